import {
  competitionOf,
  type EventStore,
  inParallel,
  loadCompetition,
  publicNames,
  type RecordedEvent,
  streams,
  type Vault,
} from '@arbitre/events';
import {
  type DealOfEvents,
  type FileFormat,
  fileEvent,
  type RankOfFile,
  writeEvent,
} from '@arbitre/events/games/bridge';
import type { DealOpened, Entry, PublishedRow } from '@arbitre/rules';
import type { Written } from '@arbitre/rules/games/bridge/event-file';
import { bridgeDuplicate } from '@arbitre/rules/bridge';
import type { DataSource } from 'typeorm';
import { dealTable } from '../../deals/tables';
import { sessionTable } from '../../sessions/tables';
import { rankingOfLog } from '../../standings/ranking-of-log';

export type ExportChoices = {
  readonly format: FileFormat;
  /** Opens who plays, as everybody may read it; without one entries have numbers. */
  readonly vault?: Vault;
  /** Says which streams there are; without one the log is read from its beginning. Its read models have to be up to date. */
  readonly database?: DataSource;
  /** Calls and cards where the format has them on request. */
  readonly course?: boolean;
};

/** Streams that are read at once. */
const AT_ONCE = 8;

const inOrder = (a: RecordedEvent, b: RecordedEvent): number => (a.position < b.position ? -1 : 1);

const eventsByTables = async (
  store: EventStore,
  database: DataSource,
  competition: string,
): Promise<readonly RecordedEvent[]> => {
  const idsIn = async (table: typeof dealTable | typeof sessionTable) => {
    const rows = await database
      .getRepository<{ readonly id: string; readonly competition: string }>(table)
      .find({ where: { competition } });
    return rows.map(({ id }) => id);
  };
  const names = [
    streams.name('competition', competition),
    ...(await idsIn(sessionTable)).map((id) => streams.name('session', id)),
    ...(await idsIn(dealTable)).map((id) => streams.name('deal', id)),
  ];
  const loaded = await inParallel(names, AT_ONCE, (name) => store.load(name));
  return loaded.flatMap(({ events }) => events).toSorted(inOrder);
};

const eventsOfLog = async (store: EventStore, competition: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const page of store.readAll({ after: null }))
    events.push(...page.filter(({ stream }) => competitionOf(stream) === competition));
  return events;
};

const dealsIn = (events: readonly RecordedEvent[]): readonly DealOfEvents[] =>
  [...Map.groupBy(events, ({ stream }) => streams.idIn('deal', stream))].flatMap(([deal, own]) =>
    deal === null ? [] : [{ deal, events: own }],
  );

/** Sides of two entries alone have words in these formats. */
const isOfTwoSides = ({ events }: DealOfEvents): boolean => {
  const opened = events.find(({ type }) => type === 'DealOpened') as DealOpened | undefined;
  const { N, S, E, W } = opened?.data.seating ?? {};
  return N === S && E === W;
};

const namesOf = async (
  entries: readonly Entry[],
  store: EventStore,
  vault: Vault | undefined,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (vault === undefined) return new Map();
  const names = await publicNames(
    store,
    vault,
    entries.flatMap(({ members }) => members),
  );
  return new Map(
    entries.map(({ id, members }) => [id, members.flatMap((member) => names.get(member) ?? [])]),
  );
};

/** Where there are fields, the places are those of the fields; who is out of the ranking has none. */
const ranksIn = (rows: readonly PublishedRow[], entries: readonly Entry[]): readonly RankOfFile[] => {
  const fields = entries.some(({ field = '' }) => field !== '');
  return rows
    .filter(({ field, excluded }) => (field !== '') === fields && excluded === undefined)
    .map(({ entry, rank, tiedWith, total }) => ({ entry, rank, total, tied: tiedWith > 0 }));
};

/**
 * A competition of bridge as a file, with its ranking as the log comes to it now: penalties and exclusions counted. Null where
 * there is no such competition, or it is of another game.
 */
export const exportEvent = async (
  store: EventStore,
  competition: string,
  { format, vault, database, course = false }: ExportChoices,
): Promise<Written | null> => {
  const state = await loadCompetition(store, competition);
  const opened = state?.opened ?? null;
  if (state === null || opened?.game !== bridgeDuplicate.id) return null;
  const entries = [...state.entries.values()].map(({ entry }) => entry);
  const events =
    database === undefined
      ? await eventsOfLog(store, competition)
      : await eventsByTables(store, database, competition);
  const all = dealsIn(events);
  const deals = all.filter(isOfTwoSides);
  const event = fileEvent({
    ...{ id: competition, opened, entries, deals },
    names: await namesOf(entries, store, vault),
    ranking: ranksIn(rankingOfLog(events, competition), entries),
  });
  const written = writeEvent(event, format, { course });
  const left = all
    .filter((deal) => !isOfTwoSides(deal))
    .map(({ deal }) => ({ deal, code: 'not-of-two-sides' }));
  return { ...written, left: [...written.left, ...left] };
};
