import { createRequire } from 'node:module';
import http2, { type ClientHttp2Session, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type * as StreamMessages from '@eventstore/db-client/generated/streams_pb';

/** The protocol's messages, as the official client generated them (CommonJS without static export names). */
export const { ReadReq, ReadResp } = createRequire(import.meta.url)(
  '@eventstore/db-client/generated/streams_pb.js',
) as typeof StreamMessages;
export type ReadReq = StreamMessages.ReadReq;
export type ReadResp = StreamMessages.ReadResp;

/** What a server says instead. */
export type Refusal = { readonly code: number; readonly message: string };

export type Alterations = {
  /** Answers a read or a subscription in the server's place; null: the server does. */
  readonly refuse?: (request: ReadReq) => Promise<Refusal | null>;
  /** One message of the answer to a read or a subscription: what is passed on in its place. */
  readonly answer?: (message: ReadResp, request: ReadReq) => readonly ReadResp[];
};

export type AlteringProxy = { readonly connectionString: string; stop(): Promise<void> };

const READ = '/event_store.client.streams.Streams/Read';
const PREFIX = 5;

/** Cuts what arrives into the messages of gRPC: a byte of flags, four of length, the message. */
const messagesOf = () => {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): readonly Buffer[] => {
    rest = Buffer.concat([rest, chunk]);
    const messages: Buffer[] = [];
    while (rest.length >= PREFIX && rest.length >= PREFIX + rest.readUInt32BE(1)) {
      const end = PREFIX + rest.readUInt32BE(1);
      messages.push(rest.subarray(PREFIX, end));
      rest = rest.subarray(end);
    }
    return messages;
  };
};

const framed = (message: Uint8Array): Buffer => {
  const prefix = Buffer.alloc(PREFIX);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
};

const withoutPseudo = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).filter((each): each is [string, string | string[]] => {
      const [name, value] = each;
      return value !== undefined && (!name.startsWith(':') || name === ':path' || name === ':method');
    }),
  );

const refuseWith = (stream: ServerHttp2Stream, { code, message }: Refusal): void => {
  const headers = { ':status': 200, 'content-type': 'application/grpc' };
  stream.respond(
    { ...headers, 'grpc-status': String(code), 'grpc-message': encodeURIComponent(message) },
    { endStream: true },
  );
};

/** Passes one call on and its answer back; `alter` gives what is sent for a message of the answer. */
const passOn = (
  stream: ServerHttp2Stream,
  upstream: ClientHttp2Session,
  headers: IncomingHttpHeaders,
  body: readonly Buffer[],
  alter: ((message: Buffer) => readonly Uint8Array[]) | null,
): void => {
  const call = upstream.request(withoutPseudo(headers));
  for (const chunk of body) call.write(chunk);
  if (alter === null) stream.pipe(call);
  else call.end();
  call.on('response', (answer, flags) => {
    const ended = (flags & http2.constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    if (stream.destroyed) return;
    stream.respond(
      { ...withoutPseudo(answer), ':status': answer[':status'] ?? 200 },
      ended ? { endStream: true } : { waitForTrailers: true },
    );
  });
  let trailers: IncomingHttpHeaders = {};
  call.on('trailers', (given: IncomingHttpHeaders) => {
    trailers = given;
  });
  stream.on('wantTrailers', () => {
    stream.sendTrailers(trailers);
  });
  const cut = messagesOf();
  call.on('data', (chunk: Buffer) => {
    if (stream.destroyed) return;
    if (alter === null) stream.write(chunk);
    else for (const message of cut(chunk)) for (const each of alter(message)) stream.write(framed(each));
  });
  call.on('end', () => stream.end());
  call.on('error', () => {
    stream.close(http2.constants.NGHTTP2_CANCEL);
  });
  stream.on('close', () => {
    call.close(http2.constants.NGHTTP2_CANCEL);
  });
  stream.on('error', () => undefined);
};

/** The whole request of a read: it is one message. */
const requestOf = async (stream: ServerHttp2Stream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * A store that says other things than the one behind it: everything is passed on to 127.0.0.1:`port`, but reads and
 * subscriptions are answered as `alterations` have it. For what another server does, or a broken one.
 */
export const startAlteringProxy = async (port: number, alterations: Alterations): Promise<AlteringProxy> => {
  const { refuse, answer } = alterations;
  const server = http2.createServer();
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    const upstream = http2.connect(`http://127.0.0.1:${port}`);
    upstream.on('error', () => {
      session.destroy();
    });
    session.on('close', () => {
      upstream.destroy();
    });
    session.on('error', () => undefined);
    sessions.add(session);
    session.on('stream', (stream, headers) => {
      const serve = async (): Promise<void> => {
        if (headers[':path'] !== READ) {
          passOn(stream, upstream, headers, [], null);
          return;
        }
        const body = await requestOf(stream);
        const request = ReadReq.deserializeBinary(body.subarray(PREFIX));
        const refusal = (await refuse?.(request)) ?? null;
        if (refusal !== null) refuseWith(stream, refusal);
        else
          passOn(stream, upstream, headers, [body], (message) =>
            answer === undefined
              ? [message]
              : answer(ReadResp.deserializeBinary(message), request).map((each) => each.serializeBinary()),
          );
      };
      serve().catch(() => {
        stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connectionString: `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`,
    stop: () => {
      for (const session of sessions) session.destroy();
      return new Promise((resolve) =>
        server.close(() => {
          resolve();
        }),
      );
    },
  };
};
