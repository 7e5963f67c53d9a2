import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { close, drawn, NS_WINS, opened, players, rankingOf, table } from '../testing/tournament';
import { drawGame, joffreLotCommitment } from './draw';
import { joffreOrder } from './session';
import { drawing, sideOfEntry, type TournamentState } from './state';

const first = opened().and(drawn(1));
const seatsOf = (state: TournamentState, name = '1') => table(state, name).seats;
const sign = (by: string, more: Partial<AnyAct> = {}): AnyAct => ({
  ...{ do: 'sign-sheet', game: 1, table: '1', by },
  ...more,
});
const closeAll = (game: number, tables: number): readonly AnyAct[] =>
  Array.from({ length: tables }, (_, at) => close(NS_WINS, { game, table: String(at + 1) }));
const everyone = { kind: 'everyone' } as const;

describe('what the session plans', () => {
  it('JOF-3.3 JOF-5.6 seats whoever was drawn, with as many deals as it takes until the sheet is closed', () => {
    const plan = (state: TournamentState, game?: number) => joffreOrder.plan?.(state, game);
    expect(plan(opened().state)).toEqual({ round: 0, tables: [] });
    expect(plan(first.state)).toMatchObject({
      round: 1,
      tables: [
        { round: 1, table: '1', boards: [1], seating: seatsOf(first.state), open: true },
        { round: 1, table: '2', boards: [1], open: true },
      ],
    });
    const closed = first.and(close(NS_WINS)).state;
    const [one, other] = plan(closed, 1)?.tables ?? [];
    expect([one?.boards, one?.open, other?.open]).toEqual([[1, 2, 3, 4], undefined, true]);
    const left = first.and({ do: 'abandon-game', game: 1, table: '2', reason: 'ill' }).state;
    expect(plan(left, 1)?.tables[1]).toEqual({
      ...{ round: 1, table: '2', boards: [], seating: seatsOf(left, '2') },
    });
    expect(plan(first.state, 2)?.tables).toEqual([]);
  });
});

