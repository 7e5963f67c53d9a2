import { type DomainEvent, refuse } from '@arbitre/rules';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import type { EventStore, LoadedStream } from '../store/contract';
import { isClaimed } from './claim';
import type { CommandContext, WriteOutcome } from './contract';
import { originOf, refusedOutcome } from './decide-acts';
import type { Decide } from './write';

/** What became of the competition since: the same command would be refused now, and was not then. */
const CAME_LATER: readonly string[] = ['competition-closed', 'corrections-closed', 'entry-withdrawn'];

const sameFacts = (recorded: readonly DomainEvent[], decided: readonly DomainEvent[]): boolean =>
  recorded.length === decided.length &&
  recorded.every(
    ({ type, data }, index) =>
      type === decided[index]?.type && canonicalJson(data) === canonicalJson(decided[index].data),
  );

/** Whether the command makes of the stream as it was then what was recorded under its id. */
const isSameCommand = async (
  loaded: LoadedStream,
  first: number,
  last: number,
  decide: Decide,
): Promise<boolean> => {
  const events = loaded.events.slice(0, first);
  const recorded = loaded.events.slice(first, last + 1);
  const then = recorded[0] === undefined ? {} : originOf(recorded[0].metadata);
  const decided = await decide({ ...loaded, revision: events.at(-1)?.revision ?? -1, events }, then, true);
  return decided.ok ? sameFacts(recorded, decided.events) : CAME_LATER.includes(decided.violation.article);
};

/** The id stands for another command. */
export const isReused = ({ commandId }: CommandContext): WriteOutcome =>
  refusedOutcome(refuse('command-id-reused', { given: commandId }));

/**
 * The answer to a command whose id this stream knows; null when it is new. The same command is answered as it was first;
 * another command under the same id is a mistake of its sender (`command-id-reused`), and nothing is written.
 */
export const answerToRepeated = async (
  store: EventStore,
  loaded: LoadedStream,
  context: CommandContext,
  decide: Decide,
): Promise<WriteOutcome | null> => {
  const { commandId } = context;
  const isOwn = ({ metadata }: LoadedStream['events'][number]): boolean => metadata.commandId === commandId;
  const last = loaded.events.findLastIndex(isOwn);
  const recorded = loaded.events[last];
  if (recorded === undefined) return null;
  // What was claimed says what was asked for; where nothing was, what was recorded must do.
  const claimed = await isClaimed(store, loaded.stream, context);
  const first = loaded.events.findIndex(isOwn);
  if (!(claimed ?? (await isSameCommand(loaded, first, last, decide)))) return isReused(context);
  const { stream, revision, position } = recorded;
  return { kind: 'repeated', stream, revision, position };
};
