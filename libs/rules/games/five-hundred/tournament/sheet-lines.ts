import { SEATS } from '@arbitre/rules/kernel/compass';
import type { Act, Refusal } from '@arbitre/rules/kernel/decider';
import type { DealChange, DealPlace, SessionDeal, WithDeals } from '@arbitre/rules/kernel/session/contract';
import { refused } from '@arbitre/rules/kernel/decider';
import type { Side } from '../events';
import { refuse } from '../refusals';
import { nextDealProblem } from './decide-sheets';
import { deal as dealField } from './fields';
import { isOver, seatingOf, type SheetLine, type Table, tableAt, type TournamentState } from './state';

type SheetAct = { readonly game?: unknown; readonly table?: unknown; readonly deal?: unknown };

/** The acts by which lines of a sheet become final. */
const WRITES_LINES = ['initial-deals', 'rule-deals'];

/** The table whose lines an act makes final, and up to which deal; null for other acts. */
const writing = (
  state: TournamentState,
  act: Act,
): { readonly own: Table; readonly from: number; readonly to: number } | null => {
  const { game, table, deal } = act as SheetAct;
  if (!WRITES_LINES.includes(act.do) || !dealField.accepts(deal)) return null;
  if (typeof game !== 'number' || typeof table !== 'string') return null;
  const own = tableAt(state, game, table);
  if (own === undefined || isOver(own) || (deal as number) <= own.lines.length) return null;
  return { own, from: own.lines.length + 1, to: deal as number };
};

/** A sheet rests on its deals. The round of their places is the game. */
export const restsOn = (state: TournamentState, act: Act): readonly DealPlace[] => {
  const found = writing(state, act);
  if (found === null) return [];
  const { own, from, to } = found;
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    round: own.game,
    table: own.table,
    board: from + at,
  }));
};

const lineOf = (own: Table, deal: number, found: SessionDeal | null): SheetLine | Refusal => {
  const { table } = own;
  const score = found?.score ?? null;
  if (found?.over !== true || score === null || score.result.taker === null)
    return refuse('deal-missing', { deal, table });
  const seats = seatingOf(own);
  const stranger = SEATS.find((seat) => found.seating[seat] !== seats[seat]);
  if (stranger !== undefined) return refuse('seated-elsewhere', { deal, table, entry: seats[stranger] });
  // A ruling goes before what was scored.
  const scored = (side: Side): number => {
    const ruled = found.adjustments?.[side];
    return ruled?.kind === 'assigned' ? ruled.score : (score.scores[side] ?? 0);
  };
  return { deal, notation: score.notation, NS: scored('NS'), EW: scored('EW') };
};

/** The act with the lines that its deals are: each is there, over, and of those who sit at this table. */
export const withDeals = (
  state: TournamentState,
  act: Act,
  deals: readonly (SessionDeal | null)[],
): WithDeals => {
  const found = writing(state, act);
  if (found === null) return { ok: true, act };
  const { own, from, to } = found;
  const lines: SheetLine[] = [];
  for (let deal = from; deal <= to; deal++) {
    const line = lineOf(own, deal, deals[deal - from] ?? null);
    if ('ok' in line) return line;
    lines.push(line);
  }
  return { ok: true, act: { ...act, lines } as Act };
};

/**
 * Deals that are initialled stay as they are; the arbiter takes the initials back first (C500-6-GAP-2). Where initials come deal by
 * deal, the next one waits for them (C500-6.6).
 */
export const dealProblem = (state: TournamentState, { place, kind }: DealChange): Refusal | null => {
  const { round: game, table, board: deal } = place;
  const own = tableAt(state, game, table);
  if (own === undefined) return null;
  if (own.lines.some((line) => line.deal === deal))
    return refused('C500-6-GAP-2', { game, table, deal, use: 'reopen-deals' });
  if (own.abandoned !== null || own.forfeit !== null) return refuse('game-over', { game, table });
  return kind === 'opened' ? nextDealProblem(state, { game, table, deal }) : null;
};
