import type { ActChoices } from '@arbitre/rules/kernel/session/choices';
import type { FormField } from '../../writes/form-field';
import { canBe, narrowed } from './narrowing';

const SEATS: ActChoices = [
  [
    { series: [1], table: ['1'], seat: [2], entry: ['pair-2'] },
    { series: [1], table: ['1'], seat: [3], entry: ['pair-7'] },
    { series: [1], table: ['2'], seat: [1], entry: ['pair-5'] },
  ],
];
const fields: readonly FormField[] = [
  { name: 'series', label: 'Series', kind: 'number' },
  { name: 'table', label: 'Table' },
  {
    name: 'entry',
    label: 'Who',
    choices: [2, 5, 7].map((n) => ({ value: `pair-${n}`, label: `${n} Name` })),
  },
  { name: 'reason', label: 'Why' },
];
const choicesOf = (field: FormField | undefined) => field?.choices?.map(({ value }) => value);

describe('the fields of an act', () => {
  it('have the choices that can succeed, and what alone can be is chosen', () => {
    const [series, table, entry, reason] = narrowed(fields, SEATS, {}, {});
    expect([choicesOf(series), series?.value]).toEqual([['1'], '1']);
    expect([choicesOf(table), table?.value]).toEqual([['1', '2'], '']);
    expect(choicesOf(entry)).toEqual(['pair-2', 'pair-7', 'pair-5']);
    expect(entry?.choices?.[0]?.label).toBe('2 Name');
    expect(choicesOf(reason)).toBeUndefined();
  });

  it('are narrowed by what the fields before them say, and by what their place says', () => {
    const [, , atTwo] = narrowed(fields, SEATS, {}, { table: '2' });
    expect([choicesOf(atTwo), atTwo?.value]).toEqual([['pair-5'], 'pair-5']);
    const [entry] = narrowed(fields.slice(2, 3), SEATS, { series: 1, table: '1' }, {});
    expect(choicesOf(entry)).toEqual(['pair-2', 'pair-7']);
    // What does not fit what was chosen before is no choice any more.
    const [, , changed] = narrowed(fields, SEATS, {}, { table: '2', entry: 'pair-7' });
    expect(changed?.value).toBe('pair-5');
  });

  it('leave out who may not be, and keep closed lists closed', () => {
    const [entry] = narrowed(fields.slice(2, 3), [[{ entry: { not: ['pair-5'] } }]], {}, {});
    expect(choicesOf(entry)).toEqual(['pair-2', 'pair-7']);
    const by: FormField = { name: 'by', label: 'How', choices: [{ value: 'lot', label: 'By lot' }] };
    expect(choicesOf(narrowed([by], [[{ by: ['seed', 'lot'] }]], {}, {})[0])).toEqual(['lot']);
  });

  it('leave lists to be typed', () => {
    const order: FormField = { name: 'order', label: 'Order', each: true };
    expect(narrowed([order], [[{ order: ['a', 'b'] }]], {}, {})[0]).toEqual(order);
  });
});

describe('an act', () => {
  it('is possible where a row of each group holds for what is said', () => {
    expect(canBe(SEATS, {})).toBe(true);
    expect(canBe(SEATS, { table: '2' })).toBe(true);
    expect(canBe(SEATS, { table: '3' })).toBe(false);
    expect(canBe([[{ deal: { least: 1, most: 8 } }]], { deal: 9 })).toBe(false);
    expect(canBe([], { table: '3' })).toBe(true);
  });
});