describe('the lot', () => {
  it('JOF-3.2 draws partners by a seed that was committed to, not by a choice', () => {
    const [commit, draw] = drawn(1);
    expect(opened().when(draw ?? []).refusals).toEqual(['no-lot-committed']);
    expect(
      opened()
        .and(commit ?? [])
        .when({ ...draw, do: 'draw-game', seed: 'mine' }).refusals,
    ).toEqual(['another-seed']);
    const table1 = seatsOf(first.state);
    // Whoever types the list in another order draws the same; whoever knows the seed may draw again.
    const again = opened().and(drawn(1, [...players(8)].reverse()));
    expect(seatsOf(again.state)).toEqual(table1);
    const before = { satOut: new Map<string, number>(), pairs: [] };
    expect(drawGame('seed-1', players(8), before, 'drawn').tables[0]?.seats).toEqual(table1);
    expect(first.events.at(-1)).toMatchObject({ type: 'GameDrawn', data: { seed: 'seed-1', game: 1 } });
    expect(joffreLotCommitment('seed-1')).toMatch(/^[0-9a-f]{64}$/);
  });
  it('JOF-3.3 makes tables of four, and none of fewer', () => {
    const ten = opened().and(drawn(1, players(10))).state;
    expect([ten.tables.size, ten.games[0]?.out.length]).toEqual([2, 2]);
    expect(opened().when(drawn(1, players(3))).refusals).toEqual(['JOF-3.3']);
    expect(opened().when(drawn(1, [...players(7), 'p01'])).refusals).toEqual(['named-twice']);
  });
  it('JOF-3-GAP-1 draws anew for each game, and adds up what everybody got', () => {
    expect(first.when(drawn(2)).refusals).toContain('tables-still-play');
    const second = first.and(closeAll(1, 2)).and(drawn(2));
    const partner = (state: TournamentState, entry: string): string =>
      Object.entries(
        state.games.at(-1)?.tables.find(({ seats }) => Object.values(seats).includes(entry))?.seats ?? {},
      ).find(([, each]) => each === entry)?.[0] ?? '';
    expect(seatsOf(second.state)).not.toEqual(seatsOf(first.state));
    expect(partner(second.state, 'p01')).not.toBe('');
    const over = second.and(closeAll(2, 2)).state;
    const wins = rankingOf(over, players(8)).map((row) => Number(row.split(' ')[2]));
    expect(wins.reduce((sum, each) => sum + each, 0)).toBe(8);
  });
  it('JOF-3-GAP-1 keeps the pairs where the organiser wants it', () => {
    const kept = opened({ partners: 'kept' }).and(drawn(1), closeAll(1, 2), drawn(2)).state;
    const pairsOf = (state: TournamentState, game: number): readonly string[] =>
      (state.games[game - 1]?.tables ?? [])
        .flatMap(({ seats }) => [
          [seats.N, seats.S],
          [seats.E, seats.W],
        ])
        .map((pair) => pair.sort().join('+'))
        .sort();
    expect(pairsOf(kept, 2)).toEqual(pairsOf(kept, 1));
    // Who has lost the partner is paired by the lot; a pair sits out where three are left.
    const six = opened({ partners: 'kept' }).and(
      drawn(1, players(8)),
      closeAll(1, 2),
      drawn(2, players(6)),
    ).state;
    expect([six.games[1]?.tables.length, six.games[1]?.out.length]).toEqual([1, 2]);
    const seven = opened({ partners: 'kept' }).and(
      drawn(1, players(8)),
      closeAll(1, 2),
      drawn(2, players(7)),
    ).state;
    expect(seven.games[1]?.out).toHaveLength(3);
    // A pair that sat out is a pair still when it comes back.
    let game = opened({ games: 6, partners: 'kept' }).and(drawn(1, players(12)), closeAll(1, 3));
    const first = pairsOf(game.state, 1);
    for (let number = 2; number <= 6; number++)
      game = game.and(drawn(number, players(10)), closeAll(number, 2));
    for (let number = 3; number <= 6; number++)
      for (const pair of pairsOf(game.state, number))
        expect([...first, ...pairsOf(game.state, 2)]).toContain(pair);
  });
  it('JOF-3-GAP-2 has nobody sit out twice before everybody has once, for no point', () => {
    let game = opened({ games: 9 });
    for (let number = 1; number <= 9; number++)
      game = game.and(drawn(number, players(9)), closeAll(number, 2));
    expect(new Set(game.state.games.flatMap(({ out }) => out)).size).toBe(9);
    const [out = ''] = game.state.games[0]?.out ?? [];
    const awards = joffreOrder.standing(game.state).awards.filter(({ entry }) => entry === out);
    expect(awards.map(({ key }) => key)).not.toContain('round-1');
    expect(awards).toHaveLength(8);
  });
  it('JOF-7-GAP-2 draws as many games as were fixed before', () => {
    const one = opened({ games: 1 }).and(drawn(1), closeAll(1, 2));
    expect(one.when(drawn(2)).refusals).toEqual(['JOF-7-GAP-2', 'JOF-7-GAP-2']);
    expect(joffreOrder.readSetup({ games: 0 })).toMatchObject({ violation: { article: 'JOF-7-GAP-2' } });
  });
  it('JOF-3-GAP-2 lets who sits out play for who is missing, before the cards are drawn', () => {
    const nine = opened().and(drawn(1, players(9)));
    const [out = ''] = nine.state.games[0]?.out ?? [];
    const { N, E } = seatsOf(nine.state);
    const seat = { do: 'seat-substitute', game: 1, table: '1', entry: N, substitute: out };
    const seated = nine.when(seat);
    expect([seatsOf(seated.state).N, seated.state.games[0]?.out]).toEqual([out, [N]]);
    expect(nine.when({ ...seat, substitute: E }).refusals).toEqual(['plays-already']);
    expect(nine.when({ ...seat, entry: 'p99' }).refusals).toEqual(['not-at-table']);
    const cards = { N: 'D3', E: 'H0', S: 'C5', W: 'S7' };
    const later = nine.and({ do: 'draw-dealer', game: 1, table: '1', cards });
    expect(later.when(seat).refusals).toEqual(['deal-begun']);
  });
});

