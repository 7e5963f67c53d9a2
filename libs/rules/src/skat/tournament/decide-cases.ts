import type { Check } from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import {
  atTable,
  type Decide,
  event,
  isNames,
  namedList,
  NAME,
  NAMES,
  openList,
  read,
  REASON,
} from './decide';
import type { TournamentData } from './events';
import { isOfficial } from './setup';
import { type Case, listAt, type TournamentState } from './state';

const NUMBER: Check = {
  expected: 'the number of a case',
  accepts: (value) => Number.isSafeInteger(value) && Number(value) > 0,
};
const FLAG: Check = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

/** SKAT-4.5.10.a: anybody at the table calls the referee at once. */
export const decideCallReferee: Decide = (state, command) => {
  const reading = read<{ readonly by: string; readonly matter: string }>(command, {
    by: NAME,
    matter: REASON,
  });
  if (!reading.ok) return reading;
  const open = openList(state, command);
  if (!open.ok) return open;
  const { by, matter } = reading.given;
  const { series, table } = open.list;
  return event('RefereeCalled', { case: state.cases.size + 1, series, table, by, matter });
};

/** SKWO-3.2.a, SKWO-4.5: an official of this event decides, and none about his own table. */
const officialProblem = (state: TournamentState, by: string, { series, table }: Case) => {
  if (!isOfficial(state.setup, by)) return refused('SKWO-3.2.a', { by });
  const list = listAt(state, series, table);
  return list !== undefined && atTable(list, by) ? refused('SKWO-4.5', { by, table }) : null;
};

const namedCase = (state: TournamentState, number: number) => {
  const found = state.cases.get(number);
  return found === undefined ? refused('unknown-case', { case: number }) : { ok: true as const, found };
};

/** SKWO-7.3-GAP-2: by the rules, naming the articles. */
export const decideCase: Decide = (state, command) => {
  const reading = read<TournamentData['CaseDecided']>(command, {
    case: NUMBER,
    by: NAME,
    articles: NAMES,
    decision: REASON,
  });
  if (!reading.ok) return reading;
  const { case: number, by, articles, decision } = reading.given;
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const problem = officialProblem(state, by, named.found);
  if (problem !== null) return problem;
  if (named.found.decided !== null) return refused('case-decided', { case: number });
  return articles.length > 0 && isNames(articles) && articles.every((id) => /^SK(AT|WO)-/.test(id))
    ? event('CaseDecided', { case: number, by, articles, decision })
    : refused('SKWO-7.3-GAP-2', { case: number, articles: 'at least one SKAT-… or SKWO-…' });
};

/** SKAT-4.5.10.b: whether an appeal comes in time; the notice says which of the two printed deadlines holds. */
const isTooLate = (state: TournamentState, { series }: Case): boolean =>
  state.notice?.notice.appeals === 'start-of-next-series'
    ? state.series.has(series + 1) || state.announced
    : state.series.get(series)?.closed !== false;

export const decideAppeal: Decide = (state, command) => {
  const shape = { case: NUMBER, by: NAME, grounds: REASON };
  const reading = read<TournamentData['AppealFiled']>(command, shape);
  if (!reading.ok) return reading;
  const { case: number, by, grounds } = reading.given;
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { decided, appeal } = named.found;
  if (decided === null) return refused('case-undecided', { case: number });
  if (appeal !== null) return refused('already-appealed', { case: number });
  if (isTooLate(state, named.found))
    return refused('SKAT-4.5.10.b', { case: number, deadline: state.notice?.notice.appeals ?? null });
  return event('AppealFiled', { case: number, by, grounds });
};

/** The panel rules before the result is announced (SKAT-4.5.10.b); whoever decided the case does not sit on it. */
export const decideRuleAppeal: Decide = (state, command) => {
  const shape = { case: NUMBER, by: NAME, upheld: FLAG, decision: REASON };
  const reading = read<TournamentData['AppealRuled']>(command, shape);
  if (!reading.ok) return reading;
  const { case: number, by, upheld, decision } = reading.given;
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { appeal, ruled, decided } = named.found;
  if (appeal === null || ruled !== null) return refused('no-appeal-pending', { case: number });
  if (state.announced) return refused('SKAT-4.5.10.b', { case: number, announced: true });
  if (decided?.by === by) return refused('SKWO-4.5', { by, case: number });
  return event('AppealRuled', { case: number, by, upheld, decision });
};

/** SKWO-7.3-GAP-3: a written objection to a decision goes to the conciliation body; it hears questions of rules. */
export const decideObject: Decide = (state, command) => {
  const reading = read<TournamentData['ObjectionFiled']>(command, { case: NUMBER, by: NAME, text: REASON });
  if (!reading.ok) return reading;
  const { case: number, by, text } = reading.given;
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { decided, appeal, ruled, objection } = named.found;
  if (decided === null || (appeal !== null && ruled === null))
    return refused('case-undecided', { case: number });
  if (objection !== null) return refused('already-objected', { case: number });
  return event('ObjectionFiled', { case: number, by, text });
};

export const decideConciliate: Decide = (state, command) => {
  const reading = read<TournamentData['ObjectionRuled']>(command, {
    case: NUMBER,
    upheld: FLAG,
    decision: REASON,
  });
  if (!reading.ok) return reading;
  const { case: number, upheld, decision } = reading.given;
  const named = namedCase(state, number);
  if (!named.ok) return named;
  const { objection, conciliated } = named.found;
  return objection === null || conciliated !== null
    ? refused('no-objection-pending', { case: number })
    : event('ObjectionRuled', { case: number, upheld, decision });
};

const REPORT = { article: NAME, entry: NAME, what: REASON };

/** What nobody's card shows: a foreign hand at a seat (SKWO-4.4.b), a kontra (SKWO-9-GAP-2), by its article. */
export const decideReport: Decide = (state, command) => {
  const reading = read<{ readonly article: string; readonly entry: string; readonly what: string }>(
    command,
    REPORT,
  );
  if (!reading.ok) return reading;
  const named = namedList(state, command);
  if (!named.ok) return named;
  const { article, entry, what } = reading.given;
  const { series, table } = named.list;
  return /^SK(AT|WO)-/.test(article)
    ? event('IrregularityReported', { article, series, table, entry, what })
    : refused('invalid-field', { field: 'article', given: article, expected: 'SKAT-… or SKWO-…' });
};
