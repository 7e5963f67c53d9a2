import type { TableView } from '../table-view';
import type { DealState } from './state';
import { waitingIn } from './waiting';

/** The table as it stands, with what it waits for; null before the deal is opened. */
export const dealTableView = (state: DealState): TableView | null => {
  if (state.game === null) return null;
  const view = state.game.tableView(state.gameState);
  const waiting = waitingIn(state);
  return waiting.length === 0 ? view : { ...view, waiting };
};
