import { type CompetitionEvent, replayCompetition } from '@arbitre/rules';
import { evolveRegion, plainWord, type RegionEvent, UNOPENED_REGION } from '@arbitre/rules/federation';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';

/** A region or a competition that was given another place holds there within this time, in every process. */
const FRESH_MS = 5_000;
const MOST = 10_000;

type Parent = { readonly parent: string | null; readonly readAt: number };
/** What a competition says of its region, and the word that it said before that was matched with the registry. */
type Words = { readonly words: readonly string[]; readonly readAt: number };
type Known = { readonly words: Map<string, Words>; readonly parents: Map<string, Parent> };

const memories = new WeakMap<EventStore, Known>();

const knownOf = (store: EventStore): Known => {
  const known = memories.get(store) ?? { words: new Map(), parents: new Map() };
  memories.set(store, known);
  return known;
};

/** Keeps what was read, and lets go of what was read first. */
const keep = <Value>(memory: Map<string, Value>, key: string, value: Value): void => {
  memory.delete(key);
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > MOST && oldest !== undefined) memory.delete(oldest);
};

const isFresh = ({ readAt }: { readonly readAt: number }): boolean => performance.now() - readAt < FRESH_MS;

/** The region of a competition, and the word that it said before that was matched; null where there is no competition. */
const wordsOf = async (store: EventStore, competition: string): Promise<readonly string[] | null> => {
  const { words } = knownOf(store);
  const known = words.get(competition);
  if (known !== undefined && isFresh(known)) return known.words;
  const { events } = await store.load(streams.name('competition', competition));
  const { opened, regionWord } = replayCompetition(
    events as readonly unknown[] as readonly CompetitionEvent[],
  );
  if (opened === null) return null;
  const said = [opened.region, ...(regionWord === null ? [] : [regionWord])];
  keep(words, competition, { words: said, readAt: performance.now() });
  return said;
};

/** What a region is part of, null: of none; undefined where there is no such region, which is asked anew every time. */
const parentOf = async (store: EventStore, region: string): Promise<string | null | undefined> => {
  const { parents } = knownOf(store);
  const known = parents.get(region);
  if (known !== undefined && isFresh(known)) return known.parent;
  const { events } = await store.load(streams.name('region', region));
  const { opened, parent } = (events as readonly unknown[]).reduce<typeof UNOPENED_REGION>(
    (state, event) => evolveRegion(state, event as RegionEvent),
    UNOPENED_REGION,
  );
  if (!opened) return undefined;
  keep(parents, region, { parent, readAt: performance.now() });
  return parent;
};

/** A region and all above it, as far as the registry knows it; a word that it does not know stands alone. */
export const lineOf = async (store: EventStore, region: string): Promise<readonly string[]> => {
  const line = [region];
  for (let next: string | null = plainWord(region); next !== null && next !== '';) {
    const parent: string | null | undefined = await parentOf(store, next);
    if (parent === undefined || line.slice(1).includes(next)) return line;
    line.push(next);
    next = parent;
  }
  return line;
};

/** The same of a competition's; whoever held a role by the word that it said before keeps it. Null where there is no competition. */
export const lineOfCompetition = async (
  store: EventStore,
  competition: string,
): Promise<readonly string[] | null> => {
  const [region, ...before] = (await wordsOf(store, competition)) ?? [];
  return region === undefined ? null : [...(await lineOf(store, region)), ...before];
};
