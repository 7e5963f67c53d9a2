import { copySession, replaySession, sessionDecider, type SessionState } from '@arbitre/rules';
import type { LoadedStream } from '../store/contract';

/** Writes of one act add a few events: a state further back is not looked for. */
const MOST_NEW_EVENTS = 1000;

/** The state after an event of a stream that is remembered, for as long as that is. */
const states = new WeakMap<object, SessionState>();

/**
 * The session as its stream tells it, for the caller to use up. A remembered stream is folded on from where it was folded
 * to before: an act in a game of thousands of events costs what it adds, not the whole game.
 */
export const sessionStateOf = ({ events }: LoadedStream): SessionState => {
  const last = events.at(-1);
  if (last === undefined) return replaySession([]);
  const least = Math.max(0, events.length - MOST_NEW_EVENTS);
  for (let at = events.length - 1; at >= least; at--) {
    const event = events[at];
    const known = event === undefined ? undefined : states.get(event);
    if (event === undefined || known === undefined) continue;
    // Taken from its event, it is evolved in place: one state a stream is kept.
    states.delete(event);
    const state = events.slice(at + 1).reduce((each, added) => sessionDecider.evolve(each, added), known);
    states.set(last, state);
    return copySession(state);
  }
  const state = replaySession(events);
  states.set(last, state);
  return copySession(state);
};
