import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given } from '@arbitre/rules/kernel/testing/given';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { methodOf } from '../testing/life';
import { whistMilitaireTournament } from './decider';
import { awardOfSession, standingsOf } from '@arbitre/rules/kernel/competition/standings';
import { whistMilitaireOrder } from './session';
import { gameScore, tableScore } from './standings';
import type { TournamentView } from './view';
import { SEASON_2026, seatingOf, type TournamentState } from './state';

const team = (name: string): AnyAct => ({
  do: 'enter-team',
  team: name,
  players: [1, 2, 3, 4].map((number) => `${name}${number}`),
  captain: `${name}1`,
});
const teams = (names: string): readonly AnyAct[] => names.split(' ').map(team);
const publish: AnyAct = { do: 'publish-schedule', date: '2026-05-02', trumps: ['H', 'C', 'D'] };
const announce = (game: number): AnyAct => ({ do: 'announce-rotation', game });
const box = (game: number, table: string, deal: number, winner: string, by = `${table}1`): AnyAct => ({
  do: 'write-box',
  game,
  table,
  deal,
  winner,
  by,
});
/** `AABA`: the winners of the four deals at a table. */
const table = (game: number, name: string, winners: string): readonly AnyAct[] =>
  Array.from(winners, (winner, index) => box(game, name, index + 1, winner));
const sign = (game: number, name: string, by: string): AnyAct => ({ do: 'sign-sheet', game, team: name, by });

/** A tournament of the season that nobody entered yet. */
const opened = given(whistMilitaireTournament, SEASON_2026);

/** What the staff's page shows. */
const viewOf = (state: TournamentState): TournamentView =>
  whistMilitaireOrder.view(state, { kind: 'staff' }, EMPTY_SHELF) as unknown as TournamentView;
/** `1 A 5`: the ranking of the competition, the excluded without a rank. */
const rankingOf = (state: TournamentState): readonly string[] => {
  const { awards, excluded } = whistMilitaireOrder.standing(state);
  const entries = [...state.teams.keys()].map((id, index) => ({
    ...{ id, number: index + 1, kind: 'team' as const, members: [] },
  }));
  const given = awards.map((award) => awardOfSession('wm.s1', award));
  return standingsOf(methodOf('team-points'), entries, given, { excluded }).map(
    ({ rank, entry, total, excluded: out }) =>
      out === null ? `${rank} ${entry} ${total.num}` : `${out.article} ${entry}`,
  );
};

/** Two teams in their first game. */
const GAME_1 = [...teams('A B'), publish, announce(1)];
const A_WINS_4_4 = [...table(1, 'A', 'AAAB'), ...table(1, 'B', 'ABBB')];