describe('the first dealer', () => {
  const draw = (cards: Readonly<Record<string, string>>): AnyAct => ({
    ...{ do: 'draw-dealer', game: 1, table: '1', cards },
  });
  it('JOF-4-GAP-3 is who draws the lowest card; equals draw again', () => {
    const lowest = first.when(draw({ N: 'D3', E: 'H0', S: 'C5', W: 'S7' }));
    expect(table(lowest.state).dealer).toBe('E');
    expect(lowest.when(draw({ N: 'D3', E: 'H0', S: 'C5', W: 'S7' })).refusals).toEqual(['dealer-drawn']);
    const equal = first.when(draw({ N: 'D1', E: 'H1', S: 'C5', W: 'S7' }));
    expect([table(equal.state).dealer, drawing(table(equal.state))]).toEqual([null, ['N', 'E']]);
    expect(equal.when(draw({ N: 'D2', E: 'H3', S: 'C0' })).refusals).toEqual(['others-draw']);
    expect(table(equal.when(draw({ N: 'D2', E: 'H3' })).state).dealer).toBe('N');
    expect(first.when(draw({ N: 'D1', E: 'D1', S: 'C5', W: 'S7' })).refusals).toEqual(['JOF-1.1']);
    expect(first.when(draw({ N: 'D9', E: 'D1', S: 'C5', W: 'S7' })).refusals).toEqual(['invalid-field']);
    expect(first.when({ ...draw({}), table: '9' }).refusals).toEqual(['unknown-table']);
  });
});

describe('the end of a game', () => {
  const winner = (lines: readonly string[], more: Partial<AnyAct> = {}): string => {
    const { state, refusals } = first.when(close(lines, more));
    return refusals[0] ?? table(state).closed?.winner ?? '';
  };
  it('JOF-5.6 is won by who reaches 40', () => {
    expect(winner(['N10 10 0', 'N10 10 2', 'N10 10 10', 'N6 6 5', 'N6 6 5'])).toBe('NS');
    expect(winner(['N10 10 0', 'N10 10 0'])).toBe('JOF-5.6');
  });
  it('JOF-5-GAP-5 is looked at after each whole deal, for both sides', () => {
    // EW did not buy and reach 40.
    expect(winner(['E10 10 0', 'E10 10 0', 'E10 10 0', 'E6 6 0', 'N8 -8 5'])).toBe('EW');
    expect(winner([...NS_WINS, 'N10 10 0'])).toBe('JOF-5.6');
  });
  it('JOF-5-GAP-4 begins at 0 and may go below', () => {
    const { state } = first.when(close(['N9 2 8', 'N9 -9 3'], { cause: 'time' }));
    expect(table(state).closed?.totals).toEqual({ NS: -7, EW: 11 });
  });
  it('JOF-5.7 goes to the side that bought where both have as many', () => {
    const both = ['N10 10 10', 'N10 10 10', 'N10 10 10', 'N9 9 9', 'W7 4 4'];
    expect(winner(both)).toBe('EW');
    expect(winner([...both.slice(0, 4), 'S7 4 4'])).toBe('NS');
  });
  it('JOF-5-GAP-6 goes to the higher total where both have 40', () => {
    expect(winner(['N10 10 10', 'N10 10 10', 'N10 10 10', 'N8 8 9', 'N7 3 5'])).toBe('EW');
  });
  it('JOF-7-GAP-2 goes to the higher total when the time stops it, of equals to the buyer', () => {
    const time = { cause: 'time' };
    expect(winner(['N10 10 10', 'N10 10 10', 'N10 13 15'], time)).toBe('EW');
    expect(winner(['N10 10 10', 'E8 5 5'], time)).toBe('EW');
    expect(winner(NS_WINS, time)).toBe('JOF-7-GAP-2');
  });
  it('rests on the deals of the table: each is there, of those who were drawn, and none is left over', () => {
    const { state } = first;
    const act = { do: 'close-game', game: 1, table: '1', deals: 1 } as const;
    expect(joffreOrder.restsOn?.(state, act)).toEqual([
      { round: 1, table: '1', board: 1 },
      { round: 1, table: '1', board: 2 },
    ]);
    const scored = (seating: Readonly<Record<string, string>>) => ({
      ...{ place: { session: 1, round: 1, table: '1', board: 1 }, seating, adjustments: null },
      score: { notation: 'N9+ 9', result: { buyer: 'N', bid: 9 }, scores: { N: 9, E: 1, S: 9, W: 1 } },
      ...({ over: true, finality: 'verified', version: 3 } as const),
    });
    const deal = scored(seatsOf(state));
    expect(joffreOrder.withDeals?.(state, act, [deal, null])).toMatchObject({
      ok: true,
      act: { lines: [{ deal: 1, buyer: 'N', bid: 9, NS: 9, EW: 1 }] },
    });
    const article = (deals: Parameters<NonNullable<typeof joffreOrder.withDeals>>[2]): unknown => {
      const answer = joffreOrder.withDeals?.(state, act, deals);
      return answer?.ok === false ? answer.violation.article : answer;
    };
    const ruled = { ...deal, adjustments: { N: { kind: 'assigned', score: 4 } as const } };
    expect(joffreOrder.withDeals?.(state, act, [ruled, null])).toMatchObject({
      act: { lines: [{ NS: 4, EW: 1 }] },
    });
    expect(article([null, null])).toBe('deal-missing');
    expect(article([deal, deal])).toBe('deal-beyond');
    expect(article([scored({ ...seatsOf(state), N: 'p99' }), null])).toBe('seated-elsewhere');
    expect(first.when(act).refusals).toEqual(['deal-missing']);
  });
  it('JOF-7-GAP-3 keeps the deals of a closed sheet as they are until the arbiter opens it again', () => {
    const place = { round: 1, table: '1', board: 1 };
    const change = { place, kind: 'corrected', version: 3, from: null, to: null } as const;
    const closed = first.and(close(NS_WINS));
    const article = (state: TournamentState) => joffreOrder.dealProblem?.(state, change)?.violation.article;
    expect([article(first.state), article(closed.state)]).toEqual([undefined, 'game-closed']);
    const reopen = { do: 'reopen-game', game: 1, table: '1', reason: 'deal 2' };
    const open = closed.and(sign(seatsOf(closed.state).N)).when(reopen);
    expect([article(open.state), table(open.state).signed]).toEqual([undefined, {}]);
    expect(joffreOrder.standing(open.state).awards).toEqual([]);
    expect(first.when(reopen).refusals).toEqual(['game-not-closed']);
    const gone = first.and({ ...reopen, do: 'abandon-game' });
    expect([article(gone.state), gone.when(close(NS_WINS)).refusals]).toEqual([
      'game-abandoned',
      ['game-abandoned'],
    ]);
    expect(gone.when(reopen).refusals).toEqual(['game-abandoned']);
  });
});

