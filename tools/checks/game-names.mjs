// Nothing outside a game's own folders (`games/<id>`) names a game: files whose code does are listed here with a reason, or fail.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What may name a game, by the beginning of its path, and why. */
const allowed = JSON.parse(readFileSync(new URL('game-names.json', import.meta.url), 'utf8'));

const games = readdirSync('libs/rules/games');
const own = new RegExp(`/games/(${games.join('|')})/`);
const examples = /game-names\.mjs$|\.spec\.ts$|\.generated\.ts$|(^|\/)(testing|e2e|fixtures)\//;
/** Words that one game alone has: its files, its things. */
const betraying = ['pbn', 'iss', 'gcg', 'racks?', 'solos?', 'lexicons?'];
const named = new RegExp(
  `\\b(${[...games.map((game) => game.replaceAll('-', '[ -]?')), ...betraying].join('|')})\\b`,
);

/** Every name and text of a program; comments are neither. */
const wordsOf = (path, text) => {
  const words = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      words.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return words;
};

/** `whistMilitaireWorks` and `CLUB_WHIST` are read as `whist militaire works` and `club whist`. */
const apart = (word) =>
  word
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const namesGame = (path) => {
  const text = readFileSync(path, 'utf8');
  const words = path.endsWith('.html') ? [text.replace(/<!--[^]*?-->/g, '')] : wordsOf(path, text);
  return words.some((word) => named.test(apart(word)));
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'tools'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|mjs|html)$/.test(path) && !examples.test(path) && !own.test(path))
  .filter(namesGame);

const reasonOf = (path) => Object.keys(allowed).find((start) => path.startsWith(start));
for (const path of files.filter((each) => reasonOf(each) === undefined)) {
  console.error(`${path} names a game: move it to the game's folder, or ask the manifest`);
  process.exitCode = 1;
}
for (const start of Object.keys(allowed).filter((each) => !files.some((path) => path.startsWith(each)))) {
  console.error(`tools/checks/game-names.json allows ${start}, which names no game: take it out`);
  process.exitCode = 1;
}
