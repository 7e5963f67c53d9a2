import { readFileSync } from 'node:fs';
import { LEGAL_BIDS } from './value';
import { valueTable } from './value-table';

/** The tables of the inventory, where the misprint of the rulebook (128 for diamonds times 14) is put right. */
const INVENTORY = JSON.parse(readFileSync(new URL('./fixtures/values.json', import.meta.url), 'utf8')) as {
  readonly values: Readonly<Record<string, readonly number[] | Readonly<Record<string, number>>>>;
  readonly null_values: Readonly<Record<string, number>>;
  readonly legal_bids: readonly number[];
};

const rowOf = (game: string) => valueTable().find((row) => row.game === game)?.cells ?? [];

describe('the value table', () => {
  it.each(['D', 'H', 'S', 'C'])('SKAT-5.6 has the inventory’s seventeen values of %s', (game) => {
    expect(rowOf(game).map(({ value }) => value)).toEqual(INVENTORY.values[game]);
    expect(rowOf(game).map(({ multiplier }) => multiplier)).toEqual(INVENTORY.values.multipliers);
  });
  it('SKAT-5.6 has grand from twice to ten times 24', () => {
    const row = Object.fromEntries(rowOf('G').map(({ multiplier, value }) => [multiplier, value]));
    expect(row).toEqual(INVENTORY.values.G);
  });
  it('SKAT-5.6 has grand ouvert with one to four matadors', () => {
    expect(rowOf('GO').map(({ value }) => value)).toEqual(Object.values(INVENTORY.values.GO ?? {}));
  });
  it('SKAT-5.6 has the four constants of null', () => {
    const nulls = Object.entries(INVENTORY.null_values);
    expect(nulls.map(([game]) => [game, rowOf(game)[0]?.value])).toEqual(nulls);
  });
  it('SKAT-5.6 SKAT-3.3-GAP-1 is where the 63 legal bids come from', () => {
    const values = new Set(valueTable().flatMap(({ cells }) => cells.map(({ value }) => value)));
    expect([...values].sort((a, b) => a - b)).toEqual(INVENTORY.legal_bids);
    expect(LEGAL_BIDS).toEqual(INVENTORY.legal_bids);
  });
  it('SKAT-5.6 puts the printed 128 right', () => {
    expect(rowOf('D').find(({ multiplier }) => multiplier === 14)?.value).toBe(126);
  });
});