describe('sheets', () => {
  const closed = first.and(close(NS_WINS));
  const { N, E, S } = seatsOf(closed.state);
  const stateOf = (state: TournamentState): string =>
    (
      joffreOrder.view(state, everyone, { has: () => false } as never) as never as {
        games: readonly { tables: readonly { state: string }[] }[];
      }
    ).games[0]?.tables[0]?.state ?? '';
  it('JOF-7-GAP-3 are signed by one player of each side, disputed and ruled', () => {
    expect(stateOf(closed.state)).toBe('provisional');
    expect(first.when(sign(seatsOf(first.state).N)).refusals).toEqual(['game-not-closed']);
    expect(closed.when(sign('p99')).refusals).toEqual(['not-at-table']);
    const one = closed.and(sign(N));
    expect(one.when(sign(S)).refusals).toEqual(['side-signed']);
    expect(stateOf(one.and(sign(E)).state)).toBe('final');
    const refuse = { ...sign(E), do: 'refuse-signature', reason: 'deal 2' };
    const disputed = one.and(refuse);
    expect(stateOf(disputed.state)).toBe('disputed');
    expect(disputed.when(sign(E)).refusals).toEqual(['JOF-7-GAP-3']);
    const rule = { do: 'rule-sheet', game: 1, table: '1', reason: 'deal 2 stands' };
    expect(stateOf(disputed.and(rule).state)).toBe('final');
    expect(one.when(rule).refusals).toEqual(['not-disputed']);
    expect(closed.when(close(NS_WINS)).refusals).toEqual(['game-closed']);
  });
});

