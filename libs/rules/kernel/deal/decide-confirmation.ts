import type { Refusal } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem, reasonProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { lines, oneOf, text } from '../declare/values';
import type { AnyGame } from '../manifest';
import { refuse } from '../shared-refusals';
import { confirmationAfter, finalityOf } from './confirmation';
import { reportOf } from './decide-correction';
import { openAgreements } from './rights';
import { type DealState, sidesOf } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const confirmProblem = fieldsProblem({
  by: text('The side that confirms', 40),
  as: oneOf(
    ['side', 'number', 'sheet'],
    'The side itself, with its own number on the telephone of the other, or its signature on the sheet',
  ),
});
const disputeProblem = fieldsProblem({
  by: text('The side that disputes', 40),
  reason: optional(lines('What it says')),
});

/** The event with how far the result has come by it. */
const withFinality = (state: DealState, type: string, data: Arguments): Answer => {
  const after = confirmationAfter(state.confirmation, { type, data });
  return accepted<DomainEvent>({ type, data: { ...data, finality: finalityOf(after, sidesOf(state)) } });
};

/** Why a side cannot say something of the result, or null. */
const sideProblem = (state: DealState, by: unknown): Refusal | null => {
  const sides = sidesOf(state);
  return sides.includes(String(by)) ? null : refuse('unknown-side', { side: String(by).slice(0, 40), sides });
};

const decideConfirm = (state: DealState, result: string, command: Arguments): Answer => {
  const problem = confirmProblem(command) ?? sideProblem(state, command.by);
  if (problem !== null) return problem;
  const { by, as } = command;
  const side = String(by);
  if (state.confirmation.by[side] !== undefined) return refuse('already-confirmed', { side, result });
  return withFinality(state, 'SideConfirmed', { by, as, result });
};

/** With an act it is a report of its own, which differs; without one the side only says that the result is not right. */
const decideDispute = (state: DealState, game: AnyGame, result: string, command: Arguments): Answer => {
  const problem = disputeProblem(command) ?? sideProblem(state, command.by);
  if (problem !== null) return problem;
  const { by, reason, act } = command;
  const said = { by, result, ...(reason === undefined ? {} : { reason }) };
  if (act === undefined) return withFinality(state, 'ResultDisputed', said);
  const report = reportOf(state, game, act);
  if (!report.ok) return report;
  const says = report.scored.data.notation;
  if (says === result) return refuse('report-agrees', { result });
  return withFinality(state, 'ResultDisputed', { ...said, act: report.act, says });
};

const decideUphold = (state: DealState, result: string, command: Arguments): Answer => {
  const problem = reasonProblem(command);
  if (problem !== null) return problem;
  return withFinality(state, 'ResultUpheld', { result, reason: command.reason });
};

const decideRepeat = (state: DealState, game: AnyGame, result: string, { act }: Arguments): Answer => {
  const report = reportOf(state, game, act);
  if (!report.ok) return report;
  const says = report.scored.data.notation;
  return accepted<DomainEvent>({
    type: 'ResultRepeated',
    data: { act: report.act, says, agrees: says === result },
  });
};

/** What is said of the result that stands: confirmed, disputed, upheld, or typed once more. */
export const decideOnResult = (
  state: DealState,
  game: AnyGame,
  command: Arguments & { readonly do: string },
): Answer => {
  if (state.score === null) return refuse('no-result-to-confirm');
  const result = state.score.notation;
  const [agreement] = openAgreements(state);
  if (agreement !== undefined && command.do === 'confirm-result')
    return refuse('agreement-waits', { agreement: agreement.id, right: agreement.right });
  switch (command.do) {
    case 'confirm-result':
      return decideConfirm(state, result, command);
    case 'dispute-result':
      return decideDispute(state, game, result, command);
    case 'uphold-result':
      return decideUphold(state, result, command);
    default:
      return decideRepeat(state, game, result, command);
  }
};
