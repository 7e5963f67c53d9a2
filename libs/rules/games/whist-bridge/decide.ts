import { type Decision, accepted } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts } from './acts';
import type { WhistBridgeEvent } from './events';
import { refuse } from './refusals';
import type { WhistBridgeState } from './state';

const unbuilt = (): Decision<WhistBridgeEvent> => accepted();

export const decide = decides<typeof acts, WhistBridgeState, WhistBridgeEvent>(
  acts,
  (state, name) => (state.score === null ? null : refuse('deal-finished', { do: name })),
  Object.fromEntries(Object.keys(acts).map((name) => [name, unbuilt])) as never,
);
