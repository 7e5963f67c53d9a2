import { invalidField, isAct, type Refusal } from '../act-shape';
import { accepted, type Act, type Decision, type DomainEvent } from '../decider';
import { reasonProblem } from '../declare/acts';
import type { DealScored } from '../game';
import type { AnyGame } from '../manifest';
import type { DealState } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

/** A result that somebody says the deal had: the act as it was read, and what it scores. */
export type Report = { readonly ok: true; readonly act: Act; readonly scored: DealScored };

/**
 * Judges and scores a result as a result alone, by the same code that scores a score sheet: what was played stays on the
 * record.
 */
export const reportOf = (state: DealState, game: AnyGame, act: unknown): Report | Refusal => {
  if (!isAct(act)) return invalidField('act', act, `an act ${game.resultAct}`);
  if (act.do !== game.resultAct) return invalidField('act.do', act.do, game.resultAct);
  if (state.score === null || state.opened === null) return refuse('no-result-yet');
  const alone = game.initial({ setup: state.opened.setup, policy: 'observed', grain: 'result' });
  const decision = game.decide(alone, act);
  if (!decision.ok) return decision;
  const scored = decision.events.find((event) => event.type === 'DealScored');
  const recorded = decision.events.map((event) => game.actOf(event)).find((each) => each !== null);
  if (scored === undefined || recorded === undefined) return refuse('no-result-in-act');
  return { ok: true, act: recorded, scored: scored as DealScored };
};

/** Replaces the result: the one that counts is the one that the table or the arbiter corrected. */
export const decideCorrection = (
  state: DealState,
  game: AnyGame,
  command: Arguments,
): Decision<DomainEvent> => {
  const problem = reasonProblem(command);
  if (problem !== null) return problem;
  const report = reportOf(state, game, command.act);
  if (!report.ok) return report;
  const { act, scored } = report;
  const from = state.score?.notation ?? '';
  const after = scored.data.notation;
  if (after === from) return refuse('result-unchanged', { result: after });
  return accepted<DomainEvent>(
    { type: 'ResultCorrected', data: { reason: command.reason, from, act } },
    scored,
  );
};
