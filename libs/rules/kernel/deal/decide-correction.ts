import { invalidField, isAct } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import { reasonProblem } from '../declare/acts';
import type { AnyGame } from '../manifest';
import type { DealState } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Replaces the result. The new one is judged and scored as a result alone, by the same code that scores a score sheet:
 * what was played stays on the record, but the result that counts is the one that the table or the arbiter corrected.
 */
export const decideCorrection = (
  state: DealState,
  game: AnyGame,
  command: Arguments,
): Decision<DomainEvent> => {
  const problem = reasonProblem(command);
  if (problem !== null) return problem;
  const { reason, act } = command;
  if (!isAct(act)) return invalidField('act', act, `an act ${game.resultAct}`);
  if (act.do !== game.resultAct) return invalidField('act.do', act.do, game.resultAct);
  if (state.score === null || state.opened === null) return refuse('no-result-yet');
  const alone = game.initial({ setup: state.opened.setup, policy: 'observed', grain: 'result' });
  const decision = game.decide(alone, act);
  if (!decision.ok) return decision;
  const scored = decision.events.find((event) => event.type === 'DealScored');
  const recorded = decision.events.map((event) => game.actOf(event)).find((each) => each !== null);
  if (scored === undefined || recorded === undefined) return refuse('no-result-in-act');
  const after = (scored.data as { notation: string }).notation;
  if (after === state.score.notation) return refuse('result-unchanged', { result: after });
  return accepted<DomainEvent>(
    { type: 'ResultCorrected', data: { reason, from: state.score.notation, act: recorded } },
    scored,
  );
};
