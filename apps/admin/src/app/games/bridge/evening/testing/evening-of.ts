import { bridgeEvening, type EveningView } from '@arbitre/rules/bridge';
import { sessionDeciderWith } from '@arbitre/rules';

const shelf = { get: () => null };

/** An evening with these seats given by hand, as its page reads it. */
export const eveningOf = (setup: object, seats: Readonly<Record<string, string>>): EveningView => {
  const decider = sessionDeciderWith(shelf);
  const state = decider.initial();
  const opening = { competition: 'c', number: 1, game: 'bridge', ruleset: bridgeEvening.ruleset, setup };
  const acts = [
    { do: 'open-session', ...opening },
    ...Object.entries(seats).map(([place, entry]) => ({ do: 'seat-entry', place, entry, from: 1 })),
  ];
  for (const act of acts) {
    const decision = decider.decide(state, act);
    if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
    for (const event of decision.events) decider.evolve(state, event);
  }
  return bridgeEvening.view(state.rulesState as never, { kind: 'everyone' }, shelf) as unknown as EveningView;
};
