import { SEATS, type Seat } from '@arbitre/rules/kernel/compass';
import type { Entry } from '@arbitre/rules/kernel/competition/contract';
import type * as Demo from '@arbitre/rules/kernel/demo';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { formatCard, PACK } from '../cards';
import { GAME } from '../score';
import { dealerOf, type JoffreSetup } from '../setup';
import type { TournamentAct } from '../tournament/acts';
import { type Before, type DrawnTable, drawGame, joffreLotCommitment } from '../tournament/draw';
import { tiedSeats } from '../tournament/state';
import { type DemoAct, type Incident, playDemoDeal } from './play-deal';

export type DemoSession = Demo.DemoSession<JoffreSetup, DemoAct, TournamentAct>;
type DemoDeal = Demo.DemoDeal<JoffreSetup, DemoAct>;
type Steps = Demo.DemoSitting<TournamentAct>['steps'];

const DAY = '2026-05-09';
const GAMES = 3;
/** The last game is stopped by the time after so many deals, where it is not over (JOF-7-GAP-2). */
const DEALS_IN_TIME = 4;

/** Two tables, and one who sits out. */
const PLAYERS = 9;
const idOf = (at: number): string => `player-${at + 1}`;
const ENTRIES = Array.from({ length: PLAYERS }, (_, at) => idOf(at));

const INCIDENTS: readonly Incident[] = [
  ...['none', 'sheet-only', 'none', 'dropped', 'none', 'revoke-corrected', 'none'],
  ...['sheet-only', 'none', 'exposed-in-dealing', 'none', 'too-low', 'revoke-closed'],
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

type PlayedTable = { readonly deals: readonly DemoDeal[]; readonly close: TournamentAct };

/** A table until a side has 40, or until the time is over. */
const playTable = (game: number, { table, seats }: DrawnTable, first: Seat, random: Seeded): PlayedTable => {
  const deals: DemoDeal[] = [];
  let [ns, ew] = [0, 0];
  const over = (): boolean => ns >= GAME || ew >= GAME;
  const stopped = (): boolean => game === GAMES && deals.length === DEALS_IN_TIME;
  while (!over() && !stopped()) {
    const deal = deals.length + 1;
    const setup = { deal, first, dealer: dealerOf(first, deal) };
    const incident = INCIDENTS[random(INCIDENTS.length)] ?? 'none';
    const { grain, acts, NS, EW } = playDemoDeal(setup, random, incident);
    [ns, ew] = [ns + NS, ew + EW];
    const place = { session: 1, round: game, table, board: deal };
    deals.push({ place, seating: seats, policy: 'observed', grain, setup, acts });
  }
  const cause = over() ? 'played' : 'time';
  return { deals, close: { do: 'close-game', game, table, deals: deals.length, cause } };
};

/** Both sides sign; once a player refuses at first, and the arbiter rules (JOF-7-GAP-3). */
const signatures = (game: number, { table, seats }: DrawnTable): Steps => {
  const sheet = { game, table };
  const first: TournamentAct = { do: 'sign-sheet', ...sheet, by: seats.N };
  if (game !== 2 || table !== '1')
    return [{ role: 'club', acts: [first, { do: 'sign-sheet', ...sheet, by: seats.W }] }];
  const reason = 'La brasse 2 est contestée.';
  const ruled = 'Les points de la brasse 2 sont ceux de la feuille.';
  return [
    { role: 'club', acts: [first, { do: 'refuse-signature', ...sheet, by: seats.W, reason }] },
    { role: 'arbiter', acts: [{ do: 'rule-sheet', ...sheet, reason: ruled }] },
  ];
};

/**
 * A small tournament of nine players over three games, drawn from a seed: the demo season's session of Joffre. Pure: the same
 * seed gives the same session.
 */
export const generateSession = (seed: number): DemoSession => {
  const random = seeded(seed);
  const deals: DemoDeal[] = [];
  const steps: Steps[number][] = [];
  const satOut = new Map<string, number>();
  let before: Before = { satOut, pairs: [] };
  for (let game = 1; game <= GAMES; game++) {
    const lot = `joffre-${seed}-${game}`;
    const { tables, out } = drawGame(lot, ENTRIES, before, 'drawn');
    for (const entry of out) satOut.set(entry, (satOut.get(entry) ?? 0) + 1);
    before = { satOut, pairs: [] };
    const drawn: TournamentAct[] = [
      { do: 'commit-lot', commitment: joffreLotCommitment(lot) },
      { do: 'draw-game', seed: lot, entries: ENTRIES },
    ];
    const closing: Steps[number][] = [];
    for (const table of tables) {
      const { first, acts } = drawDealer(game, table.table, random);
      drawn.push(...acts);
      const played = playTable(game, table, first, random);
      deals.push(...played.deals);
      closing.push({ role: 'club', played: game, acts: [played.close] }, ...signatures(game, table));
    }
    steps.push({ role: 'club', acts: drawn }, ...closing);
  }
  const entries = ENTRIES.map((id, at): Entry => ({ id, number: at + 1, kind: 'player', members: [] }));
  return {
    game: 'joffre',
    ruleset: 'joffre@1',
    method: 'joffre-wins',
    startsOn: DAY,
    entries,
    deals,
    sittings: [{ number: 1, setup: { games: GAMES }, steps, closing: 'Tournoi terminé' }],
  };
};
