import type { Entry, MethodId } from '../../competition/contract';
import type { Place, Seating } from '../../deal/contract';
import type { Grain, Policy, RulesetId } from '../../kernel/game';
import { type Seeded, seeded } from '../../kernel/seeded';
import type { TrumpSuit } from '../events';
import { DEALS_PER_GAME, dealerOf, TRUMPS, type WhistMilitaireSetup } from '../setup';
import type { TournamentCommand } from '../tournament/decider';
import { type Encounter, pairings } from '../tournament/schedule';
import { type DemoAct, type Incident, playDemoDeal } from './play-deal';

/** A deal with everything that the write side needs to open and record it. */
export type DemoDeal = {
  readonly place: Place;
  readonly seating: Seating;
  readonly policy: Policy;
  readonly grain: Grain;
  readonly setup: WhistMilitaireSetup;
  readonly acts: readonly DemoAct[];
};

export type DemoSession = {
  readonly game: 'whist-militaire';
  readonly ruleset: RulesetId;
  readonly method: MethodId;
  readonly startsOn: string;
  readonly entries: readonly Entry[];
  readonly deals: readonly DemoDeal[];
  /** The same afternoon as its order sees it: teams, schedule, boxes, signatures. */
  readonly sittings: readonly DemoSitting[];
};

/** A session with the acts that each role records in it, in order. */
export type DemoSitting = {
  readonly number: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly steps: readonly {
    readonly role: 'club' | 'arbiter';
    readonly acts: readonly TournamentCommand[];
  }[];
  /** Why it is closed. */
  readonly closing: string;
};

/** The teams, whose letters name their tables too. */
const NAMES = {
  A: 'Les Maîtres Atouts',
  B: 'La Treizième Levée',
  C: 'Les Coupe-Cœur',
  D: 'Le Quatuor du Quai',
} as const;
const TEAMS = ['A', 'B', 'C', 'D'] as const;
const GAMES = 3;
const DAY = '2026-05-02';

/** One deal in four has something for the arbiter or for the rules. */
const INCIDENTS: readonly Incident[] = [
  ...Array<Incident>(18).fill('none'),
  ...([
    'sheet-only',
    'exposed-in-dealing',
    'dropped',
    'revoke-corrected',
    'revoke-closed',
    'signal',
  ] as const),
];

type Table = {
  readonly game: number;
  readonly home: string;
  readonly visitors: string;
  readonly trump: TrumpSuit;
  readonly random: Seeded;
};

const playTable = ({
  game,
  home,
  visitors,
  trump,
  random,
}: Table): {
  readonly deals: readonly DemoDeal[];
  readonly boxes: readonly TournamentCommand[];
} => {
  const deals: DemoDeal[] = [];
  const boxes: TournamentCommand[] = [];
  for (let deal = 1; deal <= DEALS_PER_GAME; deal++) {
    const setup = { deal, trump, captain: 'N', dealer: dealerOf('N', deal) } as const;
    const { grain, acts, winner } = playDemoDeal(
      setup,
      random,
      INCIDENTS[random(INCIDENTS.length)] ?? 'none',
    );
    deals.push({
      place: { session: 1, round: game, table: home, board: deal },
      seating: { N: home, E: visitors, S: home, W: visitors },
      policy: 'observed',
      grain,
      setup,
      acts,
    });
    const team = winner === 'NS' ? home : visitors;
    boxes.push({ do: 'write-box', game, table: home, deal, winner: team, by: `${home}1` });
  }
  return { deals, boxes };
};

const enter = (team: string): TournamentCommand => ({
  do: 'enter-team',
  team,
  players: [1, 2, 3, 4].map((number) => `${team}${number}`),
  captain: `${team}1`,
});

const sign = (game: number, team: string, captainOf: string): TournamentCommand => ({
  do: 'sign-sheet',
  game,
  team,
  by: `${captainOf}1`,
});

/** The game in which a captain refuses to sign at first (WM-IMP-GAP-1). */
const DISPUTED = 2;

/** WM-IMP: each sheet is signed by the captain of the team that it met; once the arbiter has to rule (WM-R2). */
const signatures = (game: number, encounters: readonly Encounter[]): DemoSitting['steps'] => {
  const [first] = encounters;
  const disputed = game === DISPUTED && first !== undefined ? first : null;
  const signed = encounters.flatMap(({ a, b }) => [
    ...(a === disputed?.a ? [] : [sign(game, a, b)]),
    sign(game, b, a),
  ]);
  if (disputed === null) return [{ role: 'club', acts: signed }];
  const { a: team, b } = disputed;
  const refusal = { do: 'refuse-signature', game, team, by: `${b}1`, reason: 'La donne 3 est contestée.' };
  const ruling = { do: 'rule-game', game, team, reason: 'Les cartes jouées confirment la donne 3.' };
  return [
    { role: 'club', acts: [...signed, refusal] },
    { role: 'arbiter', acts: [ruling] },
  ];
};

/**
 * A small competition of four teams over three games, 48 deals, drawn from a seed: the demo season's session of whist
 * militaire. Pure: the same seed gives the same session.
 */
export const generateSession = (seed: number): DemoSession => {
  const random = seeded(seed);
  const trumps = Array.from({ length: GAMES }, () => TRUMPS[random(TRUMPS.length)] ?? 'H');
  const deals: DemoDeal[] = [];
  const publish = { do: 'publish-schedule', date: DAY, games: GAMES, trumps };
  const steps: DemoSitting['steps'][number][] = [{ role: 'club', acts: [...TEAMS.map(enter), publish] }];
  for (const [index, trump] of trumps.entries()) {
    const game = index + 1;
    const boxes: TournamentCommand[] = [{ do: 'announce-rotation', game }];
    const { encounters } = pairings(TEAMS, game);
    for (const { a, b } of encounters)
      for (const [home, visitors] of [
        [a, b],
        [b, a],
      ] as const) {
        const table = playTable({ game, home, visitors, trump, random });
        deals.push(...table.deals);
        boxes.push(...table.boxes);
      }
    steps.push({ role: 'club', acts: boxes }, ...signatures(game, encounters));
  }
  const entries = TEAMS.map((id, index): Entry => ({
    id,
    number: index + 1,
    kind: 'team',
    name: NAMES[id],
  }));
  return {
    game: 'whist-militaire',
    ruleset: 'whist-militaire@1',
    method: 'team-points',
    startsOn: DAY,
    entries,
    deals,
    sittings: [{ number: 1, setup: {}, steps, closing: 'Tournoi terminé' }],
  };
};
