import { existsSync, readFileSync } from 'node:fs';
import {
  fraction,
  methodOf,
  replayDeal,
  type Award,
  type MethodId,
  type ScoredDeal,
  type StandingRow,
} from '@arbitre/rules';
import type { EventStore } from '../src/store/contract';
import type { RecordedEvent } from '../src/recorded-event';
import { loadCompetition } from '../src/write-side/competition';

const fixtures = new URL('../../rules/games/bridge/fixtures/', import.meta.url);
export const fixture = (name: string): Uint8Array => readFileSync(new URL(name, fixtures));

/** The collection of real records beside the working copy; parts of it may not be copied into the repository. */
const shared = new URL('../../../../shared/data/bridge/', import.meta.url);
const folder = new URL('bbo-acbl-1607/', shared);
export const hasSharedData = existsSync(folder);

export type Row = Readonly<Record<string, string>>;

export const onlineRows = (name: string): readonly Row[] => {
  const [header = '', ...lines] = readFileSync(new URL(name, folder), 'utf8').trim().split(/\r?\n/);
  const columns = header.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell])),
  );
};

export const onlineTournament = (): Uint8Array =>
  readFileSync(new URL('acbl_1607_pairs_acbl_sat_1pm_speedball.pbn', folder));

/** The tournament's adjusted results as a rulings file; games stand in the order of the results. */
export const onlineRulings = (): string => {
  const games = [
    ...new TextDecoder('latin1').decode(onlineTournament()).matchAll(/\[DealId "(\d+)\.lin"\]/g),
  ].map(([, id = '']) => id);
  const given: Readonly<Record<string, string>> = { 'A==': '50%,50%', 'A+=': '60%,50%' };
  const lines = onlineRows('results.csv').flatMap((row) => {
    const adjusted = given[row.adjusted ?? ''];
    return adjusted === undefined
      ? []
      : [`${games.indexOf(row.lin_id ?? '') + 1},${adjusted},BD-L12C2a,not played to the end`];
  });
  return ['game,NS,EW,article,reason', ...lines].join('\n');
};

export type StoredTournament = {
  readonly events: readonly RecordedEvent[];
  readonly deals: readonly ScoredDeal[];
  readonly awards: readonly Award[];
  readonly standings: readonly StandingRow[];
};

const scoredDeal = (deal: string, events: readonly RecordedEvent[]): ScoredDeal => {
  const { opened, score, adjustments } = replayDeal(events);
  if (opened === null) throw new Error(`${deal} does not begin with DealOpened`);
  const { place, seating } = opened;
  return {
    deal,
    group: `s${place.session}-b${place.board}`,
    table: place.table,
    entries: { NS: seating.N ?? '', EW: seating.E ?? '' },
    scores: score?.scores ?? null,
    adjustments,
  };
};

/** A competition as its streams tell it: read back from the store, replayed and ranked. */
export const storedTournament = async (
  store: EventStore,
  competition: string,
  method: MethodId,
): Promise<StoredTournament> => {
  const events: RecordedEvent[] = [];
  for await (const page of store.readAll({ after: null })) events.push(...page);
  const streams = Map.groupBy(
    events.filter(({ stream }) => stream.startsWith(`deal-${competition}.`)),
    ({ stream }) => stream,
  );
  const deals = [...streams].map(([stream, own]) => scoredDeal(stream, own));
  const ranking = methodOf(method);
  const awards = [...Map.groupBy(deals, ({ group }) => group).values()].flatMap((group) =>
    ranking.awards(group),
  );
  const state = await loadCompetition(store, competition);
  const entries = [...(state?.entries.values() ?? [])].map(({ entry }) => entry);
  return { events, deals, awards, standings: ranking.standings(entries, awards) };
};

export const printed = (row: StandingRow, decimals: number): string =>
  `${row.rank} ${row.entry} ${fraction.toDecimal(row.total, decimals)}`;
