import type { Decision, DomainEvent, Origin, Refusal } from '@arbitre/rules';
import type { CommandContext, WriteOutcome } from './contract';
import type { Decided } from './write';

/** Who gives the acts of a command, and when: what rules may see of it. */
export const originOf = ({ actor, time }: Pick<CommandContext, 'actor' | 'time'>): Origin => ({
  author: actor,
  at: time,
});

/**
 * Runs a batch through a decider, each act on what the ones before it made; `state` is used up. All or nothing: the
 * first refusal is the answer. `from` is the index of the first act as the sender counts.
 */
export const decideActs = <State, Command>(
  state: State,
  acts: readonly Command[],
  rules: {
    readonly decide: (state: State, act: Command, origin?: Origin) => Decision<DomainEvent>;
    readonly evolve: (state: State, event: DomainEvent) => State;
  },
  { from = 0, origin }: { readonly from?: number; readonly origin?: Origin } = {},
): Decided => {
  const events: DomainEvent[] = [];
  let current = state;
  for (const [index, act] of acts.entries()) {
    const decision = rules.decide(current, act, origin);
    if (!decision.ok) return { ok: false, act: from + index, violation: decision.violation };
    for (const event of decision.events) {
      events.push(event);
      current = rules.evolve(current, event);
    }
  }
  return { ok: true, events };
};

export const refusedAt = (act: number, { violation }: Pick<Refusal, 'violation'>): Decided => ({
  ok: false,
  act,
  violation,
});

/** The outcome of a command that no rules had to look at. */
export const refusedOutcome = ({ violation }: Refusal): WriteOutcome => ({
  kind: 'refused',
  act: 0,
  violation,
  game: null,
});

/** A refusal with the game that says it in its own words. */
export const inGame = (decided: Decided, game: string | undefined): Decided =>
  decided.ok || game === undefined ? decided : { ...decided, game };
