import { bridgeEvening, type EveningView } from '@arbitre/rules/bridge';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { sessionsOf } from '@arbitre/rules/kernel/testing/given';

const given = sessionsOf(bridgeEvening);

/** An evening with these seats given by hand, as its page reads it. */
export const eveningOf = (
  setup: Readonly<Record<string, unknown>>,
  seats: Readonly<Record<string, string>>,
): EveningView => {
  const acts = Object.entries(seats).map(([place, entry]) => ({ do: 'seat-entry', place, entry, from: 1 }));
  const { state } = given(setup).and(acts);
  return bridgeEvening.view(state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as EveningView;
};
