import type { DutyTable } from '../mistakes/duties';
import type { TableView } from '../table-view';
import type { DealState } from './state';
import { isStopped } from './attention';
import { waitingIn } from './waiting';

/** Each obligation with what its kind means in the game. */
const withDuties = (view: TableView, duties: DutyTable = {}): TableView =>
  view.obligations.length === 0
    ? view
    : { ...view, obligations: view.obligations.map((each) => ({ ...each, ...duties[each.kind] })) };

/** While attention stops the table it is nobody's turn. */
const stoppedView = (view: TableView): TableView => ({ ...view, turn: null, legal: [] });

/** The table as it stands, with what it waits for; null before the deal is opened. */
export const dealTableView = (state: DealState): TableView | null => {
  if (state.game === null) return null;
  const told = withDuties(state.game.tableView(state.gameState), state.game.duties);
  const view = isStopped(state) ? stoppedView(told) : told;
  const waiting = waitingIn(state);
  return waiting.length === 0 ? view : { ...view, waiting };
};
