import type { Seat } from '../events';
import { readAuction } from '../pbn/auction-section';
import type { PbnAuction, PbnGame, PbnPlay, PbnTag } from '../pbn/game';
import type { Complain, PbnProblem } from '../pbn/problem';
import type { PbnReading } from '../pbn/read';
import { withoutNames } from '../pbn/without-names';
import { standardBoard, type Vulnerability } from '../setup';
import { cutLin, type LinBoard, type LinHead } from './boards';
import { linCommands } from './commands';
import { callsIn, cardsIn, claimIn, contractTag, type LinResult, readRs } from './course';
import { LIN_SEATS, type LinDeal, readMd } from './hands';

const NAME_TAGS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const WHOLE = 52;

/** BD-LIN-7; `0` is written for none too. */
const VULNERABILITY: Readonly<Record<string, Vulnerability>> = {
  O: 'None',
  '0': 'None',
  N: 'NS',
  E: 'EW',
  B: 'All',
};

const valueOf = ({ commands }: LinBoard, name: string): string =>
  commands.find((command) => command.name === name)?.value.trim() ?? '';

/** The number of a board: its own, that of its caption, or the next of the session's (BD-LIN-5, BD-LIN-11). */
const numberOf = (board: LinBoard, at: number, { boards }: LinHead): number | null => {
  const caption = /(\d{1,4})\s*$/.exec(valueOf(board, 'ah'))?.[1];
  return board.number ?? (caption === undefined ? (boards[at] ?? null) : Number(caption));
};

/** The four of a table; of eight the last four sit in the closed room (BD-LIN-4). */
const playersOf = (board: LinBoard, { players }: LinHead): readonly string[] => {
  const own = valueOf(board, 'pn');
  const names = (own === '' ? (players?.value ?? '') : own).split(',').map((name) => name.trim());
  return names.length > 4 && board.room === 'closed' ? names.slice(4, 8) : names.slice(0, 4);
};

const SCORINGS: Readonly<Record<string, string>> = { I: 'IMP', P: 'MP', B: 'MP' };

type Place = { readonly number: number | null; readonly line: number };

const tagsOf = (board: LinBoard, head: LinHead, { number, line }: Place): ReadonlyMap<string, PbnTag> => {
  const names = playersOf(board, head);
  const given: Readonly<Record<string, string | undefined>> = {
    Event: head.event,
    Board: number === null ? '' : String(number),
    Scoring: SCORINGS[head.scoring] ?? '',
    ...Object.fromEntries(LIN_SEATS.map((seat, at) => [NAME_TAGS[seat], names[at] ?? ''])),
    ...(head.teams === null ? {} : { HomeTeam: head.teams[0], VisitTeam: head.teams[1], Table: '1' }),
    ...(board.room === null || head.teams === null
      ? {}
      : { Room: board.room === 'open' ? 'Open' : 'Closed' }),
  };
  return new Map(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, { name, value, line }] as const],
    ),
  );
};

const dealOf = (board: LinBoard, complain: Complain): LinDeal | null => {
  const md = board.commands.find(({ name }) => name === 'md');
  if (md === undefined || md.value.trim() === '') return null;
  const reading = readMd(md.value);
  if (reading.ok) return reading.deal;
  complain(md.line, reading.code, reading.facts);
  return null;
};

type Played = Pick<PbnGame, 'auction' | 'play' | 'contract' | 'declarer' | 'tricks'>;

const auctionOf = (board: LinBoard, deal: LinDeal, complain: Complain) => {
  const { items, notes } = callsIn(board.commands);
  if (items.length === 0) return null;
  const reading = readAuction(deal.dealer, deal.dealer, items, notes, complain);
  const auction: PbnAuction = {
    line: items[0]?.line ?? board.line,
    ...{ calls: reading.calls, complete: reading.complete, irregular: reading.irregular },
  };
  return { auction, contract: reading.contract };
};

