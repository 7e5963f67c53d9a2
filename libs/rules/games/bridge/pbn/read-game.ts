import { type Optimum, optimumOfDigits, optimumOfRows } from '../event-file/optimum';
import { parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import type { Contract, Seat } from '../events';
import type { Vulnerability } from '../setup';
import { tricksOfSide } from '@arbitre/rules/kernel/tricks/compass';
import { partnerOf, SEATS, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { type Annotated, annotate } from './annotate';
import { type AuctionReading, readAuction } from './auction-section';
import { type DealTag, readDealTag } from './deal-tag';
import type { PbnAuction, PbnContract, PbnGame, PbnPlay, PbnTag } from './game';
import { addDefaults, type Inheritance } from './inheritance';
import { certainTricks, type PlayReading, readPlay } from './play-section';
import type { Complain } from './problem';
import type { ScannedGame } from './scan';
import { type Section, sortItems, type Sorted } from './sections';

type Tags = ReadonlyMap<string, PbnTag>;

const valueOf = (tags: Tags, name: string): string => {
  const value = tags.get(name)?.value.trim() ?? '';
  return value === '?' ? '' : value;
};

const seatOf = (text: string): Seat | null => SEATS.find((seat) => seat === text.toUpperCase()) ?? null;

const VULNERABILITY: Readonly<Record<string, Vulnerability>> = {
  ...{ NONE: 'None', LOVE: 'None', '-': 'None' },
  ...{ NS: 'NS', EW: 'EW', ALL: 'All', BOTH: 'All' },
};

const contractOfTag = (text: string): PbnContract => {
  if (/^pass$/i.test(text)) return { kind: 'passed-out' };
  const undertaking = parseUndertaking(text);
  return undertaking === null ? null : { kind: 'played', ...undertaking };
};

/** `9`, `NS 9`, `EW 4 NS 9` (BD-PBN-12): declarer's tricks where the tag lets us know them. */
const readResultTag = (
  tags: Tags,
  declarer: Seat | null,
  passedOut: boolean,
  complain: Complain,
): { tricks: number | null; agreed: boolean } => {
  const line = tags.get('Result')?.line ?? 0;
  const text = valueOf(tags, 'Result');
  const agreed = text.startsWith('^');
  if (text === '' || text === '^') return { tricks: null, agreed };
  const bySide = [...text.toUpperCase().matchAll(/(NS|EW)\s+(\d{1,2})/g)].map(
    ([, side = '', tricks = '']) => [side, Number(tricks)] as const,
  );
  const plain = /^\^?(\d{1,2})$/.exec(text)?.[1];
  if (plain !== undefined && declarer === null)
    complain(line, passedOut ? 'result-of-passed-out' : 'result-without-declarer', { result: text });
  const total = bySide.length === 2 ? bySide.reduce((sum, [, tricks]) => sum + tricks, 0) : 13;
  if (total !== 13) complain(line, 'BD-L44B', { result: text, tricks: total, expected: 13 });
  const numbers = plain === undefined ? bySide.map(([, tricks]) => tricks) : [Number(plain)];
  if (numbers.some((tricks) => tricks > 13)) complain(line, 'BD-L77-GAP-1', { result: text });
  if (declarer === null) return { tricks: null, agreed };
  const side = sideIndex(seatIndex(declarer)) === 0 ? 'NS' : 'EW';
  const own = bySide.find(([name]) => name === side)?.[1];
  const other = bySide.find(([name]) => name !== side)?.[1];
  const tricks = plain === undefined ? (own ?? (other === undefined ? null : 13 - other)) : Number(plain);
  return { tricks: tricks !== null && tricks >= 0 && tricks <= 13 ? tricks : null, agreed };
};

/** Every note is used and every reference has its note (BD-PBN-14). */
const checkNotes = (items: readonly Annotated[], section: Section, complain: Complain): void => {
  const used = new Set(items.map((item) => item.note));
  for (const item of items)
    if (item.note > 0 && !section.notes.has(item.note))
      complain(item.line, 'note-missing', { of: item.text, note: item.note }, 'warning');
  for (const [number, note] of section.notes)
    if (!used.has(number)) complain(note.line, 'note-unused', { note: number }, 'warning');
};

const notesOf = (section: Section): ReadonlyMap<number, string> =>
  new Map([...section.notes].map(([number, note]) => [number, note.text]));

type Parts = {
  readonly tags: Tags;
  readonly dealer: Seat | null;
  readonly hands: DealTag | null;
  readonly contract: PbnContract;
  readonly declarer: Seat | null;
  readonly swapped: boolean;
  readonly complain: Complain;
};

const followAuction = (section: Section, parts: Parts): AuctionReading | null => {
  const { tags, dealer, complain } = parts;
  const items = annotate(section.tokens, 'call', complain);
  checkNotes(items, section, complain);
  const first = seatOf(section.tag.value);
  if (section.tag.value === '') return null;
  if (first === null || dealer === null) {
    complain(section.tag.line, first === null ? 'bad-seat' : 'auction-without-dealer', { tag: 'Auction' });
    return null;
  }
  const reading = readAuction(first, dealer, items, notesOf(section), complain);
  if (reading.complete) checkContract(tags, reading.contract, parts);
  return reading;
};

/** The tags must say what the auction led to; `^` before the declarer says that the hands were swapped (Law 54A). */
const checkContract = (
  tags: Tags,
  auction: Contract | null,
  { contract, declarer, swapped, complain }: Parts,
): void => {
  const tag = tags.get('Contract');
  if (contract !== null && tag !== undefined) {
    const same =
      contract.kind === 'passed-out'
        ? auction === null
        : auction !== null &&
          contract.level === auction.level &&
          contract.strain === auction.strain &&
          contract.risk === auction.risk;
    if (!same)
      complain(tag.line, 'contract-differs', {
        contract: tag.value,
        auction: auction === null ? 'Pass' : `${auction.level}${auction.strain}${auction.risk}`,
      });
  }
  if (declarer === null || auction === null) return;
  const expected = swapped ? seatName(partnerOf(seatIndex(auction.declarer))) : auction.declarer;
  if (declarer !== expected)
    complain(tags.get('Declarer')?.line ?? 0, 'declarer-differs', { declarer, auction: expected });
};

const followPlay = (section: Section, parts: Parts): PlayReading | null => {
  const { hands, contract, declarer, complain } = parts;
  const { tag } = section;
  const items = annotate(section.tokens, 'card', complain);
  checkNotes(items, section, complain);
  if (tag.value === '') return null;
  const first = seatOf(tag.value);
  const missing =
    first === null
      ? 'bad-seat'
      : hands === null
        ? 'play-without-deal'
        : declarer === null
          ? 'play-without-declarer'
          : contract?.kind === 'played'
            ? null
            : 'play-without-contract';
  if (missing !== null) complain(tag.line, missing, { tag: 'Play' });
  if (first === null || hands === null || declarer === null || contract?.kind !== 'played') return null;
  const { level, strain, risk } = contract;
  return readPlay(first, { level, strain, risk, declarer }, hands, items, notesOf(section), complain);
};

/** The result must be possible after the cards played: tricks won, tricks left, and trumps that cannot lose. */
const checkTricks = (reading: PlayReading, tricks: number, line: number, complain: Complain): void => {
  const { play, declarer } = reading;
  const side = sideIndex(seatIndex(declarer));
  const least = tricksOfSide(play, side) + certainTricks(play, side);
  const lost = tricksOfSide(play, 1 - side) + certainTricks(play, 1 - side);
  if (reading.followed && (tricks < least || tricks > 13 - lost))
    complain(line, 'result-impossible', { tricks, least, most: 13 - lost });
};

const readHands = (tags: Tags, complain: Complain): DealTag | null => {
  const tag = tags.get('Deal');
  if (tag === undefined || tag.value === '' || tag.value === '?') return null;
  const reading = readDealTag(tag.value);
  if (reading.ok) return reading.hands;
  complain(tag.line, reading.code, reading.facts);
  return null;
};

/** The table of twenty rows, or the twenty digits that programs write in its place (BD-PBN-24). */
const readOptimum = (tags: Tags, tables: Sorted['tables'], complain: Complain): Optimum | null => {
  const table = tables.get('OptimumResultTable');
  const digits = tags.get('DoubleDummyTricks');
  if (table !== undefined) {
    const read = optimumOfRows(table.rows.map(({ cells }) => cells));
    if (read === null) complain(table.line, 'optimum-not-read', { tag: 'OptimumResultTable' }, 'warning');
    return read;
  }
  if (digits === undefined || valueOf(tags, 'DoubleDummyTricks') === '') return null;
  const read = optimumOfDigits(digits.value.trim());
  if (read === null) complain(digits.line, 'optimum-not-read', { tag: 'DoubleDummyTricks' }, 'warning');
  return read;
};

const auctionOf = (section: Section | null, reading: AuctionReading | null): PbnAuction | null =>
  section === null || reading === null
    ? null
    : {
        line: section.tag.line,
        calls: reading.calls,
        complete: reading.complete,
        irregular: reading.irregular,
      };

const playOf = (section: Section | null, reading: PlayReading | null): PbnPlay | null =>
  section === null || reading === null
    ? null
    : { line: section.tag.line, cards: reading.cards, ended: reading.ended, irregular: reading.irregular };

/** Reads one game; what is wrong with it goes to `complain`. */
export const readGame = (
  game: ScannedGame,
  number: number,
  inheritance: Inheritance,
  complain: Complain,
): PbnGame => {
  const { tags, tables, auction, play, awarded } = sortItems(game, inheritance, complain);
  addDefaults(tags, inheritance, game.line);
  const declarerTag = valueOf(tags, 'Declarer');
  const contract = contractOfTag(valueOf(tags, 'Contract'));
  const declarer = seatOf(declarerTag.replace('^', ''));
  const parts: Parts = {
    tags,
    dealer: seatOf(valueOf(tags, 'Dealer')),
    hands: readHands(tags, complain),
    contract,
    declarer,
    swapped: declarerTag.startsWith('^'),
    complain,
  };
  const { tricks, agreed } = readResultTag(tags, declarer, contract?.kind === 'passed-out', complain);
  const calls = auction === null ? null : followAuction(auction, parts);
  const cards = play === null ? null : followPlay(play, parts);
  if (cards !== null && tricks !== null && !agreed)
    checkTricks(cards, tricks, tags.get('Result')?.line ?? game.line, complain);
  return {
    number,
    line: game.line,
    tags,
    tables,
    dealer: parts.dealer,
    vulnerable: VULNERABILITY[valueOf(tags, 'Vulnerable').toUpperCase()] ?? null,
    hands: parts.hands,
    contract,
    declarer,
    swapped: parts.swapped,
    tricks,
    auction: auctionOf(auction, calls),
    play: playOf(play, cards),
    awarded,
    optimum: readOptimum(tags, tables, complain),
  };
};
