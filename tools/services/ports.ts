import { createServer } from 'node:net';

/** True when nothing listens on the port of the loopback interface. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });

/** A port of the loopback interface that was free a moment ago. */
export const anyFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port could be reserved.'));
        else resolve(address.port);
      });
    });
  });

/** The wished port if it is free, else any free one. */
export const freePortNear = async (wished: number): Promise<number> =>
  (await isPortFree(wished)) ? wished : anyFreePort();
