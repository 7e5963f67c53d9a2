import type { CompetitionState, DomainEvent } from '@arbitre/rules';
import type { IssProblem } from '@arbitre/rules/skat';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import { dealStream } from '../../stream-names';
import type { EventStore, LoadedStream } from '../../store/contract';
import type { WriteOutcome } from '../../write-side/contract';
import { recordDeal } from '../../write-side/deal';
import type { ImportContext } from '../../import/contract';
import { inParallel } from '../../import/in-parallel';
import type {
  IssImportOptions,
  IssImportReport,
  IssPlan,
  IssStoredDifference,
  PlannedIssDeal,
} from './contract';
import { planIss } from './plan';
import { type Commands, commandsOf, openFor } from '../../import/opening';
import { readText, type TextProblem } from '../../import/read-text';

const DEALS_AT_ONCE = 8;

type Written = {
  readonly state: 'written' | 'present' | 'refused';
  readonly events: number;
  readonly problem: IssProblem | null;
  readonly difference: IssStoredDifference | null;
};

const refusal = (
  outcome: Extract<WriteOutcome, { kind: 'refused' | 'conflict' }>,
  { line, game }: { readonly line: number; readonly game: number },
): IssProblem => ({
  line,
  game,
  move: 0,
  code: outcome.kind === 'conflict' ? 'conflict' : outcome.violation.article,
  facts: outcome.kind === 'conflict' ? { actual: outcome.actual } : outcome.violation.facts,
});

const namesNotTaken = (entry: string): IssProblem => ({
  ...{ line: 0, game: 0, move: 0, code: 'names-not-taken', facts: { entry } },
});

const text = (event: DomainEvent | undefined): string =>
  event === undefined ? '' : `${event.type} ${canonicalJson(event.data)}`;

/** The first event of the file that the store has otherwise; what came after the import is nobody's affair here. */
const differenceTo = (
  { id, events, placed: { game } }: PlannedIssDeal,
  { events: stored }: LoadedStream,
): IssStoredDifference | null => {
  const at = events.findIndex((event, index) => text(event) !== text(stored[index]));
  return at < 0
    ? null
    : {
        line: game.line,
        game: game.game,
        deal: id,
        at,
        recorded: text(stored[at]).slice(0, 200),
        file: text(events[at]).slice(0, 200),
      };
};

const isThereAlready = (outcome: WriteOutcome): boolean =>
  outcome.kind === 'repeated' ||
  (outcome.kind === 'refused' && outcome.violation.article === 'deal-already-open');

/** One deal. `mayBeThere`: look before writing, since most of a repeated import is there. */
const writeDeal = async (
  store: EventStore,
  deal: PlannedIssDeal,
  competition: CompetitionState,
  mayBeThere: boolean,
  commands: Commands,
): Promise<Written> => {
  const present = (stored: LoadedStream): Written => ({
    state: 'present',
    events: 0,
    problem: null,
    difference: differenceTo(deal, stored),
  });
  const stored = mayBeThere ? await store.load(dealStream(deal.id)) : null;
  if (stored !== null && stored.revision >= 0) return present(stored);
  const outcome = await recordDeal(store, deal.input, commands(`deal ${deal.id}`), competition);
  if (isThereAlready(outcome)) return present(await store.load(dealStream(deal.id)));
  return outcome.kind === 'refused' || outcome.kind === 'conflict'
    ? { state: 'refused', events: 0, problem: refusal(outcome, deal.placed.game), difference: null }
    : { state: 'written', events: deal.events.length, problem: null, difference: null };
};

/** A file that is no text at all; one in ISO 8859-1 is read, names being of no interest here. */
const asProblem = ({ line, severity, code, facts }: TextProblem): readonly IssProblem[] =>
  severity === 'error' ? [{ line, game: 0, move: 0, code, facts }] : [];

const untouched = (plan: IssPlan, outcome: 'rejected' | 'unreadable'): IssImportReport => ({
  competition: plan.competition.id,
  outcome,
  entries: plan.entries.length,
  named: plan.names.size,
  guests: 0,
  deals: { found: plan.deals.length, written: 0, present: 0, refused: 0 },
  events: 0,
  games: plan.games,
  problems: plan.problems,
  differences: [],
});

/** The competition that was named is there, and of another game. */
const otherGame = (plan: IssPlan, ruleset: string): IssImportReport => {
  const facts = { competition: plan.competition.id, ruleset };
  const problem = { line: 0, game: 0, move: 0, code: 'game-differs', facts };
  return untouched({ ...plan, problems: [problem, ...plan.problems] }, 'rejected');
};

const applyIss = async (
  store: EventStore,
  plan: IssPlan,
  context: ImportContext,
): Promise<IssImportReport> => {
  const commands = commandsOf(plan.competition.id, context);
  const opening = await openFor(store, plan, commands, context.vault);
  const { ruleset = plan.competition.ruleset } = opening.state.opened ?? {};
  if (ruleset !== plan.competition.ruleset) return otherGame(plan, ruleset);
  let done = 0;
  const written = await inParallel(plan.deals, DEALS_AT_ONCE, async (deal) => {
    const result = await writeDeal(store, deal, opening.state, opening.existed, commands);
    context.onProgress?.({ deals: ++done, of: plan.deals.length });
    return result;
  });
  const count = (state: Written['state']) => written.filter((each) => each.state === state).length;
  const events = written.reduce((sum, each) => sum + each.events, opening.events);
  return {
    competition: plan.competition.id,
    outcome: events > 0 ? 'imported' : 'unchanged',
    entries: plan.entries.length,
    named: plan.names.size,
    guests: opening.guests,
    deals: {
      found: plan.deals.length,
      written: count('written'),
      present: count('present'),
      refused: count('refused'),
    },
    events,
    games: plan.games,
    problems: [
      ...plan.problems,
      ...opening.unnamed.map(namesNotTaken),
      ...opening.refusals.map((outcome) => refusal(outcome, { line: 0, game: 0 })),
      ...written.flatMap(({ problem }) => problem ?? []),
    ],
    differences: written.flatMap(({ difference }) => difference ?? []),
  };
};

/**
 * Imports records of the International Skat Server: each series becomes a list, each game a deal, written whole. A game
 * that its own cards contradict is named and left out; one that was broken off becomes a deal without a score that waits
 * for the arbiter (SKAT-ISS-GAP-1). Imported again, the file changes nothing. Fails only with StoreUnavailable.
 */
export const importIss = (
  store: EventStore,
  content: string | Uint8Array,
  options: IssImportOptions,
  context: ImportContext,
): Promise<IssImportReport> => {
  const { text: records, problems: unreadable } = readText(content);
  const planned = planIss(records, options, context.time.slice(0, 10));
  const plan = { ...planned, problems: [...unreadable.flatMap(asProblem), ...planned.problems] };
  if (plan.deals.length === 0) return Promise.resolve(untouched(plan, 'unreadable'));
  if (options.strict === true && plan.problems.length > 0)
    return Promise.resolve(untouched(plan, 'rejected'));
  return applyIss(store, plan, context);
};
