import { auditSession, methodOf, sessionDecider } from '../testing/life';
import fc from 'fast-check';
import { standingsOf, awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type AnyAct, type Doing, given } from '@arbitre/rules/kernel/testing/given';
import type { SessionState as EveningState } from './state';
import { type SessionState, sessionView } from '@arbitre/rules/kernel/session/state';
import { readSessionSetup } from './setup';

const PLAYERS = ['p1', 'p2', 'p3', 'p4'];
const SEATS = { N: 'p1', E: 'p2', S: 'p3', W: 'p4' };
const open = (setup: object): AnyAct => ({
  do: 'open-session',
  ...{ competition: 'c', number: 1, game: 'whist', ruleset: 'whist@1' },
  setup: { players: PLAYERS, seats: SEATS, ...setup },
});
/** A coup as its table enters it: the next of the evening, dealt by whose turn it is. */
const coup =
  (NS: number, EW: number): Doing<SessionState> =>
  ({ rulesState }) => {
    const { dealer = 'N', deals = [] } = (rulesState ?? {}) as Partial<EveningState>;
    const nextDealer = seatName(leftOf(seatIndex(dealer)));
    return { do: 'enter-coup', points: { NS, EW }, deal: `r1-t1-b${deals.length + 1}`, dealer, nextDealer };
  };
const CONFIRM: AnyAct = { do: 'confirm-result', by: 'p1' };

const unopened = given(sessionDecider, undefined);
/** `key entry value`, for every award of the session. */
const awards = ({ state }: typeof unopened): readonly string[] =>
  state.standing.awards.map(({ key, entry, value }) => `${key} ${entry} ${value.num}`);
const ranking = ({ state }: typeof unopened, ids: readonly string[]): readonly string[] => {
  const entries = ids.map((id, index): Entry => ({ id, number: index + 1, kind: 'player', members: [] }));
  const given = state.standing.awards.map((award) => awardOfSession('c.s1', award));
  return standingsOf(methodOf('whist-sessions'), entries, given).map(({ rank, entry }) => `${rank} ${entry}`);
};

const SHORT = { variant: 'partie-simple-2', target: 5 };
/** Two robres of two manches of five points for one side: a partie simple 2 won without a point against. */
const partie = (winner: 'NS' | 'EW'): readonly Doing<SessionState>[] => [
  ...Array<Doing<SessionState>>(4).fill(winner === 'NS' ? coup(5, 0) : coup(0, 5)),
  CONFIRM,
];

