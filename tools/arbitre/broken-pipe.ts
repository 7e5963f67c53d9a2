import type { Writable } from 'node:stream';

/**
 * Whoever reads our output may stop before its end (`arbitre replay … | head`): then there is nothing left to do or to say.
 * Any other fault of the stream is thrown.
 */
export const endWithReader = (stream: Writable, end: () => void): void => {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
};
