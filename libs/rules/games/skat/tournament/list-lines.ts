import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Act, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import type { DealChange, DealPlace, SessionDeal, WithDeals } from '@arbitre/rules/kernel/session/contract';
import type { ListEntry } from '../score-sheet/entry';
import { entriesOfDeal } from '../score-sheet/of-deals';
import { type ControlFault, type ListTotals, sheetFrom, totalsFault } from '../score-sheet/sheet';
import { dealerIn, misdealt } from '../rounds';
import { deal as dealNumber } from './fields';
import type { ListLine } from './events';
import { lastPart, type List, listAt, partAt, type TournamentState } from './state';
import { refuse } from '../refusals';

/** Deals that the list has to hold: those struck at the end of the time are not played (SKWO-7.2-GAP-6). */
const playedDeals = ({ deals, struckFrom }: List): number => (struckFrom ?? deals + 1) - 1;

/**
 * Whether the lines are those of this list: one for each deal (SKAT-5.5.1.a), of the players of the table (SKWO-7.1.5),
 * dealt in turn (SKAT-3.2.1). Where the direction changed seats, the lines before show other people.
 */
export const linesProblem = (list: List, lines: readonly ListLine[]): Refusal | null => {
  const { series, table, changed } = list;
  const odd = lines.findIndex(({ declarer, value }) => (declarer === null) !== (value === 0));
  if (odd >= 0)
    return invalidField(
      `lines.${odd}.value`,
      lines[odd]?.value,
      'nothing for a deal passed in, something for a game',
    );
  const played = playedDeals(list);
  for (let deal = 1; deal <= played; deal++)
    if (!lines.some((line) => line.deal === deal))
      return refused('SKAT-5.5.1.a', { series, table, deal, missing: true });
  const beyond = lines.find(({ deal }) => deal > played);
  if (beyond !== undefined) return refuse('unknown-deal', { deal: beyond.deal, deals: played });
  if (changed) return null;
  for (const { deal, dealer, declarer } of lines) {
    const part = partAt(list, deal);
    const { seats } = part;
    const stranger = [dealer, declarer].find((entry) => entry !== null && !seats.includes(entry));
    if (stranger !== undefined) return refused('SKWO-7.1.5', { entry: stranger, table, deal });
    const expected = dealerIn(deal, part);
    const twice = deal > part.from && seats[dealerIn(deal - 1, part) - 1] === dealer;
    if (seats[expected - 1] !== dealer)
      return refused(twice ? 'SKAT-3.3.7.b' : 'SKAT-3.2.1', {
        dealer: seats.indexOf(dealer) + 1,
        expected,
        deal,
        players: seats.length,
      });
  }
  return null;
};

const entryOf = ({ deal, dealer, declarer, value }: ListLine): ListEntry =>
  declarer === null
    ? { kind: 'passed', deal, dealer }
    : { kind: 'game', deal, dealer, declarer, value, game: null };

/** The first figure of the foot that is not the sum of its lines (SKAT-5.5-GAP-2). */
export const linesFault = (
  { players }: List,
  lines: readonly ListLine[],
  totals: ListTotals,
): ControlFault | null => {
  const sheet = sheetFrom(players, lines.map(entryOf));
  const { passed } = sheet.counts;
  if (totals.passed !== passed) return { sum: 'passed', expected: passed, found: totals.passed };
  // A ruling may give points to two players of one deal: the lines are counted, not the deals.
  return totalsFault(sheet, { ...totals, deals: lines.length + totals.struck });
};

type CloseList = { readonly series?: unknown; readonly table?: unknown };

const listNamed = (state: TournamentState, { series, table }: CloseList): List | undefined =>
  typeof series === 'number' && typeof table === 'string' ? listAt(state, series, table) : undefined;

/** The deal that comes next at the table, as an act says it: `deal`, or the one after those that it tells of. */
const nextDealOf = ({ parts }: List, act: Act): number | null => {
  const { deal, played, dealers } = act as { deal?: unknown; played?: unknown; dealers?: unknown };
  const from = lastPart({ parts }).from;
  const next = {
    'join-table': deal,
    'announce-stop': deal,
    'stop-play': Number(played) + 1,
    'find-wrong-dealers': from + (Array.isArray(dealers) ? dealers.length : 0),
  }[act.do];
  return dealNumber.accepts(next) ? Number(next) : null;
};

/** The deals that an act says are void, because somebody dealt out of turn. */
const voidDeals = (list: List, act: Act): readonly number[] => {
  const { dealers, sure } = act as { dealers?: unknown; sure?: unknown };
  if (act.do !== 'find-wrong-dealers' || !Array.isArray(dealers) || dealers.length > list.deals) return [];
  return misdealt(lastPart(list), dealers as number[], sure !== false)?.again ?? [];
};

/** Numbers of the deals that an act rests on: all of a list that is closed, or where its table has come to. */
const restingOn = (list: List, act: Act): readonly number[] => {
  if (act.do === 'close-list') return Array.from({ length: playedDeals(list) }, (_, index) => index + 1);
  const next = nextDealOf(list, act);
  return next === null
    ? []
    : [...new Set([next - 1, next, ...voidDeals(list, act)])].filter((deal) => deal > 0);
};

