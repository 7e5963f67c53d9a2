import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accepting, onSheet, rubber, seated, writing } from '../testing/evening';
import { LINES } from './fields';
import { plafondOrder } from './session';
import type { RubberView } from './view';

const shown = (state: typeof seated.state): RubberView => {
  const asked = { round: 1, table: '1', audience: { kind: 'everyone' }, shelf: { get: () => null } } as const;
  return plafondOrder.sheet?.([], state, asked) as unknown as RubberView;
};
const insert = (deal: number, line: string, more: object = {}) =>
  onSheet('insert-line', { deal, line, ...more });
const ruleIn = (deal: number, line: string) =>
  onSheet('rule-insertion', { deal, line, reason: 'both remember it' });
const written = (state: typeof seated.state) =>
  rubber(state).entries.map(({ deal, line }) => `${deal} ${line}`);

describe('a line that was forgotten', () => {
  const two = seated.and(writing(['2HN=', '3NTW=']));

  it('BP-MARQUE-GAP-2 comes where it belongs, and everything is computed anew from there', () => {
    expect(shown(two.state)).toMatchObject({ games: { NS: 0, EW: 1 }, next: { deal: 3, dealer: 'S' } });
    const whole = two.and(insert(2, '2sn='));
    expect(whole.types).toEqual(['LineInserted']);
    expect(written(whole.state)).toEqual(['1 2HN=', '2 2SN=', '3 3NTW=']);
    // 16 and 18 make the game before the others make theirs.
    expect(shown(whole.state)).toMatchObject({
      ...{ games: { NS: 1, EW: 1 }, next: { deal: 4, dealer: 'W' } },
      lines: [
        { dealer: 'N', inserted: null },
        { dealer: 'E', inserted: { by: 'table', reason: null }, won: 'NS', earlier: [] },
        { dealer: 'S', inserted: null, won: 'EW' },
      ],
    });
  });
  it('BP-PARTIE-5 ends a rubber that went on without it: what comes after counts for nothing', () => {
    const over = seated.and(writing(['3NTN=', '3NTE=', '3NTE=']));
    const earlier = over.and(insert(2, '3NTN='));
    expect(shown(earlier.state)).toMatchObject({ state: 'ended', winner: 'NS', games: { NS: 2, EW: 0 } });
    expect(shown(earlier.state).lines.map(({ beyond }) => beyond)).toEqual([false, false, true, true]);
  });
  it('is undone by striking it out: it is no deal then, and says who put it there', () => {
    const whole = two.and(insert(2, '2SN=', { reason: 'found on the pad' }));
    const undone = whole.and(onSheet('correct-line', { deal: 2, line: null }));
    expect(shown(undone.state)).toMatchObject({
      ...{ games: { NS: 0, EW: 1 }, next: { deal: 4, dealer: 'S' } },
      lines: [{}, { line: null, inserted: { by: 'table', reason: 'found on the pad' } }, { dealer: 'E' }],
    });
  });
  it('takes who was noted to have dealt along with the line', () => {
    const noted = two.and(onSheet('note-dealer', { deal: 2, dealer: 'S' }));
    expect(shown(noted.and(insert(2, '2SN=')).state).lines.map(({ dealer }) => dealer)).toEqual([
      ...['N', 'E', 'S'],
    ]);
    expect(Object.keys(rubber(noted.and(insert(1, '2SN=')).state).dealt)).toEqual(['3']);
  });
  it('is refused where it comes last, where it is none, and before a line that was taken as played', () => {
    expect(two.when(insert(3, '2SN=')).refusals).toEqual(['line-missing']);
    expect(seated.when(insert(1, '2SN=')).refusals).toEqual(['line-missing']);
    expect(two.when(insert(1, '8SN=')).refusals).toEqual(['BP-COLONNE-1']);
    expect(two.when(insert(1, '1SN= h90')).refusals).toHaveLength(1);
    expect(two.when(insert(1, '2\u0000sn=')).refusals).toEqual(['forbidden-character']);
    expect(two.when(onSheet('insert-line', { round: 2, deal: 1, line: '2SN=' })).refusals).toEqual([
      'unknown-rubber',
    ]);
    const taken = two.and(onSheet('take-deal', { deal: 1, line: '1HN=' }));
    expect(taken.when(insert(1, '2SN=')).violations).toMatchObject([
      { article: 'line-of-deal', facts: { deal: 1, from: 1 } },
    ]);
    expect(written(taken.and(insert(2, '2SN=')).state)).toEqual(['1 1HN=', '2 2SN=', '3 3NTW=']);
    const full = seated.and(writing(Array.from({ length: LINES }, () => 'Pass')));
    expect(full.when(insert(1, 'Pass')).refusals).toEqual(['sheet-full']);
  });
  it('BP-MARQUE-GAP-2 asks for the arbiter once the totals are accepted, and has them accepted anew before', () => {
    const ended = seated.and(writing(['3NTN=', '3NTN=']));
    const half = ended.and(onSheet('accept-totals', { by: 'A' }), insert(1, '1SE='));
    expect(rubber(half.state).acceptedBy).toEqual({});
    const accepted = ended.and(accepting());
    expect(accepted.when(insert(1, '1SE=')).violations).toMatchObject([
      { article: 'BP-MARQUE-GAP-2', facts: { use: 'rule-insertion' } },
    ]);
    const ruled = accepted.and(ruleIn(1, '1SE='));
    expect(shown(ruled.state)).toMatchObject({
      ...{ state: 'accepted', totals: { EW: 9 + 50 } },
      lines: [{ inserted: { by: 'arbiter', reason: 'both remember it' } }, {}, {}],
    });
    expect(plafondOrder.arbiterActs).toContain('rule-insertion');
    expect(plafondOrder.arbiterActs).not.toContain('insert-line');
  });
  it('is offered where it may come', () => {
    const deals = (state: typeof seated.state) => plafondOrder.choices?.(state)['insert-line'];
    expect(deals(seated.state)).toBeUndefined();
    expect(deals(two.state)).toEqual([[{ round: [1], table: ['1'], deal: { least: 1, most: 2 } }]]);
    const taken = two.and(onSheet('take-deal', { deal: 1, line: '1HN=' }));
    expect(deals(taken.state)).toEqual([[{ round: [1], table: ['1'], deal: { least: 2, most: 2 } }]]);
    const last = two.and(onSheet('take-deal', { deal: 2, line: '1HN=' }));
    expect(deals(last.state)).toBeUndefined();
  });
  it('BP-MARQUE-GAP-2 makes the sheet that the lines in their order would have made', () => {
    const lines = fc.array(fc.constantFrom('Pass', '1NTN=', '2HE=', '4SS+1', '3NTXW-2', '2NTN='), {
      ...{ minLength: 2, maxLength: 7 },
    });
    fc.assert(
      fc.property(lines, fc.nat(), (all, which) => {
        const at = which % (all.length - 1);
        const inOrder = seated.when(writing(all));
        fc.pre(inOrder.refusals.length === 0);
        const without = seated.when(writing(all.toSpliced(at, 1)));
        const { sheet, entries } = rubber(without.and(insert(at + 1, all[at] ?? '')).state);
        expect(sheet).toEqual(rubber(inOrder.state).sheet);
        expect(entries.map(({ deal }) => deal)).toEqual(all.map((_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });
});
