import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../arbitre/repository';

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'new-game-'));
const folder = join(root, 'libs/rules/games');

/** `npm run new-game -- …` where nothing but the rules is. */
const newGame = (...args: readonly string[]): Promise<{ stdout: string }> =>
  run(process.execPath, [join(repository, 'tools/new-game/new-game.mjs'), ...args], { cwd: root });

beforeAll(() => {
  mkdirSync(join(root, 'libs/rules/src'), { recursive: true });
  cpSync(join(repository, 'libs/rules/kernel'), join(root, 'libs/rules/kernel'), { recursive: true });
  cpSync(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  for (const name of readdirSync(join(repository, 'libs/rules/games')))
    mkdirSync(join(folder, name), { recursive: true });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('npm run new-game', () => {
  it('writes a game that compiles and is formatted, its page and its line in the list', async () => {
    const { stdout } = await newGame('jass-swiss', 'JASS');
    expect(stdout).toContain('libs/rules/games/jass-swiss/index.ts');
    expect(readFileSync(join(root, 'libs/rules/src/games.generated.ts'), 'utf8')).toContain(
      `import jassSwiss from '@arbitre/rules/jass-swiss';`,
    );
    expect(readFileSync(join(root, 'docs/games/jass-swiss.md'), 'utf8')).toMatch(/^# Jass swiss\n/);
    const own = readdirSync(join(folder, 'jass-swiss')).filter(
      (name) => name.endsWith('.ts') && !name.includes('spec'),
    );
    for (const name of own)
      expect(readFileSync(join(folder, 'jass-swiss', name), 'utf8')).not.toMatch(/%[A-Za-z]+%/);
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { types: [] },
        files: ['libs/rules/games/jass-swiss/index.ts', 'libs/rules/games/jass-swiss/testing/life.ts'],
      }),
    );
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    await run(process.execPath, [compiler, '-p', join(root, 'tsconfig.json')], { cwd: root });
    const formatter = join(repository, 'node_modules/prettier/bin/prettier.cjs');
    await run(process.execPath, [
      formatter,
      '--config',
      join(repository, '.prettierrc.json'),
      '--check',
      folder,
    ]);
  });

  it.each([
    ['skat', 'SKA', 'is there already: nothing was written'],
    ['Belote', 'BEL', 'cannot name a game'],
    ['../belote', 'BEL', 'cannot name a game'],
    ['belote', 'b-1', 'cannot begin the ids of articles'],
  ])('refuses %s %s: %s', async (name, prefix, sentence) => {
    const before = readdirSync(folder);
    await expect(newGame(name, prefix)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(sentence),
    });
    expect(readdirSync(folder)).toEqual(before);
  });
});
