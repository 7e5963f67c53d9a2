import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { penaltyAwards, rulingOfPenalty, standardPenalty } from '@arbitre/rules/kernel/competition/penalties';
import { methodOf } from '../testing/life';
import { penalised, played, ruling } from '../testing/ruled';
import { type Line, opened, scored } from '../testing/scored-event';

const made = played(10);
const refusals = (...acts: readonly AnyAct[]) => made.when(...acts).refusals;
const facts = { told: 'as the hall saw it' };
const pairs = (scores: readonly number[], board = 1): readonly Line[] =>
  scores.map((score, at) => ({ NS: `n${at}`, EW: `e${at}`, score, board, round: board }));

/** What a ruling takes from an entry, as the ranking reads it. */
const taken = (entry: string, size: number, kind = 'procedural') => {
  const { state } = made.when(ruling('BD-L90A', 'penalised', facts, penalised(size, kind)));
  const [given] = penaltyAwards('c.s1-r2-t3-b4', 'r1', state.rulings[0]?.penalties ?? []);
  return { entry, key: given?.key ?? '', num: given?.value.num ?? 0, den: given?.value.den ?? 1 };
};

describe('penalties', () => {
  it('BD-L90A costs its author alone, beside any score of the board', () => {
    // A top of 4: a quarter of it is 1 point of the 8 on two boards.
    const lines = [...pairs([420, 170, 140, -50, -100]), ...pairs([420, 170, 140, -50, -100], 2)];
    const before = scored(opened('matchpoints', {}), lines);
    const after = scored(opened('matchpoints', {}), lines, { penalties: [taken('n1', 25)] });
    expect([before.total('n1'), after.total('n1')]).toEqual(['75.00', '62.50']);
    expect(after.rows.filter(({ entry }) => entry !== 'n1').map(({ total }) => total)).toEqual(
      before.rows.filter(({ entry }) => entry !== 'n1').map(({ total }) => total),
    );
    expect(after.awards.find(({ deal }) => deal === 'c.s1-procedural-r2-t3-b4-r1')?.basis?.kind).toBe(
      'penalty',
    );
  });
  it.each([
    ['matchpoints', 25],
    ['cross-imps', 3],
    ['team-imps', 3],
    ['victory-points', 1],
  ])('BD-L90-GAP-1 the usual size at %s is %i', (method, size) => {
    expect(standardPenalty(methodOf(method))).toBe(size);
  });
  it('BD-L90-GAP-1 3 IMPs off a total of IMPs, 1 off victory points', () => {
    const teams: readonly Line[] = [
      { NS: 'A', EW: 'B', score: 420 },
      { NS: 'B', EW: 'A', score: 170 },
    ];
    const total = (method: string, size: number) => {
      const event = opened(method, {});
      const at = (penalties: Parameters<typeof scored>[2]) =>
        Number(scored(event, teams, penalties).total('A'));
      return at({}) - at({ penalties: [taken('A', size)] });
    };
    expect([total('team-imps', 3), total('victory-points', 1)]).toEqual([3, 1]);
  });
  it.each([
    'BD-L90B1',
    'BD-L90B2',
    'BD-L90B3',
    'BD-L90B4',
    'BD-L90B5',
    'BD-L90B6',
    'BD-L90B7',
    'BD-L90B8',
    'BD-L11B',
    'BD-FADOQ-3',
  ])('%s is a warning, which costs nothing, or a penalty of that size', (article) => {
    const found = article === 'BD-L11B' ? { offender: 'E' } : facts;
    const warned = made.when(ruling(article, 'warned', found, penalised(undefined, 'warning')));
    expect([
      warned.refusals,
      penaltyAwards('c.s1-r2-t3-b4', 'r1', warned.state.rulings[0]?.penalties ?? []),
    ]).toEqual([[], []]);
    const { state } = made.when(ruling(article, 'penalised', found, penalised(12.5)));
    expect(penaltyAwards('c.s1-r2-t3-b4', 'r1', state.rulings[0]?.penalties ?? [])).toEqual([
      { session: 'c.s1', key: 'procedural-r2-t3-b4-r1', entry: 'pair-2', value: { num: -25, den: 2 } },
    ]);
    expect(refusals(ruling(article, 'penalised', found))).toEqual(['outcome-gives-penalty']);
    expect(refusals(ruling(article, 'suspended', found))).toEqual(['outcome-not-lawful']);
  });
  it.each(['BD-L91A', 'BD-ETHIQUE-28'])(
    '%s discipline takes points, or suspends from a round on',
    (article) => {
      expect(refusals(ruling(article, 'penalised', facts, penalised(25, 'disciplinary')))).toEqual([]);
      expect(refusals(ruling(article, 'suspended', facts))).toEqual(['missing-field']);
      expect(refusals(ruling(article, 'suspended', { ...facts, fromRound: 5 }))).toEqual([]);
    },
  );
  it('BD-L91B a disqualification waits for the organiser, and changes nothing until then', () => {
    expect(refusals(ruling('BD-L91B', 'disqualified', facts))).toEqual(['BD-L91B']);
    const { state } = made.when(ruling('BD-L91B', 'pending', facts));
    expect([state.adjustments, state.rulings[0]?.outcome]).toEqual([null, 'pending']);
    expect(refusals(ruling('BD-L91B', 'disqualified', { ...facts, approved: 'organiser' }))).toEqual([]);
  });
  it('leads back to its ruling by its key, whatever the table is called', () => {
    const [given] = penaltyAwards('c.s2-r1-tA-1-b4', 'r3', penalised(25).penalties as never);
    expect(rulingOfPenalty('c.s2', given?.key ?? '')).toEqual({ deal: 'c.s2-r1-tA-1-b4', ruling: 'r3' });
    expect(rulingOfPenalty('c.s2', 'penalty-1')).toBeNull();
  });
  it('falls with its ruling', () => {
    const { state, events } = made.when(ruling('BD-L90A', 'penalised', facts, penalised(25)), {
      ...{ do: 'withdraw-ruling', ruling: 'r1', reason: 'it was another pair' },
    });
    expect(events[0]?.data).toMatchObject({ ...penalised(25), adjustments: {} });
    expect(state.rulings[0]?.status).toBe('withdrawn');
  });
});
