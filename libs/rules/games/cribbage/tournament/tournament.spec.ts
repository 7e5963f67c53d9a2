import { awardOfSession, standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { reservedSessionAct } from '@arbitre/rules/kernel/session/reserved-acts';
import { copySession, type SessionState, sessionView } from '@arbitre/rules/kernel/session/state';
import { gamesWon } from '../methods/games-won';
import { auditSession, sessionDecider } from '../testing/life';
import { cribbageTournament } from './decider';
import { lotCommitment } from './decide-entries';
import { cribbageOrder } from './session';
import { seatsAt, tablesOf, type TournamentState } from './state';
import type { TournamentView } from './view';

const team = (name: string): AnyAct => ({
  do: 'enter-team',
  ...{ team: name, captain: `${name}1`, players: [`${name}1`, `${name}2`] },
});
const teams = (names: string): readonly AnyAct[] => names.split(' ').map(team);
const LOT: readonly AnyAct[] = [
  { do: 'commit-lot', commitment: lotCommitment('lune') },
  { do: 'draw-tables', seed: 'lune' },
];
const call = (round: number): AnyAct => ({ do: 'call-round', round });
const opened = given(cribbageTournament, { rounds: 3, skunk: false });
const drawn = opened.and(teams('A B C D'), LOT, call(1));
const [first, second] = tablesOf(drawn.state, 1);
const home = first?.home ?? '';
const away = first?.away ?? '';
const sheet = (NS: number, EW: number, by = `${home}1`): AnyAct => ({
  do: 'write-sheet',
  round: 1,
  table: '1',
  by,
  NS,
  EW,
});
const sign = (by: string, table = '1'): AnyAct => ({ do: 'sign-sheet', round: 1, table, by });
const other = (NS: number, EW: number): AnyAct => ({
  do: 'write-sheet',
  round: 1,
  table: '2',
  by: `${second?.home ?? ''}1`,
  NS,
  EW,
});

const viewOf = (state: TournamentState): TournamentView =>
  cribbageOrder.view(state, { kind: 'staff' }, undefined as never) as unknown as TournamentView;
/** `1 A 1 17`: the ranking of the competition, whoever is out behind all others. */
const rankingOf = (state: TournamentState): readonly string[] => {
  const { awards, excluded } = cribbageOrder.standing(state);
  const entries = [...state.teams.keys()]
    .sort()
    .map((id, at) => ({ id, number: at + 1, kind: 'team' as const, members: [] }));
  const given = awards.map((award) => awardOfSession('c.s1', award));
  return standingsOf(gamesWon, entries, given, { excluded }).map(
    ({ rank, entry, total, counts, excluded: out }) =>
      out === null ? `${rank} ${entry} ${total.num} ${counts.spread ?? 0}` : `${out.article} ${entry}`,
  );
};

describe('points written by mistake', () => {
  it('CRIB-3-GAP-1 are taken back by a captain of the table, as long as nobody has signed or disputes them', () => {
    const back = (by = `${away}1`, table = '1'): AnyAct => ({ do: 'take-back-sheet', round: 1, table, by });
    const written = drawn.and(sheet(121, 119));
    expect([drawn.when(back()).refusals, drawn.when(back(`${home}1`, '9')).refusals]).toEqual([
      ['no-sheet-yet'],
      ['no-such-table'],
    ]);
    expect(written.when(back(`${away}2`)).refusals).toEqual(['CRIB-3-GAP-1']);
    const again = written.and(back());
    expect([again.types, viewOf(again.state).games[0]?.tables[0]]).toMatchObject([
      ['SheetTakenBack'],
      { state: 'running', NS: null, EW: null, toSign: [] },
    ]);
    expect(cribbageOrder.standing(again.state).awards).toEqual([]);
    expect(again.when(call(2)).refusals).toEqual(['round-runs']);
    expect(written.and(sign(`${home}1`)).when(back()).refusals).toEqual(['already-signed']);
    const refused = written.and({ do: 'refuse-sheet', round: 1, table: '1', by: `${away}1`, reason: 'x' });
    expect(refused.when(back()).refusals).toEqual(['CRIB-GAP-T3']);
    const offers = [drawn, written, refused, again].map(({ state }) =>
      cribbageOrder.offered?.(state).includes('take-back-sheet'),
    );
    expect(offers).toEqual([false, true, false, false]);
  });
});

describe('teams and tables', () => {
  it('CRIB-3.1 takes teams of two and no others', () => {
    const of = (players: readonly string[]) => opened.when({ ...team('A'), players }).refusals;
    expect([of(['A1', 'A2', 'A3']), of(['A1']), of(['A1', 'A1']), of(['A1', 'A2'])]).toEqual([
      ['CRIB-3.1'],
      ['CRIB-3.1'],
      ['CRIB-3.1'],
      [],
    ]);
    expect(
      opened.when(team('A'), team('A'), { ...team('B'), players: ['A1', 'B1'], captain: 'B1' }).refusals,
    ).toEqual(['team-already-entered', 'player-in-two-teams']);
  });
  it('CRIB-3.2 names one of the two captain', () => {
    expect(opened.when({ ...team('A'), captain: 'B1' }).refusals).toEqual(['CRIB-3.2']);
  });
  it('CRIB-4.1 seats partners opposite each other, and nobody of one team on two sides', () => {
    const seats = first === undefined ? null : seatsAt(drawn.state, first);
    expect(seats).toEqual({ N: `${home}1`, S: `${home}2`, E: `${away}1`, W: `${away}2` });
    const planned = cribbageOrder.plan?.(drawn.state, 1).tables[0];
    expect(planned).toMatchObject({
      table: '1',
      boards: [1],
      seating: { N: home, E: away, S: home, W: away },
    });
  });
  it('draws tables by the seed that was committed to, whoever typed the teams in what order', () => {
    const entered = opened.and(teams('D C B A'));
    expect(entered.when(LOT.slice(1)).refusals).toEqual(['no-lot-committed']);
    expect(entered.and(LOT.slice(0, 1)).when({ do: 'draw-tables', seed: 'soleil' }).refusals).toEqual([
      'another-seed',
    ]);
    expect(entered.and(LOT).state.order).toEqual(drawn.state.order);
    expect(drawn.when(team('E'), LOT).refusals).toEqual(['tables-drawn', 'tables-drawn', 'tables-drawn']);
    expect(opened.and(teams('A')).when(LOT).refusals).toEqual(['too-few-teams']);
  });
  it('lets everybody meet everybody once in as many rounds as there are opponents, and be free once at the most', () => {
    const meetings = [1, 2, 3].flatMap((round) =>
      tablesOf(drawn.state, round).map((each) => [each.home, each.away].toSorted().join('')),
    );
    expect(new Set(meetings).size).toBe(6);
    const five = given(cribbageTournament, { rounds: 5, skunk: false }).and(teams('A B C D E'), LOT);
    expect(new Set(viewOf(five.state).games.map(({ bye }) => bye)).size).toBe(5);
  });
  it('CRIB-GAP-T1 plays as many rounds as the organiser set, each once every table has its sheet', () => {
    expect(drawn.when(call(2), call(3)).refusals).toEqual(['round-runs', 'rounds-in-order']);
    const over = drawn.and(sheet(121, 104), other(90, 121), call(2));
    expect([over.state.called, over.when(call(4)).refusals]).toEqual([2, ['no-such-round']]);
  });
});

describe('sheets', () => {
  it('CRIB-1.1 CRIB-1-GAP-1 takes the points of a finished game and no others', () => {
    expect(drawn.when(sheet(120, 104), sheet(121, 121), sheet(121, 104)).refusals).toEqual([
      'CRIB-1.1',
      'CRIB-1-GAP-1',
    ]);
  });
  it('CRIB-3-GAP-1 is written and signed by captains alone, each for the own team', () => {
    expect(drawn.when(sheet(121, 104, `${home}2`)).refusals).toEqual(['CRIB-3-GAP-1']);
    const written = drawn.and(sheet(121, 104));
    expect(written.when(sign(`${away}2`)).refusals).toEqual(['CRIB-3-GAP-1']);
    const once = written.and(sign(`${home}1`));
    expect([
      viewOf(once.state).games[0]?.tables[0]?.state,
      once.when(sign(`${home}1`), sheet(121, 90)).refusals,
    ]).toEqual(['provisional', ['already-signed', 'already-signed']]);
    expect(viewOf(once.and(sign(`${away}1`)).state).games[0]?.tables[0]?.state).toBe('final');
    expect(drawn.when(sign(`${home}1`)).refusals).toEqual(['no-sheet-yet']);
  });
  it('CRIB-GAP-T3 waits for the arbiter where a captain refuses; his word is final, with other points or the same', () => {
    const refusing = { do: 'refuse-sheet', round: 1, table: '1', by: `${away}1`, reason: 'the crib' };
    const disputed = drawn.and(sheet(121, 104), refusing);
    expect([
      disputed.when(sign(`${home}1`)).refusals,
      viewOf(disputed.state).games[0]?.tables[0]?.refusal,
    ]).toEqual([['CRIB-GAP-T3'], 'the crib']);
    const rule = { do: 'rule-sheet', round: 1, table: '1', reason: 'as counted' };
    const ruled = disputed.and(rule);
    expect(viewOf(ruled.state).games[0]?.tables[0]).toMatchObject({ state: 'final', NS: 121, EW: 104 });
    expect(disputed.when({ ...rule, NS: 121 }).refusals).toEqual(['CRIB-1.1']);
    const changed = disputed.and({ ...rule, NS: 100, EW: 121 });
    expect([rankingOf(changed.state)[0], drawn.and(sheet(121, 104)).when(rule).refusals]).toEqual([
      `1 ${away} 1 21`,
      ['not-disputed'],
    ]);
  });
  it('CRIB-GAP-T1 CRIB-GAP-T2 rank by wins, whatever the margin, then by the difference', () => {
    const { state } = drawn.and(sheet(121, 104), other(58, 121));
    expect(rankingOf(state).slice(0, 2)).toEqual([`1 ${second?.away ?? ''} 1 63`, `2 ${home} 1 17`]);
    const key = cribbageOrder.standing(state).awards[0]?.key;
    expect(key).toBe('r1-t1-b1');
  });
});

describe('conduct', () => {
  it('CRIB-GAP-T3 records warnings, and puts the team of a cheat out; its games go to the others', () => {
    const cheat = { do: 'disqualify', team: home, player: `${home}2`, reason: 'marked cards' };
    const out = drawn.and({ do: 'warn', team: home, player: `${home}1`, reason: 'talk' }, cheat);
    expect(viewOf(out.state).teams.find((each) => each.team === home)).toMatchObject({
      warnings: 1,
      disqualified: 'marked cards',
    });
    expect(rankingOf(out.state)).toContain(`CRIB-GAP-T3 ${home}`);
    expect(rankingOf(out.state)[0]).toBe(`1 ${away} 1 0`);
    expect(out.when(cheat, { ...cheat, team: away, player: `${home}1` }).refusals).toEqual([
      'already-disqualified',
      'not-in-team',
    ]);
    expect(out.and(other(121, 100)).when(call(2)).refusals).toEqual([]);
  });
  it('gives the game of a team that is absent to the other, for a win and no points', () => {
    const forfeit = { do: 'forfeit-game', round: 1, table: '1', team: home, reason: 'late' };
    const { state } = drawn.and(forfeit);
    expect([rankingOf(state)[0], drawn.when({ ...forfeit, team: 'Z' }).refusals]).toEqual([
      `1 ${away} 1 0`,
      ['not-at-table'],
    ]);
    expect(viewOf(state).games[0]?.tables[0]).toMatchObject({ forfeit: home, state: 'final' });
  });
  it('CRIB-3.2 lets a substitute of the captain speak for the team, and play for no other', () => {
    const admit = { do: 'admit-substitute', team: home, player: `${home}1`, substitute: 'R1', by: 'arbiter' };
    const admitted = drawn.and(admit);
    expect([admitted.when(sheet(121, 104)).refusals, admitted.when(sheet(121, 104, 'R1')).refusals]).toEqual([
      ['CRIB-3-GAP-1'],
      [],
    ]);
    expect(admitted.when({ ...admit, team: away, player: `${away}2` }).refusals).toEqual([
      'player-in-two-teams',
    ]);
  });
});

describe('what is offered', () => {
  /** Every act that the choices of a state name, completed by what anybody can say. */
  const named = (state: TournamentState): readonly AnyAct[] =>
    Object.entries(cribbageOrder.choices?.(state) ?? {}).flatMap(([name, [rows = []]]) =>
      rows.flatMap((row) =>
        Object.entries(row).reduce<readonly AnyAct[]>(
          (made, [field, among]) =>
            made.flatMap((act) =>
              (Array.isArray(among) ? among : []).map((value) => ({ ...act, [field]: value as string })),
            ),
          [
            {
              do: name,
              reason: 'so',
              by: 'arbiter',
              substitute: 'Z9',
              ...(name === 'rule-sheet' ? { NS: 121, EW: 90 } : {}),
            },
          ],
        ),
      ),
    );
  const states = [
    opened.and(teams('A B')),
    drawn,
    drawn.and(sheet(121, 104), sign(`${home}1`)),
    drawn.and({ do: 'disqualify', team: home, player: `${home}1`, reason: 'x' }),
  ].map(({ state }) => state);

  it.each(states.map((state, at) => [at, state] as const))(
    'is accepted as its choices say (%i)',
    (_, state) => {
      const acts = named(state);
      expect(acts.length).toBeGreaterThan(0);
      expect(acts.filter((act) => !cribbageTournament.decide(state, act as never).ok)).toEqual([]);
    },
  );
  it('is nothing that cannot be: no round while sheets are missing, no lot without its hash, no signature of a final sheet', () => {
    const offers = (state: TournamentState): readonly string[] => cribbageOrder.offered?.(state) ?? [];
    expect(offers(opened.and(teams('A B')).state)).not.toContain('draw-tables');
    expect(offers(drawn.state)).not.toContain('call-round');
    const final = drawn.and(sheet(121, 104), sign(`${home}1`), sign(`${away}1`));
    expect(offers(final.state)).not.toContain('sign-sheet');
    expect(offers(final.and(other(121, 100)).state)).toContain('call-round');
  });
});

describe('as the session of a competition', () => {
  const session = given(sessionDecider, undefined);
  const opening: AnyAct = {
    do: 'open-session',
    competition: 'c',
    number: 1,
    game: 'cribbage',
    ruleset: 'cribbage@1',
    setup: { rounds: 3 },
  };
  const everything: readonly AnyAct[] = [
    ...[
      opening,
      ...teams('A B C D'),
      ...LOT,
      call(1),
      sheet(121, 104),
      sign(`${home}1`),
      sign(`${away}1`),
      other(90, 121),
    ],
    { do: 'take-measure', author: 'arbiter', target: 'A1', measure: 'warning', reason: 'shouting' },
    { do: 'close-session', reason: 'played' },
  ];
  it('records every act in an event of its own, and everything else follows', () => {
    expect(auditSession(session.and(everything).stream)).toEqual({ ok: true, acts: everything.length });
  });
  it('keeps to the arbiter what is his, and measures to the staff', () => {
    const { state } = session.and(everything.slice(0, -1));
    const cheat = { do: 'disqualify', team: 'A', player: 'A1', reason: 'x' };
    expect(reservedSessionAct(state, cheat, 'captain')?.violation.article).toBe('arbiter-only');
    expect(reservedSessionAct(state, cheat, 'arbiter')).toBeNull();
    expect(JSON.stringify(sessionView(state, { kind: 'everyone' }))).not.toContain('shouting');
  });
  it('is copied so that neither changes the other', () => {
    const { state } = session.and(everything.slice(0, 8));
    const seen = (of: SessionState): string => JSON.stringify(sessionView(of, { kind: 'staff' }));
    const before = seen(state);
    const copy = copySession(state);
    for (const act of everything.slice(8)) {
      const decision = sessionDecider.decide(copy, act);
      if (decision.ok) for (const event of decision.events) sessionDecider.evolve(copy, event);
    }
    expect([seen(state), seen(copy) === before]).toEqual([before, false]);
  });
});
