import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const DEFAULT_PORT = 2113;
const LOOK_EVERY_MS = 50;

/** A store greets whoever connects with the settings of HTTP/2, or answers the first word of TLS. */
const greet = (socket: Socket, isSecure: boolean): (() => void) => {
  if (isSecure) {
    const secure = connectTls({ socket, rejectUnauthorized: false }).on('error', () => undefined);
    return () => secure.destroy();
  }
  const session = connectHttp2('http://store', { createConnection: () => socket }).on(
    'error',
    () => undefined,
  );
  return () => {
    session.destroy();
  };
};

/**
 * Whether something at `host` (`name:2113`) takes connections and then says nothing for `ms`: a port that is not a store's, or
 * a store that hangs. A port that refuses connections, or where nobody is reached, is not silent: it is away.
 */
export const isSilent = async (host: string, isSecure: boolean, ms: number): Promise<boolean> => {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  const end = AbortSignal.timeout(ms);
  const socket = connect(port === undefined ? DEFAULT_PORT : Number(port), name.replace(/^\[|\]$/g, ''));
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect', { signal: end });
  } catch {
    socket.destroy();
    return false;
  }
  const leave = greet(socket, isSecure);
  while (!end.aborted && socket.bytesRead === 0 && !socket.destroyed)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  const silent = socket.bytesRead === 0 && end.aborted;
  leave();
  socket.destroy();
  return silent;
};
