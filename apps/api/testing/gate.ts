import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a service that can be closed: `silent` takes everything and answers nothing, `away` refuses. */
export type Gate = {
  /** The service's address with the gate's port. */
  readonly url: string;
  open(): Promise<void>;
  silent(): Promise<void>;
  away(): Promise<void>;
  stop(): Promise<void>;
};

export const startGate = async (serviceUrl: string): Promise<Gate> => {
  const { hostname, port: behind } = new URL(serviceUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const make = () =>
    createServer((client) => {
      const pair = [client, connect(Number(behind), hostname)] as const;
      pairs.add(pair);
      for (const [from, to] of [pair, [pair[1], pair[0]] as const]) {
        from.on('error', () => undefined);
        from.on('close', () => {
          pairs.delete(pair);
          to.destroy();
        });
        if (!isSilent) from.pipe(to);
      }
    });
  let server = make();
  const listen = (port: number): Promise<number> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        resolve((server.address() as AddressInfo).port);
      });
    });
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      cut();
    });
  const port = await listen(0);
  const url = new URL(serviceUrl);
  url.port = String(port);
  return {
    url: url.href,
    open: async () => {
      // What was said into the silence is lost: connections begin anew.
      isSilent = false;
      cut();
      if (server.listening) return;
      server = make();
      await listen(port);
    },
    silent: () => {
      isSilent = true;
      for (const [client, service] of pairs) {
        client.unpipe(service);
        service.unpipe(client);
        client.resume();
      }
      return Promise.resolve();
    },
    away: close,
    stop: close,
  };
};
