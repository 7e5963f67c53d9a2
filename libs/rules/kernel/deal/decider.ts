import type { Decider, DomainEvent, Origin } from '../decider';
import type { Games } from '../games';
import type { TableView } from '../table-view';
import type { DealCommand } from './contract';
import { decideDeal } from './decide';
import { evolveDeal } from './evolve';
import { type DealState, unopenedDeal } from './state';
import { dealTableView } from './table-view';

/** The life of a deal of any game: opened, played by its game, ruled and corrected by the arbiter. */
export const dealDecider = (games: Games): Decider<void, DealCommand, DomainEvent, DealState, Origin> => ({
  initial: () => unopenedDeal(games),
  decide: decideDeal,
  evolve: evolveDeal,
});

/** The state after these events. */
export const replayDeal = (games: Games, events: Iterable<DomainEvent>): DealState => {
  let state = unopenedDeal(games);
  for (const event of events) state = evolveDeal(state, event);
  return state;
};

/** The table after the first `step` events of a deal. */
export const tableViewAt = (games: Games, events: readonly DomainEvent[], step: number): TableView | null =>
  dealTableView(replayDeal(games, events.slice(0, step)));
