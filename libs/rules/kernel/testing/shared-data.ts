import { existsSync } from 'node:fs';

/** The folder of real records that may not be copied into the repository; it lies beside the working copy. */
const SHARED = new URL('../../../../../shared/', import.meta.url);

/** Whether this machine has the folder at all. Where it has, a missing file is a failure, not a skip. */
export const hasShared = existsSync(SHARED);

export const sharedFile = (path: string): URL => {
  const file = new URL(`data/${path}`, SHARED);
  if (!existsSync(file)) throw new Error(`../shared is here, but ../shared/data/${path} is missing`);
  return file;
};
