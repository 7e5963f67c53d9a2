import { accepted } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts } from './acts';
import type { WhistBridgeEvent } from './events';
import { refuse } from './refusals';
import { dealScore } from './score';
import type { WhistBridgeState } from './state';

export const decide = decides<typeof acts, WhistBridgeState, WhistBridgeEvent>(
  acts,
  (state, name) => (state.score === null ? null : refuse('deal-finished', { do: name })),
  {
    'record-result': (_, { winner }) =>
      accepted<WhistBridgeEvent>(
        { type: 'ResultRecorded', data: { winner } },
        { type: 'DealScored', data: dealScore(winner) },
      ),
  },
);
