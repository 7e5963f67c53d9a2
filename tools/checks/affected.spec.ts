import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allGames } from '@arbitre/rules';

const root = join(import.meta.dirname, '../..');

/** The projects that Nx checks, tests and builds anew after a change of one file. */
const affectedBy = async (file: string): Promise<readonly string[]> => {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [nx, 'show', 'projects', '--affected', `--files=${file}`, '--json'],
    { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } },
  );
  return JSON.parse(stdout) as readonly string[];
};

describe('a comma in one game', () => {
  it('reaches what stands on that game, and no other game', async () => {
    const reached = await affectedBy('libs/rules/games/skat/score.ts');
    expect(reached).toEqual(
      expect.arrayContaining(['rules-skat', 'rules', 'events', 'api', 'worker', 'admin']),
    );
    expect(reached).not.toContain('rules-whist');
    expect(reached).not.toContain('rules-kernel');
  }, 60_000);

  it('in the kernel reaches every game', async () => {
    const reached = await affectedBy('libs/rules/kernel/life.ts');
    expect(reached).toEqual(expect.arrayContaining(allGames.all.map(({ id }) => `rules-${id}`)));
  }, 60_000);
});
