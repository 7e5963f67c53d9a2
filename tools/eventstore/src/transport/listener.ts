import type { Server as HttpServer } from 'node:http';
import type { Http2Server } from 'node:http2';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';

const HTTP2_PREFACE = 'PRI * HTTP/2.0';

export interface TlsMaterial {
  readonly key: string;
  readonly cert: string;
}

export interface ListenOptions {
  readonly maxConnections: number;
  readonly tls?: TlsMaterial | undefined;
  /** The authority (PEM) whose certificates callers may show in place of a password. */
  readonly clientAuthority?: string | undefined;
}

/** One port for both protocols: gRPC on HTTP/2, people and probes on HTTP/1.1. */
export class Listener {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isAway = false;

  constructor(rpc: Http2Server, http: HttpServer, options: ListenOptions) {
    const { tls, clientAuthority } = options;
    if (tls === undefined) {
      this.server = createServer({ noDelay: true }, (socket) => {
        if (this.keep(socket)) byPreface(socket, rpc, http);
      });
    } else {
      const secure = createTlsServer({
        ...tls,
        ...(clientAuthority !== undefined && {
          ca: clientAuthority,
          requestCert: true,
          rejectUnauthorized: false,
        }),
        ALPNProtocols: ['h2', 'http/1.1'],
        noDelay: true,
      });
      secure.on('secureConnection', (socket: TLSSocket) => {
        (socket.alpnProtocol === 'h2' ? rpc : http).emit('connection', socket);
      });
      secure.on('connection', (socket: Socket) => {
        this.keep(socket);
      });
      secure.on('tlsClientError', (_error, socket) => {
        socket.destroy();
      });
      this.server = secure;
    }
    this.server.maxConnections = options.maxConnections;
  }

  get connections(): number {
    return this.sockets.size;
  }

  /** Starts listening; port 0 takes any free one. Returns the port taken. */
  async listen(host: string, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  /** Cuts every connection, and each new one as it comes, as a machine that died: the port stays taken. */
  goAway(): void {
    this.isAway = true;
    for (const socket of this.sockets) socket.destroy();
  }

  comeBack(): void {
    this.isAway = false;
  }

  /** Takes no further connection and cuts those that are open. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** @returns whether it is served */
  private keep(socket: Socket): boolean {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.sockets.delete(socket));
    if (this.isAway) socket.destroy();
    return !this.isAway;
  }
}

function byPreface(socket: Socket, rpc: Http2Server, http: HttpServer): void {
  socket.once('data', (chunk: Buffer) => {
    socket.pause();
    socket.unshift(chunk);
    const isHttp2 = chunk.toString('latin1', 0, 3) === HTTP2_PREFACE.slice(0, 3);
    if (isHttp2) {
      rpc.emit('connection', socket);
    } else {
      http.emit('connection', socket);
      socket.resume();
    }
  });
}
