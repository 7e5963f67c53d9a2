import {
  type Act,
  dealDecider,
  type DealState,
  type DomainEvent,
  finalityOf,
  sessionDeciderWith,
  sidesOf,
} from '../index';
import type { DemoDeal, DemoSession, DemoSitting } from '@arbitre/rules/kernel/demo';
import type { SessionDeal } from '@arbitre/rules/kernel/session/contract';
import { EMPTY_SHELF, type Shelf } from '@arbitre/rules/kernel/session/shelf';
import type { SessionState } from '@arbitre/rules/kernel/session/state';

export type Played<State> = { readonly state: State; readonly events: readonly DomainEvent[] };

/** Told after each act what it came to. */
export type Watch<State> = (state: State, events: readonly DomainEvent[]) => void;

const unwatched = (): void => undefined;

/** A demo deal to its end; throws at an act that is refused. */
export const playDeal = (
  { game, ruleset }: DemoSession,
  { acts, ...deal }: DemoDeal,
  watch: Watch<DealState> = unwatched,
): Played<DealState> => {
  const state = dealDecider.initial();
  const events: DomainEvent[] = [];
  for (const act of [{ do: 'open-deal', competition: 'demo', game, ruleset, ...deal }, ...acts]) {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
    for (const event of decision.events) dealDecider.evolve(state, event);
    events.push(...decision.events);
    watch(state, decision.events);
  }
  return { state, events };
};

const sessionDealOf = ({ state, events }: Played<DealState>): SessionDeal | null =>
  state.opened === null
    ? null
    : {
        ...{ place: state.opened.place, seating: state.opened.seating, adjustments: state.adjustments },
        ...{ score: state.score, over: state.score !== null, version: events.length - 1 },
        finality: state.score === null ? null : finalityOf(state.confirmation, sidesOf(state)),
      };

/** An act completed by the deals that it rests on, as the write side does. */
const completed = (
  { rules, rulesState }: SessionState,
  act: Act,
  deals: readonly Played<DealState>[],
): Act => {
  const places = rules?.restsOn?.(rulesState, act) ?? [];
  if (places.length === 0) return act;
  const found = places.map(({ round, table, board }) => {
    const deal = deals.map(sessionDealOf).find((each) => {
      const place = each?.place;
      return place?.round === round && place.table === table && place.board === board;
    });
    return deal ?? null;
  });
  const answer = rules?.withDeals?.(rulesState, act, found) ?? { ok: true, act };
  if (!answer.ok) throw new Error(JSON.stringify([act, answer.violation]));
  return answer.act;
};

/** A demo sitting from its opening to its closing, after the deals that it rests on; throws at an act that is refused. */
export const playSitting = (
  { game, ruleset }: DemoSession,
  { number, setup, steps, closing }: DemoSitting,
  deals: readonly Played<DealState>[],
  watch: Watch<SessionState> = unwatched,
  shelf: Shelf = EMPTY_SHELF,
): Played<SessionState> => {
  const sessionDecider = sessionDeciderWith(shelf);
  const state = sessionDecider.initial();
  const events: DomainEvent[] = [];
  const open = { do: 'open-session', competition: 'demo', number, game, ruleset, setup };
  const close = { do: 'close-session', reason: closing };
  for (const act of [open, ...steps.flatMap(({ acts }) => acts), close]) {
    const decision = sessionDecider.decide(state, completed(state, act, deals));
    if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
    for (const event of decision.events) sessionDecider.evolve(state, event);
    events.push(...decision.events);
    watch(state, decision.events);
  }
  return { state, events };
};
