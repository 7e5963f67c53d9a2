import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export type CuttingProxy = {
  readonly connectionString: string;
  /** How often all connections were cut. */
  readonly cuts: () => number;
  /** Cuts all connections now. */
  cut(): void;
  /** Keeps answers back until they are released. */
  hold(): void;
  release(): void;
  stop(): Promise<void>;
};

/**
 * A network that breaks: it passes everything on to the store, and each time so many bytes of answers have gone through
 * it cuts every connection, in the middle of a message as chance has it. What was asked has then happened, and nobody is
 * told.
 */
export const startCuttingProxy = async (port: number, bytesBetweenCuts = Infinity): Promise<CuttingProxy> => {
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let passed = 0;
  let cuts = 0;
  let held = false;
  const cutAll = (): void => {
    cuts++;
    passed = 0;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    answering.add(upstream);
    upstream.on('close', () => answering.delete(upstream));
    if (held) upstream.pause();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => upstream.write(data));
    upstream.on('data', (data) => {
      const room = bytesBetweenCuts - passed;
      passed += data.length;
      if (data.length <= room) {
        client.write(data);
        return;
      }
      sockets.delete(client);
      client.end(data.subarray(0, room));
      cutAll();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connectionString: `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`,
    cuts: () => cuts,
    cut: cutAll,
    hold: () => {
      held = true;
      for (const socket of answering) socket.pause();
    },
    release: () => {
      held = false;
      for (const socket of answering) socket.resume();
    },
    stop: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
