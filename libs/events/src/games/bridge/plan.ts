import { dealDecider, type MethodId } from '@arbitre/rules';
import { bridgeDuplicate } from '@arbitre/rules/bridge';
import type { DealRecord, PbnRecords } from '@arbitre/rules/games/bridge/pbn';
import { dealId } from '../../stream-names';
import type { GameAct, OpenCompetitionInput } from '../../write-side/contract';
import { decideActs } from '../../write-side/decide-acts';
import { checkFigures } from './checks';
import { rulingText } from '@arbitre/rules/games/bridge/event-file/ruling-text';
import type { FileFormat, ImportPlan, PbnOptions, PbnProblem, PlannedDeal, PlannedRuling } from './contract';
import { readFile } from './read-file';
import { dealOfRuling, readRulings } from './rulings';

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** The same event on the same day is the same competition, also when its file comes again with corrections. */
const competitionOf = (
  { competition: { name, date, method, scoring } }: PbnRecords,
  options: PbnOptions,
  today: string,
): OpenCompetitionInput => {
  const id =
    options.competition ?? [slug(name), date].filter((part) => part !== null && part !== '').join('-');
  return {
    id: id === '' ? (options.format ?? 'pbn') : id,
    name: options.name ?? (name === '' ? id : name),
    game: bridgeDuplicate.id,
    ruleset: bridgeDuplicate.ruleset,
    region: options.region ?? 'France',
    method: method ?? options.method ?? ('matchpoints' satisfies MethodId),
    startsOn: date ?? today,
    ...(scoring === null ? {} : { scoring }),
  };
};

/** What the file itself says that a ruling gave. */
const rulingOfFile = ({ line, awarded }: DealRecord): PlannedRuling | null =>
  awarded === null ? null : { line, ...awarded, reason: rulingText(awarded) };

type Planned = { readonly deal: PlannedDeal } | { readonly problem: PbnProblem };

/** Lets the rules decide a deal of the file, as the write side will. */
const planDeal = (record: DealRecord, competition: OpenCompetitionInput, source: FileFormat): Planned => {
  const { place, seating, setup, grain } = record;
  const acts = record.acts as readonly GameAct[];
  const input = {
    competition: competition.id,
    place,
    seating,
    setup,
    grain,
    policy: 'observed' as const,
    acts,
  };
  const { game, ruleset } = competition;
  const { acts: _, ...opening } = input;
  const command = { do: 'open-deal' as const, ...opening, game, ruleset };
  const decided = decideActs(dealDecider.initial(), [command, ...acts], dealDecider, { from: -1 });
  if (decided.ok)
    return {
      deal: {
        ...{ id: dealId(competition.id, place), record, input },
        ...{ events: decided.events, ruling: rulingOfFile(record) },
      },
    };
  const { article, facts } = decided.violation;
  const act = acts[decided.act]?.do ?? 'open-deal';
  return {
    problem: {
      source,
      line: record.line,
      game: record.game,
      severity: 'error',
      code: article,
      facts: { ...facts, act, index: decided.act },
    },
  };
};

type Ruled = { readonly deals: readonly PlannedDeal[]; readonly problems: readonly PbnProblem[] };

const withRulings = (deals: readonly PlannedDeal[], text: string | undefined): Ruled => {
  if (text === undefined) return { deals, problems: [] };
  const reading = readRulings(text);
  const problems = [...reading.problems];
  const rulings = new Map<DealRecord, PlannedRuling>();
  const records = deals.map(({ record }) => record);
  for (const row of reading.rows) {
    const found = dealOfRuling(row, records);
    if ('severity' in found) problems.push(found);
    else rulings.set(found, row);
  }
  return {
    deals: deals.map((deal) => ({ ...deal, ruling: rulings.get(deal.record) ?? deal.ruling })),
    problems,
  };
};

/** A ruling that the rules would not take is told before anything is written, and what it is about stays out. */
const refusedRulings = (
  deals: readonly PlannedDeal[],
  { game, ruleset }: OpenCompetitionInput,
  source: FileFormat,
): ReadonlyMap<PlannedDeal, PbnProblem> =>
  new Map(
    deals.flatMap((deal): readonly (readonly [PlannedDeal, PbnProblem])[] => {
      const { ruling, input, record } = deal;
      if (ruling === null) return [];
      const { acts, ...opening } = input;
      const { article, reason, adjustments } = ruling;
      const command = { do: 'open-deal' as const, ...opening, game, ruleset };
      const given = { do: 'give-ruling' as const, article, reason, adjustments };
      const decided = decideActs(dealDecider.initial(), [command, ...acts, given], dealDecider);
      if (decided.ok) return [];
      const { article: code, facts } = decided.violation;
      const { line, game: number } = record;
      return [[deal, { source, line, game: number, severity: 'error', code, facts }]];
    }),
  );

const isSettled = ({ events, ruling }: PlannedDeal): boolean =>
  ruling !== null || events.some(({ type }) => type === 'DealScored');

/**
 * A deal that has neither a result nor a ruling is left out (a file cut off in its middle, a board that was not played):
 * written, it would stand in the way of the complete file.
 */
const unsettled = (deals: readonly PlannedDeal[], source: FileFormat): readonly PbnProblem[] =>
  deals
    .filter((deal) => !isSettled(deal))
    .map(({ record }) => ({
      source,
      line: record.line,
      game: record.game,
      severity: 'error' as const,
      code: 'deal-without-result',
      facts: { ...record.place },
    }));

/** The reader's problems; a deal without result is named below, once it is known that no ruling settles it. */
const asImportProblems = (records: PbnRecords, source: FileFormat): readonly PbnProblem[] =>
  records.problems.filter(({ code }) => code !== 'no-result').map((each) => ({ source, ...each }));

/**
 * Reads a file of results and its rulings, lets the rules decide every deal and compares the file's own figures. Writes
 * nothing. `today`: ISO date for a file that names no day.
 */
export const planImport = (content: string | Uint8Array, options: PbnOptions, today: string): ImportPlan => {
  const format = options.format ?? 'pbn';
  const { records, ranking, problems } = readFile(content, format, options);
  const competition = competitionOf(records, options, today);
  const entries = records.entries.map((entry) => ({ ...entry, members: [] }));
  const planned = records.deals.map((record) => planDeal(record, competition, format));
  const refused = planned.flatMap((each) => ('problem' in each ? [each.problem] : []));
  const ruled = withRulings(
    planned.flatMap((each) => ('deal' in each ? [each.deal] : [])),
    options.rulings,
  );
  const unruly = refusedRulings(ruled.deals, competition, format);
  const deals = ruled.deals.filter((deal) => isSettled(deal) && !unruly.has(deal));
  const figures = checkFigures(ranking, competition, entries, deals, format);
  return {
    format,
    competition,
    entries,
    names: records.names,
    deals,
    dropped: records.dropped + refused.length + (ruled.deals.length - deals.length),
    problems: [
      ...problems.map((problem) => ({ source: format, ...problem })),
      ...[
        ...asImportProblems(records, format),
        ...refused,
        ...unsettled(ruled.deals, format),
        ...unruly.values(),
        ...figures.problems,
      ].sort((a, b) => a.line - b.line),
      ...ruled.problems,
    ],
    checks: figures.checks,
  };
};
