import type { Decider, DomainEvent } from '../kernel/decider';
import type { TableView } from '../kernel/table-view';
import type { DealCommand } from './contract';
import { decideDeal } from './decide';
import { evolveDeal } from './evolve';
import { type DealState, dealTableView, unopenedDeal } from './state';

/** The life of a deal of any game: opened, played by its game, ruled and corrected by the arbiter. */
export const dealDecider: Decider<void, DealCommand, DomainEvent, DealState> = {
  initial: unopenedDeal,
  decide: decideDeal,
  evolve: evolveDeal,
};

/** The state after these events. */
export const replayDeal = (events: Iterable<DomainEvent>): DealState => {
  let state = unopenedDeal();
  for (const event of events) state = evolveDeal(state, event);
  return state;
};

/** The table after the first `step` events of a deal. */
export const tableViewAt = (events: readonly DomainEvent[], step: number): TableView | null =>
  dealTableView(replayDeal(events.slice(0, step)));
