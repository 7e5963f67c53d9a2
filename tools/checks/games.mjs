// The lists of the games, from the folders of their rules, of their command lines and of their faces in the admin. `--write` makes them anew; without it a
// list that is not current fails.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';

const rules = 'libs/rules/games';
const faces = 'apps/admin/src/app/games';
const lines = 'tools/arbitre/games';
const importers = 'libs/events/src/games';
const models = 'libs/projections/src/games';
const served = 'apps/api/src/games';

const foldersWith = (folder, file) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => existsSync(`${folder}/${name}/${file}`))
    .sort();
const nameOf = (game) => game.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const lazy = (games, pathOf) => games.map((game) => `'${game}': () => import('${pathOf(game)}'),`).join('\n');

const games = foldersWith(rules, 'index.ts');
const imports = games.map((game) => `import ${nameOf(game)} from '@arbitre/rules/${game}';`).join('\n');
const list = `[${games.map(nameOf).join(', ')}]`;

/** What people call each game, by its id, as its manifest says it: pages list games whose rules they have not loaded. */
const namesOfGames = async () => {
  const { outputFiles } = await build({
    stdin: { contents: `${imports}\nexport default ${list};`, resolveDir: process.cwd(), loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'error' },
    tsconfig: 'tsconfig.base.json',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { default: manifests } = await import(`data:text/javascript;base64,${code}`);
  return Object.fromEntries(manifests.map(({ id, name }) => [id, name]));
};

const written = `// Written by \`npm run games\` from the folders of the games; never by hand.`;

const lists = {
  'libs/rules/src/games.generated.ts': async () =>
    `${written}\n${imports}\n\nexport const GAMES = ${list};\n`,
  'libs/rules/bench/benches.generated.ts': () => {
    const timed = foldersWith(rules, 'bench/figures.ts');
    return `${written}
${timed.map((game) => `import ${nameOf(game)} from '@arbitre/rules/games/${game}/bench/figures';`).join('\n')}
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';

export const BENCHES: Readonly<Record<string, GameBench>> = {
${timed.map((game) => `'${game}': ${nameOf(game)},`).join('\n')}
};
`;
  },
  'libs/events/bench/benches.generated.ts': () => {
    const timed = foldersWith(importers, 'bench/index.ts');
    return `${written}
${timed.map((game) => `import ${nameOf(game)} from '../src/games/${game}/bench';`).join('\n')}
import type { ImporterBench } from './figure';

export const IMPORTER_BENCHES: readonly ImporterBench[] = [${timed.map(nameOf).join(', ')}];
`;
  },
  'libs/projections/src/games.generated.ts': () => {
    const kept = foldersWith(models, 'index.ts');
    return `${written}
${kept.map((game) => `import ${nameOf(game)} from './games/${game}';`).join('\n')}
import type { Projector } from './projector';

export const GAME_PROJECTORS: readonly Projector[] = [${kept.map((game) => `...${nameOf(game)}`).join(', ')}];
`;
  },
  'apps/api/src/games.generated.ts': () => {
    const listed = foldersWith(served, 'index.ts');
    return `${written}
${listed.map((game) => `import ${nameOf(game)} from './games/${game}';`).join('\n')}
import type { GameModule } from './game-module';

export const GAME_MODULES: readonly GameModule[] = [${listed.map(nameOf).join(', ')}];
`;
  },
  'tools/arbitre/games.generated.ts': () => {
    const listed = foldersWith(lines, 'index.ts');
    return `${written}
${listed.map((game) => `import ${nameOf(game)} from './games/${game}';`).join('\n')}
import type { GameLines } from './game-lines';

export const GAME_LINES: Readonly<Record<string, GameLines>> = {
${listed.map((game) => `'${game}': ${nameOf(game)},`).join('\n')}
};
`;
  },
  [`${faces}/faces.generated.ts`]: async () => {
    const listed = foldersWith(faces, 'listing.ts');
    return `${written}
${listed.map((game) => `import ${nameOf(game)} from './${game}/listing';`).join('\n')}

export const NAMES = ${JSON.stringify(await namesOfGames())};

export const LISTINGS = {
${listed.map((game) => `'${game}': ${nameOf(game)},`).join('\n')}
};

export const FACES = {
${lazy(foldersWith(faces, 'face.ts'), (game) => `./${game}/face`)}
};

export const RULES = {
${lazy(games, (game) => `@arbitre/rules/${game}`)}
};
`;
  },
};

for (const [path, text] of Object.entries(lists)) {
  // A copy of the rules alone has no pages and no command line.
  if (!existsSync(dirname(path))) continue;
  const wanted = await format(await text(), {
    ...(await resolveConfig(import.meta.filename)),
    filepath: path,
  });
  if (process.argv.includes('--write')) writeFileSync(path, wanted);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== wanted) {
    console.error(`${path} does not list the games: run npm run games`);
    process.exitCode = 1;
  }
}