/** What was called and played; the session's list of results says it where the board does not. */
const playedOf = (
  board: LinBoard,
  deal: LinDeal | null,
  listed: LinResult | null,
  complain: Complain,
): Played => {
  const called = deal === null ? null : auctionOf(board, deal, complain);
  if (deal === null || called?.auction.complete !== true)
    return {
      ...{ auction: null, play: null, contract: listed?.contract ?? null },
      ...{ declarer: listed?.declarer ?? null, tricks: listed?.tricks ?? null },
    };
  const cards = cardsIn(board.commands, deal, complain);
  const claimed = claimIn(board.commands, complain);
  const play: PbnPlay = {
    ...{ line: cards[0]?.line ?? board.line, cards, irregular: false },
    ended: claimed !== null && cards.length < WHOLE ? '*' : 'none',
  };
  return {
    auction: called.auction,
    play: called.contract === null ? null : play,
    contract: contractTag(called.contract),
    declarer: called.contract?.declarer ?? null,
    tricks: claimed ?? listed?.tricks ?? null,
  };
};

/** BD-LIN-11: the dealer of a board by its number. */
const checkDealer = (
  board: LinBoard,
  number: number | null,
  deal: LinDeal | null,
  complain: Complain,
): void => {
  if (number === null || deal === null) return;
  const { dealer } = standardBoard(number);
  if (dealer !== deal.dealer)
    complain(
      board.line,
      'dealer-not-standard',
      { board: number, dealer: deal.dealer, expected: dealer },
      'warning',
    );
};

const vulnerabilityOf = (board: LinBoard, complain: Complain): Vulnerability | null => {
  const text = valueOf(board, 'sv').toUpperCase();
  const vulnerable = VULNERABILITY[text] ?? null;
  if (vulnerable === null && text !== '')
    complain(board.line, 'bad-vulnerability', { vulnerable: text.slice(0, 10) });
  return vulnerable;
};

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

const checkCharacters = (board: LinBoard, complain: Complain): void => {
  for (const { value, line } of board.commands) {
    const bad = CONTROL.exec(value)?.[0];
    const code = bad?.codePointAt(0) ?? 0;
    if (bad !== undefined)
      complain(line, code === 0xfffd ? 'mis-encoded' : 'bad-character', {
        character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
      });
  }
};

/** The session's result of a board: open and closed room stand by turns (BD-LIN-3). */
const listedFor = (
  number: number | null,
  room: LinBoard['room'],
  { results, first }: LinHead,
): LinResult | null => {
  if (number === null || number < first) return null;
  return readRs(results[(number - first) * 2 + (room === 'closed' ? 1 : 0)]?.value ?? '');
};

const gameOf = (
  board: LinBoard,
  at: number,
  head: LinHead,
  complain: (line: number) => Complain,
): PbnGame => {
  const tell = complain(board.line);
  const number = numberOf(board, at, head);
  checkCharacters(board, tell);
  const deal = dealOf(board, tell);
  checkDealer(board, number, deal, tell);
  return {
    ...{ number: at + 1, line: board.line },
    tags: tagsOf(board, head, { number, line: board.line }),
    tables: new Map(),
    dealer: deal?.dealer ?? null,
    vulnerable: vulnerabilityOf(board, tell),
    hands: deal?.hands ?? null,
    ...playedOf(board, deal, listedFor(number, board.room, head), tell),
    ...{ swapped: false, awarded: null, optimum: null },
  };
};

const numbered =
  (number: number, problems: PbnProblem[]): Complain =>
  (line, code, facts = {}, severity = 'error') => {
    problems.push({ line, game: number, severity, code, facts });
  };

/**
 * Reads LIN, the records of an online table, as the games of a file of results (BD-LIN-1 to BD-LIN-11): several boards, rooms and
 * dialects in one text. Nothing throws; commands that say nothing of a result are passed over.
 */
export const readLin = (text: string): PbnReading => {
  const { commands, broken } = linCommands(text);
  const { head, boards } = cutLin(commands);
  const problems: PbnProblem[] = [];
  const games = boards.map((board, at) => gameOf(board, at, head, () => numbered(at + 1, problems)));
  if (broken !== null) numbered(0, problems)(broken, 'command-not-closed', {}, 'warning');
  return { games, problems: withoutNames(problems, games) };
};
