import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { personAt } from '@arbitre/rules/kernel/declare/person';
import type * as Demo from '@arbitre/rules/kernel/demo';
import { inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import { circleRound } from '@arbitre/rules/kernel/session/circle';
import type { CribbageSetup } from '../setup';
import type { TournamentAct } from '../tournament/acts';
import { lotCommitment } from '../tournament/decide-entries';
import { type DemoAct, type Incident, playDemoGame } from './play-game';

export type DemoDeal = Demo.DemoDeal<CribbageSetup, DemoAct>;
export type DemoSession = Demo.DemoSession<CribbageSetup, DemoAct, TournamentAct>;
type Step = Demo.DemoSitting<TournamentAct>['steps'][number];

const NAMES = {
  A: 'Les Quinze-Deux',
  B: 'Le Dernier Trou',
  C: 'Les Valets Coupés',
  D: 'Go et Compagnie',
  E: 'La Planche du Lac',
} as const;
const TEAMS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const ROUNDS = 3;
const DAY = '2026-05-09';
/** The round in which a captain refuses to sign at first. */
const DISPUTED = 2;

const INCIDENTS: readonly Incident[] = ['forgotten', 'none', 'sheet-only', 'too-many', 'late', 'signal'];

const captain = (team: string): string => personAt(team, 1);

type Played = { readonly deal: DemoDeal; readonly sheet: TournamentAct; readonly at: At };
type At = { readonly round: number; readonly table: string; readonly home: string; readonly away: string };

const playTable = (at: At, random: Seeded, incident: Incident): Played => {
  const { round, table, home, away } = at;
  const setup = { board: 1, dealer: null, captainNS: 'N', captainEW: 'E', skunk: false } as const;
  const { grain, acts, scores } = playDemoGame(setup, random, incident);
  const sheet = { do: 'write-sheet', round, table, by: captain(home), ...scores } as const;
  return {
    deal: {
      place: { session: 1, round, table, board: 1 },
      seating: { N: home, E: away, S: home, W: away },
      ...{ policy: 'observed', grain, setup, acts },
    },
    sheet,
    at,
  };
};

const sign = ({ round, table }: At, team: string): TournamentAct => ({
  do: 'sign-sheet',
  ...{ round, table, by: captain(team) },
});

/** Both captains sign; once a captain refuses, and the arbiter rules (CRIB-GAP-T3). */
const signatures = (round: number, played: readonly Played[]): readonly Step[] => {
  const disputed = round === DISPUTED ? played[0]?.at : undefined;
  const signed = played.flatMap(({ at }) =>
    at === disputed ? [sign(at, at.home)] : [sign(at, at.home), sign(at, at.away)],
  );
  if (disputed === undefined) return [{ role: 'club', acts: signed }];
  const { table, away } = disputed;
  const reason = 'Le compte du dernier crib est contesté.';
  return [
    { role: 'club', acts: [...signed, { do: 'refuse-sheet', round, table, by: captain(away), reason }] },
    {
      role: 'arbiter',
      acts: [{ do: 'rule-sheet', round, table, reason: 'Les cartes montrées confirment le compte.' }],
    },
  ];
};

const entered = (seed: string): Step => ({
  role: 'club',
  acts: [
    ...TEAMS.map((team): TournamentAct => ({
      do: 'enter-team',
      ...{ team, captain: captain(team), players: [personAt(team, 1), personAt(team, 2)] },
    })),
    { do: 'commit-lot', commitment: lotCommitment(seed) },
    { do: 'draw-tables', seed },
  ],
});

/** A tournament of five teams over three rounds, drawn from a seed. Pure: the same seed gives the same one. */
export const generateSession = (seed: number): DemoSession => {
  const random = seeded(seed);
  const lot = `planche-${seed}`;
  const order = inOrderOfLot(lot, [...TEAMS].sort());
  const deals: DemoDeal[] = [];
  const steps: Step[] = [entered(lot)];
  for (let round = 1; round <= ROUNDS; round++) {
    const played = circleRound(order, round).encounters.map(({ a, b }, at) =>
      playTable(
        { round, table: String(at + 1), home: a, away: b },
        random,
        INCIDENTS[(deals.length + at) % INCIDENTS.length] ?? 'none',
      ),
    );
    deals.push(...played.map(({ deal }) => deal));
    steps.push(
      { role: 'club', acts: [{ do: 'call-round', round }] },
      { role: 'club', played: round, acts: played.map(({ sheet }) => sheet) },
      ...signatures(round, played),
    );
  }
  const entries = TEAMS.map((id, at): Entry => ({
    ...{ id, number: at + 1, kind: 'team', members: [], label: NAMES[id] },
  }));
  return {
    ...{ game: 'cribbage', ruleset: 'cribbage@1', method: 'games-won', startsOn: DAY },
    ...{ entries, deals },
    sittings: [{ number: 1, setup: { rounds: ROUNDS, skunk: false }, steps, closing: 'Tournoi terminé' }],
  };
};
