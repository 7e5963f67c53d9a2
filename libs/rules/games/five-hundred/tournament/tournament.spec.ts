import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import type { SessionDeal } from '@arbitre/rules/kernel/session/contract';
import { call, drawn, eight, initial, opened, rankingOf, table, teams } from '../testing/tournament';
import { drawTeams, fiveHundredLotCommitment } from './draw';
import { fiveHundredOrder } from './session';
import { drawing, type TournamentState } from './state';
import type { TournamentView } from './view';

const first = opened().and(drawn(), call(1));
const shelf = { has: () => false } as never;
const viewOf = (state: TournamentState, kind: 'everyone' | 'staff' = 'everyone') =>
  fiveHundredOrder.view(state, { kind }, shelf) as never as TournamentView;
const stateOf = (state: TournamentState): string => viewOf(state).games[0]?.tables[0]?.state ?? '';
const both = (ns: number, ew: number, game?: number) =>
  ['1', '2'].map((name) => initial(eight(ns, ew), { table: name, ...(game === undefined ? {} : { game }) }));

describe('the lot', () => {
  it('C500-0.1 draws who meets whom by a seed that was committed to; a team alone is refused', () => {
    const [commit = { do: '' }, draw = { do: '' }] = drawn();
    expect(opened().when(draw).refusals).toEqual(['no-lot-committed']);
    expect(
      opened()
        .and(commit)
        .when({ ...draw, seed: 'mine' }).refusals,
    ).toEqual(['another-seed']);
    expect(opened().when(drawn(['t1'])).refusals).toEqual(['invalid-field']);
    expect(opened().when(drawn(['t1', 't2', 't1'])).refusals).toEqual(['named-twice']);
    expect(first.when(drawn()).refusals).toEqual(['teams-drawn', 'teams-drawn']);
    // Whoever types the list in another order draws the same; whoever knows the seed may draw again.
    const again = opened().and(drawn([...teams(4)].reverse()), call(1)).state;
    expect(table(again)).toEqual(table(first.state));
    expect(drawTeams('seed', teams(4), 3)).toEqual(first.state.drawn?.games);
    expect(fiveHundredLotCommitment('seed')).toMatch(/^[0-9a-f]{64}$/);
  });
  it('has nobody meet a team twice, nor be free twice, before a whole turn', () => {
    const games = drawTeams('lune', teams(5), 5);
    const meetings = games.flatMap(({ tables }) => tables.map(({ NS, EW }) => [NS, EW].sort().join()));
    expect(new Set(meetings).size).toBe(10);
    expect(new Set(games.map(({ bye }) => bye)).size).toBe(5);
  });
  it('C500-0.2 plans who sits where: partners opposite, eight deals a table', () => {
    const plan = fiveHundredOrder.plan?.(first.state);
    const { NS, EW } = table(first.state);
    expect(plan?.tables[0]).toEqual({
      ...{ round: 1, table: '1', boards: [1, 2, 3, 4, 5, 6, 7, 8] },
      seating: { N: NS, E: EW, S: NS, W: EW },
    });
    expect([plan?.round, plan?.tables.length, fiveHundredOrder.plan?.(first.state, 2).tables.length]).toEqual(
      [1, 2, 2],
    );
  });
  it('calls the next game once every table of the last is over', () => {
    expect(opened().when(call(1)).refusals).toEqual(['teams-not-drawn']);
    expect(first.when(call(2)).refusals).toEqual(['tables-still-play']);
    expect(first.and(both(300, 0)).when(call(3)).refusals).toEqual(['game-not-called']);
    const second = first.and(both(300, 0), call(2));
    expect(second.state.called).toBe(2);
    const over = opened({ games: 1 }).and(drawn(), call(1), both(300, 0));
    expect(over.when(call(2)).refusals).toEqual(['all-games-called']);
    expect(first.when(initial(['0 0'], { game: 2, by: 't1' })).refusals).toEqual(['game-not-called']);
    expect(first.when(initial(['0 0'], { table: '9', by: 't1' })).refusals).toEqual(['unknown-table']);
  });
});

