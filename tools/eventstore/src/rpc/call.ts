import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { FrameDecoder, frame } from './framing';
import { percentEncoded, trailerValue } from './percent';
import { Code, RpcError } from './status';

const TIMEOUT = /^(\d{1,8})([HMSmun])$/;
const MILLISECONDS = { H: 3_600_000, M: 60_000, S: 1_000, m: 1, u: 1e-3, n: 1e-6 } as const;
const HEADERS = [':status', '200', 'content-type', 'application/grpc+proto'] as const;
const RESPONSE = { waitForTrailers: true, sendDate: false };
/** A reason of its own: without one each abort would make an exception with its stack. */
const OVER = 'The call is over.';
const SUCCESS: Readonly<Record<string, string>> = { 'grpc-status': String(Code.OK) };
const LONGEST_TIMER = 2 ** 31 - 1;

/** One gRPC call on an HTTP/2 stream: messages in, messages out under backpressure, one status at the end. */
export class Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The caller's address and port. */
  readonly peer: string;
  /** Who calls, once authenticated. */
  userName = 'anonymous';
  /** Whether the node may still do what the call asks; a call that lasts asks again. @throws RpcError not-leader */
  recheck: () => void = () => undefined;
  private readonly stream: ServerHttp2Stream;
  private over = false;
  private signal: AbortController | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private readonly inbox: Buffer[] = [];
  private inboxEnded = false;
  private wakeReader: () => void = () => undefined;
  private trailers: Readonly<Record<string, string>> | undefined;
  /** Resolves when nothing more will be sent: its status has left, or the caller has. */
  readonly sent: Promise<void>;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    this.stream = stream;
    this.headers = headers;
    this.path = headers[':path'] ?? '';
    const { remoteAddress = '', remotePort = 0 } = stream.session?.socket ?? {};
    this.peer = `${remoteAddress}:${remotePort}`;
    stream.on('wantTrailers', () => {
      stream.sendTrailers(this.trailers ?? SUCCESS);
    });
    stream.on('error', () => undefined);
    this.sent = new Promise((resolve) => {
      stream.on('close', () => {
        this.finish();
        resolve();
      });
    });
    this.receive();
    this.startDeadline();
  }

  /** The common name of the certificate that the caller showed, where it is of the authority that signs for users. */
  get certificateName(): string | undefined {
    const socket = this.stream.session?.socket as TLSSocket | undefined;
    if (socket?.authorized !== true) return undefined;
    const { subject } = socket.getPeerCertificate() as { readonly subject?: { readonly CN?: unknown } };
    const name = subject?.CN;
    return typeof name === 'string' && name !== '' ? name : undefined;
  }

  /** Whether the call is over, whoever ended it. */
  get isOver(): boolean {
    return this.over;
  }

  /** Aborted when the call is over. Made when first asked for: most calls are short and need none. */
  get closed(): AbortSignal {
    this.signal ??= new AbortController();
    if (this.over) this.signal.abort(OVER);
    return this.signal.signal;
  }

  /** The request messages in order; ends with the client's half-close or the call's end. */
  async *messages(): AsyncGenerator<Buffer> {
    for (;;) {
      const next = this.inbox.shift();
      if (next !== undefined) {
        if (this.inbox.length === 0) this.stream.resume();
        yield next;
      } else if (this.inboxEnded || this.over) {
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.wakeReader = resolve;
        });
      }
    }
  }

  /** The only message of a unary request. */
  async message(): Promise<Buffer> {
    for await (const message of this.messages()) return message;
    throw new RpcError(Code.INVALID_ARGUMENT, 'The request carries no message.');
  }

  /** Sends one message. Resolves when the client's window takes more; a closed call swallows it. */
  send(message: Uint8Array): Promise<void> {
    return this.sendFrames(frame(message));
  }

  /** Sends messages that are framed already. Resolves as `send`. */
  async sendFrames(frames: Uint8Array): Promise<void> {
    await this.put(frames);
  }

  /**
   * The same of frames that nobody else will look at: their memory is given back when they have left. Pages are large, and
   * left to the collector they make it look through everything after every few hundred.
   */
  async sendOwn(frames: Uint8Array<ArrayBuffer>): Promise<void> {
    if (await this.put(frames)) frames.buffer.transfer(0);
  }

  /** Ends the call. The first status counts. */
  end(error?: RpcError): void {
    if (this.trailers !== undefined) return;
    this.trailers = error === undefined ? SUCCESS : trailersOf(error);
    if (!this.isReset) {
      this.respond();
      this.stream.end();
    }
    this.inboxEnded = true;
    this.finish();
    this.stream.resume();
  }

  private finish(): void {
    this.over = true;
    clearTimeout(this.deadline);
    this.signal?.abort(OVER);
    this.wakeReader();
  }

  /** Whether the client has given up the call already, which its close event will tell: nothing may be sent then. */
  private get isReset(): boolean {
    return this.stream.destroyed || this.stream.closed;
  }

  /** The headers leave with the first message: by themselves they would wake the client once more for nothing. */
  private respond(): void {
    if (this.stream.headersSent) return;
    this.stream.respond(HEADERS, RESPONSE);
  }

  private receive(): void {
    const decoder = new FrameDecoder();
    this.stream.on('data', (chunk: Buffer) => {
      try {
        for (const message of decoder.push(chunk)) this.inbox.push(message);
      } catch (error) {
        this.end(error as RpcError);
      }
      if (this.inbox.length > 0) this.stream.pause();
      this.wakeReader();
    });
    this.stream.on('end', () => {
      this.inboxEnded = true;
      if (decoder.torn)
        this.end(new RpcError(Code.INVALID_ARGUMENT, 'The request ends in the middle of a message.'));
      this.wakeReader();
    });
  }

  private startDeadline(): void {
    const milliseconds = timeout(this.headers['grpc-timeout']);
    if (milliseconds === undefined || milliseconds > LONGEST_TIMER) return;
    this.deadline = setTimeout(() => {
      this.end(new RpcError(Code.DEADLINE_EXCEEDED, 'Deadline exceeded.'));
    }, milliseconds);
  }

  /**
   * Resolves when these frames have left, though others may wait behind them, or with the call; few bytes are not waited for.
   * @returns whether they are known to have left
   */
  private async put(frames: Uint8Array): Promise<boolean> {
    const { stream } = this;
    if (this.over || this.isReset || this.trailers !== undefined || stream.writableEnded) return false;
    this.respond();
    if (stream.writableLength + frames.length >= stream.writableHighWaterMark) return this.left(frames);
    stream.write(frames);
    return false;
  }

  private left(frames: Uint8Array): Promise<boolean> {
    return new Promise((resolve) => {
      const over = () => {
        resolve(false);
      };
      this.closed.addEventListener('abort', over);
      this.stream.write(frames, (error) => {
        this.closed.removeEventListener('abort', over);
        resolve(error === null || error === undefined);
      });
    });
  }
}

const trailersOf = ({ code, message, trailers }: RpcError): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(trailers).map(([name, value]) => [name, trailerValue(value)])),
  'grpc-status': String(code),
  'grpc-message': percentEncoded(message),
});

function timeout(header: string | string[] | undefined): number | undefined {
  const [, amount, unit] = TIMEOUT.exec(String(header)) ?? [];
  return amount === undefined ? undefined : Number(amount) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
}
