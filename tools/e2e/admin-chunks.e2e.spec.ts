import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the build of the admin tells of a file that it wrote; paths of inputs are relative to `apps/admin`. */
type Output = {
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
  readonly entryPoint?: string;
};

const { outputs } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/apps/admin/browser-stats.json'), 'utf8'),
) as { readonly outputs: Readonly<Record<string, Output>> };
const chunks = new Map(Object.entries(outputs).filter(([name]) => name.endsWith('.js')));

const gameIn = (folder: string, path: string): string | null =>
  path.includes(folder) ? (path.split(folder)[1]?.split('/')[0] ?? null) : null;
/** The games whose rules stand in a chunk. */
const rulesIn = ({ inputs }: Output): readonly string[] =>
  Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => {
    const game = bytesInOutput > 0 ? gameIn('libs/rules/games/', path) : null;
    return game === null ? [] : [game];
  });

/** What a browser loads with a chunk: the chunk itself, and all that it imports. */
const loadedNames = (name: string): readonly string[] => {
  const loaded = new Set<string>();
  const load = (each: string): void => {
    if (loaded.has(each)) return;
    loaded.add(each);
    for (const { path, kind } of chunks.get(each)?.imports ?? [])
      if (kind === 'import-statement' && chunks.has(path)) load(path);
  };
  load(name);
  return [...loaded];
};
const loadedWith = (name: string): readonly Output[] => loadedNames(name).map((each) => chunks.get(each)!);

/** The games whose rules a browser loads with a chunk. */
const gamesLoadedWith = (name: string): ReadonlySet<string> =>
  new Set(loadedWith(name).flatMap((each) => rulesIn(each)));

const entries = [...chunks].flatMap(([name, { entryPoint }]) =>
  entryPoint === undefined ? [] : [{ name, entryPoint }],
);
const pagesOfAll = entries.filter(({ entryPoint }) => /^src\/(?!app\/games\/)/u.test(entryPoint));
/** What is loaded for one game: its rules, its face, the parts of it and its own pages. */
const ofGames = new Map<string, string[]>();
for (const { name, entryPoint } of entries) {
  const game = gameIn('libs/rules/games/', entryPoint) ?? gameIn('src/app/games/', entryPoint);
  if (game !== null) ofGames.set(game, [...(ofGames.get(game) ?? []), name]);
}

describe('what a browser loads for a page', () => {
  it('is the rules of no game before the page knows its game', () => {
    expect(pagesOfAll.map(({ entryPoint }) => entryPoint)).toEqual(
      expect.arrayContaining(['src/main.ts', 'src/app/deal/deal-page.ts']),
    );
    for (const { name, entryPoint } of pagesOfAll)
      expect([entryPoint, ...gamesLoadedWith(name)]).toEqual([entryPoint]);
  });

  it('asks browsers about passkeys by a library that no page waits for', () => {
    const holds = ({ inputs }: Output): boolean =>
      Object.keys(inputs).some((path) => path.includes('@simplewebauthn/browser'));
    expect([...chunks.values()].filter(holds)).toHaveLength(1);
    for (const { name, entryPoint } of pagesOfAll)
      expect([entryPoint, loadedWith(name).some(holds)]).toEqual([entryPoint, false]);
  });

  it('is the rules of its own game and of no other, whatever is opened of it', () => {
    expect([...ofGames.keys()].sort()).toEqual(
      expect.arrayContaining(['bridge', 'scrabble', 'skat', 'whist', 'whist-militaire']),
    );
    for (const [game, names] of ofGames) {
      const loaded = new Set(names.flatMap((name) => [...gamesLoadedWith(name)]));
      expect([game, ...loaded]).toEqual([game, game]);
    }
  });
});

/** What a browser reads of a file, as the API sends it: compressed by the build. */
const sizeOf = (name: string): number =>
  statSync(join(import.meta.dirname, '../../dist/apps/admin/browser', `${name}.br`), {
    throwIfNoEntry: false,
  })?.size ?? 0;
const sizeLoadedWith = (names: readonly string[]): number => {
  const loaded = new Set(names.flatMap((name) => loadedNames(name)));
  return [...loaded].reduce((sum, name) => sum + sizeOf(name), 0);
};
const chunkOf = (entryPoint: string): string =>
  entries.find((entry) => entry.entryPoint === entryPoint)?.name ?? `no chunk for ${entryPoint}`;

describe('the weight of a page, compressed', () => {
  const first = [
    chunkOf('src/main.ts'),
    ...[...chunks.keys()].filter((name) => name.startsWith('polyfills')),
  ];

  it('is less than 200 kB before anything is asked for', () => {
    expect(sizeLoadedWith(first)).toBeGreaterThan(50_000);
    expect(sizeLoadedWith(first)).toBeLessThan(200_000);
  });

  it.each([...ofGames.keys()])('is less than 380 kB for a deal of %s', (game) => {
    const own = entries.filter(
      ({ entryPoint }) =>
        entryPoint === `src/app/games/${game}/face.ts` ||
        entryPoint === `../../libs/rules/games/${game}/index.ts`,
    );
    const names = [...first, chunkOf('src/app/deal/deal-page.ts'), ...own.map(({ name }) => name)];
    expect(sizeLoadedWith(names)).toBeLessThan(380_000);
  });
});