describe('the first dealer', () => {
  const draw = (cards: Readonly<Record<string, string>>): AnyAct => ({
    do: 'draw-dealer',
    game: 1,
    table: '1',
    cards,
  });
  const dealerOf = (cards: Readonly<Record<string, string>>): string | null =>
    table(first.when(draw(cards)).state).dealer;
  it('C500-2.1 is who draws the weakest card', () => {
    expect(dealerOf({ N: 'D9', E: 'S5', S: 'HK', W: 'BO' })).toBe('E');
    const done = first.and(draw({ N: 'D9', E: 'S5', S: 'HK', W: 'BO' }));
    expect(done.when(draw({ N: 'D9', E: 'S5', S: 'HK', W: 'BO' })).refusals).toEqual(['dealer-drawn']);
    expect(first.when(draw({ N: 'D9', E: 'S5', S: 'HK' })).refusals).toEqual(['others-draw']);
    expect(first.when(draw({ N: 'D9', E: 'D9', S: 'HK', W: 'BO' })).refusals).toEqual(['C500-0.3']);
    expect(first.when(draw({ N: 'D2', E: 'D9', S: 'HK', W: 'BO' })).violations[0]).toMatchObject({
      article: 'invalid-field',
      facts: { field: 'cards.N' },
    });
  });
  it('C500-2.2 ranks them as in play: the ace is high, and the jokers above it', () => {
    expect(dealerOf({ N: 'CA', E: 'CQ', S: 'CJ', W: 'CT' })).toBe('W');
    expect(dealerOf({ N: 'CA', E: 'BL', S: 'BO', W: 'SA' })).toBeNull();
  });
  it('C500-2.3 draws again among those who drew the same lowest card, as often as it takes', () => {
    const equal = first.when(draw({ N: 'D6', E: 'S6', S: 'HK', W: 'CQ' }));
    expect([table(equal.state).dealer, drawing(table(equal.state))]).toEqual([null, ['N', 'E']]);
    expect(equal.when(draw({ N: 'DA', E: 'D4', S: 'C5' })).refusals).toEqual(['others-draw']);
    expect(table(equal.when(draw({ N: 'DA', E: 'D4' })).state).dealer).toBe('E');
    const thrice = equal.and(draw({ N: 'DA', E: 'CA' }));
    expect(drawing(table(thrice.state))).toEqual(['N', 'E']);
    expect(table(thrice.when(draw({ N: 'D5', E: 'C6' })).state).dealer).toBe('N');
  });
});

