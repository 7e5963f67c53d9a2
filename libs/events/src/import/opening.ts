import { competitionDecider, type CompetitionState, type Entry } from '@arbitre/rules';
import { uuidV5 } from '../identity/uuid-v5';
import type { EventStore } from '../store/contract';
import { loadCompetition, openCompetition, registerEntries } from '../write-side/competition';
import type { CommandContext, OpenCompetitionInput, WriteOutcome } from '../write-side/contract';
import type { ImportContext } from './contract';

/** Namespace of the ids that imports give to their commands: the same file gives the same ids, on any machine. */
const NAMESPACE = '3b0f6a52-0d0b-5a57-9c53-5a6d5f9f3f0e';

export type Commands = (place: string) => CommandContext;

/** Command ids come from the competition and the place in it, so that an import sent again finds what it did. */
export const commandsOf = (
  competition: string,
  { actor, time }: Pick<ImportContext, 'actor' | 'time'>,
): Commands => {
  const namespace = uuidV5(NAMESPACE, competition);
  return (place) => ({ commandId: uuidV5(namespace, place), correlationId: namespace, actor, time });
};

type Refused = Extract<WriteOutcome, { kind: 'refused' | 'conflict' }>;

export type Opening = {
  readonly state: CompetitionState;
  /** Whether the competition was there before this import: then its deals may be too. */
  readonly existed: boolean;
  readonly events: number;
  readonly refusals: readonly Refused[];
};

const NOTHING = competitionDecider.initial();

/** The competition of an import and its entries, written or found; its state when the deals may follow. */
export const openFor = async (
  store: EventStore,
  {
    competition,
    entries,
  }: { readonly competition: OpenCompetitionInput; readonly entries: readonly Entry[] },
  commands: Commands,
): Promise<Opening> => {
  const opened = await openCompetition(store, competition, commands('open'));
  const refusals: Refused[] = [];
  const isThere = opened.kind === 'refused' && opened.violation.article === 'competition-already-open';
  if ((opened.kind === 'refused' && !isThere) || opened.kind === 'conflict') refusals.push(opened);
  let events = opened.kind === 'committed' ? 1 : 0;
  const known = await loadCompetition(store, competition.id);
  // A competition of another game keeps out of this: what follows of the import will be refused.
  const own = known?.opened?.ruleset === competition.ruleset;
  if (known !== null && own && known.entries.size === 0 && entries.length > 0) {
    const input = { competition: competition.id, entries };
    const registered = await registerEntries(store, input, commands('entries'));
    if (registered.kind === 'committed') events += entries.length;
    else if (registered.kind !== 'repeated') refusals.push(registered);
  }
  const state = (await loadCompetition(store, competition.id)) ?? NOTHING;
  return { state, existed: opened.kind !== 'committed', events, refusals };
};
