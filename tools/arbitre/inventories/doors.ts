import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { compiler } from './compiler';
import { keyOf, type Reference, referencesIn, resolved } from './references';
import type { Foreign, SourceFile, Sources } from './source-file';

/** Folders whose programs people use; what they call of the rules is what people reach. */
const PROGRAMS = ['apps', 'libs/events/src', 'libs/projections/src', 'tools/arbitre'];

/** Tests, what only tests start, and what draws examples. */
const NOT_PROGRAMS = /\.spec\.ts$|(^|\/)(spec|testing|bench|demo|fixtures|dist|node_modules)(\/|$)/;

/** The list of the games whose orders and rankings programs find by their names. */
const REGISTRIES = ['libs/rules/src/games.generated.ts'];

/** Cards, hands and answers are the words in which every rule speaks, no way to it. */
const WORDS = /^libs\/rules\/kernel\/(declare\/)?[^/]+$/;

export const isWord = (file: string): boolean => WORDS.test(file);

export const isRule = (file: string): boolean => file.startsWith('libs/rules/') && !NOT_PROGRAMS.test(file);

/** TypeScript files below a folder, as paths of the repository. */
export const sourcesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);

/** The declarations that a file's whole text leads to, its own left out. */
const usedBy = (sources: Sources, file: SourceFile): readonly Foreign[] =>
  referencesIn(file.tree)
    .flatMap((reference) => resolved(sources, file, reference))
    .filter((each) => each.file !== file.path);

/** The object that a value is, or that is given to the call which makes it (`defineGame({ … })`). */
const objectOf = (value: ts.Node): ts.ObjectLiteralExpression | null => {
  if (compiler.isObjectLiteralExpression(value)) return value;
  const [given] = compiler.isCallExpression(value) ? value.arguments : [];
  return given !== undefined && compiler.isObjectLiteralExpression(given) ? given : null;
};

/** Names that an object is made of, those of the objects and lists in it too. */
const namesIn = (value: ts.Node): readonly Reference[] => {
  if (compiler.isIdentifier(value)) return [{ name: value.text, member: null }];
  if (compiler.isSpreadAssignment(value) || compiler.isPropertyAssignment(value))
    return namesIn(compiler.isSpreadAssignment(value) ? value.expression : value.initializer);
  if (compiler.isShorthandPropertyAssignment(value)) return namesIn(value.name);
  if (compiler.isArrayLiteralExpression(value)) return value.elements.flatMap(namesIn);
  if (compiler.isArrowFunction(value)) return referencesIn(value.body);
  return compiler.isObjectLiteralExpression(value) ? value.properties.flatMap(namesIn) : [];
};

/** What an object hands out: the functions that it is made of are those that its users call. */
const membersOf = (sources: Sources, { file, name }: Foreign): readonly Foreign[] => {
  const source = sources.file(file);
  const declaration = source.declared.get(name);
  if (declaration === undefined) return [];
  const value = compiler.isExportAssignment(declaration)
    ? declaration.expression
    : compiler.isVariableDeclaration(declaration)
      ? declaration.initializer
      : undefined;
  const object = value === undefined ? null : objectOf(value);
  if (object === null) return [];
  return namesIn(object).flatMap((reference) => resolved(sources, source, reference));
};

const withMembers = (sources: Sources, first: readonly Foreign[]): ReadonlyMap<string, Foreign> => {
  const found = new Map<string, Foreign>();
  const queue = [...first];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(keyOf(next))) continue;
    found.set(keyOf(next), next);
    queue.push(...membersOf(sources, next));
  }
  return found;
};

/**
 * The ways into the rules: the registered games, orders and rankings with the functions that they hand out, and whatever
 * else of the rules a program calls. Nothing is declared here by hand: an export that no program uses is no door.
 */
export const doorsOf = (sources: Sources): ReadonlyMap<string, Foreign> => {
  const { root } = sources;
  const programs = PROGRAMS.flatMap((folder) => sourcesIn(root, folder))
    .filter((name) => !NOT_PROGRAMS.test(name))
    .filter((name) => readFileSync(join(root, name), 'utf8').includes('@arbitre/rules'));
  const used = [...programs, ...REGISTRIES].flatMap((name) =>
    usedBy(sources, sources.file(join(root, name))),
  );
  const inRules = used.filter(({ file }) => {
    const name = file.slice(root.length);
    return isRule(name) && !isWord(name);
  });
  return withMembers(sources, inRules);
};

/** Everything that the doors lead to: the rest is code that nobody but a spec calls. */
export const liveFrom = (sources: Sources, doors: ReadonlyMap<string, Foreign>): ReadonlySet<string> => {
  const live = new Set<string>();
  const queue = [...doors.values()];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (live.has(keyOf(next))) continue;
    live.add(keyOf(next));
    const source = sources.file(next.file);
    const declaration = source.declared.get(next.name);
    if (declaration === undefined) continue;
    for (const reference of referencesIn(declaration)) queue.push(...resolved(sources, source, reference));
  }
  return live;
};
