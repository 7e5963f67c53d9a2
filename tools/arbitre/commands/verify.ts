import {
  STREAM_KINDS,
  streams as ownStreams,
  type ChainBreak,
  type EventStore,
  type StoredEvent,
  type StreamKindName,
} from '@arbitre/events';
import { auditDeal, auditSession, type DomainEvent, type Shelf, type StreamAudit } from '@arbitre/rules';
import type { ExitStatus } from '../exit-status';
import { CannotDo } from '../exit-status';
import { followChains } from '../follow-chains';
import { shelfFor } from '../shelf';
import { withStore } from '../store';
import type { Terminal } from '../terminal';

type Broken = {
  readonly stream: string;
  readonly revision: number;
  /** `hidden`: the stream's metadata tells the store to keep some of its events back, or to throw them away. */
  readonly why: ChainBreak | 'milestone' | 'hidden';
};
type Foreign = { readonly stream: string; readonly events: number };
type Kind = { readonly kind: StreamKindName; readonly streams: number; readonly events: number };
type Verdict = {
  readonly streams: number;
  readonly events: number;
  readonly broken: readonly Broken[];
  /** Streams that Arbitre did not write, and does not judge. */
  readonly foreign: readonly Foreign[];
  /** What was found of each kind; empty where one stream alone was judged. */
  readonly kinds: readonly Kind[];
};

/** Kinds of streams whose milestones follow from their acts. */
const AUDITS: Partial<Record<StreamKindName, (events: readonly DomainEvent[], shelf: Shelf) => StreamAudit>> =
  { deal: auditDeal, session: auditSession };

/** A deal or session whose recorded milestones do not follow from its acts; null when they do. */
const auditOf = (stream: string, events: readonly StoredEvent[], shelf: Shelf): Broken | null => {
  const kind = ownStreams.read(stream)?.kind;
  const audit = kind === undefined ? undefined : AUDITS[kind]?.(events, shelf);
  return audit === undefined || audit.ok ? null : { stream, revision: audit.at, why: 'milestone' };
};

const verifyEvents = (events: readonly StoredEvent[]): Verdict => {
  const { follow, streams, broken } = followChains();
  events.forEach(follow);
  return { streams: streams(), events: events.length, broken: broken(), foreign: [], kinds: [] };
};

/** The setups of the sessions that these events open. */
const setupsIn = (opened: Iterable<StoredEvent | undefined>): readonly unknown[] =>
  [...opened].flatMap((event) =>
    event?.type === 'SessionOpened' ? [(event.data as { readonly setup?: unknown }).setup] : [],
  );

const METADATA = '$$';
const HIDING = ['$maxCount', '$maxAge', '$tb'];

/** A stream's metadata as it was last written: does it hide events? */
const isHiding = ({ data }: StoredEvent): boolean =>
  typeof data === 'object' && data !== null && HIDING.some((key) => key in data);

type Log = {
  readonly streams: ReadonlyMap<string, readonly StoredEvent[]>;
  readonly foreign: ReadonlyMap<string, number>;
  /** The newest metadata of Arbitre's streams, where there is any. */
  readonly metadata: ReadonlyMap<string, StoredEvent>;
};

const readLog = async (store: EventStore): Promise<Log> => {
  const streams = new Map<string, StoredEvent[]>();
  const foreign = new Map<string, number>();
  const metadata = new Map<string, StoredEvent>();
  const take = (event: StoredEvent): void => {
    const { stream } = event;
    if (stream.startsWith(METADATA)) {
      const described = stream.slice(METADATA.length);
      if (ownStreams.read(described) !== null) metadata.set(described, event);
    } else if (ownStreams.read(stream) !== null) {
      const own = streams.get(stream);
      if (own === undefined) streams.set(stream, [event]);
      else own.push(event);
    } else if (!stream.startsWith('$')) foreign.set(stream, (foreign.get(stream) ?? 0) + 1);
  };
  for await (const page of store.readAllStored({ after: null, system: true })) page.forEach(take);
  return { streams, foreign, metadata };
};

