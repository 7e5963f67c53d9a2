import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export type CuttingProxy = {
  readonly connectionString: string;
  /** How often all connections were cut. */
  readonly cuts: () => number;
  stop(): Promise<void>;
};

/**
 * A network that breaks: it passes everything on to the store, and each time so many bytes of answers have gone through
 * it drops what comes next and cuts every connection. What was asked has then happened, and nobody is told.
 */
export const startCuttingProxy = async (port: number, bytesBetweenCuts: number): Promise<CuttingProxy> => {
  const sockets = new Set<Socket>();
  let passed = 0;
  let cuts = 0;
  const cutAll = (): void => {
    cuts++;
    passed = 0;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
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
      passed += data.length;
      if (passed > bytesBetweenCuts) cutAll();
      else client.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connectionString: `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`,
    cuts: () => cuts,
    stop: async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