describe('entries and schedule', () => {
  it('WM-0.1 opens within the season only', () => {
    const on = (date: string) => opened.when(teams('A B'), { ...publish, date }).refusals;
    expect(['2026-04-25', '2026-06-16'].flatMap(on)).toEqual(['WM-0.1', 'WM-0.1']);
    expect(['2026-04-26', '2026-06-15'].flatMap(on)).toEqual([]);
  });
  it('WM-1.1 takes teams of four with one captain', () => {
    const three = { ...team('A'), players: ['A1', 'A2', 'A3'] };
    const stranger = { ...team('A'), captain: 'B1' };
    const none = { ...team('A'), captain: undefined };
    const two = { ...team('A'), captain: ['A1', 'A2'] };
    expect(opened.when(three, stranger, none, two).refusals).toEqual([
      'WM-1.1',
      'WM-1.1',
      'WM-1.1',
      'WM-1.1',
    ]);
    expect(opened.when(team('A')).refusals).toEqual([]);
  });
  it('WM-1.4 prints pairs, tables, opponents and trump of every game before the first deal', () => {
    const { state } = opened.when(teams('A B C D'), publish);
    expect(viewOf(opened.when(teams('A B C D')).state).teams[0]?.sheet).toEqual([]);
    expect(viewOf(state).announced).toBe(0);
    expect(viewOf(state).teams[0]?.sheet).toEqual([
      {
        game: 1,
        trump: 'H',
        opponents: 'D',
        home: { table: 'A', pair: ['A1', 'A2'] },
        away: { table: 'D', pair: ['A3', 'A4'] },
      },
      {
        game: 2,
        trump: 'C',
        opponents: 'B',
        home: { table: 'A', pair: ['A1', 'A3'] },
        away: { table: 'B', pair: ['A2', 'A4'] },
      },
      {
        game: 3,
        trump: 'D',
        opponents: 'C',
        home: { table: 'A', pair: ['A1', 'A4'] },
        away: { table: 'C', pair: ['A2', 'A3'] },
      },
    ]);
    expect(opened.when(teams('A B'), publish, publish).refusals).toEqual(['WM-1.4']);
  });
  it('WM-1-GAP-1 turns the partners of the captain, and starts again with the fourth game', () => {
    const { state } = opened.when(teams('A B'), {
      ...publish,
      games: 5,
      trumps: ['H', 'C', 'D', 'S', 'H'],
    });
    const sheet = viewOf(state).teams[0]?.sheet ?? [];
    expect(sheet.map(({ home }) => home?.pair)).toEqual(
      ['A2', 'A3', 'A4', 'A2', 'A3'].map((partner) => ['A1', partner]),
    );
    expect(sheet.map(({ away }) => away?.pair)).toEqual([
      ['A3', 'A4'],
      ['A2', 'A4'],
      ['A2', 'A3'],
      ['A3', 'A4'],
      ['A2', 'A4'],
    ]);
    expect(viewOf(state).games[4]?.seats.B?.W).toBe('A4');
  });
  it('WM-1-GAP-2 seats each home pair against the other team’s away pair', () => {
    const { state } = opened.when(teams('A B'), publish);
    expect(seatingOf(state, 1, 'A')).toEqual({ N: 'A1', S: 'A2', E: 'B3', W: 'B4' });
    expect(seatingOf(state, 1, 'B')).toEqual({ N: 'B1', S: 'B2', E: 'A3', W: 'A4' });
  });
  it('WM-1-GAP-3 plays three games unless told otherwise; an odd team is free once, for no point', () => {
    const { state } = opened.when(teams('A B C D E'), publish, announce(1));
    const { games } = viewOf(state);
    expect(games.map(({ encounters }) => encounters.length)).toEqual([2, 2, 2]);
    expect(games.map(({ seats }) => Object.keys(seats).length)).toEqual([4, 4, 4]);
    expect(new Set(games.map(({ bye }) => bye)).size).toBe(3);
    const free = games[0]?.bye ?? '';
    expect(whistMilitaireOrder.standing(state).awards).toEqual([]);
    // No box of the free team can be written, for it or against it: the bye is worth nothing and is no loss.
    expect(opened.when(teams('A B C D E'), publish, announce(1), box(1, free, 1, free)).refusals).toEqual([
      'no-such-table',
    ]);
    expect(rankingOf(state)).toEqual(['1 A 0', '1 B 0', '1 C 0', '1 D 0', '1 E 0']);
    const five = opened.when(teams('A B'), { ...publish, games: 5 });
    expect(five.refusals).toEqual(['WM-3.3']);
  });
  it('WM-3.3 is published with a trump for each game, which is one of the suits', () => {
    expect(opened.when(teams('A B'), { ...publish, trumps: ['H'] }).refusals).toEqual(['WM-3.3']);
    expect(opened.when(teams('A B'), { ...publish, trumps: ['H', 'NT', 'D'] }).refusals).toEqual([
      'WM-3-GAP-1',
    ]);
  });
});

