// npm run new-game -- NAME [PREFIX]: the folder of a game that compiles, its page in the handbook, and the list of games with it.
// PREFIX begins the ids of its articles; without one, the first letters of the name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const skeleton = new URL('skeleton/', import.meta.url).pathname;
const PAGE = 'page.md.txt';

const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const filled = (file, id, prefix) =>
  readFileSync(join(skeleton, file), 'utf8')
    .replaceAll('%id%', id)
    .replaceAll('%camel%', camel(id))
    .replaceAll('%Name%', capital(camel(id)))
    .replaceAll('%Title%', capital(id.replaceAll('-', ' ')))
    .replaceAll('%PREFIX%', prefix);

/** The files of a new game below `root`, by their paths; throws where it has a folder already or its name cannot be one. */
export const newGame = async (root, id, prefix = id.replaceAll('-', '').slice(0, 3).toUpperCase()) => {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    throw new Error(`"${id}" cannot name a game: small letters a to z, parts joined by "-" (two-words).`);
  if (!/^[A-Z]{2,8}$/.test(prefix))
    throw new Error(`"${prefix}" cannot begin the ids of articles: two to eight capitals (BEL).`);
  const folder = join(root, 'libs/rules/games', id);
  if (existsSync(folder)) throw new Error(`libs/rules/games/${id} is there already: nothing was written.`);
  const pathOf = (file) =>
    file === PAGE ? join(root, 'docs/games', `${id}.md`) : join(folder, file.replace(/\.txt$/, ''));
  const files = readdirSync(skeleton, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  for (const file of files) {
    const path = pathOf(file);
    mkdirSync(dirname(path), { recursive: true });
    const options = { ...(await resolveConfig(skeleton)), filepath: path };
    writeFileSync(path, await format(filled(file, id, prefix), options));
  }
  return files.map(pathOf);
};

if (import.meta.filename === process.argv[1]) {
  const [id, prefix] = process.argv.slice(2);
  try {
    if (id === undefined) throw new Error('Which game? npm run new-game -- NAME [PREFIX]');
    for (const path of await newGame(process.cwd(), id, prefix))
      console.log(path.slice(process.cwd().length + 1));
    process.argv.push('--write');
    await import('../checks/games.mjs');
    console.log(
      'Next: CONTRIBUTING.md, "A game in an afternoon". npx jest libs/rules/src/contract says what is missing.',
    );
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
