import { SEATS, type Seat } from '@arbitre/rules/kernel/compass';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import type * as Demo from '@arbitre/rules/kernel/demo';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { formatCard, PACK } from '../cards';
import { dealerOf, DEALS_PER_GAME, type FiveHundredSetup } from '../setup';
import type { TournamentAct } from '../tournament/acts';
import { drawTeams, type Encounter, fiveHundredLotCommitment } from '../tournament/draw';
import { seatingOf, tiedSeats } from '../tournament/state';
import { type DemoAct, type Incident, playDemoDeal } from './play-deal';

export type DemoSession = Demo.DemoSession<FiveHundredSetup, DemoAct, TournamentAct>;
type DemoDeal = Demo.DemoDeal<FiveHundredSetup, DemoAct>;
type Steps = Demo.DemoSitting<TournamentAct>['steps'];

const DAY = '2026-05-16';
const GAMES = 3;

/** Two tables, and one team that is free in each game. */
const ENTRIES = ['pair-1', 'pair-2', 'pair-3', 'pair-4', 'pair-5'];

const INCIDENTS: readonly Incident[] = [
  ...['none', 'sheet-only', 'none', 'dropped', 'none', 'revoke-corrected', 'none', 'passed-out'],
  ...['sheet-only', 'none', 'face-up', 'none', 'too-low', 'revoke-claimed', 'kitty-seen', 'signal'],
] as readonly Incident[];

/** Cards drawn for the deal, again as long as the lowest are equal. */
const drawDealer = (
  game: number,
  table: string,
  random: Seeded,
): { readonly first: Seat; readonly acts: readonly TournamentAct[] } => {
  const acts: TournamentAct[] = [];
  let seats: readonly Seat[] = SEATS;
  while (seats.length > 1) {
    const pack = shuffled(PACK, random).map(formatCard);
    const cards = Object.fromEntries(seats.map((seat, at) => [seat, pack[at] ?? '']));
    acts.push({ do: 'draw-dealer', game, table, cards });
    seats = tiedSeats(cards);
  }
  return { first: seats[0] ?? 'N', acts };
};

/** The eight deals of a table. */
const playTable = (game: number, own: Encounter, first: Seat, random: Seeded): readonly DemoDeal[] =>
  Array.from({ length: DEALS_PER_GAME }, (_, at): DemoDeal => {
    const deal = at + 1;
    const setup = { deal, first, dealer: dealerOf(first, deal) };
    const incident = INCIDENTS[random(INCIDENTS.length)] ?? 'none';
    const { grain, acts } = playDemoDeal(setup, random, incident);
    const place = { session: 1, round: game, table: own.table, board: deal };
    return { place, seating: seatingOf(own), policy: 'observed', grain, setup, acts };
  });

/** The captain of the other team initials the sheet; once he refuses at first, and the arbiter rules (C500-9.1). */
const initials = (game: number, { table, EW: by }: Encounter): Steps => {
  const sheet = { game, table };
  const whole: TournamentAct = { do: 'initial-deals', ...sheet, deal: DEALS_PER_GAME, by };
  if (game !== 2 || table !== '1') return [{ role: 'club', played: game, acts: [whole] }];
  const reason = 'La brasse 5 est contestée.';
  const ruled = 'Les points de la brasse 5 sont ceux de la feuille.';
  return [
    {
      role: 'club',
      played: game,
      acts: [
        { do: 'initial-deals', ...sheet, deal: 4, by },
        { do: 'refuse-initials', ...sheet, deal: 5, by, reason },
      ],
    },
    { role: 'arbiter', acts: [{ do: 'rule-deals', ...sheet, deal: 5, reason: ruled }] },
    { role: 'club', acts: [whole] },
  ];
};

/** A warning at the first table of the first game (C500-9.3). */
const warning = (team: string): Steps[number] => ({
  role: 'arbiter',
  acts: [
    {
      do: 'take-measure',
      team,
      measure: 'warning',
      reason: 'Commentaires pendant la brasse 3.',
      effect: 'Aucun effet sur le classement.',
    },
  ],
});

/**
 * A small tournament of five teams over three games of eight deals, drawn from a seed: the demo season's session of five hundred. Pure:
 * the same seed gives the same session.
 */
export const generateSession = (seed: number): DemoSession => {
  const random = seeded(seed);
  const lot = `five-hundred-${seed}`;
  const games = drawTeams(lot, ENTRIES, GAMES);
  const deals: DemoDeal[] = [];
  const steps: Steps[number][] = [
    {
      role: 'club',
      acts: [
        { do: 'commit-lot', commitment: fiveHundredLotCommitment(lot) },
        { do: 'draw-teams', seed: lot, teams: ENTRIES },
      ],
    },
  ];
  for (const { game, tables } of games) {
    const called: TournamentAct[] = [{ do: 'call-game', game }];
    const closing: Steps[number][] = [];
    for (const own of tables) {
      const { first, acts } = drawDealer(game, own.table, random);
      called.push(...acts);
      deals.push(...playTable(game, own, first, random));
      closing.push(...initials(game, own));
      if (game === 1 && own.table === '1') closing.push(warning(own.NS));
    }
    steps.push({ role: 'club', acts: called }, ...closing);
  }
  const entries = ENTRIES.map((id, at): Entry => ({ id, number: at + 1, kind: 'pair', members: [] }));
  return {
    game: 'five-hundred',
    ruleset: 'five-hundred@1',
    method: 'team-points',
    startsOn: DAY,
    entries,
    deals,
    sittings: [{ number: 1, setup: { games: GAMES }, steps, closing: 'Tournoi terminé' }],
  };
};
