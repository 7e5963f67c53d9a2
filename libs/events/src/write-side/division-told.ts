import type { RankingPublished } from '@arbitre/rules';
import {
  evolveMember,
  type MemberEvent,
  type MemberState,
  UNREGISTERED_MEMBER,
} from '@arbitre/rules/federation';
import {
  type CountedRanking,
  type DivisionEvent,
  type DivisionTold,
  evolveSeason,
  regionsOf,
  type SeasonEvent,
  stateTold,
  strangersIn,
  UNOPENED_SEASON,
} from '@arbitre/rules/leagues';
import { inParallel } from '../import/in-parallel';
import type { Position, RecordedEvent } from '../recorded-event';
import type { EventStore, LoadedStream } from '../store/contract';
import { competitionStream } from '../stream-names';
import { streams } from '../stream-kinds';
import { competitionIn } from './competition';
import { seasonOfDivision } from './season-of-division';

/** What is told of a division by the log alone, as of the last event that counts. */
export type ToldDivision = DivisionTold & { readonly position: Position };

/** Up to a position of the log, or a moment (UTC, ISO 8601), both included; null: to the end. */
export type AsOf = { readonly position: Position } | { readonly time: string } | null;

/** Whether an event had been told by then. */
export const isToldBy = (
  { position, time }: { readonly position: Position; readonly time: string },
  asOf: Exclude<AsOf, null>,
): boolean => ('position' in asOf ? position <= asOf.position : Date.parse(time) <= Date.parse(asOf.time));

type Reading = Pick<EventStore, 'load'>;

const until = async (store: Reading, stream: string, asOf: AsOf): Promise<LoadedStream> => {
  const loaded = await store.load(stream);
  if (asOf === null) return loaded;
  const events = loaded.events.filter(({ position, metadata: { time } }) =>
    isToldBy({ position, time }, asOf),
  );
  return { ...loaded, events, revision: events.length - 1 };
};

const isPublication = ({ type }: RecordedEvent): boolean => type === 'RankingPublished';

/** The newest published ranking of a competition; null where none is. */
const rankingIn = (competition: string, loaded: LoadedStream): CountedRanking | null => {
  const published = loaded.events.findLast(isPublication);
  if (published === undefined) return null;
  const { publication, entries } = competitionIn(loaded);
  const { number, rows } = published.data as RankingPublished['data'];
  return {
    ...{ competition, number, rows, position: published.position.toString() },
    finality: publication?.settled ?? 'provisional',
    members: new Map([...entries].map(([id, { entry }]) => [id, entry.members])),
  };
};

/** So many streams of persons are read at once. */
const AT_ONCE = 8;

/** Which of the numbers of persons were read as others then; asked of those alone whose rows are nobody's by the numbers as they stand. */
const readAsOf = async (
  store: Reading,
  persons: readonly string[],
  asOf: AsOf,
): Promise<ReadonlyMap<string, string>> => {
  const readAs = new Map<string, string>();
  const member = async (licence: string): Promise<MemberState> => {
    const { events } = await until(store, streams.name('member', licence), asOf);
    return (events as unknown as readonly MemberEvent[]).reduce(evolveMember, UNREGISTERED_MEMBER);
  };
  await inParallel([...new Set(persons)], AT_ONCE, async (licence) => {
    const own = await member(licence);
    const into = own.mergedInto ?? licence;
    const { aliases } = into === licence ? own : await member(into);
    // The one that stands learns of it first: the other says when it is so.
    for (const alias of aliases) if ((await member(alias)).mergedInto === into) readAs.set(alias, into);
  });
  return readAs;
};

/**
 * All that a table of a division is made from, as the log had it: what was told later is not known. Null
 * where nobody had opened it yet. `planned`: what would be told next, which lies nowhere.
 */
export const toldOfDivision = async (
  store: Reading,
  division: string,
  asOf: AsOf = null,
  planned: readonly DivisionEvent[] = [],
): Promise<ToldDivision | null> => {
  const own = await until(store, streams.name('division', division), asOf);
  if (own.events.length === 0) return null;
  const recorded = own.events.map(({ position, ...event }) => ({
    event: event as unknown as DivisionEvent,
    position: position.toString(),
  }));
  const events = [...recorded, ...planned.map((event) => ({ event, position: null }))];
  const counted = [...stateTold({ events }).competitions.keys()];
  const [season, ...competitions] = await Promise.all([
    until(store, streams.name('season', seasonOfDivision(division)), asOf),
    ...counted.map((each) => until(store, competitionStream(each), asOf)),
  ]);
  const calendar = (season.events as unknown as readonly SeasonEvent[]).reduce(evolveSeason, UNOPENED_SEASON);
  const ends = [own, season, ...competitions].flatMap((each) => each.events.at(-1)?.position ?? []);
  const rankings = competitions.flatMap((loaded, at) => rankingIn(counted[at] ?? '', loaded) ?? []);
  const state = stateTold({ events });
  const strangers = rankings.flatMap((ranking) => strangersIn(state, ranking));
  return {
    ...{ events, regions: regionsOf(calendar), rankings },
    readAs: await readAsOf(store, strangers, asOf),
    position: ends.reduce((a, b) => (a > b ? a : b)),
  };
};

/** A version of a division's ranking as it was published, with who published it and when. */
export type DivisionRanking = RecordedEvent<
  'DivisionRankingPublished',
  Extract<DivisionEvent, { readonly type: 'DivisionRankingPublished' }>['data']
>;

/** The versions that were published by then, oldest first. */
export const rankingsOfDivision = async (
  store: Reading,
  division: string,
  asOf: AsOf = null,
): Promise<readonly DivisionRanking[]> => {
  const { events } = await until(store, streams.name('division', division), asOf);
  return events.filter(({ type }) => type === 'DivisionRankingPublished') as DivisionRanking[];
};