describe('the sheet', () => {
  it('C500-6.5 shows the points of each deal, with both totals up to it', () => {
    const { state } = first.and(initial(['140 0', '0 260', '0 330']));
    const own = viewOf(state).games[0]?.tables[0];
    expect(own?.lines.at(-1)).toMatchObject({ deal: 3, NS: 0, EW: 330, totals: { NS: 140, EW: 590 } });
    expect([own?.totals, own?.state]).toEqual([{ NS: 140, EW: 590 }, 'playing']);
    expect(viewOf(state).games[1]?.tables[0]).toMatchObject({ state: 'planned', lines: [] });
  });
  it('C500-6.5 is filled from the deals of the table, each of which has to be there', () => {
    const act = { do: 'initial-deals', game: 1, table: '1', deal: 2, by: 'x' };
    expect(fiveHundredOrder.restsOn?.(first.state, act as never)).toEqual([
      { round: 1, table: '1', board: 1 },
      { round: 1, table: '1', board: 2 },
    ]);
    const { NS, EW } = table(first.state);
    const deal = (board: number, more: object = {}): SessionDeal => ({
      ...{ place: { session: 1, round: 1, table: '1', board }, seating: { N: NS, E: EW, S: NS, W: EW } },
      ...{ score: { notation: 'N8H+', result: { taker: 'N' }, scores: { NS: 300, EW: 0 } } },
      ...{ adjustments: null, over: true, finality: 'verified', version: 3 },
      ...more,
    });
    const filled = (...deals: readonly (SessionDeal | null)[]) =>
      fiveHundredOrder.withDeals?.(first.state, act, deals);
    expect(filled(deal(1), deal(2))).toMatchObject({
      ok: true,
      act: { lines: [{ deal: 1, notation: 'N8H+', NS: 300, EW: 0 }, { deal: 2 }] },
    });
    expect(filled(deal(1), null)).toMatchObject({
      violation: { article: 'deal-missing', facts: { deal: 2 } },
    });
    expect(filled(deal(1), deal(2, { seating: { N: EW, E: NS, S: EW, W: NS } }))).toMatchObject({
      violation: { article: 'seated-elsewhere' },
    });
    // A ruling goes before what was scored.
    expect(filled(deal(1, { adjustments: { NS: { kind: 'assigned', score: 0 } } }), deal(2))).toMatchObject({
      act: { lines: [{ NS: 0, EW: 0 }, { NS: 300 }] },
    });
    expect(first.when({ ...initial(['0 0'])(first.state), lines: [] }).refusals).toEqual(['deal-missing']);
    expect(first.when(initial(Array<string>(9).fill('0 0'))).refusals).toEqual(['C500-0.4']);
  });
  it('C500-6.6 is initialled by the captain who does not keep it', () => {
    const { NS } = table(first.state);
    expect(first.when(initial(['140 0'], { by: NS })).violations[0]).toMatchObject({
      article: 'C500-6.6',
      facts: { entry: NS, keeps: true },
    });
    expect(first.when(initial(['140 0'], { by: 't9' })).refusals).toEqual(['not-at-table']);
    const one = first.and(initial(['140 0']));
    expect(one.when({ ...initial([])(one.state), deal: 1 }).refusals).toEqual(['deals-initialled']);
    expect(stateOf(one.and(initial(Array<string>(7).fill('0 140'))).state)).toBe('final');
  });
  it('C500-6.6 keeps the next deal waiting where initials come deal by deal', () => {
    const change = (board: number) =>
      ({
        ...{ place: { round: 1, table: '1', board }, kind: 'opened' as const, version: -1 },
        ...{ from: null, to: null },
      }) as const;
    const article = (state: TournamentState, board: number) =>
      fiveHundredOrder.dealProblem?.(state, change(board))?.violation.article;
    const strict = opened({ initials: 'each-deal' }).and(
      drawn(),
      call(1),
      initial(['0 330', '0 330', '0 330']),
    );
    expect([article(strict.state, 4), article(strict.state, 5)]).toEqual([undefined, 'C500-6.6']);
    expect(article(strict.and(initial(['0 330'])).state, 5)).toBeUndefined();
    const paper = first.and(initial(['0 330', '0 330', '0 330']));
    expect(article(paper.state, 5)).toBeUndefined();
    expect(fiveHundredOrder.readSetup({ initials: 'never' })).toMatchObject({
      violation: { article: 'C500-6.6' },
    });
  });
  it('C500-6-GAP-2 leaves deals that are initialled as they are, unless the arbiter takes the initials back', () => {
    const change = {
      place: { round: 1, table: '1', board: 2 },
      kind: 'scored',
      version: 9,
      from: null,
      to: null,
    } as const;
    const article = (state: TournamentState) =>
      fiveHundredOrder.dealProblem?.(state, change)?.violation.article;
    const done = first.and(initial(['140 0', '0 260', '0 330']));
    expect(article(done.state)).toBe('C500-6-GAP-2');
    const reopen = { do: 'reopen-deals', game: 1, table: '1', deal: 2, reason: 'a revoke came to light' };
    const open = done.when(reopen);
    expect([article(open.state), table(open.state).lines.length]).toEqual([undefined, 1]);
    expect(done.when({ ...reopen, deal: 5 }).refusals).toEqual(['deal-not-initialled']);
    expect(fiveHundredOrder.standing(open.state).awards).toHaveLength(2);
  });
  it('C500-9.1 is disputed with a reason, and ruled by the arbiter', () => {
    const { EW } = table(first.state);
    const refusal = { do: 'refuse-initials', game: 1, table: '1', deal: 1, by: EW, reason: 'deal 1' };
    const disputed = first.and(refusal);
    expect(stateOf(disputed.state)).toBe('disputed');
    expect(disputed.when(initial(['140 0'])).refusals).toEqual(['C500-9.1']);
    expect(disputed.when(refusal).refusals).toEqual(['C500-9.1']);
    const { by: _, ...given } = initial(['140 0'])(disputed.state);
    const rule = { ...given, do: 'rule-deals', reason: 'deal 1 stands' };
    const ruled = disputed.when(rule);
    expect([ruled.types, table(ruled.state).lines.length, stateOf(ruled.state)]).toEqual([
      ['DealsRuled'],
      1,
      'playing',
    ]);
    expect(first.when(rule).refusals).toEqual(['not-disputed']);
    expect(fiveHundredOrder.arbiterActs).toContain('rule-deals');
    expect(fiveHundredOrder.judgedIn?.(ruled.state, ruled.events[0] as never)).toHaveLength(2);
  });
});

