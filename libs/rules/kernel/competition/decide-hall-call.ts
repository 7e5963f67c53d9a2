import { accepted, type Decision } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { person } from '../declare/person';
import { integer, lines, oneOf, text } from '../declare/values';
import { CALL_OUTCOMES } from '../deal/events';
import { refuse } from '../shared-refusals';
import type { CompetitionEvent, HallCallClosed, HallCallMade } from './contract';
import type { CompetitionState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<CompetitionEvent>;

/** What a call of a table says. */
export const hallCallFields = {
  session: integer(1, 9999, 'The session, from 1'),
  round: optional(integer(1, 9999, 'The round')),
  table: text('The table', 40),
  by: optional(person('Who calls: a seat, or somebody')),
  reason: lines('Why'),
};
const callProblem = fieldsProblem(hallCallFields);
const closingProblem = fieldsProblem({
  call: text('The call', 20),
  outcome: oneOf(CALL_OUTCOMES, 'How it ends'),
  reason: optional(lines('What was said')),
});

/** A table calls once about one thing: a second click says nothing new. */
export const decideHallCall = (state: CompetitionState, command: Arguments): Answer => {
  if (state.closed) return refuse('competition-closed', { do: 'call-to-table' });
  const problem = callProblem(command);
  if (problem !== null) return problem;
  const { session, round, table, by, reason } = command as Omit<HallCallMade['data'], 'call'>;
  const same = state.hallCalls.find(
    (each) =>
      each.status === 'open' && each.session === session && each.table === table && each.reason === reason,
  );
  if (same !== undefined) return refuse('hall-call-open', { table, call: same.call });
  return accepted({
    type: 'HallCallMade',
    data: {
      call: `h${state.hallCalls.length + 1}`,
      ...{ session, table, reason },
      ...(round === undefined ? {} : { round }),
      ...(by === undefined ? {} : { by }),
    },
  });
};

export const decideHallCallClosing = ({ hallCalls }: CompetitionState, command: Arguments): Answer => {
  const problem = closingProblem(command);
  if (problem !== null) return problem;
  const { call, outcome, reason } = command as HallCallClosed['data'];
  const open = hallCalls.flatMap((each) => (each.status === 'open' ? [each.call] : []));
  if (!open.includes(call)) return refuse('no-such-call', { call, open });
  return accepted({
    type: 'HallCallClosed',
    data: { call, outcome, ...(reason === undefined ? {} : { reason }) },
  });
};
