import type * as Demo from '@arbitre/rules/kernel/demo';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import { personAt } from '@arbitre/rules/kernel/declare/person';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { TrumpSuit } from '../events';
import { DEALS_PER_GAME, dealerOf, TRUMPS, type WhistMilitaireSetup } from '../setup';
import type { TournamentAct } from '../tournament/acts';
import { circleRound, type Encounter } from '@arbitre/rules/kernel/session/circle';
import { type DemoAct, type Incident, playDemoDeal } from './play-deal';

export type DemoDeal = Demo.DemoDeal<WhistMilitaireSetup, DemoAct>;
export type DemoSession = Demo.DemoSession<WhistMilitaireSetup, DemoAct, TournamentAct>;

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
  readonly boxes: readonly TournamentAct[];
} => {
  const deals: DemoDeal[] = [];
  const boxes: TournamentAct[] = [];
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
    boxes.push({ do: 'write-box', game, table: home, deal, winner: team, by: personAt(home, 1) });
  }
  return { deals, boxes };
};

const enter = (team: string): TournamentAct => ({
  do: 'enter-team',
  team,
  players: [1, 2, 3, 4].map((place) => personAt(team, place)),
  captain: personAt(team, 1),
});

const sign = (game: number, team: string, captainOf: string): TournamentAct => ({
  do: 'sign-sheet',
  game,
  team,
  by: personAt(captainOf, 1),
});

/** The game in which a captain refuses to sign at first (WM-IMP-GAP-1). */
const DISPUTED = 2;

/** WM-IMP: each sheet is signed by the captain of the team that it met; once the arbiter has to rule (WM-R2). */
const signatures = (
  game: number,
  encounters: readonly Encounter[],
): Demo.DemoSitting<TournamentAct>['steps'] => {
  const [first] = encounters;
  const disputed = game === DISPUTED && first !== undefined ? first : null;
  const signed = encounters.flatMap(({ a, b }) => [
    ...(a === disputed?.a ? [] : [sign(game, a, b)]),
    sign(game, b, a),
  ]);
  if (disputed === null) return [{ role: 'club', acts: signed }];
  const { a: team, b } = disputed;
  const refusal = {
    do: 'refuse-signature',
    game,
    team,
    by: personAt(b, 1),
    reason: 'La donne 3 est contestée.',
  } as const;
  const ruling = { do: 'rule-game', game, team, reason: 'Les cartes jouées confirment la donne 3.' } as const;
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
  const publish = { do: 'publish-schedule', date: DAY, games: GAMES, trumps } as const;
  const steps: Demo.DemoSitting<TournamentAct>['steps'][number][] = [
    { role: 'club', acts: [...TEAMS.map(enter), publish] },
  ];
  for (const [index, trump] of trumps.entries()) {
    const game = index + 1;
    const boxes: TournamentAct[] = [{ do: 'announce-rotation', game }];
    const { encounters } = circleRound(TEAMS, game);
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
    members: [],
    label: NAMES[id],
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