describe('the end of a game', () => {
  it('C500-0.4 comes with the eighth deal, whatever the points', () => {
    const three = first.and(initial(['520 0', '0 140', '520 0']));
    expect(stateOf(three.state)).toBe('playing');
    expect(stateOf(three.and(initial(Array<string>(5).fill('0 140'))).state)).toBe('final');
    const more = { do: 'initial-deals', game: 1, table: '1', deal: 8, by: table(first.state).EW };
    expect(first.and(both(0, 300)).when(more).refusals).toEqual(['game-over']);
    expect(first.when(initial(['0 0'], { deal: 9 })).refusals).toEqual(['C500-0.4']);
  });
  it('C500-0-GAP-2 counts a deal once, whoever had to deal it again', () => {
    const { state } = first.and(initial(['140 0', '0 260']));
    expect(fiveHundredOrder.standing(state).awards.map(({ key }) => key)).toEqual([
      'r1-t1-b1',
      'r1-t1-b1',
      'r1-t1-b2',
      'r1-t1-b2',
    ]);
  });
  it('C500-9.1 may be ruled: abandoned, or forfeited by a team that is not there', () => {
    const { NS, EW } = table(first.state);
    const sheet = { game: 1, table: '1', reason: 'the hall closes' };
    const gone = first.and(initial(['140 0']), { do: 'abandon-game', ...sheet });
    expect([stateOf(gone.state), gone.when(initial(['0 0'])).refusals]).toEqual(['abandoned', ['game-over']]);
    expect(rankingOf(gone.state, [NS, EW])).toEqual([`1 ${NS} 140`, `2 ${EW} 0`]);
    const forfeit = { do: 'forfeit-game', ...sheet, team: NS, points: 900 };
    expect(first.when({ ...forfeit, team: 't9' }).refusals).toEqual(['not-at-table']);
    expect(first.when({ ...forfeit, points: -1 }).refusals).toEqual(['invalid-field']);
    const out = first.and(forfeit);
    expect(rankingOf(out.state, [NS, EW])).toEqual([`1 ${EW} 900`, `2 ${NS} 0`]);
    expect(out.when({ do: 'reopen-deals', ...sheet, deal: 1 }).refusals).toEqual(['game-over']);
    const change = {
      place: { round: 1, table: '1', board: 1 },
      kind: 'opened' as const,
      version: -1,
      from: null,
      to: null,
    } as const;
    expect(fiveHundredOrder.dealProblem?.(out.state, change)?.violation.article).toBe('game-over');
  });
});

