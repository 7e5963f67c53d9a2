import type { SheetDeal } from '@arbitre/rules/kernel/session/contract';
import { parseContract } from '../contract';
import { dealerAt, LEAST_AT_TABLE, seatsAt } from '../seats';
import type { GameColumns, ListEntry } from './entry';
import { gamesOf } from './rating';
import { FULL_CENT, paymentsOf, readStake, settleInParts, type Stake, type Totals } from './settlement';
import { type FootColumn, footOf, type ScoreSheet, sheetFrom, type SheetLine } from './sheet';
import type { SheetViewLine, SkatSheetView } from './view';

/** What the score of a game says for its line of the list; `kind` is `game`, `passed` or `void`. */
type Result = {
  readonly kind?: unknown;
  readonly contract?: unknown;
  readonly matadors?: unknown;
  readonly base?: unknown;
  readonly level?: unknown;
  readonly overbid?: unknown;
};

type Line = {
  readonly entry: ListEntry;
  readonly contract: string | null;
  readonly ruled: boolean;
};

/** The columns that describe a game; null where the score does not (SKAT-5.5.2). */
const columnsOf = ({ contract, matadors, base, level, overbid }: Result): GameColumns | null => {
  const played = typeof contract === 'string' ? parseContract(contract) : null;
  if (played === null || typeof base !== 'number') return null;
  return {
    base,
    matadors: played.game === 'N' || typeof matadors !== 'number' ? null : matadors,
    hand: played.hand,
    schneider: level === 'schneider' || level === 'schwarz',
    schneiderAnnounced: played.schneider,
    schwarz: level === 'schwarz',
    schwarzAnnounced: played.schwarz,
    ouvert: played.ouvert,
    overbid: overbid === true,
  };
};

/** Who sits at the table, seat by seat of this deal, players first. */
const seated = ({ seating }: SheetDeal): readonly (readonly [seat: string, entry: string])[] =>
  Object.entries(seating).filter(([, entry]) => entry !== '');

const dealerOf = (deal: SheetDeal): string => deal.seating[dealerAt(seated(deal).length)] ?? '';

/** The points of a seat that count: what an arbiter assigned before what the table came to. */
const pointsOf = ({ score, adjustments }: SheetDeal, seat: string): number => {
  const adjustment = adjustments?.[seat];
  if (adjustment === undefined) return score.scores[seat] ?? 0;
  return adjustment.kind === 'assigned' ? adjustment.score : 0;
};

/** The lines of one deal: one, unless a ruling gave points to several. */
const linesOf = (deal: SheetDeal): readonly Line[] => {
  const { place, score, adjustments } = deal;
  const result = score.result as Result;
  if (result.kind === 'void' && adjustments === null) return [];
  const line = { deal: place.board, dealer: dealerOf(deal) };
  const ruled = adjustments !== null;
  const scoring = seated(deal).filter(([seat]) => pointsOf(deal, seat) !== 0);
  if (scoring.length === 0) return [{ entry: { ...line, kind: 'passed' }, contract: null, ruled }];
  return scoring.map(([seat, declarer]) => ({
    entry: { ...line, kind: 'game', declarer, value: pointsOf(deal, seat), game: columnsOf(result) },
    contract: typeof result.contract === 'string' ? result.contract : null,
    ruled,
  }));
};

/** What a deal writes into its list. */
export const entriesOfDeal = (deal: SheetDeal): readonly ListEntry[] =>
  linesOf(deal).map(({ entry }) => entry);

/** Entries clockwise from the dealer; at larger tables the others who sit out are between middlehand and rearhand. */
const clockwise = (deal: SheetDeal): readonly string[] => {
  const seats = seatsAt(seated(deal).length);
  const order =
    seats.length === 3
      ? ['rearhand', 'forehand', 'middlehand']
      : ['dealer', 'forehand', 'middlehand', ...seats.slice(4), 'rearhand'];
  return order.map((seat) => deal.seating[seat] ?? '');
};

/** The entries from seat 1, who deals the deals 1, 5, 9 of a table of four (SKAT-3.1-GAP-1). `from`: the table's first deal. */
const playersOf = (deal: SheetDeal, from: number): readonly string[] => {
  const order = clockwise(deal);
  const seat = (deal.place.board - from) % order.length;
  return order.map((_, index) => order[(index - seat + order.length) % order.length] ?? '');
};