describe('seats and rotation', () => {
  const second = [...GAME_1, ...A_WINS_4_4];
  const seat = (player: string, game: number, at: string, where: string): AnyAct => ({
    do: 'take-seat',
    player,
    game,
    table: at,
    seat: where,
  });
  it('WM-1.2 leaves the captain at his table and in his seat', () => {
    const moved = opened.when(second, announce(2), seat('A1', 2, 'B', 'E'), seat('A1', 2, 'A', 'N'));
    expect(moved.refusals).toEqual(['WM-1.2']);
  });
  it('WM-1.3 seats another team-mate opposite the captain in each game', () => {
    expect(
      opened.when(second, announce(2), seat('A2', 2, 'A', 'S'), seat('A3', 2, 'A', 'S')).refusals,
    ).toEqual(['WM-1.3']);
    const partners = (...order: readonly string[]): AnyAct => ({
      do: 'choose-partners',
      team: 'A',
      partners: order,
    });
    expect(opened.when(team('A'), partners('A2', 'A2', 'A3')).refusals).toEqual(['WM-1.3']);
    const { state, refusals } = opened.when(teams('A B'), partners('A4', 'A2', 'A3'), publish);
    expect([refusals, seatingOf(state, 1, 'A')?.S]).toEqual([[], 'A4']);
  });
  it('WM-1.5 gives nobody a new place before the host announces the rotation', () => {
    expect(opened.when(second, seat('A3', 2, 'A', 'S')).refusals).toEqual(['WM-1.5']);
    expect(opened.when(GAME_1, announce(2)).refusals).toEqual(['WM-1.5']);
    expect(opened.when(second, announce(2), seat('A3', 2, 'A', 'S')).refusals).toEqual([]);
  });
  it('WM-R5 keeps finished players away from running tables, also on the screen', () => {
    const { state } = opened.when(teams('A B C D'), publish, announce(1), table(1, 'A', 'AAAD'));
    const watched = (entry: string): readonly string[] =>
      (
        whistMilitaireOrder.view(state, { kind: 'entry', entry }, EMPTY_SHELF) as unknown as TournamentView
      ).games[0]?.tables
        .map((one) => one.table)
        .toSorted() ?? [];
    // A and D meet, and their second table still runs; A's own is over and lies open to all.
    expect([watched('A'), watched('B')]).toEqual([
      ['A', 'D'],
      ['A', 'B', 'C'],
    ]);
    const plays = { do: 'send-away', player: 'A1', table: 'A', by: 'arbiter' };
    expect(opened.when(GAME_1, plays).refusals).toEqual(['plays-there']);
    const away = { do: 'send-away', player: 'A1', table: 'B', by: 'arbiter' };
    expect(opened.when(GAME_1, away).events.at(-1)).toEqual({
      type: 'SpectatorSentAway',
      data: { player: 'A1', table: 'B', by: 'arbiter' },
    });
  });
  it('WM-1-GAP-4 admits a substitute, or gives the deals that cannot be played to the opponents', () => {
    const short = { do: 'forfeit-table', game: 1, table: 'B', team: 'A', by: 'R' };
    expect(tableScore(opened.when(GAME_1, short).state, 1, 'B')).toEqual({ A: 0, B: 4 });
    const substitute = { do: 'admit-substitute', team: 'A', player: 'A4', substitute: 'Z', by: 'R' };
    expect(seatingOf(opened.when(GAME_1, substitute).state, 1, 'B')?.W).toBe('Z');
    const captain = { do: 'name-captain', team: 'A', captain: 'A3', by: 'R' };
    expect(seatingOf(opened.when(GAME_1, captain).state, 1, 'A')?.N).toBe('A3');
  });
});