/** Closing a list rests on its deals, changes of its table on where it has come to: the round of their places is the series. */
export const restsOn = (state: TournamentState, act: Act): readonly DealPlace[] => {
  const list = listNamed(state, act as CloseList);
  if (list?.closed !== null) return [];
  const { series: round, table } = list;
  return restingOn(list, act).map((board) => ({ round, table, board }));
};

/** Whose deal it is: everybody of the table, and nobody else. */
const strangerAt = (list: List, { seating }: SessionDeal, deal: number): string | null => {
  if (list.changed) return null;
  const { seats } = partAt(list, deal);
  const seated = Object.values(seating).filter((entry) => entry !== '');
  return (
    seated.find((entry) => !seats.includes(entry)) ?? seats.find((entry) => !seated.includes(entry)) ?? null
  );
};

/** A deal that was never played to a score, of which a ruling says what everybody has. */
const RULED: DealScore = { notation: '', result: {}, scores: {} };

/**
 * A change of the table where its deals say that it has come to: the deal before is entered (SKAT-5.5.1.a), the next one has
 * not begun. Deals that are void come with how they are stored.
 */
const atNextDeal = (list: List, act: Act, deals: readonly (SessionDeal | null)[]): WithDeals => {
  const { series, table } = list;
  const stored = new Map(restingOn(list, act).map((number, index) => [number, deals[index] ?? null]));
  const next = nextDealOf(list, act) ?? 0;
  const before = stored.get(next - 1) ?? null;
  if (next > 1 && before?.over !== true)
    return refused('SKAT-5.5.1.a', { series, table, deal: next - 1, missing: before === null });
  if ((stored.get(next) ?? null) !== null) return refuse('deal-begun', { deal: next, table });
  if (act.do !== 'find-wrong-dealers') return { ok: true, act };
  const again = voidDeals(list, act).map((deal) => ({ deal, version: stored.get(deal)?.version ?? 0 }));
  return { ok: true, act: { ...act, again } as Act };
};

/** A deal that is void stands as it was entered: it was not played again (SKAT-3.2.12). */
const notPlayedAgain = ({ again }: List, number: number, version: number): Refusal | null => {
  const found = again.find(({ deal }) => deal === number);
  return found === undefined || version > found.version
    ? null
    : refused(found.article, { deal: number, again: true });
};

/** An act with what its deals say: where a table has come to, or the lines of a list that is closed. */
export const withDeals = (
  state: TournamentState,
  act: Act,
  deals: readonly (SessionDeal | null)[],
): WithDeals => {
  const list = listNamed(state, act as CloseList);
  if (list === undefined) return { ok: true, act };
  return act.do === 'close-list' ? withLines(list, act, deals) : atNextDeal(list, act, deals);
};

/** `close-list` with the lines that its deals are: each is there, over, and of this table (SKAT-5.5.1.a, SKWO-7.1.5). */
const withLines = (list: List, act: Act, deals: readonly (SessionDeal | null)[]): WithDeals => {
  const { series, table } = list;
  const lines: ListLine[] = [];
  for (const [index, deal] of deals.entries()) {
    const number = index + 1;
    const score = deal === null ? null : (deal.score ?? (deal.over ? RULED : null));
    if (deal === null || !deal.over || score === null || score.result.kind === 'void')
      return refused('SKAT-5.5.1.a', { series, table, deal: number, missing: deal === null });
    const stranger = strangerAt(list, deal, number);
    if (stranger !== null) return refused('SKWO-7.1.5', { entry: stranger, table, deal: number });
    const stale = notPlayedAgain(list, number, deal.version);
    if (stale !== null) return stale;
    for (const entry of entriesOfDeal({ ...deal, score })) {
      const game = entry.kind === 'game' ? entry : null;
      lines.push({
        ...{ deal: number, dealer: entry.dealer },
        ...{ declarer: game?.declarer ?? null, value: game?.value ?? 0 },
      });
    }
  }
  return { ok: true, act: { ...act, lines } as Act };
};

const valueOf = (change: DealChange): number | null =>
  change.to === null ? null : (Object.values(change.to.scores).find((points) => points !== 0) ?? 0);

/** Whether the deal is void, and this is how it is played again: the line that stands is nobody's any more (SKAT-3.2.12). */
const isPlayedAgain = ({ again }: List, { place, version }: DealChange): boolean =>
  again.some((each) => each.deal === place.board && each.version === version);

/** Whether the players agreed to what a line is corrected to: to its notation, or to the value that it comes to. */
const isAgreed = ({ corrections }: List, change: DealChange): boolean =>
  corrections.some(
    ({ deal, to }) =>
      deal === change.place.board &&
      (to === change.to?.notation || (to.trim() !== '' && Number(to) === valueOf(change))),
  );

/**
 * Deals of a signed list stay as they were signed (SKWO-7.2-GAP-4); before that a stored line is replaced only with the
 * consent of the players (SKAT-5.5.3).
 */
export const dealProblem = (state: TournamentState, change: DealChange): Refusal | null => {
  const { round, table, board } = change.place;
  const list = listAt(state, round, table);
  if (list === undefined) return null;
  const facts = { series: round, table, deal: board };
  if (list.closed !== null) return refused('SKWO-7.2-GAP-4', { ...facts, use: 'correct-list' });
  if (change.kind !== 'corrected' || isPlayedAgain(list, change) || isAgreed(list, change)) return null;
  return refused('SKAT-5.5.3', { ...facts, to: change.to?.notation ?? null, use: 'agree-correction' });
};
