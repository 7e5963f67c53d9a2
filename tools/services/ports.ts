import { randomInt } from 'node:crypto';
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

/** Below the range that systems hand out to outgoing connections, so that none of them takes the port in between. */
const [lowest, highest] = [15_000, 32_000];

/** Of Jest's workers each has ports of its own: what one has chosen and not opened yet, no other takes or tries. */
const SHARES = 8;
const width = Math.floor((highest - lowest) / SHARES);
const share = (): number => Number(process.env.JEST_WORKER_ID ?? 0) % SHARES;

const given = new Set<number>();

/** A port of the loopback interface that was free a moment ago; the same is not given twice. */
export const anyFreePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = lowest + share() * width + randomInt(width);
    if (given.has(port)) continue;
    given.add(port);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port was found between ${lowest} and ${highest}.`);
};

/** The wished port if it is free, else any free one. */
export const freePortNear = async (wished: number): Promise<number> =>
  (await isPortFree(wished)) ? wished : anyFreePort();