describe('the ranking', () => {
  it('C500-0.5 adds the points of all games, and gives the medals to the greatest totals', () => {
    const two = opened({ games: 2 }).and(drawn(), call(1));
    const teamAt = (state: TournamentState, name: string) => table(state, name);
    const one = two.and(initial(eight(1240, 900)), initial(eight(1400, 100), { table: '2' }));
    const second = one.and(call(2));
    const over = second.and(initial(eight(860, 640)), initial(eight(640, 860), { table: '2' }));
    const totals = new Map<string, number>();
    for (const [state, game, ns, ew, name] of [
      [one.state, 1, 1240, 900, '1'],
      [one.state, 1, 1400, 100, '2'],
      [over.state, 2, 860, 640, '1'],
      [over.state, 2, 640, 860, '2'],
    ] as const) {
      const own = table(state, name, game);
      totals.set(own.NS, (totals.get(own.NS) ?? 0) + ns);
      totals.set(own.EW, (totals.get(own.EW) ?? 0) + ew);
    }
    const expected = [...totals].toSorted((a, b) => b[1] - a[1]);
    const rows = rankingOf(over.state, teams(4));
    expect(rows.map((row) => Number(row.split(' ')[2]))).toEqual(expected.map(([, points]) => points));
    expect(viewOf(over.state).medals.map(({ medal, points }) => `${medal} ${points}`)).toEqual(
      expected.slice(0, 3).map(([, points], at) => `${['gold', 'silver', 'bronze'][at] ?? ''} ${points}`),
    );
    expect(viewOf(second.state).medals).toEqual([]);
    expect(teamAt(over.state, '1').lines).toHaveLength(8);
  });
  it('C500-0-GAP-1 parts equals by the points against each other, then by games won, then shares the rank', () => {
    const one = opened({ games: 1 }).and(drawn(), call(1));
    const [a, b] = [table(one.state), table(one.state, '2')];
    // Two teams of one total that met: who scored more against the other stands first.
    const two = opened({ games: 2 }).and(drawn(), call(1), both(900, 760), call(2));
    const [c, d] = [table(two.state), table(two.state, '2')];
    const points = (team: string): number => ([a.NS, b.NS].includes(team) ? 900 : 760);
    const total = 2000;
    const over = two.and(
      initial(eight(total - points(c.NS), total - points(c.EW))),
      initial(eight(total - points(d.NS), total - points(d.EW)), { table: '2' }),
    );
    const rows = rankingOf(over.state, teams(4));
    expect(new Set(rows.map((row) => row.split(' ')[2]))).toEqual(new Set(['2000']));
    const rankOf = (team: string): number =>
      Number(rows.find((row) => row.split(' ')[1] === team)?.split(' ')[0]);
    // All four are equal: points among them are their totals too, and each has won as many games or not.
    const won = (team: string): number =>
      [
        table(over.state, '1', 1),
        table(over.state, '2', 1),
        table(over.state, '1', 2),
        table(over.state, '2', 2),
      ].filter((own) => {
        const [ns, ew] = [
          own.lines.reduce((sum, { NS }) => sum + NS, 0),
          own.lines.reduce((sum, { EW }) => sum + EW, 0),
        ];
        return (own.NS === team && ns > ew) || (own.EW === team && ew > ns);
      }).length;
    for (const one of teams(4))
      for (const other of teams(4))
        if (won(one) > won(other)) expect(rankOf(one)).toBeLessThan(rankOf(other));
    for (const one of teams(4))
      for (const other of teams(4)) if (won(one) === won(other)) expect(rankOf(one)).toBe(rankOf(other));
    // Met and parted: 900 to 760 in their game, as many points in all.
    const met = one.and(initial(eight(900, 760)), initial(eight(400, 300), { table: '2' }), {
      do: 'take-measure',
      team: a.EW,
      measure: 'other',
      reason: 'evens out',
      points: 140,
    });
    expect(rankingOf(met.state, [a.NS, a.EW]).slice(0, 2)).toEqual([`1 ${a.NS} 900`, `2 ${a.EW} 900`]);
    const shared = one.and(initial(eight(900, 900)), initial(eight(400, 300), { table: '2' }));
    expect(rankingOf(shared.state, [a.NS, a.EW])).toEqual([`1 ${a.NS} 900`, `1 ${a.EW} 900`]);
    expect(viewOf(shared.state).medals.filter(({ medal }) => medal === 'gold')).toHaveLength(2);
  });
});

