import { CONCEALED } from '../deal/events';
import type { DomainEvent } from '../decider';
import type { Games } from '../games';
import type { Audience, SessionOpened } from './contract';
import { judgesAt } from './judge';
import type { SessionState } from './state';

type Setup = SessionOpened['data']['setup'];

/** What everybody may read of a session that goes on; any other event may tell a hidden rack or a slip. */
const OPEN_EVENTS: readonly string[] = ['SessionOpened', 'SessionScored', 'SessionClosed', 'SessionReopened'];

const isStaff = ({ kind }: Audience): boolean => kind === 'staff';

/** What an event shows to the arbiter alone, who is somebody else. */
const isForAnother = (
  event: DomainEvent,
  { rules, rulesState }: SessionState,
  audience: Audience,
): boolean => {
  const table = rules?.arbiterAlone?.(rulesState, event) ?? null;
  return table !== null && !judgesAt(audience, table);
};

/** Whether a setup may hide something from anybody before play uncovers it: then only the stream tells what may be shown. */
export const hidesSetup = (games: Games, ruleset: string, setup: Setup): boolean => {
  const rules = games.sessionRulesOf(ruleset);
  return rules === null || (rules.openSetup !== undefined && rules.openSetup(setup, null) !== setup);
};

/**
 * The setup of a session as `audience` may see it now; null before it is opened. What play has not uncovered yet is hidden
 * from everybody, staff too, and once the session is closed from all who do not audit it: another sitting may still play the
 * rest. Under a ruleset that is not known here strangers see nothing of it.
 */
export const shownSetup = (
  { opened, rules, rulesState, closed }: SessionState,
  audience: Audience,
): Setup | null => {
  if (opened === null) return null;
  const { setup } = opened;
  if (closed !== null && isStaff(audience)) return setup;
  if (rules === null) return isStaff(audience) ? setup : {};
  return rules.openSetup?.(setup, rulesState) ?? setup;
};

/**
 * The events of a session as somebody may read them. Of a session that goes on, strangers read what lies open, and of the
 * rest the places in the chain; the opening shows its setup as `shownSetup` does. Hashes stay those of the whole events: an
 * opening of which something is still hidden verifies once play has uncovered it, and before that against the log itself.
 */
export const concealSessionEvents = <Event extends DomainEvent>(
  events: readonly Event[],
  state: SessionState,
  audience: Audience,
): readonly (Omit<Event, 'type' | 'data'> & DomainEvent)[] => {
  const whole = state.closed !== null || isStaff(audience);
  const cards = isStaff(audience) ? [] : (state.rules?.tellsCards ?? []);
  return events.map((event) => {
    if (cards.includes(event.type) || isForAnother(event, state, audience))
      return { ...event, type: CONCEALED, data: {} };
    if (!whole && !OPEN_EVENTS.includes(event.type)) return { ...event, type: CONCEALED, data: {} };
    if (event.type !== 'SessionOpened') return event;
    const setup = shownSetup(state, audience);
    return setup === state.opened?.setup ? event : { ...event, data: { ...state.opened, setup } };
  });
};
