import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { atTable, event, namedList, openList } from './decide';
import { isOfficial } from './setup';
import { type Case, listAt, type TournamentState } from './state';
import { refuse } from '../refusals';

/** SKAT-4.5.10.a: anybody at the table calls the referee at once. */
export const decideCallReferee: Decide<'call-referee'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { by, matter } = act;
  const { series, table } = open.list;
  return event('RefereeCalled', { case: state.cases.size + 1, series, table, by, matter });
};

/** SKWO-3.2.a, SKWO-4.5: an official of this event decides, and none about his own table. */
const officialProblem = (state: TournamentState, by: string, { series, table }: Case) => {
  if (!isOfficial(state.setup, by)) return refused('SKWO-3.2.a', { by });
  const list = listAt(state, series, table);
  return list !== undefined && atTable(list, by) ? refused('SKWO-4.5', { by, table }) : null;
};

/** The officials who may decide a dispute. */
export const officialsFor = (state: TournamentState, dispute: Case): readonly string[] =>
  [...new Set([...state.setup.direction, ...state.setup.referees])].filter(
    (by) => officialProblem(state, by, dispute) === null,
  );

const namedCase = (state: TournamentState, number: number) => {
  const found = state.cases.get(number);
  return found === undefined ? refuse('unknown-case', { case: number }) : { ok: true as const, found };
};

/** SKWO-7.3-GAP-2: by the rules, naming the articles. */
export const decideCase: Decide<'decide-case'> = (state, { case: number, by, articles, decision }) => {
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const problem = officialProblem(state, by, named.found);
  if (problem !== null) return problem;
  if (named.found.decided !== null) return refuse('case-decided', { case: number });
  return event('CaseDecided', { case: number, by, articles, decision });
};

/** SKAT-4.5.10.b: whether an appeal comes in time; the notice says which of the two printed deadlines holds. */
export const isTooLate = (state: TournamentState, { series }: Case): boolean =>
  state.notice?.notice.appeals === 'start-of-next-series'
    ? state.series.has(series + 1) || state.announced
    : state.series.get(series)?.closed !== false;

export const decideAppeal: Decide<'appeal'> = (state, { case: number, by, grounds }) => {
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { decided, appeal } = named.found;
  if (decided === null) return refuse('case-undecided', { case: number });
  if (appeal !== null) return refuse('already-appealed', { case: number });
  if (isTooLate(state, named.found))
    return refused('SKAT-4.5.10.b', { case: number, deadline: state.notice?.notice.appeals ?? null });
  return event('AppealFiled', { case: number, by, grounds });
};

/** The panel rules before the result is announced (SKAT-4.5.10.b); whoever decided the case does not sit on it. */
export const decideRuleAppeal: Decide<'rule-appeal'> = (state, { case: number, by, upheld, decision }) => {
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { appeal, ruled, decided } = named.found;
  if (appeal === null || ruled !== null) return refuse('no-appeal-pending', { case: number });
  if (state.announced) return refused('SKAT-4.5.10.b', { case: number, announced: true });
  if (decided?.by === by) return refused('SKWO-4.5', { by, case: number });
  return event('AppealRuled', { case: number, by, upheld, decision });
};

/** SKWO-7.3-GAP-3: a written objection to a decision goes to the conciliation body; it hears questions of rules. */
export const decideObject: Decide<'object'> = (state, { case: number, by, text }) => {
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { decided, appeal, ruled, objection } = named.found;
  if (decided === null || (appeal !== null && ruled === null))
    return refuse('case-undecided', { case: number });
  if (objection !== null) return refuse('already-objected', { case: number });
  return event('ObjectionFiled', { case: number, by, text });
};

export const decideConciliate: Decide<'conciliate'> = (state, { case: number, upheld, decision }) => {
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { objection, conciliated } = named.found;
  return objection === null || conciliated !== null
    ? refuse('no-objection-pending', { case: number })
    : event('ObjectionRuled', { case: number, upheld, decision });
};

/** What nobody's card shows: a foreign hand at a seat (SKWO-4.4.b), a kontra (SKWO-9-GAP-2), by its article. */
export const decideReport: Decide<'report'> = (state, act) => {
  const named = namedList(state, act);
  if (!named.ok) return named;
  const { article, entry, what } = act;
  const { series, table } = named.list;
  return event('IrregularityReported', { article, series, table, entry, what });
};
