import {
  shelveWordLists,
  verifyNext,
  wordListOf,
  type ChainBreak,
  type ChainEnd,
  type EventStore,
  type StoredEvent,
} from '@arbitre/events';
import { auditDeal, auditSession } from '@arbitre/rules';
import type { ExitStatus } from '../exit-status';
import { CannotDo } from '../exit-status';
import { withStore } from '../store';
import type { Terminal } from '../terminal';

type Broken = { readonly stream: string; readonly revision: number; readonly why: ChainBreak | 'milestone' };
type Verdict = { readonly streams: number; readonly events: number; readonly broken: readonly Broken[] };

/** A deal or session whose recorded milestones do not follow from its acts; null when they do. */
const auditOf = (stream: string, events: readonly StoredEvent[]): Broken | null => {
  const audit = stream.startsWith('deal-')
    ? auditDeal(events)
    : stream.startsWith('session-')
      ? auditSession(events)
      : null;
  return audit === null || audit.ok ? null : { stream, revision: audit.at, why: 'milestone' };
};

const verifyEvents = (events: Iterable<StoredEvent>): Verdict => {
  const ends = new Map<string, ChainEnd>();
  const broken = new Map<string, Broken>();
  let count = 0;
  for (const event of events) {
    count++;
    const { stream, revision } = event;
    if (broken.has(stream)) continue;
    const next = verifyNext(ends.get(stream) ?? null, event);
    if (typeof next === 'string') broken.set(stream, { stream, revision, why: next });
    ends.set(stream, typeof next === 'string' ? null : next);
  }
  return { streams: ends.size, events: count, broken: [...broken.values()] };
};

/** Games of Scrabble are judged anew with their word list: it must be at hand before their audit. */
const fetchWordLists = async (
  opened: Iterable<StoredEvent | undefined>,
  terminal: Terminal,
): Promise<void> => {
  const lists = [...opened].map((event) =>
    event?.type === 'SessionOpened' ? wordListOf((event.data as { readonly setup?: unknown }).setup) : null,
  );
  await shelveWordLists(
    terminal.wordsDirectory,
    lists.filter((list) => list !== null),
  );
};

const verifyAll = async (store: EventStore, terminal: Terminal): Promise<Verdict> => {
  const streams = new Map<string, StoredEvent[]>();
  for await (const page of store.readAllStored({ after: null }))
    for (const event of page) {
      const own = streams.get(event.stream);
      if (own === undefined) streams.set(event.stream, [event]);
      else own.push(event);
    }
  await fetchWordLists(
    [...streams.values()].map(([first]) => first),
    terminal,
  );
  const verdicts = [...streams].map(([stream, events]) => verifyStream(stream, events));
  return {
    streams: streams.size,
    events: verdicts.reduce((sum, { events }) => sum + events, 0),
    broken: verdicts.flatMap(({ broken }) => broken),
  };
};

const verifyStream = (stream: string, events: readonly StoredEvent[]): Verdict => {
  const verdict = verifyEvents(events);
  const audit = verdict.broken.length > 0 ? null : auditOf(stream, events);
  return audit === null ? verdict : { ...verdict, broken: [audit] };
};

const print = (verdict: Verdict, stream: string | undefined, json: boolean, terminal: Terminal): void => {
  const { texts } = terminal;
  for (const { stream: name, revision, why } of verdict.broken)
    if (json) terminal.print(JSON.stringify({ kind: 'broken', stream: name, revision, why }));
    else
      terminal.complain(
        texts.broken(name, revision, why === 'milestone' ? texts.milestone : texts.breaks[why]),
      );
  if (json)
    terminal.print(
      JSON.stringify({
        kind: 'verdict',
        streams: verdict.streams,
        events: verdict.events,
        broken: verdict.broken.length,
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
    await fetchWordLists(events.slice(0, 1), terminal);
    return verifyStream(stream, events);
  });
  print(verdict, stream, json, terminal);
  return verdict.broken.length > 0 ? 1 : 0;
};
