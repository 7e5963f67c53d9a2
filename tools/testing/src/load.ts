import { connect, type Socket } from 'node:net';

export type Load = { readonly answers: number; readonly perSecond: number; readonly p99: number };

const END_OF_HEADERS = '\r\n\r\n';

/** Bytes of the first whole response in `received`; 0 while it is not whole. Throws on any status but 200. */
const lengthOf = (received: Buffer): number => {
  const end = received.indexOf(END_OF_HEADERS);
  if (end < 0) return 0;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`answered ${head.split('\r\n')[0] ?? ''}`);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error('an answer without content-length');
  const whole = end + END_OF_HEADERS.length + length;
  return received.length >= whole ? whole : 0;
};

/** What a connection sends next: the same again, or another each time. */
export type Requests = Buffer | (() => Buffer);

/** One connection that sends its next request as soon as the answer is there. */
const keepAsking = (
  port: number,
  requests: Requests,
  onAnswer: (ms: number) => void,
  onFault: (fault: unknown) => void,
): Socket => {
  let received = Buffer.alloc(0);
  let sent = 0;
  const socket = connect(port, '127.0.0.1', () => {
    ask();
  });
  const ask = (): void => {
    sent = performance.now();
    socket.write(typeof requests === 'function' ? requests() : requests);
  };
  socket.setNoDelay(true);
  socket.on('error', onFault);
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      if (lengthOf(received) === 0) return;
    } catch (fault) {
      onFault(fault);
      return;
    }
    received = Buffer.alloc(0);
    onAnswer(performance.now() - sent);
    ask();
  });
  return socket;
};

/** A POST of JSON as these connections send it. `token`: of the session of who sends it. */
export const post = (path: string, body: string, token: string | null = null): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${token === null ? '' : `cookie: arbitre_session=${token}\r\n`}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/** Answers a second over so many connections, none of which waits, for so long; and the 99th percentile of their times. */
export const load = async (
  port: number,
  requests: Requests,
  connections: number,
  ms: number,
): Promise<Load> => {
  const times: number[] = [];
  let failed: unknown = null;
  const started = performance.now();
  const sockets = Array.from({ length: connections }, () =>
    keepAsking(
      port,
      requests,
      (time) => times.push(time),
      (fault) => (failed ??= fault),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  if (failed !== null) throw failed instanceof Error ? failed : new Error(JSON.stringify(failed));
  times.sort((a, b) => a - b);
  const answers = times.length;
  return { answers, perSecond: answers / seconds, p99: times[Math.floor(answers * 0.99)] ?? Number.NaN };
};
