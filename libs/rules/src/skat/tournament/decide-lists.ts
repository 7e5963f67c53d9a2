import { type Check, isRecord } from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import { controlFault, type ListTotals, type Running } from '../score-sheet/sheet';
import {
  atTable,
  DEAL,
  type Decide,
  event,
  namedList,
  NAME,
  NAMES,
  openList,
  read,
  REASON,
  SEAT,
  SERIES,
} from './decide';
import { type List, listsOf } from './state';

/** SKWO-7.2-GAP-1: seat 1 keeps the list unless the table agrees on another. */
export const decideKeeper: Decide = (state, command) => {
  const reading = read<{ readonly seat: number }>(command, { seat: SEAT });
  if (!reading.ok) return reading;
  const open = openList(state, command);
  if (!open.ok) return open;
  const { series, table, seats } = open.list;
  const { seat } = reading.given;
  return seat > seats.length
    ? refused('unknown-seat', { table, seat })
    : event('KeeperAgreed', { series, table, seat });
};

/** SKWO-7.2-GAP-2: somebody at the table looked at a line when it was written, and found it right. */
export const decideConfirm: Decide = (state, command) => {
  const reading = read<{ readonly deal: number; readonly by: string }>(command, { deal: DEAL, by: NAME });
  if (!reading.ok) return reading;
  const open = openList(state, command);
  if (!open.ok) return open;
  const { deal, by } = reading.given;
  const { series, table, deals } = open.list;
  if (deal > deals) return refused('unknown-deal', { deal, deals });
  if (!atTable(open.list, by)) return refused('SKWO-7.2-GAP-2', { table, by });
  return event('LineConfirmed', { series, table, deal, by });
};

type Correction = {
  readonly deal: number;
  readonly from: string;
  readonly to: string;
  readonly consents: readonly string[];
};

/** SKAT-5.5.3: all players agree to a correction, and the series is still being played. */
export const decideAgreeCorrection: Decide = (state, command) => {
  const shape = { deal: DEAL, from: NAME, to: NAME, consents: NAMES };
  const reading = read<Correction>(command, shape);
  if (!reading.ok) return reading;
  const named = namedList(state, command);
  if (!named.ok) return named;
  const { series, table, seats, closed, deals } = named.list;
  const { deal, from, to, consents } = reading.given;
  if (closed !== null) return refused('SKAT-5.5.3', { series, table, then: 'SKWO-7.2-GAP-4' });
  if (deal > deals) return refused('unknown-deal', { deal, deals });
  const without = seats.filter((entry) => !consents.includes(entry));
  if (without.length > 0) return refused('SKAT-5.5.3', { series, table, without });
  return event('CorrectionAgreed', { series, table, deal, from, to, consents: seats });
};

/** SKWO-7.2-GAP-6: when the time is up the running deal is finished, and those not begun are struck. */
export const decideStrike: Decide = (state, command) => {
  const reading = read<{ readonly from: number }>(command, { from: DEAL });
  if (!reading.ok) return reading;
  const open = openList(state, command);
  if (!open.ok) return open;
  const { series, table, deals, struckFrom } = open.list;
  const { from } = reading.given;
  if (from > deals) return refused('unknown-deal', { deal: from, deals });
  if (struckFrom !== null) return refused('already-struck', { from: struckFrom });
  return event('DealsStruck', { series, table, from });
};

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isRunning = (value: unknown): value is Running =>
  isRecord(value) && Number.isSafeInteger(value.points) && isCount(value.won) && isCount(value.lost);

const isTotals = (value: unknown): value is ListTotals =>
  isRecord(value) &&
  isCount(value.deals) &&
  isCount(value.passed) &&
  isCount(value.struck) &&
  isRecord(value.players) &&
  Object.values(value.players).every(isRunning);

const TOTALS: Check = {
  expected: 'deals, passed, struck and for each player points, won, lost',
  accepts: isTotals,
};

const plain = ({ points, won, lost }: Running): Running => ({ points, won, lost });

/** The foot as it is kept: the players of the table, in the order of their seats. */
const totalsOf = ({ seats }: List, { deals, passed, struck, players }: ListTotals): ListTotals => ({
  deals,
  passed,
  struck,
  players: Object.fromEntries(
    seats.map((entry) => [entry, plain(players[entry] ?? { points: 0, won: 0, lost: 0 })]),
  ),
});

