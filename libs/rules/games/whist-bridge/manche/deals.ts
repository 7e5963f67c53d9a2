import type { Act, Refusal } from '@arbitre/rules/kernel/decider';
import type { DealPlace, SessionDeal, WithDeals } from '@arbitre/rules/kernel/session/contract';
import { readContract } from '../deal-score';
import { refuse } from '../refusals';
import type { Outcome } from '../score/deal-points';
import { SEATS, seatsAt } from '../seats';
import { dealerPlace, failuresOf } from './course';
import {
  type Contract,
  contract as contractField,
  deal as dealField,
  outcome as outcomeField,
} from './fields';
import { type MancheState, type Table, tableAt } from './state';

/** The place of a deal that is recorded card by card: its round is the manche. */
const placeOf = (own: Table, deal: number): DealPlace => ({
  round: own.manche,
  table: own.table,
  board: deal,
});

/** The setup of a deal of the manche: who deals, who sits there, and the games alone that each place has failed so far (WB-15.b, WB-15-GAP-2). */
export const dealSetup = (
  state: MancheState,
  { round, table, board }: DealPlace,
): Readonly<Record<string, unknown>> => {
  const own = tableAt(state, { manche: round, table });
  if (own === undefined) return {};
  const { trou, raisedSeul8, lostE13, arbiterGames } = state.setup;
  const failures = failuresOf(own, board);
  return {
    ...{ deal: board, players: own.players.length, dealer: dealerPlace(own, board), persons: own.players },
    failures: Object.fromEntries(
      seatsAt(own.players.length).map((seat, at) => [
        seat,
        Math.min(20, failures[own.players[at] ?? ''] ?? 0),
      ]),
    ),
    ...{ trou, raisedSeul8, lostE13, arbiterGames },
  };
};

/** The table and the deal that an act takes over; null for other acts. */
const taking = (state: MancheState, act: Act): { readonly own: Table; readonly deal: number } | null => {
  const { manche, table, deal } = act as Readonly<Record<string, unknown>>;
  if (act.do !== 'take-deal' || !dealField.accepts(deal)) return null;
  if (typeof manche !== 'number' || typeof table !== 'string') return null;
  const own = tableAt(state, { manche, table });
  return own === undefined ? null : { own, deal: deal as number };
};

export const restsOn = (state: MancheState, act: Act): readonly DealPlace[] => {
  const found = taking(state, act);
  return found === null ? [] : [placeOf(found.own, found.deal)];
};

/** Seats of a deal are places of the table. */
const entryOf = ({ players }: Table, seat: string): string =>
  players[SEATS.indexOf(seat as (typeof SEATS)[number])] ?? seat;

type Told = {
  readonly contract?: string;
  readonly declarers?: readonly string[];
  readonly direct?: boolean;
  readonly tricks?: number;
  readonly made?: readonly boolean[];
  readonly queens?: Readonly<Record<string, number>>;
};

const outcomeOf = (own: Table, { tricks, made, queens }: Told): Outcome | null => {
  if (tricks !== undefined) return { tricks };
  if (made !== undefined) return { made };
  if (queens === undefined) return null;
  return {
    queens: Object.fromEntries(Object.entries(queens).map(([seat, taken]) => [entryOf(own, seat), taken])),
  };
};

const lineOf = (
  own: Table,
  result: Told,
): { readonly contract: Contract; readonly outcome: Outcome } | null => {
  const outcome = outcomeOf(own, result);
  if (result.contract === undefined || outcome === null) return null;
  const { game, suit } = readContract(result.contract);
  const { declarers = [], direct } = result;
  const contract = {
    ...{ game, suit, declarers: declarers.map((seat) => entryOf(own, seat)) },
    ...(direct === undefined ? {} : { direct }),
  };
  return contractField.accepts(contract) && outcomeField.accepts(outcome) ? { contract, outcome } : null;
};

const seatedHere = (own: Table, { seating }: SessionDeal): boolean =>
  seatsAt(own.players.length).every((seat, at) => (seating[seat] ?? own.players[at]) === own.players[at]);

/** `take-deal` with the line that the deal's own stream tells: it is over, and those of this table have played it. */
export const withDeals = (
  state: MancheState,
  act: Act,
  deals: readonly (SessionDeal | null)[],
): WithDeals => {
  const found = taking(state, act);
  if (found === null) return { ok: true, act };
  const { own, deal } = found;
  const told = deals[0] ?? null;
  const refusal: Refusal = refuse('no-deal-there', { deal });
  if (told?.over !== true || told.score === null || !seatedHere(own, told)) return refusal;
  const line = lineOf(own, told.score.result);
  return line === null ? refusal : { ok: true, act: { ...act, ...line } };
};
