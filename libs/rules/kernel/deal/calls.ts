import type { ArbiterCall, ArbiterCalled, CallClosed } from './contract';

/** After these nobody waits for the arbiter any more: he ruled, or the result is another. */
export const ANSWERS_CALLS: ReadonlySet<string> = new Set([
  'RulingGiven',
  'RulingWithdrawn',
  'ResultCorrected',
  'ResultWithdrawn',
  'DealScored',
]);

/** The id of the call that is the so-manieth of its deal, from 0. */
export const callId = (index: number): string => `c${index + 1}`;

/** The calls of a deal after another; its id says which of the deal it is. */
export const withCall = (
  calls: readonly ArbiterCall[],
  called: ArbiterCalled['data'],
): readonly ArbiterCall[] => [...calls, { ...called, id: callId(calls.length), status: 'open' }];

export const withoutCall = (
  calls: readonly ArbiterCall[],
  { call, outcome }: CallClosed['data'],
): readonly ArbiterCall[] => calls.map((each) => (each.id === call ? { ...each, status: outcome } : each));

export const answeredCalls = (calls: readonly ArbiterCall[]): readonly ArbiterCall[] =>
  calls.map((each) => (each.status === 'open' ? { ...each, status: 'answered' } : each));