describe('the ranking', () => {
  it('JOF-7.1 JOF-7.2 puts most wins first, then most points', () => {
    // Table 1: NS win with 40 to 0; table 2: NS win with 42 to 38.
    const near = ['N9 9 9', 'N9 9 9', 'N9 9 9', 'N9 9 9', 'N6 6 2'];
    const { state } = first.when(close(NS_WINS), close(near, { table: '2' }));
    const rows = rankingOf(state, players(8)).map((row) => row.split(' '));
    const own = (name: string, seat: 'N' | 'E'): string => seatsOf(state, name)[seat];
    const rank = (entry: string): string => rows.find(([, each]) => each === entry)?.join(' ') ?? '';
    expect(rank(own('2', 'N'))).toBe(`1 ${own('2', 'N')} 1 42`);
    expect(rank(own('1', 'N'))).toBe(`3 ${own('1', 'N')} 1 40`);
    expect(rank(own('2', 'E'))).toBe(`5 ${own('2', 'E')} 0 38`);
    expect(rank(own('1', 'E'))).toBe(`7 ${own('1', 'E')} 0 0`);
  });
  it('JOF-7-GAP-1 adds up the totals of the own side, negative ones too; equals share the rank', () => {
    const time = { cause: 'time' };
    const down = (game: number) => [
      close(['N9 -9 11'], { game, table: '1', ...time }),
      close(['N9 -9 11'], { game, table: '2', ...time }),
    ];
    const { state } = opened({ games: 2 }).and(drawn(1), down(1), drawn(2), down(2));
    const points = rankingOf(state, players(8)).map((row) => row.split(' ').slice(2).join(' '));
    for (const each of points) expect(['2 22', '1 2', '0 -18']).toContain(each);
    const ranks = rankingOf(state, players(8)).map((row) => row.split(' ')[0]);
    expect(new Set(ranks).size).toBe(new Set(points).size);
  });
  it('counts a side for both of its players', () => {
    const { state } = first.when(close(NS_WINS));
    const own = table(state);
    expect(['N', 'E', 'S', 'W'].map((seat) => sideOfEntry(own, own.seats[seat as 'N']))).toEqual([
      'NS',
      'EW',
      'NS',
      'EW',
    ]);
    expect(joffreOrder.standing(state).awards.map(({ counts }) => counts?.points)).toEqual([40, 0, 40, 0]);
  });
});

describe('conduct', () => {
  it('JOF-7-GAP-3 disqualifies a cheat, who leaves the ranking, is drawn no more and gets no refund', () => {
    const cheat = { do: 'disqualify', entry: 'p01', reason: 'marked cards' };
    const out = first.and(closeAll(1, 2), cheat);
    expect(rankingOf(out.state, players(8)).at(-1)).toBe('JOF-7-GAP-3 p01');
    expect(out.when(drawn(2)).refusals).toEqual(['JOF-7-GAP-3']);
    expect(out.when({ do: 'request-refund', entry: 'p01' }).refusals).toEqual(['JOF-7-GAP-3']);
    expect(out.when(cheat).refusals).toEqual(['already-disqualified']);
    expect(out.when({ do: 'warn', entry: 'p01', reason: 'x' }).refusals).toEqual(['already-disqualified']);
    const refund = { do: 'request-refund', entry: 'p02' };
    expect(out.when(refund, refund).refusals).toEqual(['refund-requested']);
  });
  it('JOF-7-GAP-3 warns of words and signs, for the staff to see', () => {
    const { state } = first.when({ do: 'warn', entry: 'p02', reason: 'a sign' });
    const shelf = { has: () => false } as never;
    expect(joffreOrder.view(state, { kind: 'staff' }, shelf)).toMatchObject({ warnings: [{ entry: 'p02' }] });
    expect(joffreOrder.view(state, everyone, shelf)).not.toHaveProperty('warnings');
    expect(joffreOrder.arbiterActs).toContain('warn');
  });
  it.each([undefined, null, 3, {}, { do: 'draw-game' }, { do: 'toString' }, { do: 'sign-sheet', game: 9 }])(
    'refuses %j without throwing',
    (act) => {
      expect(first.when(act as never).refusals).toHaveLength(1);
    },
  );
});
