import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { gamesOf } from '@arbitre/rules/kernel/games';
import { sessionDecider } from '@arbitre/rules/kernel/session/decider';
import game from '../index';
import {
  accepting,
  calling,
  changing,
  drawing,
  entering,
  evening,
  onSheet,
  packing,
  players,
  rankingBy,
  rankingOf,
  rubber,
  seated,
  sitting,
  tableOf,
  writing,
} from '../testing/evening';
import { plafondLotCommitment } from './lot';
import { plafondOrder } from './session';
import { settledAt } from './standing';
import type { EveningView } from './view';

const everyone = { kind: 'everyone' } as const;
const staff = { kind: 'staff' } as const;
const shelf = { get: () => null };
const view = (state: typeof seated.state, audience: typeof everyone | typeof staff = everyone) =>
  plafondOrder.view(state, audience, shelf) as unknown as EveningView;

describe('tables', () => {
  it('BP-PARTIE-2 are of four: fewer, or another number by hand, are refused', () => {
    const three = evening().and(entering(players(3)));
    expect(three.when(calling()).refusals).toEqual(['BP-PARTIE-2']);
    const five = evening().and(entering(players(5)));
    expect(five.when(calling({ tables: [players(3)] })).refusals).toEqual(['BP-PARTIE-2']);
    expect(five.when(calling({ tables: [players(5)] })).refusals).toEqual(['BP-PARTIE-2']);
    const { state } = five.and(calling());
    expect(view(state).parties[0]).toMatchObject({ out: ['E'], tables: [{ entries: ['A', 'B', 'C', 'D'] }] });
    const { seats } = rubber(seated.state);
    expect([seats.N, seats.S].sort()).toEqual(['A', 'C']);
  });
  it('are made by hand of players who are here, each once', () => {
    const five = evening().and(entering(players(5)));
    expect(five.when(calling({ tables: [['A', 'B', 'C', 'C']] })).refusals).toEqual(['named-twice']);
    expect(five.when(calling({ tables: [['A', 'B', 'C', 'Z']] })).refusals).toEqual(['not-here']);
    const { state } = five.and(calling({ tables: [['E', 'D', 'C', 'B']] }));
    expect(view(state).parties).toMatchObject([{ byHand: true, out: ['A'] }]);
  });
  it('are drawn by a seed whose hash was published', () => {
    const drawn = evening({ rotation: 'draw' }).and(entering(players(8)));
    const commit = { do: 'commit-lot', commitment: plafondLotCommitment('moon') };
    expect(drawn.when(calling({ seed: 'moon' })).refusals).toEqual(['no-lot-committed']);
    expect(drawn.and(commit).when(calling({ seed: 'sun' })).refusals).toEqual(['another-seed']);
    const { state } = drawn.and(commit, calling({ seed: 'moon' }));
    expect(state.parties[0]?.tables.flatMap(({ entries }) => entries).sort()).toEqual(players(8));
  });
  it('keep people apart who have met, and let nobody sit out twice before everybody once', () => {
    const end = (state: typeof seated.state) =>
      [...state.tables.values()]
        .filter(({ ended }) => ended === null)
        .map(({ partie, table }) => ({ do: 'end-partie', partie, table, reason: 'test' }));
    let now = evening().and(entering(players(18)), calling());
    for (let partie = 2; partie <= 4; partie++) now = now.and(end(now.state), calling());
    const out = now.state.parties.flatMap((each) => each.out);
    expect([out.length, new Set(out).size]).toEqual([8, 8]);
    const pairs = now.state.parties
      .slice(0, 2)
      .flatMap(({ tables }) => tables)
      .flatMap(({ entries }) => entries.flatMap((a) => entries.filter((b) => a < b).map((b) => `${a}${b}`)));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('who comes and goes', () => {
  it('plays from the next partie on when he comes late, and no more once he has gone', () => {
    const five = seated.and(entering(['E']));
    expect(five.when(entering(['E'])).refusals).toEqual(['here-already']);
    expect(five.when(entering(['F', 'F'])).refusals).toEqual(['named-twice']);
    const leave = (entry: string) => ({ do: 'withdraw-player', entry, reason: 'Last train' });
    expect(five.when(leave('Z')).refusals).toEqual(['not-here']);
    expect(five.when(leave('A')).violations).toMatchObject([
      { article: 'still-at-table', facts: { use: ['seat-substitute', 'end-partie'] } },
    ]);
    const gone = five.and(leave('E'));
    expect(gone.when(leave('E')).refusals).toEqual(['not-here']);
    expect(view(gone.state).players.at(-1)).toEqual({ entry: 'E', withdrawn: true });
    expect(view(gone.state, staff).players.at(-1)).toMatchObject({ reason: 'Last train' });
    expect(view(gone.and(entering(['E'])).state).players.at(-1)?.withdrawn).toBe(false);
    expect(plafondOrder.entriesOf(entering(['E', 'F']))).toEqual(['E', 'F']);
    expect(plafondOrder.entriesOf({ do: 'enter-players', entries: 3 } as never)).toEqual([]);
  });
  it('BP-PARTIE-4 is replaced between two rubbers, and his substitute goes on with his partners', () => {
    const replace = (entry: string, substitute: string) => ({
      ...{ do: 'seat-substitute', partie: 1, table: '1', entry, substitute, reason: 'Last train' },
    });
    const six = seated.and(entering(['E', 'F']));
    expect(six.when(replace('A', 'E')).violations).toMatchObject([
      { article: 'rubber-begun', facts: { use: 'break-off' } },
    ]);
    const between = six.and(writing(['3NTN=', '3NTN=']), accepting());
    expect(between.when(replace('Z', 'E')).refusals).toEqual(['not-at-table']);
    expect(between.when(replace('A', 'Z')).refusals).toEqual(['not-here']);
    expect(between.when(replace('A', 'B')).refusals).toEqual(['plays-already']);
    const replaced = between.and(replace('A', 'E'), { do: 'withdraw-player', entry: 'A', reason: 'x' });
    const { state } = replaced
      .and(changing(), writing(['3NTN=', '3NTN='], { round: 2 }), accepting(2))
      .and(changing());
    const partners = [2, 3].map((round) => {
      const { N, E, S, W } = rubber(state, round).seats;
      return [N, S].includes('E') ? [N, S].find((each) => each !== 'E') : [E, W].find((each) => each !== 'E');
    });
    expect(partners.sort()).toEqual(['B', 'D']);
    expect(settledAt(state, tableOf(state)).map(({ entry }) => entry)).toContain('A');
  });
  it('leaves a table that ends before its third rubber by a decision of the arbiter', () => {
    const end = { do: 'end-partie', partie: 1, table: '1', reason: 'Time' };
    expect(seated.when(end).violations).toMatchObject([
      { article: 'rubber-goes-on', facts: { use: 'break-off' } },
    ]);
    const ended = seated.and(writing(['3NTN=', '3NTN=']), accepting(), end);
    expect(ended.when(changing()).refusals).toEqual(['BP-PARTIE-3']);
    expect(ended.when(end).refusals).toEqual(['partie-over']);
    expect(ended.when(calling()).types).toEqual(['PartieCalled']);
    expect(plafondOrder.arbiterActs).toContain('end-partie');
  });
});

describe('settlement', () => {
  /** A+C win by 500, B+C lose to A+D by 14, and so on: as BP-PARTIE-GAP-3 has it. */
  const whole = seated
    .and(writing(['3NTN-4', '2HE=', '4SN+2 h100', '3NTN=']), accepting(), changing())
    .and(writing(['3NTN=', '3NTN='], { round: 2 }), accepting(2), changing())
    .and(writing(['3NTE=', '3NTE='], { round: 3 }), accepting(3));

  it('BP-PARTIE-GAP-3 adds up the differences of the three rubbers; the four make nothing', () => {
    const [A = 0, B = 0, C = 0, D = 0] = players(4).map(
      (entry) => settledAt(whole.state, tableOf(whole.state)).find((each) => each.entry === entry)?.points,
    );
    const differences = [1, 2, 3].map((round) => {
      const { seats, sheet } = rubber(whole.state, round);
      const own = [seats.N, seats.S].includes('A') ? 1 : -1;
      return own * (sheet.totals.NS - sheet.totals.EW);
    });
    expect(A).toBe(differences.reduce((sum, each) => sum + each, 0));
    expect(A + B + C + D).toBe(0);
    expect(new Set([A, B, C, D]).size).toBeGreaterThan(2);
  });
  it('BP-PARTIE-GAP-3 BP-REGLEMENT-GAP-2 sums to nothing after any lines and corrections', () => {
    const lines = fc.array(
      fc.constantFrom('3NTN=', '4SE+2 h100', '2HXW-3', 'pass', '1CS+1', '6NTXXN=', '5DE-2'),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(lines, fc.nat(11), fc.boolean(), (written, corrected, off) => {
        let now = seated.when(writing(written));
        if (off) now = now.when(onSheet('break-off', { cause: 'time', reason: 'x' }));
        now = now.when(onSheet('rule-line', { deal: corrected + 1, line: '7SE= h200NS', reason: 'x' }));
        const { awards } = plafondOrder.standing(now.state);
        expect(awards.reduce((sum, { value }) => sum + value.num, 0)).toBe(0);
        expect(rubber(now.state).entries.length).toBeLessThanOrEqual(written.length);
      }),
      { numRuns: 60 },
    );
  });
  it('BP-REGLEMENT-GAP-2 has its rate before the first deal, and ranks by points alone', () => {
    const rate = (value: number) => ({ do: 'set-rate', partie: 1, table: '1', rate: value });
    const agreed = seated.and(rate(5));
    const played = agreed.and(writing(['2HN=', '3NTE-4', '4SE+2 h100', '3NTW=']));
    expect(played.when(rate(10)).refusals).toEqual(['BP-REGLEMENT-GAP-2']);
    const { settlement } = view(played.state).parties[0]?.tables[0] ?? { settlement: [] };
    expect(settlement.map(({ entry, points, amount }) => [entry, points, amount])).toEqual([
      ['A', -500, -2500],
      ['B', 500, 2500],
      ['C', -500, -2500],
      ['D', 500, 2500],
    ]);
    expect(plafondOrder.standing(played.state).awards.map(({ value }) => value.num)).toEqual([
      -500, 500, -500, 500,
    ]);
    expect(
      evening({ rate: 7 })
        .and(entering(players(4)), calling())
        .state.tables.get('1|1')?.rate,
    ).toBe(7);
  });
  it('BP-PARTIE-GAP-4 ranks by differences, rubbers won on points, then games; equals share', () => {
    const { state } = seated.and(writing(['2HN=', '3NTE-4', '4SE+2 h100', '3NTW=']));
    expect(rankingOf(state, players(4))).toEqual([
      '1 B 500 1 2',
      '1 D 500 1 2',
      '3 A -500 0 0',
      '3 C -500 0 0',
    ]);
    const award = (entry: string, key: string, points: number, rubbers: number, games: number) => ({
      ...{ key, entry, value: exact(points), counts: { rubbers, games } },
    });
    const awards = [
      ...[award('A', 'round-1', 120, 1, 2), award('B', 'round-1', 60, 1, 2), award('B', 'round-2', 60, 1, 0)],
      ...[award('C', 'round-1', 120, 1, 3), award('D', 'round-1', 120, 1, 2)],
    ];
    expect(rankingBy(awards, players(4))).toEqual([
      '1 B 120 2 2',
      '2 C 120 1 3',
      '3 A 120 1 2',
      '3 D 120 1 2',
    ]);
  });
});

describe('the session', () => {
  it('tells the ranking by a milestone after each act that changes it', () => {
    const life = sessionDecider(gamesOf([game]));
    let state = life.initial();
    const told = (act: object): readonly string[] => {
      const answer = life.decide(state, act as never);
      if (!answer.ok) return [answer.violation.article];
      state = answer.events.reduce((each, event) => life.evolve(each, event), state);
      return answer.events.map(({ type }) => type);
    };
    const opening = {
      competition: 'c',
      number: 1,
      game: 'bridge-plafond',
      ruleset: 'bridge-plafond@1',
      setup: {},
    };
    told({ do: 'open-session', ...opening });
    for (const act of [entering(players(4)), calling(), drawing('A:SA B:S3 C:SK D:S2')]) told(act);
    for (const act of [sitting('A', 'N'), sitting('B', 'E'), packing('blue')]) told(act);
    const [one = {}, two = {}] = writing(['3NTN=', '3NTS=']);
    expect([told(one), told(two)]).toEqual([['LineWritten'], ['LineWritten', 'SessionScored']]);
    expect(state.standing.awards.map(({ entry, value }) => `${entry} ${value.num}`)).toEqual([
      ...['A 660', 'B -660', 'C 660', 'D -660'],
    ]);
    const correction = { do: 'correct-line', round: 1, table: '1', deal: 1, line: '2NTN=' };
    expect(told(correction)).toEqual(['LineCorrected', 'SessionScored']);
    expect(state.standing.awards).toEqual([]);
  });
  it('plans the tables of the rubbers that have begun, with as many deals as it takes', () => {
    expect(plafondOrder.plan?.(seated.state)).toMatchObject({
      round: 1,
      tables: [{ round: 1, table: '1', open: true, boards: [], seating: { N: 'A', E: 'B', S: 'C', W: 'D' } }],
    });
    const over = seated.and(writing(['3NTN=', '3NTN=']));
    expect(plafondOrder.plan?.(over.state, 1).tables[0]).not.toHaveProperty('open');
    expect(plafondOrder.plan?.(over.state, 2).tables).toEqual([]);
  });
  it('names those at the table whom a decision of the arbiter is about', () => {
    const { events, state } = seated.when(onSheet('break-off', { cause: 'arbiter', reason: 'x' }));
    const [event] = events;
    expect(event === undefined ? [] : plafondOrder.judgedIn?.(state, event)).toEqual(['A', 'C', 'B', 'D']);
    const [line] = seated.when(writing(['1CN='])).events;
    expect(line === undefined ? [] : plafondOrder.judgedIn?.(seated.state, line)).toEqual([]);
  });
  it('finds figures improbable that are possible, until the totals are accepted', () => {
    const odd = (lines: readonly string[]) =>
      plafondOrder.improbable?.find(seated.and(writing(lines)).state).map(({ kind }) => kind);
    expect(odd(['1CN=', '2HE-1'])).toEqual([]);
    expect(odd(['3NTN-6'])).toEqual(['many-undertricks']);
    expect(odd(['1CN+6'])).toEqual(['many-overtricks']);
    expect(odd(['1CN=', '1CN=', 'pass', 'pass'])).toEqual(['same-line']);
    expect(odd(Array.from({ length: 20 }, () => 'pass'))).toEqual(['long-rubber']);
    const accepted = seated.and(writing(['3NTN=', '3NTN=']), accepting());
    expect(plafondOrder.improbable?.find(accepted.state)).toEqual([]);
  });
  it.each([
    undefined,
    null,
    3,
    {},
    { do: 'toString' },
    { do: 'write-line', round: 9 },
    { do: 'draw-cards', draws: [null] },
  ])('refuses %j without throwing', (act) => {
    expect(seated.when(act as never).refusals).toHaveLength(1);
  });
  it('offers what can be accepted, each with its choices', () => {
    const called = evening().and(entering(players(4)), calling());
    expect(plafondOrder.offered?.(evening().state)).toEqual(['enter-players']);
    expect(plafondOrder.offered?.(called.state)).toContain('draw-cards');
    const drawn = called.and(drawing('A:SA B:S3 C:SK D:S2'));
    expect(plafondOrder.choices?.(drawn.state)['choose-seat']).toEqual([
      [{ partie: [1], table: ['1'], entry: ['A'], seat: ['N', 'E', 'S', 'W'] }],
    ]);
    const one = drawn.and(sitting('A', 'S'), packing('red'));
    expect(plafondOrder.offered?.(one.state)).not.toContain('choose-pack');
    expect(plafondOrder.choices?.(seated.state)['write-line']).toEqual([
      [{ round: [1], table: ['1'], deal: [1] }],
    ]);
    expect(plafondOrder.offered?.(seated.state)).not.toContain('correct-line');
    const over = seated.and(writing(['3NTN=', '3NTN=']));
    expect(plafondOrder.offered?.(over.state)).toEqual(
      expect.arrayContaining(['accept-totals', 'correct-line', 'rule-totals']),
    );
    expect(plafondOrder.offered?.(over.state)).not.toContain('write-line');
    expect(plafondOrder.offered?.(over.and(accepting()).state)).toContain('change-partners');
  });
});
