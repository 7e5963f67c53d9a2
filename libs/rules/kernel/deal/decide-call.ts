import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { person } from '../declare/person';
import { lines, oneOf, text } from '../declare/values';
import type { AnyGame } from '../manifest';
import { refuse } from '../shared-refusals';
import { CALL_OUTCOMES } from './events';
import type { DealState } from './state';

type Arguments = Readonly<Record<string, unknown>>;

/** What a call for the arbiter says. */
export const callFields = { by: person('Who calls: a seat, or somebody'), reason: lines('Why') };
const callProblem = fieldsProblem(callFields);
const closingProblem = fieldsProblem({
  call: text('The call', 20),
  outcome: oneOf(CALL_OUTCOMES, 'How it ends'),
  reason: optional(lines('What was said')),
});

/** Whoever calls; a game may ask a seat to wait until attention was drawn. */
export const decideCall = (
  { attention, gameState }: DealState,
  game: AnyGame,
  command: Arguments,
): Decision<DomainEvent> => {
  const problem = callProblem(command);
  if (problem !== null) return problem;
  const { by, reason } = command;
  const untimely = attention.length === 0 ? game.summonsProblem?.(gameState, String(by)) : null;
  if (untimely) return untimely;
  return accepted<DomainEvent>({ type: 'ArbiterCalled', data: { by, reason } });
};

/** A call is closed once; one that was ruled about needs no closing. */
export const decideClosing = ({ arbiterCalls }: DealState, command: Arguments): Decision<DomainEvent> => {
  const problem = closingProblem(command);
  if (problem !== null) return problem;
  const { call, outcome, reason } = command;
  const open = arbiterCalls.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  if (!open.includes(String(call))) return refuse('no-such-call', { call: String(call), open });
  return accepted<DomainEvent>({
    type: 'CallClosed',
    data: { call, outcome, ...(reason === undefined ? {} : { reason }) },
  });
};