/** The stake that holds for a list, as it is written; absurd ones are not published (SKAT-5.5.4.a). */
const stakeOf = (written: string): Stake => {
  const reading = readStake(written);
  return reading.ok ? reading.stake : FULL_CENT;
};

/** The deals over which a table stayed as it was, with the sheet of these alone. */
type Stretch = {
  readonly players: readonly string[];
  readonly lines: readonly Line[];
  readonly sheet: ScoreSheet;
};

const stretchOf = (from: number, deals: readonly SheetDeal[]): Stretch => {
  const last = deals.at(-1);
  const players = last === undefined ? [] : playersOf(last, from);
  const lines = deals.flatMap(linesOf);
  return {
    players,
    lines,
    sheet: sheetFrom(
      players,
      lines.map(({ entry }) => entry),
    ),
  };
};

/** `starts`: the deals from which on the table was another one, somebody having joined or stopped (SKAT-3.1.2.a). */
const stretchesOf = (deals: readonly SheetDeal[], starts: readonly number[]): readonly Stretch[] =>
  [...Map.groupBy(deals, ({ place }) => starts.findLast((from) => from <= place.board) ?? 1)].map(
    ([from, own]) => stretchOf(from, own),
  );

/** The foot over all stretches: games of the others count while somebody was there, by the size of the table (SKWO-5-GAP-2). */
const footOver = (
  { players, running }: ScoreSheet,
  stretches: readonly Stretch[],
): Readonly<Record<string, FootColumn>> => {
  const feet = stretches.map(({ sheet }) => footOf(sheet));
  return Object.fromEntries(
    players.map((player) => {
      const own = running[player] ?? { points: 0, won: 0, lost: 0 };
      const sum = (of: (foot: FootColumn) => number): number =>
        feet.reduce((total, foot) => total + (foot[player] === undefined ? 0 : of(foot[player])), 0);
      const [games, defence] = [gamesOf(own), sum((foot) => foot.defence)];
      const othersLost = sum((foot) => foot.othersLost);
      return [player, { ...own, othersLost, games, defence, result: own.points + games + defence }];
    }),
  );
};

/** What everybody made while the table was so. */
const pointsOfStretch = ({ players, sheet }: Stretch): Totals =>
  Object.fromEntries(players.map((player) => [player, sheet.running[player]?.points ?? 0]));

const viewLine = (
  { entry, running }: SheetLine,
  line: Line,
  { players }: Stretch,
  stake: Stake,
): SheetViewLine => {
  const game = entry.kind === 'game' ? entry : null;
  return {
    deal: entry.deal,
    kind: entry.kind,
    dealer: entry.dealer,
    declarer: game?.declarer ?? null,
    contract: line.contract,
    game: game?.game ?? null,
    value: game?.value ?? 0,
    ruled: line.ruled,
    running,
    payments: paymentsOf(players, game, stake),
  };
};

/**
 * The list that the deals of one table and series fill (SKAT-5.5-GAP-1), in the order of the deals. `stake`: in cents.
 * `startsOf`: the deals from which on the table was another one; each stretch is settled among those who played it
 * (SKAT-5.5-GAP-3).
 */
export const sheetAt = (
  deals: readonly SheetDeal[],
  stake: string,
  startsOf: (place: SheetDeal['place']) => readonly number[] = () => [],
): SkatSheetView => {
  const ordered = [...deals].sort((a, b) => a.place.board - b.place.board);
  const last = ordered.at(-1);
  const stretches = last === undefined ? [] : stretchesOf(ordered, startsOf(last.place));
  const lines = stretches.flatMap((stretch) => stretch.lines.map((line) => ({ line, stretch })));
  const players = [...new Set(stretches.flatMap((stretch) => stretch.players))];
  const sheet = sheetFrom(
    players,
    lines.map(({ line }) => line.entry),
  );
  const cents = stakeOf(stake);
  return {
    series: last?.place.round ?? 0,
    table: last?.place.table ?? '',
    players,
    lines: lines.map(({ line, stretch }, index) =>
      viewLine(sheet.lines[index] ?? { entry: line.entry, running: {} }, line, stretch, cents),
    ),
    foot: footOver(sheet, stretches),
    counts: sheet.counts,
    stake,
    settlement: players.length < LEAST_AT_TABLE ? null : settleInParts(stretches.map(pointsOfStretch), cents),
  };
};

/** A list of deals alone, at one cent a point: no notice says anything else. */
export const sheetOfDeals = (deals: readonly SheetDeal[]): SkatSheetView => sheetAt(deals, '1');
