import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given } from '@arbitre/rules/kernel/testing/given';
import { auditSession, sessionDecider } from '../testing/life';
import { reservedSessionAct } from '@arbitre/rules/kernel/session/reserved-acts';
import { copySession, type SessionState, sessionView } from '@arbitre/rules/kernel/session/state';
import type { Audience } from '@arbitre/rules/kernel/session/contract';
import { whistMilitaireOrder } from './session';
import type { TournamentView } from './view';

const OPEN: AnyAct = {
  do: 'open-session',
  ...{ competition: 'c', number: 1, game: 'whist-militaire', ruleset: 'whist-militaire@1', setup: {} },
};
const team = (name: string): AnyAct => ({
  do: 'enter-team',
  ...{ team: name, captain: `${name}2`, players: [1, 2, 3, 4].map((number) => `${name}${number}`) },
});
const box = (table: string, deal: number, winner: string): AnyAct => ({
  do: 'write-box',
  ...{ game: 1, table, deal, winner, by: `${table}2` },
});
const filled = (table: string, winners: string): readonly AnyAct[] =>
  Array.from(winners, (winner, index) => box(table, index + 1, winner));
const START: readonly AnyAct[] = [
  OPEN,
  ...['A', 'B', 'C', 'D'].map(team),
  { do: 'choose-partners', team: 'A', partners: ['A4', 'A1', 'A3'] },
  { do: 'publish-schedule', date: '2026-05-02', games: 3, trumps: ['H', 'C', 'D'] },
  { do: 'announce-rotation', game: 1 },
];
/** Every act of a tournament: A meets D, B meets C in the first game. */
const EVERYTHING: readonly AnyAct[] = [
  ...START,
  { do: 'admit-substitute', team: 'B', player: 'B3', substitute: 'R1', by: 'host' },
  { do: 'name-captain', team: 'C', captain: 'C1', by: 'host' },
  { do: 'take-seat', player: 'A2', game: 1, table: 'A', seat: 'N' },
  ...filled('A', 'AADD'),
  ...filled('D', 'DDDA'),
  { do: 'send-away', player: 'A2', table: 'B', by: 'host' },
  { do: 'sign-sheet', game: 1, team: 'A', by: 'D2' },
  { do: 'refuse-signature', game: 1, team: 'D', by: 'A2', reason: 'deal 3' },
  { do: 'rule-game', game: 1, team: 'D', reason: 'deal 3 stands' },
  { do: 'correct-box', game: 1, table: 'D', deal: 4, winner: 'D', by: 'arbitre' },
  { do: 'forfeit-table', game: 1, table: 'B', team: 'C', by: 'host' },
  { do: 'take-measure', author: 'host', target: 'A3', measure: 'warning', reason: 'shouting' },
  { do: 'disqualify', team: 'C', player: 'C3', reason: 'marked cards' },
  { do: 'request-refund', team: 'B' },
  { do: 'close-session', reason: 'played' },
];

const session = given(sessionDecider, undefined);
const seenBy = (state: SessionState, audience: Audience): TournamentView =>
  sessionView(state, audience) as unknown as TournamentView;
const tables = (state: SessionState, audience: Audience): readonly string[] =>
  seenBy(state, audience).games[0]?.tables.map(({ table }) => table) ?? [];

describe('a tournament as the session of a competition', () => {
  it('records every act in an event of its own, and everything else follows from them', () => {
    const { events } = session.and(EVERYTHING);
    expect(auditSession(events)).toEqual({ ok: true, acts: EVERYTHING.length });
  });
  it('WM-1-GAP-4 gives the deals that cannot be played to the opponents, once', () => {
    const { state, events } = session.and(START, box('B', 1, 'C'), {
      do: 'forfeit-table',
      ...{ game: 1, table: 'B', team: 'C', by: 'host' },
    });
    const sums = state.standing.awards.filter(({ entry }) => entry === 'B').map(({ value }) => value.num);
    expect([sums, events.filter(({ type }) => type === 'TableForfeited')]).toEqual([
      [0, 1, 1, 1],
      [expect.anything()],
    ]);
  });
  it('leaves it to the arbiter to give a table up', () => {
    const { state } = session.and(START);
    const forfeit = { do: 'forfeit-table', game: 1, table: 'B', team: 'C', by: 'host' };
    expect(reservedSessionAct(state, forfeit, 'captain')?.violation.article).toBe('arbiter-only');
    expect(reservedSessionAct(state, forfeit, 'arbiter')).toBeNull();
  });
  it('WM-R5 shows a running table to the two teams that play there and to the staff', () => {
    const { state } = session.and(START, filled('A', 'AAAA'), box('D', 1, 'A'), box('B', 1, 'B'));
    expect(tables(state, { kind: 'everyone' })).toEqual(['A']);
    expect(tables(state, { kind: 'entry', entry: 'D' }).toSorted()).toEqual(['A', 'D']);
    expect(tables(state, { kind: 'entry', entry: 'C' }).toSorted()).toEqual(['A', 'B', 'C']);
    expect(tables(state, { kind: 'staff' })).toHaveLength(4);
    const open = JSON.stringify(seenBy(state, { kind: 'everyone' }).games[0]?.boxes);
    expect([open.includes('"table":"A"'), open.includes('"table":"B"')]).toEqual([true, false]);
    expect(seenBy(state, { kind: 'everyone' }).games[0]?.sheets).toEqual([]);
  });
  it('WM-R3.2 shows measures to the staff alone', () => {
    const { state } = session.and(EVERYTHING);
    expect(seenBy(state, { kind: 'staff' }).measures).toHaveLength(1);
    expect(JSON.stringify(seenBy(state, { kind: 'entry', entry: 'A' }))).not.toContain('shouting');
  });
  it('WM-0.1 opens in the season of the booklet, or in one that is named', () => {
    const read = (season: unknown) => whistMilitaireOrder.readSetup(season === undefined ? {} : { season });
    const own = { from: '2027-01-01', to: '2027-02-01' };
    expect(read(own)).toEqual({ ok: true, setup: { season: own } });
    expect(read(undefined)).toMatchObject({ ok: true, setup: { season: { from: '2026-04-26' } } });
    for (const wrong of [
      'spring',
      { from: '2027-02-01', to: '2027-01-01' },
      { from: '2027-13-01', to: '2028-01-01' },
    ])
      expect(read(wrong)).toMatchObject({ ok: false, violation: { article: 'invalid-field' } });
  });
  it('brings a team in once, when it enters', () => {
    expect(whistMilitaireOrder.entriesOf(team('A'))).toEqual(['A']);
    const others = [{ do: 'enter-team' }, { do: 'enter-team', team: 7 }, { do: 'sign-sheet', team: 'A' }];
    expect(others.flatMap((act) => whistMilitaireOrder.entriesOf(act))).toEqual([]);
  });
  it('is copied so that neither changes the other', () => {
    const { state } = session.and(START);
    const before = JSON.stringify(seenBy(state, { kind: 'staff' }));
    const copy = copySession(state);
    for (const act of EVERYTHING.slice(START.length)) {
      const decision = sessionDecider.decide(copy, act);
      if (decision.ok) for (const event of decision.events) sessionDecider.evolve(copy, event);
    }
    expect(JSON.stringify(seenBy(copy, { kind: 'staff' }))).not.toBe(before);
    expect(JSON.stringify(seenBy(state, { kind: 'staff' }))).toBe(before);
  });
});
