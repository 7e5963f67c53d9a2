import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder for one test's store. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'arbitre-eventstore-'));
