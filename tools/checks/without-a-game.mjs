// Each game can be taken out: a copy of the tree without its folders lists the games anew and compiles. `node tools/checks/without-a-game.mjs [GAME...]`
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROJECTS = ['libs/rules', 'libs/events', 'libs/projections', 'apps/worker', 'apps/api', 'tools'];
const FOLDERS = [
  ...['libs/rules/games', 'libs/events/src/games', 'libs/projections/src/games'],
  ...['apps/api/src/games', 'apps/admin/src/app/games', 'tools/arbitre/games'],
];
/** Specs and what they stand on may take any game as their example. */
const EXAMPLES = ['**/*.spec.ts', '**/testing/**', '**/e2e/**', '**/bench/**'];

const root = resolve(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

const copyWithout = (game) => {
  const copy = mkdtempSync(join(tmpdir(), `without-${game}-`));
  const own = FOLDERS.map((folder) => `${folder}/${game}/`);
  for (const path of tracked.filter((each) => !own.some((folder) => each.startsWith(folder))))
    cpSync(join(root, path), join(copy, path), { errorOnExist: false });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

/** What a program says where it fails; null where it does not. */
const complaint = (copy, program, args) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? null : `${program} ${args.join(' ')}\n${stdout}${stderr}`;
};

const compile = (copy, project) => {
  const config = JSON.parse(readFileSync(join(copy, project, 'tsconfig.json'), 'utf8'));
  const own = { ...config, exclude: [...(config.exclude ?? []), ...EXAMPLES.map((each) => `./${each}`)] };
  writeFileSync(join(copy, project, 'tsconfig.without.json'), JSON.stringify(own));
  return complaint(copy, 'tsc', ['--noEmit', '-p', `${project}/tsconfig.without.json`]);
};

const problemsWithout = (game) => {
  const copy = copyWithout(game);
  try {
    return [
      complaint(copy, 'node', ['tools/checks/games.mjs', '--write']),
      ...PROJECTS.map((project) => compile(copy, project)),
      complaint(copy, 'ngc', ['-p', 'apps/admin/tsconfig.app.json', '--noEmit']),
    ].filter((each) => each !== null);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const asked = process.argv.slice(2);
for (const game of asked.length > 0 ? asked : readdirSync(join(root, 'libs/rules/games'))) {
  const problems = problemsWithout(game);
  console.log(`without ${game}: ${problems.length === 0 ? 'it compiles' : problems.join('\n')}`);
  if (problems.length > 0) process.exitCode = 1;
}