describe('conduct', () => {
  it('C500-9.3 keeps measures with their reason and effect, and gives or takes points by them', () => {
    const measure = {
      do: 'take-measure',
      team: 't1',
      measure: 'late',
      reason: 'twenty minutes',
      effect: 'a hundred points less',
      points: -100,
    };
    const taken = first.when(measure);
    expect(taken.types).toEqual(['MeasureTaken']);
    expect(viewOf(taken.state, 'staff').measures).toMatchObject([
      { team: 't1', measure: 'late', points: -100 },
    ]);
    expect(viewOf(taken.state)).not.toHaveProperty('measures');
    expect(fiveHundredOrder.standing(taken.state).awards).toMatchObject([
      { key: 'measure-1', entry: 't1', value: { num: -100 } },
    ]);
    expect(fiveHundredOrder.because?.(taken.state, 'measure-1')).toEqual({
      article: 'C500-9.3',
      reason: 'twenty minutes',
    });
    expect(fiveHundredOrder.because?.(taken.state, 'r1-t1-b1')).toBeNull();
    expect(first.when({ ...measure, measure: 'fine' }).refusals).toEqual(['invalid-field']);
    expect(first.when({ ...measure, team: 't9' }).refusals).toEqual(['unknown-entry']);
    expect(first.when({ ...measure, points: undefined }).events[0]).toMatchObject({ data: { points: null } });
  });
  it('C500-9.3 admits a substitute for a player who is not there', () => {
    const admit = { do: 'admit-substitute', team: 't1', player: 't1.2', substitute: 'F-0042' };
    expect(viewOf(first.when(admit).state).substitutes).toHaveLength(1);
    expect(first.when({ ...admit, team: 't9' }).refusals).toEqual(['unknown-entry']);
    expect(fiveHundredOrder.arbiterActs).toContain('admit-substitute');
  });
  it('C500-9.4 sends who has finished away from tables that still play', () => {
    const away = { do: 'send-away', player: 't3.1', table: '1' };
    expect(viewOf(first.when(away).state, 'staff').sentAway).toEqual([{ player: 't3.1', table: '1' }]);
    expect(first.when({ ...away, table: '9' }).refusals).toEqual(['unknown-table']);
  });
  it('C500-9.6 takes the team of a cheat out of the ranking, and lets it hold up nobody', () => {
    const cheat = { do: 'disqualify', team: 't1', player: 't1.1', reason: 'marked cards' };
    const out = first.and(both(300, 100), cheat);
    expect(rankingOf(out.state, teams(4)).at(-1)).toBe('C500-9.6 t1');
    expect(out.when(cheat).refusals).toEqual(['already-disqualified']);
    const amid = first.and(cheat);
    const other =
      ['1', '2'].find((name) => ![table(amid.state, name).NS, table(amid.state, name).EW].includes('t1')) ??
      '';
    expect(amid.and(initial(eight(300, 0), { table: other })).when(call(2)).refusals).toEqual([]);
    expect(opened().and(cheat).when(drawn()).refusals).toEqual(['C500-9.6']);
    expect(viewOf(out.state).disqualified).toEqual([{ entry: 't1', reason: 'marked cards' }]);
  });
  it('C500-9.7 refuses its fee', () => {
    const out = first.and({ do: 'disqualify', team: 't1', player: 't1.1', reason: 'marked cards' });
    expect(out.when({ do: 'request-refund', team: 't1' }).violations[0]).toMatchObject({
      article: 'C500-9.7',
      facts: { entry: 't1' },
    });
    const refund = { do: 'request-refund', team: 't2' };
    expect(out.when(refund, refund).refusals).toEqual(['refund-requested']);
  });
  it.each([
    undefined,
    null,
    3,
    {},
    { do: 'draw-teams' },
    { do: 'toString' },
    { do: 'initial-deals', game: 9 },
  ])('refuses %j without throwing', (act) => {
    expect(first.when(act as never).refusals).toHaveLength(1);
  });
});

describe('what is offered', () => {
  it('is what can be done now, with the arguments that it can have', () => {
    const offers = (state: TournamentState) => fiveHundredOrder.offered?.(state) ?? [];
    expect(offers(opened().state)).toEqual(['commit-lot']);
    expect(offers(opened().and(drawn()).state)).toContain('call-game');
    const choices = fiveHundredOrder.choices?.(first.and(initial(['140 0'])).state) ?? {};
    expect(choices['initial-deals']).toMatchObject([
      [{ table: ['1'], deal: [2, 3, 4, 5, 6, 7, 8] }, { table: ['2'] }],
    ]);
    expect(choices['reopen-deals']).toMatchObject([[{ table: ['1'], deal: [1] }]]);
    expect(offers(first.and(both(0, 300)).state)).toContain('call-game');
  });
});