describe('an evening of whist as the session of a competition', () => {
  it('WHC-PG-GAP-3 adds up each player’s fiches over the three parties of a partie générale', () => {
    const evening = unopened.when(
      open({ settings: { ...SHORT, general: true } }),
      ['NS', 'NS', 'EW'].flatMap((side) => partie(side as 'NS')),
    );
    // Each partie: 4 manches at 3 fiches and 2 for the partie. p1 keeps his seat and partners p3, p2, p4 in turn.
    expect(awards(evening)).toEqual([
      ...['round-1 p1 14', 'round-1 p2 -14', 'round-1 p3 14', 'round-1 p4 -14'],
      ...['round-2 p1 14', 'round-2 p4 -14', 'round-2 p2 14', 'round-2 p3 -14'],
      ...['round-3 p1 -14', 'round-3 p3 14', 'round-3 p4 -14', 'round-3 p2 14'],
    ]);
    expect(ranking(evening, PLAYERS)).toEqual(['1 p1', '1 p2', '1 p3', '4 p4']);
    expect(evening.events.filter(({ type }) => type === 'GeneralMatchEnded')).toHaveLength(1);
    expect(auditSession(evening.events)).toMatchObject({ ok: true });
  });
  it('WHC-PARTIE-GAP-2 ranks by parties won, then by the values of the wins', () => {
    const [win, lose] = [
      [coup(7, 0), CONFIRM],
      [coup(0, 4), coup(3, 0), coup(0, 3), CONFIRM],
    ];
    const evening = unopened.when(open({}), win, lose);
    expect(awards(evening).slice(4)).toEqual([
      'round-2 p1 0',
      'round-2 p2 1',
      'round-2 p3 0',
      'round-2 p4 1',
    ]);
    // One partie each: won by 7 and by 4.
    expect(ranking(evening, PLAYERS)).toEqual(['1 p1', '1 p3', '3 p2', '3 p4']);
  });
  it('WHC-PS1-GAP-2 has no winner at one manche each, or plays a third where it was agreed', () => {
    const manches = [coup(10, 0), coup(0, 10), CONFIRM];
    const simple1 = { variant: 'partie-simple-1' };
    const drawn = unopened.when(open({ settings: simple1 }), manches);
    expect([drawn.refusals, awards(drawn)]).toEqual([[], PLAYERS.map((player) => `round-1 ${player} 0`)]);
    const third = { ...simple1, ps1Decider: 'thirdManche' };
    const decided = unopened.when(open({ settings: third }), manches, coup(10, 0), CONFIRM);
    expect(decided.refusals).toEqual(['partie-not-over']);
    // Two manches at three fiches, one lost at three, and four for the partie.
    expect(awards(decided)[0]).toBe('round-1 p1 7');
  });
  it('WHC-PS2-GAP-1, WHC-FICHES-GAP-2 takes a fixed number of robres and the scaled table where agreed', () => {
    const settings = { ...SHORT, ps2Robres: 'fixed3', ficheScale: 'half' };
    const evening = unopened.when(
      open({ settings }),
      partie('NS').slice(0, 4),
      CONFIRM,
      coup(0, 3),
      coup(5, 0),
      coup(0, 3),
      coup(5, 0),
      CONFIRM,
    );
    expect(evening.refusals).toEqual(['partie-not-over']);
    // Four manches at three, two at one (losers at three), and two for the partie.
    expect(awards(evening)[0]).toBe('round-1 p1 16');
  });
  it('WHC-REN-16 counts a partie once its result is confirmed, not before', () => {
    const evening = unopened.when(open({}), coup(7, 0), {
      do: 'correct-coup',
      deal: 'r1-t1-b1',
      points: { NS: 6, EW: 0 },
    });
    expect(awards(evening)).toEqual([]);
    expect(unopened.when(open({}), coup(7, 0), CONFIRM).events.at(-1)?.type).toBe('SessionScored');
  });
  it('gives a pair one award a partie, and seats it without a draw', () => {
    const entries = { p1: 'pair-1', p3: 'pair-1', p2: 'pair-2', p4: 'pair-2' };
    const evening = unopened.when(open({ entries }), coup(7, 0), CONFIRM);
    expect(awards(evening)).toEqual(['round-1 pair-1 1', 'round-1 pair-2 0']);
    expect(ranking(evening, ['pair-1', 'pair-2'])).toEqual(['1 pair-1', '2 pair-2']);
  });
  it.each([
    ['WHC-POINT-5', {}, coup(3, 1)],
    ['WHC-POINT-3', {}, coup(8, 0)],
    ['WHC-HONNEUR-GAP-2', { settings: { variant: 'partie-simple-1' } }, coup(10, 10)],
  ])('%s refuses points that no coup gives', (article, setup, act) => {
    expect(unopened.when(open(setup), act).refusals).toEqual([article]);
  });
  it.each([
    ['WHC-PG-2', { entries: { p1: 'x', p3: 'x', p2: 'y', p4: 'y' }, settings: { ...SHORT, general: true } }],
    ['WHC-JOUEURS-2', { entries: { p1: 'x', p2: 'x' } }],
    ['WHC-JOUEURS-2', { entries: { p1: 'x', p3: 'x', p2: 'y', p4: 'y' }, seats: null }],
    ['invalid-field', { entries: { p9: 'x' } }],
    ['invalid-field', { seats: { N: 'p1' } }],
    ['invalid-field', { dealer: 'Q' }],
    ['WHC-PG-1', { settings: { general: true } }],
  ])('%s refuses such a setup', (article, setup) => {
    expect(unopened.when(open(setup)).refusals).toEqual([article]);
  });
  it('shows draw, seats, score and totals to everybody', () => {
    const draws = ['SK', 'H7', 'DQ', 'CA'].map((card, index) => ({
      do: 'draw',
      ...{ player: PLAYERS[index], pack: '1', cards: [card] },
    }));
    const { state } = unopened.when(open({ seats: undefined }), draws);
    expect(sessionView(state, { kind: 'everyone' })).toMatchObject({
      phase: 'seats',
      draws: { p1: ['SK'], p4: ['CA'] },
      teams: [
        ['p1', 'p3'],
        ['p2', 'p4'],
      ],
    });
  });
  it('never throws, and stands its own audit, whatever the acts', () => {
    const acts: readonly unknown[] = [
      ...[
        coup(5, 0),
        coup(0, 5),
        CONFIRM,
        { do: 'cut-next' },
        { do: 'draw', player: 'p1', pack: '1', cards: ['SK'] },
      ],
      ...[
        { do: 'change-settings', settings: { target: 10 } },
        { do: 'change-settings' },
        { do: 'choose-seats' },
      ],
      ...[{ do: 'correct-coup', deal: 'r1-t1-b1', points: { NS: 1, EW: 2 } }, { do: 'constructor' }, 7, null],
    ];
    const setups = fc.constantFrom(
      open({}),
      open({ settings: { ...SHORT, general: true } }),
      open({ seats: null }),
    );
    fc.assert(
      fc.property(setups, fc.array(fc.constantFrom(...acts), { maxLength: 40 }), (opening, following) => {
        const { events, state } = unopened.when(opening, ...(following as AnyAct[]));
        expect(auditSession(events)).toMatchObject({ ok: true });
        expect(sessionView(state, { kind: 'staff' })).not.toBeNull();
      }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('players', 'seats', 'entries', 'settings', 'packs'), fc.jsonValue()),
        (given) => {
          expect([true, false]).toContain(readSessionSetup(given).ok);
        },
      ),
    );
  });
});
