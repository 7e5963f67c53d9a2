import fc from 'fast-check';
import { pointsDeJeu } from '../score/points';
import { GRID } from '../testing/grid';
import {
  configure,
  deals,
  FIVE,
  FOUR,
  opened,
  rankingOf,
  rest,
  tableOf,
  tick,
  token,
  whole,
} from '../testing/manche';
import { activeAt, dealerPlace, dealsOf } from './course';
import type { MancheState, Table } from './state';

const tableIn = (state: MancheState): Table => {
  const [own] = state.tables.values();
  if (own === undefined) throw new Error('no table');
  return own;
};

describe('dealers', () => {
  it.each([
    [FOUR, '4'],
    [FIVE, '5'],
  ])('WB-16-GAP-2 go round as the inventory’s table has it: %s', (players, size) => {
    const own = tableIn(opened().and(configure(players)).state);
    const rows = Array.from({ length: dealsOf(own) }, (_, before) => {
      const deal = before + 1;
      const dealer = dealerPlace(own, deal);
      const order = activeAt(own, deal).map((player) => players.indexOf(player) + 1);
      return `${deal} ${dealer} ${size === '5' ? dealer : '-'} ${order.join(',')}`;
    });
    expect(rows).toEqual(GRID.dealers[size]);
  });
  it('WB-4.a WB-16-GAP-2 begin where the scoring designates another', () => {
    const own = tableIn(opened().and(configure(FOUR, { firstDealer: 4 })).state);
    expect([1, 2, 5].map((deal) => dealerPlace(own, deal))).toEqual([4, 1, 4]);
    expect(opened().when(configure(FOUR, { firstDealer: 5 })).refusals).toEqual(['WB-4.a']);
  });
  it('WB-16-GAP-1 have each of five deal and sit out four times, and play sixteen deals', () => {
    const own = tableIn(opened().and(configure(FIVE)).state);
    const played = Array.from({ length: 20 }, (_, before) => activeAt(own, before + 1)).flat();
    for (const player of FIVE) expect(played.filter((each) => each === player)).toHaveLength(16);
  });
  it('WB-16.a schedule sixteen deals for four, twenty for five', () => {
    expect(dealsOf({ players: FOUR })).toBe(16);
    expect(dealsOf({ players: FIVE })).toBe(20);
  });
});

describe('the result of a manche', () => {
  const lines = ['E8-H ann cid = 8', 'E9-S bob dan = 7', 'S7-C ann = 7', 'GM bob = -'];

  it('WB-16-GAP-4 checks: totals and penalties come to the points de jeu of the deals', () => {
    const played = opened().and(configure(), ...deals(lines), token('bob', 2, 'blue', 10));
    const { control, lines: sheet, points } = tableOf(played.state);
    expect(sheet.map((line) => pointsDeJeu(Object.values(line.points ?? {})))).toEqual([14, 0, 15, 36]);
    expect(control).toEqual({ totals: 65, pointsDeJeu: 65 });
    const closed = played.and(...rest(FOUR, 5), ...FOUR.map((player) => tick(player)));
    const { totals, penalties } = tableOf(closed.state);
    const sum = FOUR.reduce((all, player) => all + (totals?.[player] ?? 0) + (penalties[player] ?? 0), 0);
    expect(sum).toBe(65 - 12 * 12);
    expect(Object.values(points)).toHaveLength(4);
  });
  it('WB-16-GAP-4 holds whatever is played', () => {
    const line = fc.oneof(
      fc.tuple(
        fc.constantFrom('S6-H ann', 'S7-D dan', 'S8-S bob', 'E9-H ann cid', 'TR bob cid'),
        fc.integer({ min: 0, max: 13 }),
      ),
      fc.tuple(fc.constantFrom('PM ann', 'A9-H dan', 'GM bob', 'P cid'), fc.constantFrom('+', '-')),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 16 }), (played) => {
        // Whoever has failed twice asks; sheets as they come.
        const sheets = played.map(([contract, end]) => `${contract} = ${end}`);
        const { control } = tableOf(opened({ calls: 'observed' }).and(configure(), ...deals(sheets)).state);
        expect(control.totals).toBe(control.pointsDeJeu);
      }),
      { numRuns: 40 },
    );
  });
  it('WB-16-GAP-3 ranks by total, and equals share the rank', () => {
    const shared = opened().and(configure(), ...deals(['E8-H ann cid = 9', 'S6-D dan = 5']));
    expect(rankingOf([shared.state], FOUR)).toEqual(['1 ann 20', '1 cid 20', '3 bob 10', '4 dan -15']);
  });
  it('WB-16-GAP-5 adds manches and evenings; which manches count is a setting', () => {
    const second = (text: string) => whole(1, text).map((act) => ({ ...act, manche: 2 }));
    const evening = (setup: object) =>
      opened({ manches: 2, ...setup }).and(
        ...[configure(), ...whole(1, 'S6-H ann = 6')],
        ...[{ ...configure(), manche: 2 }, ...second('S8-H bob = 8')],
      );
    expect(rankingOf([evening({}).state], FOUR).slice(0, 2)).toEqual(['1 bob 21', '2 ann 12']);
    expect(rankingOf([evening({ counting: [1] }).state], FOUR)[0]).toBe('1 ann 12');
    const two = [evening({}).state, opened().and(configure(), ...whole(1, 'A9-D ann = +')).state];
    expect(rankingOf(two, FOUR).slice(0, 2)).toEqual(['1 ann 42', '2 bob 21']);
    expect(opened().when({ ...configure(), manche: 2 }).refusals).toEqual(['unknown-manche']);
  });
});
