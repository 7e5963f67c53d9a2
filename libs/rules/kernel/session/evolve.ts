import type { DomainEvent } from '../decider';
import type { FigureUpheld, SessionClosed, SessionOpened, SessionScored } from './contract';
import { standingAfter } from './scored';
import type { SessionState } from './state';

const open = (state: SessionState, data: SessionOpened['data']): void => {
  state.opened = data;
  state.rules = state.games.sessionRulesOf(data.ruleset);
  if (state.rules !== null) state.rulesState = state.rules.initial(data.setup);
};

/**
 * Applies one event in place. What is not of the session's own life belongs to its game's order, which passes over what
 * it does not know.
 */
export const evolveSession = (state: SessionState, event: DomainEvent): SessionState => {
  switch (event.type) {
    case 'SessionOpened':
      open(state, (event as SessionOpened).data);
      break;
    case 'SessionClosed':
      state.closed = (event as SessionClosed).data;
      break;
    case 'SessionReopened':
      state.closed = null;
      break;
    case 'FigureUpheld':
      state.upheld = new Set([...state.upheld, (event as FigureUpheld).data.figure]);
      break;
    case 'SessionScored':
      state.standing = standingAfter(state.standing, (event as SessionScored).data);
      break;
    default:
      if (state.rules !== null) state.rulesState = state.rules.evolve(state.rulesState, event);
  }
  return state;
};
