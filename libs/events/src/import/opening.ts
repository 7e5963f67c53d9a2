import { competitionDecider, type CompetitionState, type Entry } from '@arbitre/rules';
import { uuidV5 } from '../identity/uuid-v5';
import type { EventStore } from '../store/contract';
import { loadCompetition, openCompetition } from '../write-side/competition';
import type {
  CommandContext,
  EntryOfPlayers,
  OpenCompetitionInput,
  WriteOutcome,
} from '../write-side/contract';
import { registerEntries, registerPlayers } from '../write-side/entries';
import type { Vault } from '../vault/vault';
import type { ImportContext } from './contract';
import { type NamesOfFile, withGuests } from './persons';

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
  /** Guests who were written down now, and the entries whose names in the file are no names of persons. */
  readonly guests: number;
  readonly unnamed: readonly string[];
  readonly refusals: readonly Refused[];
};

const NOTHING = competitionDecider.initial();

/** The competition that a file is of, and who plays in it. */
export type Opened = {
  readonly competition: OpenCompetitionInput;
  readonly entries: readonly Entry[];
  readonly names: NamesOfFile;
  /** Who plays, where that is known otherwise than from the names of the file. */
  readonly players?: readonly EntryOfPlayers[];
};

type Registered = {
  readonly outcome: WriteOutcome;
  readonly guests: number;
  readonly unnamed: readonly string[];
};

const register = async (
  store: EventStore,
  { competition: { id: competition }, entries, names, players }: Opened,
  context: CommandContext,
  vault: Vault | undefined,
): Promise<Registered> => {
  if (vault === undefined) {
    const outcome = await registerEntries(store, { competition, entries }, context);
    return { outcome, guests: 0, unnamed: [] };
  }
  const { entries: ofPlayers, unnamed } =
    players === undefined ? withGuests(entries, names) : { entries: players, unnamed: [] };
  const outcome = await registerPlayers(store, vault, { competition, entries: ofPlayers }, context);
  const guests = ofPlayers.flatMap(({ members }) => members).filter((player) => !('licence' in player));
  return { outcome, guests: guests.length, unnamed };
};

/** The competition of an import and its entries, written or found; its state when the deals may follow. */
export const openFor = async (
  store: EventStore,
  opened: Opened,
  commands: Commands,
  vault?: Vault,
): Promise<Opening> => {
  const { competition, entries } = opened;
  const opening = await openCompetition(store, competition, commands('open'));
  const refusals: Refused[] = [];
  const isThere = opening.kind === 'refused' && opening.violation.article === 'competition-already-open';
  if ((opening.kind === 'refused' && !isThere) || opening.kind === 'conflict') refusals.push(opening);
  let events = opening.kind === 'committed' ? 1 : 0;
  let [guests, unnamed]: [number, readonly string[]] = [0, []];
  const known = await loadCompetition(store, competition.id);
  // A competition of another game keeps out of this: what follows of the import will be refused.
  const own = known?.opened?.ruleset === competition.ruleset;
  if (known !== null && own && known.entries.size === 0 && entries.length > 0) {
    const registered = await register(store, opened, commands('entries'), vault);
    const { outcome } = registered;
    if (outcome.kind === 'committed') {
      ({ guests, unnamed } = registered);
      events += entries.length + guests;
    } else if (outcome.kind !== 'repeated') refusals.push(outcome);
  }
  const state = (await loadCompetition(store, competition.id)) ?? NOTHING;
  return { state, existed: opening.kind !== 'committed', events, guests, unnamed, refusals };
};
