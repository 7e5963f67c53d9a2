import { refused } from '@arbitre/rules/kernel/decider';
import type { Decide } from './acts';
import { controlFault, type ListTotals } from '../score-sheet/sheet';
import { atTable, event, namedList, openList } from './decide';
import type { ListLine } from './events';
import { linesFault, linesProblem } from './list-lines';
import { type List, listsOf } from './state';
import { refuse } from '../refusals';

/** SKWO-7.2-GAP-1: seat 1 keeps the list unless the table agrees on another. */
export const decideKeeper: Decide<'agree-keeper'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { series, table, seats } = open.list;
  const { seat } = act;
  return seat > seats.length
    ? refuse('unknown-seat', { table, seat, seats: seats.map((_, index) => String(index + 1)) })
    : event('KeeperAgreed', { series, table, seat });
};

/** SKWO-7.2-GAP-2: somebody at the table looked at a line when it was written, and found it right. */
export const decideConfirm: Decide<'confirm-line'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { deal, by } = act;
  const { series, table, deals } = open.list;
  if (deal > deals) return refuse('unknown-deal', { deal, deals });
  if (!atTable(open.list, by)) return refused('SKWO-7.2-GAP-2', { table, by });
  return event('LineConfirmed', { series, table, deal, by });
};

/** SKAT-5.5.3: all players agree to a correction, and the series is still being played. */
export const decideAgreeCorrection: Decide<'agree-correction'> = (state, act) => {
  const named = namedList(state, act);
  if (!named.ok) return named;
  const { series, table, seats, closed, deals } = named.list;
  const { deal, from, to, consents } = act;
  if (closed !== null) return refused('SKAT-5.5.3', { series, table, then: 'SKWO-7.2-GAP-4' });
  if (deal > deals) return refuse('unknown-deal', { deal, deals });
  const without = seats.filter((entry) => !consents.includes(entry));
  if (without.length > 0) return refused('SKAT-5.5.3', { series, table, without });
  return event('CorrectionAgreed', { series, table, deal, from, to, consents: seats });
};

/** SKWO-7.2-GAP-6: when the time is up the running deal is finished, and those not begun are struck. */
export const decideStrike: Decide<'strike-deals'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { series, table, deals, struckFrom } = open.list;
  const { from } = act;
  if (from > deals) return refuse('unknown-deal', { deal: from, deals });
  if (struckFrom !== null) return refuse('already-struck', { from: struckFrom });
  return event('DealsStruck', { series, table, from });
};

/** The foot as it is kept: the players of the table, in the order of their seats. */
const totalsOf = (list: List, { deals, passed, struck, players }: ListTotals): ListTotals => ({
  deals,
  passed,
  struck,
  players: Object.fromEntries(
    list.players.map((entry) => [entry, players[entry] ?? { points: 0, won: 0, lost: 0 }]),
  ),
});

const footProblem = (list: List, totals: ListTotals, lines: readonly ListLine[] | undefined) => {
  const { series, table, players, parts, deals, struckFrom } = list;
  const facts = { series, table };
  const stranger = Object.keys(totals.players).find((entry) => !players.includes(entry));
  const absent = players.find((entry) => totals.players[entry] === undefined);
  if (stranger !== undefined || absent !== undefined)
    return refused('SKWO-7.2.1', { ...facts, entry: (stranger ?? absent ?? '').slice(0, 80) });
  if (totals.deals !== deals)
    return refused('SKWO-7.2-GAP-5', { ...facts, deals: totals.deals, expected: deals });
  // SKAT-5.5-GAP-3: only the lines tell who took part in what.
  if (parts.length > 1 && lines === undefined)
    return refused('SKAT-5.5-GAP-3', { ...facts, from: parts.at(-1)?.from ?? 1, lines: false });
  const struck = struckFrom === null ? 0 : deals - struckFrom + 1;
  if (totals.struck !== struck)
    return refused('SKWO-7.2-GAP-6', { ...facts, struck: totals.struck, expected: struck });
  const fault = lines === undefined ? controlFault(totals) : linesFault(list, lines, totals);
  return fault === null
    ? null
    : refused('SKAT-5.5-GAP-2', { ...facts, sum: fault.sum, expected: fault.expected, found: fault.found });
};

/** SKWO-7.2-GAP-3: added up, checked by its control sums and signed by everyone at the table. */
export const decideCloseList: Decide<'close-list'> = (state, act) => {
  const open = openList(state, act);
  if (!open.ok) return open;
  const { totals, signatures, lines } = act;
  const { series, table, seats } = open.list;
  const problem =
    (lines === undefined ? null : linesProblem(open.list, lines)) ?? footProblem(open.list, totals, lines);
  if (problem !== null) return problem;
  const names = seats.map((entry) => substituteOf(state.substitutes, series, entry));
  const without = names.filter((name) => !signatures.includes(name));
  if (without.length > 0) return refused('SKWO-7.2-GAP-3', { series, table, without });
  return event('ListClosed', {
    ...{ series, table, totals: totalsOf(open.list, totals), signatures: names },
    ...(lines === undefined ? {} : { lines }),
  });
};

/** Who sits on a seat at the end of the list. */
const substituteOf = (
  substitutes: readonly { readonly series: number; readonly entry: string; readonly substitute: string }[],
  series: number,
  entry: string,
): string =>
  substitutes.findLast((each) => each.series === series && each.entry === entry)?.substitute ?? entry;

/** SKWO-7.2-GAP-4: after closing, figures change by a decision of the direction alone, on evidence. */
export const decideCorrectList: Decide<'correct-list'> = (state, act) => {
  const named = namedList(state, act);
  if (!named.ok) return named;
  const { entry, figures, evidence } = act;
  const { series, table, closed } = named.list;
  if (closed === null) return refuse('list-open', { series, table });
  if (!named.list.players.includes(entry)) return refused('SKWO-7.1.5', { entry, table });
  return event('ListCorrected', { series, table, entry, figures, evidence });
};

/** SKWO-7.4-GAP-1: a closed list goes to the direction with the start cards of its players. */
export const decideHandIn: Decide<'hand-in-list'> = (state, act) => {
  const named = namedList(state, act);
  if (!named.ok) return named;
  const { series, table, closed, seats } = named.list;
  if (closed === null) return refuse('list-open', { series, table });
  const cards = seats.filter((entry) => act.cards.includes(entry));
  return cards.length === seats.length
    ? event('ListHandedIn', { series, table, cards })
    : refused('SKWO-7.4-GAP-1', { series, table, without: seats.filter((entry) => !cards.includes(entry)) });
};

/** A series ends when all of its lists are closed: from then on no player can consent to a correction (SKAT-5.5.3). */
export const decideCloseSeries: Decide<'close-series'> = (state, { series }) => {
  const own = state.series.get(series);
  if (own === undefined) return refuse('unknown-series', { series });
  if (own.closed) return refuse('series-closed', { series });
  const open = listsOf(state, series).filter(({ closed }) => closed === null);
  return open.length === 0
    ? event('SeriesClosed', { series })
    : refused('SKWO-7.2-GAP-3', { series, open: open.map(({ table }) => table) });
};
