import type { DealOpened, DomainEvent, Entry, Violation } from '@arbitre/rules';
import { issGameOfEvents, writeIss } from '@arbitre/rules/skat';
import type { RecordedEvent } from '../../recorded-event';
import { publicNames } from '../../registry/public-names';
import { streams } from '../../stream-kinds';
import { dealStream } from '../../stream-names';
import type { EventStore } from '../../store/contract';
import type { Vault } from '../../vault/vault';
import { loadCompetition } from '../../write-side/competition';

/** The deals of a competition as records of the International Skat Server, and those that the format has no words for. */
export type IssExport = {
  /** One game a line, in the order of places; empty when there is none. */
  readonly text: string;
  readonly games: number;
  readonly left: readonly {
    readonly deal: string;
    readonly code: string;
    readonly facts: Violation['facts'];
  }[];
};

type Place = DealOpened['data']['place'];

const byPlace = (a: Place, b: Place): number =>
  a.session - b.session ||
  a.round - b.round ||
  (a.table < b.table ? -1 : a.table > b.table ? 1 : 0) ||
  a.board - b.board;

const openingOf = (events: readonly DomainEvent[]): DealOpened['data'] | null =>
  (events.find(({ type }) => type === 'DealOpened') as DealOpened | undefined)?.data ?? null;

/** The streams of a competition's deals, as far as they are whole. */
const dealsOf = async (
  store: EventStore,
  competition: string,
): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> => {
  const prefix = dealStream(`${competition}.`);
  const deals = new Map<string, RecordedEvent[]>();
  for await (const page of store.readAll({ after: null }))
    for (const event of page)
      if (event.stream.startsWith(prefix)) {
        const own = deals.get(event.stream) ?? [];
        deals.set(event.stream, own);
        own.push(event);
      }
  return deals;
};

const PLAYERS = ['forehand', 'middlehand', 'rearhand'] as const;

/**
 * What records call the players, by entry: the name that everybody reads, and the number where there is none, or where two are
 * called alike.
 */
const namesOf = async (
  entries: readonly Entry[],
  store: EventStore,
  vault: Vault | undefined,
): Promise<ReadonlyMap<string, string>> => {
  const names =
    vault &&
    (await publicNames(
      store,
      vault,
      entries.flatMap(({ members }) => members),
    ));
  const called = entries.map(({ label, members: [member = ''] }) => label ?? names?.get(member) ?? '');
  return new Map(
    entries.map(({ id, number }, at) => {
      const name = called[at] ?? '';
      if (name === '') return [id, id];
      return [id, called.filter((other) => other === name).length > 1 ? `${name} (${number})` : name];
    }),
  );
};

/**
 * The skat deals of a competition as records (SKAT-ISS-1), players as everybody may read them; without a vault by their numbers. A
 * deal at a table of four, one with an irregularity and one without a score are left out, each with the reason.
 */
export const exportIss = async (
  store: EventStore,
  competition: string,
  vault?: Vault,
): Promise<IssExport> => {
  const state = await loadCompetition(store, competition);
  const entries = [...(state?.entries.values() ?? [])].map(({ entry }) => entry);
  const names = await namesOf(entries, store, vault);
  const deals = [...(await dealsOf(store, competition))]
    .flatMap(([stream, events]) => {
      const opened = openingOf(events);
      return opened === null ? [] : [{ deal: streams.idIn('deal', stream) ?? '', events, opened }];
    })
    .sort((a, b) => byPlace(a.opened.place, b.opened.place));
  const nameOf = (entry = ''): string => names.get(entry) ?? entry;
  const written = deals.map(({ deal, events, opened: { seating, place } }) => {
    if (Object.keys(seating).length !== PLAYERS.length)
      return { deal, game: null, code: 'not-in-iss', facts: { players: Object.keys(seating).length } };
    const [forehand, middlehand, rearhand] = PLAYERS.map((seat) => nameOf(seating[seat]));
    const writing = issGameOfEvents(events, {
      place: 'Arbitre',
      series: `s${place.session}-r${place.round}-t${place.table}`,
      id: deal,
      date: events[0]?.metadata.time.slice(0, 19).concat('Z') ?? null,
      names: [forehand ?? '', middlehand ?? '', rearhand ?? ''],
    });
    return writing.ok
      ? { deal, game: writing.game, code: '', facts: {} }
      : { deal, game: null, code: writing.code, facts: writing.facts };
  });
  const games = written.flatMap(({ game }) => game ?? []);
  return {
    text: writeIss(games),
    games: games.length,
    left: written.flatMap(({ deal, game, code, facts }) => (game === null ? [{ deal, code, facts }] : [])),
  };
};