const footProblem = (list: List, totals: ListTotals) => {
  const { series, table, seats, deals, struckFrom } = list;
  const facts = { series, table };
  const stranger = Object.keys(totals.players).find((entry) => !seats.includes(entry));
  const absent = seats.find((entry) => totals.players[entry] === undefined);
  if (stranger !== undefined || absent !== undefined)
    return refused('SKWO-7.2.1', { ...facts, entry: (stranger ?? absent ?? '').slice(0, 80) });
  if (totals.deals !== deals)
    return refused('SKWO-7.2-GAP-5', { ...facts, deals: totals.deals, expected: deals });
  const struck = struckFrom === null ? 0 : deals - struckFrom + 1;
  if (totals.struck !== struck)
    return refused('SKWO-7.2-GAP-6', { ...facts, struck: totals.struck, expected: struck });
  const fault = controlFault(totals);
  return fault === null
    ? null
    : refused('SKAT-5.5-GAP-2', { ...facts, expected: fault.expected, found: fault.found });
};

/** SKWO-7.2-GAP-3: added up, checked by its control sums and signed by everyone at the table. */
export const decideCloseList: Decide = (state, command) => {
  const reading = read<{ readonly totals: ListTotals; readonly signatures: readonly string[] }>(command, {
    totals: TOTALS,
    signatures: NAMES,
  });
  if (!reading.ok) return reading;
  const open = openList(state, command);
  if (!open.ok) return open;
  const { totals, signatures } = reading.given;
  const { series, table, seats } = open.list;
  const problem = footProblem(open.list, totals);
  if (problem !== null) return problem;
  const names = seats.map((entry) => substituteOf(state.substitutes, series, entry));
  const without = names.filter((name) => !signatures.includes(name));
  if (without.length > 0) return refused('SKWO-7.2-GAP-3', { series, table, without });
  return event('ListClosed', { series, table, totals: totalsOf(open.list, totals), signatures: names });
};

/** Who sits on a seat at the end of the list. */
const substituteOf = (
  substitutes: readonly { readonly series: number; readonly entry: string; readonly substitute: string }[],
  series: number,
  entry: string,
): string =>
  substitutes.findLast((each) => each.series === series && each.entry === entry)?.substitute ?? entry;

/** SKWO-7.2-GAP-4: after closing, figures change by a decision of the direction alone, on evidence. */
export const decideCorrectList: Decide = (state, command) => {
  const reading = read<{ readonly entry: string; readonly figures: Running; readonly evidence: string }>(
    command,
    {
      entry: NAME,
      figures: { expected: 'points, won and lost', accepts: isRunning },
      evidence: REASON,
    },
  );
  if (!reading.ok) return reading;
  const named = namedList(state, command);
  if (!named.ok) return named;
  const { entry, figures, evidence } = reading.given;
  const { series, table, closed } = named.list;
  if (closed === null) return refused('list-open', { series, table });
  if (!atTable(named.list, entry)) return refused('SKWO-7.1.5', { entry, table });
  return event('ListCorrected', { series, table, entry, figures: plain(figures), evidence });
};

/** SKWO-7.4-GAP-1: a closed list goes to the direction with the start cards of its players. */
export const decideHandIn: Decide = (state, command) => {
  const reading = read<{ readonly cards: readonly string[] }>(command, { cards: NAMES });
  if (!reading.ok) return reading;
  const named = namedList(state, command);
  if (!named.ok) return named;
  const { series, table, closed, seats } = named.list;
  if (closed === null) return refused('list-open', { series, table });
  const cards = seats.filter((entry) => reading.given.cards.includes(entry));
  return cards.length === seats.length
    ? event('ListHandedIn', { series, table, cards })
    : refused('SKWO-7.4-GAP-1', { series, table, without: seats.filter((entry) => !cards.includes(entry)) });
};

/** A series ends when all of its lists are closed: from then on no player can consent to a correction (SKAT-5.5.3). */
export const decideCloseSeries: Decide = (state, command) => {
  const reading = read<{ readonly series: number }>(command, { series: SERIES });
  if (!reading.ok) return reading;
  const { series } = reading.given;
  const own = state.series.get(series);
  if (own === undefined) return refused('unknown-series', { series });
  if (own.closed) return refused('series-closed', { series });
  const open = listsOf(state, series).filter(({ closed }) => closed === null);
  return open.length === 0
    ? event('SeriesClosed', { series })
    : refused('SKWO-7.2-GAP-3', { series, open: open.map(({ table }) => table) });
};
