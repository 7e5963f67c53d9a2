import { SEATS } from '@arbitre/rules/kernel/compass';
import { type Act, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { VOID } from '@arbitre/rules/kernel/game';
import type {
  DealChange,
  DealPlace,
  SessionDeal,
  SessionPlan,
  WithDeals,
} from '@arbitre/rules/kernel/session/contract';
import { deal as dealField } from './fields';
import { refuse } from './refusals';
import { type EveningState, isAccepted, type Rubber, rubberAt } from './state';

type TakeDeal = { readonly round?: unknown; readonly table?: unknown; readonly deal?: unknown };

/** The rubber and the deal that an act takes; null for other acts. */
const taking = (state: EveningState, act: Act): { readonly own: Rubber; readonly deal: number } | null => {
  const { round, table, deal } = act as TakeDeal;
  if (act.do !== 'take-deal' || !dealField.accepts(deal)) return null;
  if (typeof round !== 'number' || typeof table !== 'string') return null;
  const own = rubberAt(state, round, table);
  return own === undefined ? null : { own, deal: deal as number };
};

/** A line rests on the deal of its number at that table, in that rubber. */
export const restsOn = (state: EveningState, act: Act): readonly DealPlace[] => {
  const found = taking(state, act);
  return found === null ? [] : [{ round: found.own.round, table: found.own.table, board: found.deal }];
};

/** `take-deal` with the line that its deal is. */
export const withDeals = (
  state: EveningState,
  act: Act,
  [played = null]: readonly (SessionDeal | null)[],
): WithDeals => {
  const found = taking(state, act);
  if (found === null) return { ok: true, act };
  const { own, deal } = found;
  const { table } = own;
  if (played?.over !== true || played.score === null || played.score.notation === VOID)
    return refuse('deal-not-recorded', { deal, table });
  if (played.adjustments !== null) return refuse('deal-adjusted', { deal, use: 'rule-line' });
  if (SEATS.some((seat) => played.seating[seat] !== own.seats[seat]))
    return refuse('seated-elsewhere', { deal, table });
  return { ok: true, act: { ...act, line: played.score.notation } as Act };
};

/** Deals of a rubber whose totals are accepted stay as they are; the arbiter writes the line (BP-MARQUE-GAP-2). */
export const dealProblem = (state: EveningState, { place, kind }: DealChange): Refusal | null => {
  const { round, table, board } = place;
  const own = rubberAt(state, round, table);
  if (own === undefined) return null;
  if (kind === 'opened' && own.sheet.state === 'over')
    return refused('BP-PARTIE-5', { round, table, winner: own.sheet.winner });
  return isAccepted(own) ? refused('BP-MARQUE-GAP-2', { round, table, deal: board, use: 'rule-line' }) : null;
};

/** A rubber that goes on has as many deals as it takes. */
const tableOf = ({ round, table, seats, entries, sheet }: Rubber): SessionPlan['tables'][number] => ({
  ...{ round, table, seating: seats },
  boards: entries.map(({ deal }) => deal),
  ...(sheet.state === 'playing' ? { open: true } : {}),
});

/** Each table goes on by itself: the rubbers that have begun. */
export const plan = (state: EveningState, round?: number): SessionPlan => {
  const begun = [...state.rubbers.values()];
  return {
    round: Math.max(0, ...begun.map((each) => each.round)),
    tables: begun.filter((each) => round === undefined || each.round === round).map(tableOf),
  };
};
