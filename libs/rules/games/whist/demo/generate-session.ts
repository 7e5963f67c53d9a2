import type { DemoDeal, DemoSession } from '@arbitre/rules/kernel/demo';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import type { Seating } from '@arbitre/rules/kernel/deal/contract';
import { type Seat, SEATS } from '@arbitre/rules/kernel/compass';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { SessionAct } from '../session/acts';
import { DEFAULTS } from '../session/settings';
import { afterCoup, newScoreboard } from '../session/scoreboard';
import { readSetup, type WhistSetup } from '../setup';
import { type DemoAct, type Incident, playDemoCoup } from './play-coup';

export type DemoCoup = DemoDeal<WhistSetup, DemoAct>;
export type DemoWhistSession = DemoSession<WhistSetup, DemoAct, SessionAct>;

const DAY = '2026-05-09';

/** Rounds in which each of four pairs meets each other one; the tables of a round. */
const ROUNDS = [
  [
    [1, 2],
    [3, 4],
  ],
  [
    [1, 3],
    [4, 2],
  ],
  [
    [4, 1],
    [2, 3],
  ],
] as const;

/** One coup in three has something for the table or for the rules. */
const INCIDENTS: readonly Incident[] = [
  ...Array<Incident>(10).fill('none'),
  ...(['sheet-only', 'dropped', 'led-out-of-turn', 'revoke', 'abandoned'] as const),
];

type Partie = {
  readonly round: number;
  readonly table: string;
  readonly pairs: readonly [number, number];
  readonly random: Seeded;
};

const setupOf = (given: Readonly<Record<string, unknown>>): WhistSetup => {
  const reading = readSetup(given);
  if (!reading.ok) throw new RangeError(`demo setup refused: ${JSON.stringify(reading.violation)}`);
  return reading.setup;
};

/** WHC-PARTIE-1: coups to seven points; the deal goes to the left (WHC-DONNEUR-2), each coup starts where the last ended. */
const playPartie = ({ round, table, pairs, random }: Partie): readonly DemoCoup[] => {
  const [ns, ew] = pairs.map((number) => `pair-${number}`);
  const seating = { N: ns, E: ew, S: ns, W: ew } as Seating;
  const coups: DemoCoup[] = [];
  let dealer: Seat = SEATS[random(SEATS.length)] ?? 'N';
  for (let board = newScoreboard(), coup = 1; !board.over; coup++) {
    const setup = setupOf({ board: coup, dealer, before: board.points });
    const incident = INCIDENTS[random(INCIDENTS.length)] ?? 'none';
    const { grain, acts, score } = playDemoCoup(setup, random, incident);
    const place = { session: 1, round, table, board: coup };
    coups.push({ place, seating, policy: 'observed', grain, setup, acts });
    const { NS = 0, EW = 0 } = score.scores;
    board = afterCoup(board, DEFAULTS, { NS, EW });
    dealer = score.result.nextDealer as Seat;
  }
  return coups;
};

/**
 * A small competition of four pairs over three rounds, six parties to seven points, drawn from a seed: the demo season's
 * session of whist. Pure: the same seed gives the same session.
 */
export const generateSession = (seed: number): DemoWhistSession => {
  const random = seeded(seed);
  const deals = ROUNDS.flatMap((tables, index) =>
    tables.flatMap((pairs, table) =>
      playPartie({ round: index + 1, table: String(table + 1), pairs, random }),
    ),
  );
  const entries = [1, 2, 3, 4].map((number): Entry => ({
    id: `pair-${number}`,
    number,
    kind: 'pair',
    members: [],
  }));
  return {
    game: 'whist',
    ruleset: 'whist@1',
    method: 'whist-parties',
    startsOn: DAY,
    entries,
    deals,
    sittings: [],
  };
};
