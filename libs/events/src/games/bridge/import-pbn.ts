import type { CompetitionState } from '@arbitre/rules';
import { dealStream } from '../../stream-names';
import type { EventStore, LoadedStream } from '../../store/contract';
import type { WriteOutcome } from '../../write-side/contract';
import { giveRuling, recordDeal } from '../../write-side/deal';
import type {
  FileFormat,
  ImportDifference,
  PbnOptions,
  ImportPlan,
  PbnProblem,
  ImportReport,
  PlannedDeal,
} from './contract';
import type { ImportContext } from '../../import/contract';
import { competitionDifferences, dealDifferences } from './differences';
import { inParallel } from '../../import/in-parallel';
import { type Commands, commandsOf, openFor } from '../../import/opening';
import { planImport } from './plan';

const DEALS_AT_ONCE = 8;

type Written = {
  readonly events: number;
  readonly state: 'written' | 'present' | 'refused';
  readonly ruled: boolean;
  readonly problems: readonly PbnProblem[];
  readonly differences: readonly ImportDifference[];
};

const refusal = (
  outcome: Extract<WriteOutcome, { kind: 'refused' | 'conflict' }>,
  line: number,
  game: number,
  source: PbnProblem['source'],
): PbnProblem => ({
  source,
  line,
  game,
  severity: 'error',
  code: outcome.kind === 'conflict' ? 'conflict' : outcome.violation.article,
  facts: outcome.kind === 'conflict' ? { actual: outcome.actual } : outcome.violation.facts,
});

const namesNotTaken = (source: FileFormat, entry: string): PbnProblem => ({
  ...{ source, line: 0, game: 0, severity: 'warning', code: 'names-not-taken', facts: { entry } },
});

/** Ids of commands name a place in the competition: under one of them lies what an earlier file said of it. */
const IS_THERE: readonly string[] = ['competition-already-open', 'deal-already-open', 'command-id-reused'];

const writeRuling = async (
  store: EventStore,
  { id, record, ruling }: PlannedDeal,
  commands: Commands,
): Promise<Pick<Written, 'events' | 'ruled' | 'problems'>> => {
  if (ruling === null) return { events: 0, ruled: false, problems: [] };
  const { article, reason, adjustments, line } = ruling;
  const outcome = await giveRuling(
    store,
    { deal: id, article, reason, adjustments },
    commands(`ruling ${id}`),
  );
  return outcome.kind === 'committed' || outcome.kind === 'repeated'
    ? { events: outcome.kind === 'committed' ? 1 : 0, ruled: outcome.kind === 'committed', problems: [] }
    : { events: 0, ruled: false, problems: [refusal(outcome, line, record.game, 'rulings')] };
};

const isThereAlready = (outcome: WriteOutcome): boolean =>
  outcome.kind === 'repeated' || (outcome.kind === 'refused' && IS_THERE.includes(outcome.violation.article));

/** A deal that is there already is compared with the file. */
const comparePresent = async (
  store: EventStore,
  deal: PlannedDeal,
  stored: LoadedStream,
  commands: Commands,
): Promise<Written> => ({
  ...(await writeRuling(store, deal, commands)),
  state: 'present',
  differences: dealDifferences(deal, stored.events),
});

/** One deal with its ruling. `mayBeThere`: look before writing, since most of a repeated import is there. */
const writeDeal = async (
  store: EventStore,
  deal: PlannedDeal,
  {
    state: competition,
    existed: mayBeThere,
  }: { readonly state: CompetitionState; readonly existed: boolean },
  commands: Commands,
  format: FileFormat,
): Promise<Written> => {
  const { line, game } = deal.record;
  const stored = mayBeThere ? await store.load(dealStream(deal.id)) : null;
  if (stored !== null && stored.revision >= 0) return comparePresent(store, deal, stored, commands);
  const outcome = await recordDeal(store, deal.input, commands(`deal ${deal.id}`), competition);
  if (isThereAlready(outcome))
    return comparePresent(store, deal, await store.load(dealStream(deal.id)), commands);
  if (outcome.kind === 'refused' || outcome.kind === 'conflict')
    return {
      events: 0,
      state: 'refused',
      ruled: false,
      problems: [refusal(outcome, line, game, format)],
      differences: [],
    };
  const ruling = await writeRuling(store, deal, commands);
  return { ...ruling, events: ruling.events + deal.events.length, state: 'written', differences: [] };
};

const untouched = (plan: ImportPlan, outcome: 'rejected' | 'unreadable'): ImportReport => ({
  competition: plan.competition.id,
  outcome,
  entries: plan.entries.length,
  named: plan.names.size,
  guests: 0,
  deals: { found: plan.deals.length, dropped: plan.dropped, written: 0, present: 0, refused: 0 },
  rulings: 0,
  events: 0,
  problems: plan.problems,
  differences: [],
  checks: plan.checks,
});

/** Writes a plan to the store: the competition and its entries, then its deals, several at once, each in one write. */
export const applyImport = async (
  store: EventStore,
  plan: ImportPlan,
  context: ImportContext,
): Promise<ImportReport> => {
  const commands = commandsOf(plan.competition.id, context);
  const opening = await openFor(store, plan, commands, context.vault);
  let done = 0;
  const written = await inParallel(plan.deals, DEALS_AT_ONCE, async (deal) => {
    const result = await writeDeal(store, deal, opening, commands, plan.format);
    context.onProgress?.({ deals: ++done, of: plan.deals.length });
    return result;
  });
  const events = written.reduce((sum, each) => sum + each.events, opening.events);
  const count = (state: Written['state']) => written.filter((each) => each.state === state).length;
  return {
    competition: plan.competition.id,
    outcome: events > 0 ? 'imported' : 'unchanged',
    entries: plan.entries.length,
    named: plan.names.size,
    guests: opening.guests,
    deals: {
      found: plan.deals.length,
      dropped: plan.dropped,
      written: count('written'),
      present: count('present'),
      refused: count('refused'),
    },
    rulings: written.filter(({ ruled }) => ruled).length,
    events,
    problems: [
      ...plan.problems,
      ...opening.unnamed.map((entry) => namesNotTaken(plan.format, entry)),
      ...opening.refusals.map((outcome) => refusal(outcome, 0, 0, plan.format)),
      ...written.flatMap(({ problems }) => problems),
    ],
    differences: [
      ...competitionDifferences(plan, opening.state),
      ...written.flatMap(({ differences }) => differences),
    ],
    checks: plan.checks,
  };
};

/**
 * Imports a file of results that was planned: each deal becomes a stream, written whole. Imported again, the file changes nothing;
 * a corrected file has its differences reported and only its new deals written. What is wrong is named by line; with `strict` it
 * keeps everything out. Fails only with StoreUnavailable; run again, it then goes on where it stopped.
 */
export const importPlanned = (
  store: EventStore,
  plan: ImportPlan,
  { strict = false }: Pick<PbnOptions, 'strict'>,
  context: ImportContext,
): Promise<ImportReport> => {
  if (plan.deals.length === 0) return Promise.resolve(untouched(plan, 'unreadable'));
  if (strict && plan.problems.some(({ severity }) => severity === 'error'))
    return Promise.resolve(untouched(plan, 'rejected'));
  return applyImport(store, plan, context);
};

/** The same of a file. */
export const importPbn = (
  store: EventStore,
  content: string | Uint8Array,
  options: PbnOptions,
  context: ImportContext,
): Promise<ImportReport> =>
  importPlanned(store, planImport(content, options, context.time.slice(0, 10)), options, context);
