import { SEATS } from '@arbitre/rules/kernel/compass';
import type { Act, Refusal } from '@arbitre/rules/kernel/decider';
import type { DealChange, DealPlace, SessionDeal, WithDeals } from '@arbitre/rules/kernel/session/contract';
import { seat as seatField } from '@arbitre/rules/kernel/declare/compass-fields';
import { bid as bidField } from '../fields';
import type { Seat } from '../events';
import { refuse } from '../refusals';
import { deals as dealsField } from './fields';
import type { SheetLine } from './outcome';
import { type Table, tableAt, type TournamentState } from './state';

type CloseGame = { readonly game?: unknown; readonly table?: unknown; readonly deals?: unknown };

/** The table whose sheet an act closes, and how many deals it says that there are; null for other acts. */
const closing = (
  state: TournamentState,
  act: Act,
): { readonly own: Table; readonly deals: number } | null => {
  const { game, table, deals } = act as CloseGame;
  if (act.do !== 'close-game' || !dealsField.accepts(deals)) return null;
  if (typeof game !== 'number' || typeof table !== 'string') return null;
  const own = tableAt(state, game, table);
  return own?.closed === null && own.abandoned === null ? { own, deals: deals as number } : null;
};

/** A sheet rests on its deals, and on there being no more of them. The round of their places is the game. */
export const restsOn = (state: TournamentState, act: Act): readonly DealPlace[] => {
  const found = closing(state, act);
  if (found === null) return [];
  const { own, deals } = found;
  return Array.from({ length: deals + 1 }, (_, at) => ({ round: own.game, table: own.table, board: at + 1 }));
};

const lineOf = (own: Table, deal: number, found: SessionDeal | null): SheetLine | Refusal => {
  const { table, seats } = own;
  const { buyer, bid } = found?.score?.result ?? {};
  const scores = found?.score?.scores;
  if (found?.over !== true || scores === undefined || !seatField.accepts(buyer) || !bidField.accepts(bid))
    return refuse('deal-missing', { deal, table });
  const stranger = SEATS.find((seat) => found.seating[seat] !== seats[seat]);
  if (stranger !== undefined) return refuse('seated-elsewhere', { deal, table, entry: seats[stranger] });
  // A ruling goes before what was scored.
  const scored = (seat: Seat): number => {
    const ruled = found.adjustments?.[seat];
    return ruled?.kind === 'assigned' ? ruled.score : (scores[seat] ?? 0);
  };
  return { deal, buyer: buyer as Seat, bid: bid as number, NS: scored('N'), EW: scored('E') };
};

/** `close-game` with the lines that its deals are: each is there, over, and of those who were drawn to this table. */
export const withDeals = (
  state: TournamentState,
  act: Act,
  deals: readonly (SessionDeal | null)[],
): WithDeals => {
  const found = closing(state, act);
  if (found === null) return { ok: true, act };
  const { own } = found;
  const beyond = deals[found.deals];
  if (beyond !== null && beyond !== undefined && beyond.score !== null)
    return refuse('deal-beyond', { deal: found.deals + 1, table: own.table });
  const lines: SheetLine[] = [];
  for (let deal = 1; deal <= found.deals; deal++) {
    const line = lineOf(own, deal, deals[deal - 1] ?? null);
    if ('ok' in line) return line;
    lines.push(line);
  }
  return { ok: true, act: { ...act, lines } as Act };
};

/** The deals of a closed sheet stay as they were signed; the arbiter opens it again first (JOF-7-GAP-3). */
export const dealProblem = (state: TournamentState, { place }: DealChange): Refusal | null => {
  const { round: game, table } = place;
  const own = tableAt(state, game, table);
  if (own === undefined) return null;
  if (own.abandoned !== null) return refuse('game-abandoned', { game, table });
  return own.closed === null ? null : refuse('game-closed', { game, table, use: 'reopen-game' });
};
