import * as fc from 'fast-check';
import { given } from '@arbitre/rules/kernel/testing/given';
import { acts, type TournamentAct } from './acts';
import { whistMilitaireTournament } from './decider';
import { offeredIn } from './offered';
import { SEASON_2026, type TournamentState } from './state';

const TEAMS = ['A', 'B', 'C'] as const;
const GAMES = [1, 2] as const;
const playersOf = (team: string): readonly string[] => [1, 2, 3, 4].map((number) => `${team}${number}`);
const EVERYBODY = TEAMS.flatMap(playersOf);
const SEATS = ['N', 'E', 'S', 'W'] as const;
const reason = 'as told';

const inGames = (each: (game: number, team: string) => readonly TournamentAct[]): readonly TournamentAct[] =>
  GAMES.flatMap((game) => TEAMS.flatMap((team) => each(game, team)));

/** Every act that somebody could mean in a tournament of three teams and two games. */
const THINKABLE: readonly TournamentAct[] = [
  ...TEAMS.flatMap((team): readonly TournamentAct[] => [
    { do: 'enter-team', team, captain: `${team}1`, players: playersOf(team) },
    { do: 'choose-partners', team, partners: [`${team}3`, `${team}4`] },
    { do: 'admit-substitute', team, player: `${team}2`, substitute: `R${team}`, by: 'host' },
    { do: 'name-captain', team, captain: `${team}2`, by: 'host' },
    { do: 'name-captain', team, captain: `${team}1`, by: 'host' },
    { do: 'disqualify', team, player: `${team}4`, reason },
    { do: 'request-refund', team },
    { do: 'send-away', player: `${team}1`, table: 'A', by: 'host' },
  ]),
  { do: 'publish-schedule', date: '2026-05-02', games: 2, trumps: ['H', 'C'] },
  ...GAMES.map((game): TournamentAct => ({ do: 'announce-rotation', game })),
  ...inGames((game, table) => [
    ...EVERYBODY.flatMap((player) =>
      SEATS.map((seat): TournamentAct => ({ do: 'take-seat', player, game, table, seat })),
    ),
    ...[1, 2, 3, 4].flatMap((deal) =>
      TEAMS.flatMap((winner): readonly TournamentAct[] => [
        ...[`${table}1`, `${table}2`, `R${table}`].map((by): TournamentAct => ({
          ...{ do: 'write-box', game, table, deal, winner, by },
        })),
        { do: 'correct-box', game, table, deal, winner, by: 'arbiter' },
      ]),
    ),
    ...TEAMS.map((team): TournamentAct => ({ do: 'forfeit-table', game, table, team, by: 'host' })),
    ...EVERYBODY.concat('RA', 'RB', 'RC').flatMap((by): readonly TournamentAct[] => [
      { do: 'sign-sheet', game, team: table, by },
      { do: 'refuse-signature', game, team: table, by, reason },
    ]),
    { do: 'rule-game', game, team: table, reason },
  ]),
  { do: 'take-measure', author: 'host', target: 'A1', measure: 'warning', reason },
];

/** Whoever comes late: in as long as no schedule is published. */
const LATE: TournamentAct = { do: 'enter-team', team: 'Z', captain: 'Z1', players: playersOf('Z') };

/** What the rules take; before the first game nobody has a table to look at, and nobody is sent away from one. */
const accepted = (state: TournamentState): readonly TournamentAct[] =>
  THINKABLE.filter(
    (act) =>
      whistMilitaireTournament.decide(state, act).ok && (act.do !== 'send-away' || state.announced > 0),
  );

const start = given(whistMilitaireTournament, SEASON_2026);
const FILLED = THINKABLE.filter((act) => act.do === 'write-box' && act.winner === act.table);

describe('what a tournament offers', () => {
  it('is what can be accepted, and nothing else, however it went', () => {
    const step = fc.record({
      act: fc.constantFrom(...Object.keys(acts)),
      which: fc.nat(),
      fill: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 24 }), (steps) => {
        let now = start.and(THINKABLE.filter((act) => act.do === 'enter-team'));
        for (const { act, which, fill } of steps) {
          // Boxes are many and fill one by one: now and then all are written at once.
          if (fill === 0) now = now.when(FILLED);
          const possible = accepted(now.state);
          const names = [
            ...possible,
            ...(whistMilitaireTournament.decide(now.state, LATE).ok ? [LATE] : []),
          ].map((each) => each.do);
          expect([...new Set(names)].toSorted()).toEqual(offeredIn(now.state).toSorted());
          const named = possible.filter((each) => each.do === act);
          const chosen = (named.length > 0 ? named : possible)[which % (named.length || possible.length)];
          if (chosen !== undefined) now = now.and(chosen);
        }
      }),
      { numRuns: 25 },
    );
  });
});
