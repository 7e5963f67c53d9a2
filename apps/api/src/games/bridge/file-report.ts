import { importProblems } from '@arbitre/events';
import { type ImportPlan, type ImportReport, pbnProblems } from '@arbitre/events/games/bridge';
import { explain } from '@arbitre/rules';

/** So many problems are told; how many there are stands beside them. */
const MOST_TOLD = 200;

const TABLE = { ...importProblems, ...pbnProblems };

type Told = Pick<ImportReport, 'problems' | 'checks'>;

/** What is wrong with a file, and how its own figures stand to ours: line by line, in both languages. */
const toldOf = ({ problems, checks }: Told) => {
  // What keeps the file out stands first.
  const ordered = problems.toSorted((a, b) =>
    a.severity === b.severity ? a.line - b.line : a.severity === 'error' ? -1 : 1,
  );
  return {
    problems: ordered.slice(0, MOST_TOLD).map(({ source, line, severity, code, facts }) => {
      const { fr, en } = explain('bridge', { article: code, facts }, TABLE);
      return { source, line, severity, code, messageFr: fr, messageEn: en };
    }),
    errors: problems.filter(({ severity }) => severity === 'error').length,
    warnings: problems.filter(({ severity }) => severity === 'warning').length,
    checks,
  };
};

/** What an import would do; nothing is written. */
export const plannedReport = (plan: ImportPlan) => ({
  ...{ outcome: 'checked', competition: plan.competition.id, name: plan.competition.name },
  ...{ date: plan.competition.startsOn, method: plan.competition.method },
  ...{ entries: plan.entries.length, deals: plan.deals.length, dropped: plan.dropped, events: 0 },
  ...toldOf(plan),
});

/** What an import did: the file was written whole, or nothing of it. */
export const writtenReport = (report: ImportReport, plan: ImportPlan) => ({
  ...plannedReport(plan),
  // What the store refuses before anything is written is no less refused.
  outcome: report.outcome === 'unchanged' && toldOf(report).errors > 0 ? 'rejected' : report.outcome,
  ...{ events: report.events, guests: report.guests },
  ...{ differences: report.differences.length },
  ...toldOf(report),
});
