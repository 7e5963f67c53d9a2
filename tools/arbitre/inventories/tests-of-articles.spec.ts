import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reachOf, testsOfArticles } from './tests-of-articles';

const RULES: Readonly<Record<string, string>> = {
  'libs/rules/src/index.ts': `export * from './games.generated'; export { priceOf } from '@arbitre/rules/shop';`,
  'libs/rules/src/games.generated.ts': `import shop from '@arbitre/rules/shop'; export const GAMES = [shop];`,
  'libs/rules/kernel/cards.ts': `export const parseCard = (text) => text;`,
  'libs/rules/games/shop/index.ts': `import { game } from './game';
    export default defineGame({ id: 'shop', play: { rules: game } }); export { priceOf } from './price';`,
  'libs/rules/games/shop/game.ts': `import { decide } from './decide'; export const game = { decide };`,
  'libs/rules/games/shop/decide.ts': `import { inner } from './inner'; export const decide = (act) => inner(act);`,
  'libs/rules/games/shop/inner.ts': `export const inner = (act) => act; export const forgotten = (act) => act;`,
  'libs/rules/games/shop/price.ts': `export const priceOf = (result) => result; export const unsold = () => 0;`,
  'libs/rules/games/shop/testing/table.ts': `import { game } from '../game'; export const atTable = (act) => game.decide(act);`,
  'apps/shop/main.ts': `import { priceOf } from '@arbitre/rules'; priceOf(1);`,
};

const IMPORTS = `
  import { atTable } from './testing/table';
  import { parseCard } from '@arbitre/rules/kernel/cards';
  import { game } from './game';
  import { forgotten, inner } from './inner';
  import { priceOf, unsold } from './price';
`;

describe('how far the test of an article reaches', () => {
  const root = `${mkdtempSync(join(tmpdir(), 'coverage-'))}/`;
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  beforeAll(() => {
    for (const folder of ['libs/events/src', 'libs/projections/src', 'tools/arbitre'])
      mkdirSync(join(root, folder), { recursive: true });
    for (const [name, text] of Object.entries(RULES)) write(name, text);
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    ['an act at a table that specs share', `it('X-1 a', () => { expect(atTable(1)).toBe(1); });`, 'acts'],
    ['the registered game itself', `it('X-1 a', () => { expect(game.decide(1)).toBe(1); });`, 'acts'],
    ['what a program calls', `it('X-1 a', () => { expect(priceOf(1)).toBe(1); });`, 'acts'],
    [
      'a value made on the way',
      `it('X-1 a', () => { const seen = []; for (const act of [1]) seen.push(atTable(act)); expect(seen).toEqual([1]); });`,
      'acts',
    ],
    [
      'a value of the describe around it',
      `describe('d', () => { const { x } = atTable(1); it('X-1 a', () => { expect(x).toBe(1); }); });`,
      'acts',
    ],
    [
      'a row of a table',
      `const ROWS = [['X-1', 1], ['X-2', 2]] as const; it.each(ROWS)('%s a', (_, n) => { expect(atTable(n)).toBe(n); });`,
      'acts',
    ],
    ['a rule inside', `it('X-1 a', () => { expect(inner(1)).toBe(1); });`, 'inside'],
    [
      'an act by the way, while something inside is expected',
      `it('X-1 a', () => { atTable(1); expect(inner(1)).toBe(1); });`,
      'inside',
    ],
    ['nothing of the rules', `it('X-1 a', () => { expect(parseCard('SA')).toBe('SA'); });`, 'inside'],
    [
      'a value of the same name in another test',
      `it('a', () => { const x = atTable(1); }); it('X-1 a', () => { const x = inner(1); expect(x).toBe(1); });`,
      'inside',
    ],
    ['code that nothing but specs calls', `it('X-1 a', () => { expect(forgotten(1)).toBe(1); });`, 'specs'],
    [
      'such code given what an act led to',
      `it('X-1 a', () => { expect(forgotten(atTable(1))).toBe(1); });`,
      'specs',
    ],
    ['an export that no program uses', `it('X-1 a', () => { expect(unsold()).toBe(0); });`, 'specs'],
    ['a test that is skipped', `it.skip('X-1 a', () => { expect(atTable(1)).toBe(1); });`, null],
    [
      'an id that is no title',
      `it('a', () => { const article = 'X-1'; expect(atTable(1)).toBe('X-1'); });`,
      null,
    ],
  ])('tells %s', (_, text, reach) => {
    write('libs/rules/games/shop/game.spec.ts', `${IMPORTS}${text}`);
    expect(reachOf(testsOfArticles(root).get('X-1') ?? [])).toBe(reach);
  });
});
