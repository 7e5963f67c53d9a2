import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import { cardOf, formatCard, parseCard, RANK_LETTERS } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { FiledEntry, FiledEvent, FiledResult } from '../event-file/contract';
import { rulingText } from '../event-file/ruling-text';
import type { Seat, Side } from '../events';
import { formatUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { scoringTag } from './scoring-tag';
import { tagLine } from './write-text';

/** The tags of a game in export format: the mandatory ones in their order, the others by name (BD-PBN-5). */
export type GameTags = Readonly<Record<string, string>>;

const MANDATORY = [
  ...['Event', 'Site', 'Date', 'Board', 'West', 'North', 'East', 'South', 'Dealer', 'Vulnerable', 'Deal'],
  ...['Scoring', 'Declarer', 'Contract', 'Result'],
];
const UNKNOWN = '?';
const SUITS = ['S', 'H', 'D', 'C'];

const suitOf = (hand: readonly string[], suit: string): string =>
  Array.from(RANK_LETTERS)
    .map((_, rank) => formatCard(cardOf('CDHS'.indexOf(suit), RANK_LETTERS.length - 1 - rank)))
    .filter((card) => hand.some((held) => parseCard(held) === parseCard(card)))
    .map((card) => card.charAt(1))
    .join('');

/** `N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 - -`: the dealer's hand first, ranks from the top (BD-PBN-9). */
const dealTag = ({ hands, setup }: Pick<FiledResult, 'hands' | 'setup'>): string => {
  if (hands === null || SEATS.every((seat) => hands[seat] === null)) return UNKNOWN;
  const shown = SEATS.map((_, step) => {
    const hand = hands[seatName((seatIndex(setup.dealer) + step) & 3)];
    return hand === null ? '-' : SUITS.map((suit) => suitOf(hand, suit)).join('.');
  });
  return `${setup.dealer}:${shown.join(' ')}`;
};

/** A board that nobody has played yet, as a dealing machine reads it: what is unknown is left out. */
export const boardLines = (setup: FiledResult['setup'], hands: FiledResult['hands']): readonly string[] =>
  Object.entries({
    Board: String(setup.board),
    Dealer: setup.dealer,
    Vulnerable: setup.vulnerable,
    Deal: dealTag({ hands, setup }),
  }).map(([name, value]) => tagLine(name, value));

const boardTags = (event: FiledEvent, result: FiledResult): GameTags => {
  const sessions = new Set(event.results.map(({ place }) => place.session));
  return {
    Event: event.name,
    Site: UNKNOWN,
    Date: event.date.replaceAll('-', '.'),
    Board: String(result.place.board),
    Dealer: result.setup.dealer,
    Vulnerable: result.setup.vulnerable,
    Deal: dealTag(result),
    Scoring: scoringTag(event.method, event.scoring),
    Competition: event.entries.some(({ kind }) => kind === 'team') ? 'Teams' : 'Pairs',
    Generator: 'Arbitre',
    ...(sessions.size > 1 ? { Stage: `Session ${result.place.session}` } : {}),
  };
};

/** The tags of a board whose results stand in a table: what one result would say does not apply. */
export const tableBoardTags = (event: FiledEvent, result: FiledResult): GameTags => ({
  ...boardTags(event, result),
  ...{ West: '', North: '', East: '', South: '', Declarer: '', Contract: '', Result: '' },
});

/** Both players of a pair; of others nobody knows who sat where. */
const nameIn = ({ kind, names }: FiledEntry, seat: Seat): string =>
  kind === 'pair' && names.length === 2 ? (names[seat === 'N' || seat === 'E' ? 0 : 1] ?? UNKNOWN) : UNKNOWN;

const playersOf = ({ entries: { NS, EW } }: FiledResult): GameTags => ({
  ...{ West: nameIn(EW, 'W'), North: nameIn(NS, 'N'), East: nameIn(EW, 'E'), South: nameIn(NS, 'S') },
});

/** A section, where numbers begin anew in each; a direction shows by itself. */
export const sectionOf = ({ field }: FiledEntry): string => field.replace(/-?(?:NS|EW)$/, '');

/** A team by the name that it goes by, else by its number. */
const teamName = ({ number }: FiledEntry): string => `Team ${number}`;

const placeTags = ({ place: { round, table }, entries: { NS, EW } }: FiledResult): GameTags => {
  if (NS.kind === 'team')
    return { Round: String(round), Table: table, HomeTeam: teamName(NS), VisitTeam: teamName(EW) };
  const section = sectionOf(NS);
  return {
    Round: String(round),
    Table: section !== '' && table.startsWith(section) ? table.slice(section.length) : table,
    PairNS: String(NS.number),
    PairEW: String(EW.number),
    ...(section === '' ? {} : { Section: section }),
  };
};

export const resultTags = ({ result, swapped }: Pick<FiledResult, 'result' | 'swapped'>): GameTags => {
  if (result === 'passed-out') return { Declarer: '', Contract: 'Pass', Result: '' };
  if (result === null) return { Declarer: '', Contract: '', Result: '' };
  const { contract, tricks } = result;
  // Who declares where the hands were exchanged (BD-PBN-11).
  return {
    Declarer: `${swapped ? '^' : ''}${contract.declarer}`,
    Contract: formatUndertaking(contract),
    Result: String(tricks),
  };
};

const bothSides = (figure: (side: Side) => string | null): string | null => {
  const [ns, ew] = [figure('NS'), figure('EW')];
  if (ns !== null && ew !== null) return `NS ${ns} EW ${ew}`;
  if (ns !== null) return `NS ${ns}`;
  return ew === null ? null : `EW ${ew}`;
};

/** The points that count: those of the table, or what a ruling assigned (BD-PBN-20, BD-PBN-GAP-1). */
const scoreTag = ({ scores, awarded }: FiledResult): string | null => {
  const assigned = (side: Side): string | null => {
    const given = awarded?.adjustments[side];
    return given?.kind === 'assigned' ? String(given.score) : null;
  };
  const [ns, ew] = [assigned('NS'), assigned('EW')];
  if (ns !== null || ew !== null)
    return ns !== null && Number(ew) === -Number(ns) ? `NS ${ns}` : bothSides(assigned);
  return scores === null || awarded !== null ? null : `NS ${scores.NS ?? 0}`;
};

const worthTags = (event: FiledEvent, { worth }: FiledResult): GameTags => {
  const { NS, EW } = worth;
  if (NS === undefined) return {};
  const ns = toDecimal(NS.value, event.decimals);
  if (event.unit === 'imp') return { ScoreIMP: `NS ${ns}` };
  if (event.unit !== 'percent' || EW === undefined) return {};
  const ew = toDecimal(EW.value, event.decimals);
  // Both sides need saying where a ruling gave them more or less than a whole.
  return { ScorePercentage: Number(ns) + Number(ew) === 100 ? `NS ${ns}` : `NS ${ns} EW ${ew}` };
};

/** The tags of one result, with its players, place, score and worth. */
export const gameTags = (event: FiledEvent, result: FiledResult): GameTags => {
  const score = scoreTag(result);
  return {
    ...boardTags(event, result),
    ...playersOf(result),
    ...placeTags(result),
    ...resultTags(result),
    DealId: result.deal,
    ...(score === null ? {} : { Score: score }),
    ...worthTags(event, result),
  };
};

/** The lines of tags in their order; a ruling stands after the last of them as a comment. */
export const tagLines = (tags: GameTags, awarded: FiledResult['awarded'] = null): readonly string[] => [
  ...MANDATORY.map((name) => tagLine(name, tags[name] ?? UNKNOWN)),
  ...Object.keys(tags)
    .filter((name) => !MANDATORY.includes(name))
    .toSorted()
    .map((name) => tagLine(name, tags[name] ?? '')),
  ...(awarded === null ? [] : [`{${rulingText(awarded)}}`]),
];