const kindsOf = (all: Log['streams']): readonly Kind[] => {
  const found = Map.groupBy(all, ([stream]) => ownStreams.read(stream)?.kind);
  return [...found].flatMap(([kind, of]) =>
    kind === undefined
      ? []
      : [{ kind, streams: of.length, events: of.reduce((sum, [, events]) => sum + events.length, 0) }],
  );
};

const verifyAll = async (store: EventStore, terminal: Terminal): Promise<Verdict> => {
  const { streams, foreign, metadata } = await readLog(store);
  const setups = setupsIn([...streams.values()].map(([first]) => first));
  const shelf = await shelfFor(setups, terminal);
  const verdicts = [...streams].map(([stream, events]) => verifyStream(stream, events, shelf));
  const hidden = [...metadata]
    .filter(([, event]) => isHiding(event))
    .map(([stream, { revision }]): Broken => ({ stream, revision, why: 'hidden' }));
  return {
    streams: streams.size,
    events: verdicts.reduce((sum, { events }) => sum + events, 0),
    broken: [...hidden, ...verdicts.flatMap(({ broken }) => broken)],
    foreign: [...foreign].map(([stream, events]) => ({ stream, events })),
    kinds: kindsOf(streams),
  };
};

const verifyStream = (stream: string, events: readonly StoredEvent[], shelf: Shelf): Verdict => {
  const verdict = verifyEvents(events);
  const audit = verdict.broken.length > 0 ? null : auditOf(stream, events, shelf);
  return audit === null ? verdict : { ...verdict, broken: [audit] };
};

const whyOf = (why: Broken['why'], { texts }: Terminal): string =>
  why === 'milestone' ? texts.milestone : why === 'hidden' ? texts.hidden : texts.breaks[why];

const print = (verdict: Verdict, stream: string | undefined, json: boolean, terminal: Terminal): void => {
  const { texts } = terminal;
  for (const { stream: name, revision, why } of verdict.broken)
    if (json) terminal.print(JSON.stringify({ kind: 'broken', stream: name, revision, why }));
    else terminal.complain(texts.broken(name, revision, whyOf(why, terminal)));
  for (const { stream: name, events } of verdict.foreign)
    terminal.print(
      json ? JSON.stringify({ kind: 'not-ours', stream: name, events }) : texts.notOurs(name, events),
    );
  for (const { kind, ...found } of verdict.kinds)
    terminal.print(
      json
        ? JSON.stringify({ kind: 'streams', of: kind, ...found })
        : texts.ofKind(STREAM_KINDS[kind].title[texts.language], found.streams, found.events),
    );
  if (json)
    terminal.print(
      JSON.stringify({
        kind: 'verdict',
        streams: verdict.streams,
        events: verdict.events,
        broken: verdict.broken.length,
        notOurs: verdict.foreign.length,
      }),
    );
  else if (verdict.broken.length > 0)
    terminal.complain(texts.brokenCount(verdict.broken.length, verdict.streams));
  else
    terminal.print(
      stream === undefined
        ? texts.allWhole(verdict.streams, verdict.events)
        : texts.whole(stream, verdict.events),
    );
};

/** Checks hash chains, and that the milestones of deals and sessions follow from their acts. */
export const verifyCommand = async (
  stream: string | undefined,
  { all = false, json = false }: { readonly all?: boolean; readonly json?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  if ((stream === undefined) !== all) throw new CannotDo(terminal.texts.streamOrAll);
  const verdict = await withStore(terminal, async (store) => {
    if (stream === undefined) return verifyAll(store, terminal);
    const { events } = await store.loadStored(stream);
    if (events.length === 0) throw new CannotDo(terminal.texts.noStream(stream));
    return verifyStream(stream, events, await shelfFor(setupsIn(events.slice(0, 1)), terminal));
  });
  print(verdict, stream, json, terminal);
  return verdict.broken.length > 0 ? 1 : 0;
};
