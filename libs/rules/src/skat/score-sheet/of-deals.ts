import type { SheetDeal } from '../../session/contract';
import { parseContract } from '../contract';
import { dealerAt, seatsAt } from '../seats';
import type { GameColumns, ListEntry } from './entry';
import { settle } from './settlement';
import { footOf, sheetFrom } from './sheet';
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

/** Entries clockwise from the dealer; at larger tables the others who sit out are between middlehand and rearhand. */
const clockwise = (deal: SheetDeal): readonly string[] => {
  const seats = seatsAt(seated(deal).length);
  const order =
    seats.length === 3
      ? ['rearhand', 'forehand', 'middlehand']
      : ['dealer', 'forehand', 'middlehand', ...seats.slice(4), 'rearhand'];
  return order.map((seat) => deal.seating[seat] ?? '');
};

/** The columns from seat 1, who deals the deals 1, 5, 9 of a table of four (SKAT-3.1-GAP-1). */
const playersOf = (deal: SheetDeal): readonly string[] => {
  const order = clockwise(deal);
  const seat = (deal.place.board - 1) % order.length;
  return order.map((_, index) => order[(index - seat + order.length) % order.length] ?? '');
};

/** The list that the deals of one table and series fill (SKAT-5.5-GAP-1), in the order of the deals. */
export const sheetOfDeals = (deals: readonly SheetDeal[]): SkatSheetView => {
  const ordered = [...deals].sort((a, b) => a.place.board - b.place.board);
  const lines = ordered.flatMap(linesOf);
  const last = ordered.at(-1);
  const players = last === undefined ? [] : playersOf(last);
  const sheet = sheetFrom(
    players,
    lines.map(({ entry }) => entry),
  );
  const foot = footOf(sheet);
  const points = Object.fromEntries(players.map((player) => [player, foot[player]?.points ?? 0]));
  return {
    series: last?.place.round ?? 0,
    table: last?.place.table ?? '',
    players,
    lines: sheet.lines.map(({ entry, running }, index): SheetViewLine => {
      const { deal, kind, dealer } = entry;
      const game = entry.kind === 'game' ? entry : null;
      return {
        deal,
        kind,
        dealer,
        declarer: game?.declarer ?? null,
        contract: lines[index]?.contract ?? null,
        game: game?.game ?? null,
        value: game?.value ?? 0,
        ruled: lines[index]?.ruled ?? false,
        running,
      };
    }),
    foot,
    counts: sheet.counts,
    settlement: players.length < 3 ? null : settle(points).result,
  };
};
