import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run';

/** A folder of a specification's own, which is gone when it is over. */
export const folderOf = (specification: string) => {
  const folder = mkdtempSync(join(tmpdir(), `arbitre-${specification}-`));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (name: string): string => join(folder, name);
  const file = (name: string, text: string): string => {
    writeFileSync(at(name), text);
    return at(name);
  };
  return { at, file };
};

/** What the command line answers, in English unless the arguments say otherwise, and the status that it ends with. */
export const arbitreWith = async (env: NodeJS.ProcessEnv, args: readonly string[]) => {
  let out = '';
  let err = '';
  const status = await run(
    args,
    { LANG: 'en_GB.UTF-8', ...env },
    { out: (text) => (out += text), err: (text) => (err += text), watched: false },
  );
  return { status, out, err };
};

export const lastLine = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');