describe('score sheets', () => {
  it('WM-5.3 counts four deals at each of the two tables, eight points in all', () => {
    const { state } = opened.when(GAME_1, A_WINS_4_4, box(1, 'A', 5, 'A'));
    expect(gameScore(state, 1, 'A').points + gameScore(state, 1, 'B').points).toBe(8);
    expect(opened.when(GAME_1, box(1, 'A', 5, 'A')).refusals).toEqual(['invalid-field']);
  });
  it('WM-5.4 adds up the points of both tables', () => {
    const { state } = opened.when(GAME_1, A_WINS_4_4);
    expect([gameScore(state, 1, 'A'), gameScore(state, 1, 'B')]).toEqual([
      { game: 1, team: 'A', points: 4, state: 'provisional' },
      { game: 1, team: 'B', points: 4, state: 'provisional' },
    ]);
  });
  it('WM-5.2 is written by the captain at the table, for the team that won', () => {
    expect(opened.when(GAME_1, box(1, 'A', 1, 'A', 'B3')).refusals).toEqual(['WM-5.2']);
    expect(tableScore(opened.when(GAME_1, box(1, 'A', 3, 'B')).state, 1, 'A')).toEqual({ A: 0, B: 1 });
  });
  it('WM-IMP is final with the signature of the opposing captain, and then changed by the arbiter only', () => {
    const over = [...GAME_1, ...A_WINS_4_4];
    expect(viewOf(opened.when(over).state).games[0]?.sheets.map((sheet) => sheet.state)).toEqual([
      'provisional',
      'provisional',
    ]);
    expect(opened.when(over, sign(1, 'A', 'A1')).refusals).toEqual(['WM-IMP']);
    expect(opened.when(GAME_1, sign(1, 'A', 'B1')).refusals).toEqual(['WM-IMP']);
    const signed = [...over, sign(1, 'A', 'B1')];
    expect(gameScore(opened.when(signed).state, 1, 'A').state).toBe('final');
    expect(opened.when(signed, box(1, 'A', 1, 'B')).refusals).toEqual(['WM-IMP']);
    expect(
      gameScore(opened.when(signed, { ...box(1, 'A', 1, 'B', 'arbiter'), do: 'correct-box' }).state, 1, 'A')
        .points,
    ).toBe(3);
  });
  it('WM-IMP-GAP-1 opens a dispute when the captain refuses to sign, which the arbiter ends', () => {
    const refuse = { do: 'refuse-signature', game: 1, team: 'A', by: 'B1', reason: 'deal 3' };
    const disputed = [...GAME_1, ...A_WINS_4_4, refuse];
    expect(gameScore(opened.when(disputed).state, 1, 'A').state).toBe('disputed');
    expect(opened.when(disputed, sign(1, 'A', 'B1')).refusals).toEqual(['WM-R2']);
    const ruled = { do: 'rule-game', game: 1, team: 'A', reason: 'deal 3 stands' };
    expect(gameScore(opened.when(disputed, ruled).state, 1, 'A').state).toBe('final');
  });
  it('WM-5-GAP-1 ranks the teams by their points over all games', () => {
    const { state } = opened.when(GAME_1, table(1, 'A', 'AAAB'), table(1, 'B', 'AABB'));
    expect(rankingOf(state)).toEqual(['1 A 5', '2 B 3']);
  });
});

describe('conduct', () => {
  const cheat = { do: 'disqualify', team: 'B', player: 'B3', reason: 'marked cards' };
  it('WM-R3.2 stores what the person in charge decided, with author, target, reason and effect', () => {
    const measure = { author: 'R', target: 'A2', measure: 'warning', reason: 'shouting', effect: '' };
    const { state } = opened.when(GAME_1, { do: 'take-measure', ...measure });
    expect(state.measures).toEqual([measure]);
  });
  it('WM-R4.2 disqualifies the whole team of a cheat: it leaves the ranking and is not paired again', () => {
    const { state, refusals } = opened.when(GAME_1, cheat, cheat);
    expect(rankingOf(state)).toEqual(['1 A 24', 'WM-R4.2 B']);
    expect(refusals).toEqual(['already-disqualified']);
    const before = opened.when(teams('A B C'), cheat, publish).state;
    expect(
      before.schedule.every(({ encounters }) => encounters.every(({ a, b }) => a !== 'B' && b !== 'B')),
    ).toBe(true);
  });
  it('WM-R4.3 refunds no team disqualified for cheating', () => {
    const refund = (name: string): AnyAct => ({ do: 'request-refund', team: name });
    expect(opened.when(GAME_1, cheat, refund('B'), refund('A')).refusals).toEqual(['WM-R4.3']);
  });
  it('WM-R4-GAP-2 leaves the points scored, and gives the opponents those still to play', () => {
    const { state } = opened.when(GAME_1, box(1, 'B', 1, 'A'), box(1, 'B', 2, 'B'), cheat);
    expect(tableScore(state, 1, 'B')).toEqual({ A: 3, B: 1 });
    expect(opened.when(GAME_1, cheat, box(1, 'B', 3, 'B')).refusals).toEqual(['WM-R2']);
  });
  it.each([
    undefined,
    null,
    3,
    {},
    { do: 'enter-team' },
    { do: 'toString' },
    { do: 'sign-sheet', game: 9, team: 'Q', by: 'x' },
  ])('refuses %j without throwing', (act) => {
    expect(opened.when(GAME_1, act as unknown as AnyAct).refusals).toHaveLength(1);
  });
});
