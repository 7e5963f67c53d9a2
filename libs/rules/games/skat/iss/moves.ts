import type { Facts } from '@arbitre/rules/kernel/decider';
import { inDeck, PACK_32 } from '@arbitre/rules/kernel/decks';
import { isLegalBid } from '../value';
import { contractCode, readContractCode } from './contract-code';
import type { IssMove, IssPlayer } from './game';

/** A fault in the list of moves: the number of the move, from 1. */
export type MoveFault = { readonly move: number; readonly code: string; readonly facts: Facts };
export type MovesReading =
  | { readonly ok: true; readonly moves: readonly IssMove[] }
  | { readonly ok: false; readonly fault: MoveFault };

type Read = { readonly move: IssMove } | { readonly code: string; readonly facts: Facts };

const UNKNOWN = '??';
const DEALT = 32;
/** Longer lists are no game: ten tricks, a bid for every legal value and its answer come to less. */
const MOST_MOVES = 400;

const fault = (code: string, facts: Facts): Read => ({ code, facts });

/** Each card of the pack at most once (SKAT-1.2.1.a); unknown ones are written `??`. */
const cardsFault = (cards: readonly string[]): Read | null => {
  const wrong = cards.find((card) => card !== UNKNOWN && !inDeck(PACK_32, card));
  if (wrong !== undefined) return fault('SKAT-1.2.1.a', { card: wrong.slice(0, 20), pack: 32 });
  const known = cards.filter((card) => card !== UNKNOWN);
  const twice = known.find((card, index) => known.indexOf(card) !== index);
  return twice === undefined ? null : fault('SKAT-1.2.1.a', { card: twice, times: 2 });
};

const withCards = (
  text: string,
  counts: readonly number[],
  make: (cards: readonly string[]) => IssMove,
): Read => {
  const cards = text === '' ? [] : text.split('.');
  return counts.includes(cards.length)
    ? (cardsFault(cards) ?? { move: make(cards) })
    : fault('SKAT-ISS-2', { cards: cards.length, expected: counts.join(' or ') });
};

const playerOf = (letter: string): IssPlayer | null =>
  letter === '0' ? 0 : letter === '1' ? 1 : letter === '2' ? 2 : null;

/** `LE.1`, `TI.0`; older records name the player without the world before it. */
const readEnd = (text: string): IssMove | null => {
  const [, what, who = ''] = /^(LE|TI)\.([012])$/.exec(text) ?? [];
  const player = playerOf(who);
  return player === null ? null : { kind: what === 'LE' ? 'left' : 'timeout', player };
};

const readWorld = (text: string): Read => {
  const end = readEnd(text);
  if (end !== null) return { move: end };
  return text.length > 5
    ? withCards(text, [DEALT], (cards) => ({ kind: 'deal', cards }))
    : withCards(text, [2], (cards) => ({ kind: 'skat', cards }));
};

const WORDS: Readonly<Record<string, 'hold' | 'pass' | 'take-skat' | 'resign' | 'unknown'>> = {
  y: 'hold',
  p: 'pass',
  s: 'take-skat',
  RE: 'resign',
  [UNKNOWN]: 'unknown',
};

const readBid = (by: IssPlayer, text: string): Read => {
  const value = Number(text);
  return isLegalBid(value)
    ? { move: { kind: 'bid', by, value } }
    : fault('SKAT-3.3-GAP-1', { bid: text.slice(0, 10) });
};

const readAnnouncement = (by: IssPlayer, text: string): Read | null => {
  const dot = text.indexOf('.');
  const contract = readContractCode(dot < 0 ? text : text.slice(0, dot));
  if (contract === null) return null;
  return withCards(dot < 0 ? '' : text.slice(dot + 1), [0, 2, 10, 12], (cards) => ({
    kind: 'announce',
    by,
    contract,
    cards,
  }));
};

const readPlayer = (by: IssPlayer, text: string): Read => {
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return { move: { kind: word, by } };
  if (/^\d{1,4}$/.test(text)) return readBid(by, text);
  if (inDeck(PACK_32, text)) return { move: { kind: 'card', by, card: text } };
  if (text === 'SC') return { move: { kind: 'show', by, cards: [] } };
  if (text.startsWith('SC.'))
    return withCards(text.slice(3), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (cards) => ({
      kind: 'show',
      by,
      cards,
    }));
  const end = readEnd(text);
  if (end !== null) return { move: end };
  const announced = readAnnouncement(by, text);
  if (announced !== null) return announced;
  return text.includes('.')
    ? withCards(text, [2], (cards) => ({ kind: 'discard', by, cards }))
    : fault('SKAT-ISS-2', { move: text.slice(0, 20) });
};

/** The moves of a record: pairs of who and what, parted by blanks (SKAT-ISS-2). Never throws. */
export const readMoves = (text: string): MovesReading => {
  const words = text.split(' ').filter((word) => word !== '');
  const moves: IssMove[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [who = '', what] = [words[at], words[at + 1]];
    const player = playerOf(who);
    const move = moves.length + 1;
    if (move > MOST_MOVES)
      return { ok: false, fault: { move, code: 'SKAT-ISS-2', facts: { most: MOST_MOVES } } };
    if (what === undefined || (who !== 'w' && player === null))
      return { ok: false, fault: { move, code: 'SKAT-ISS-2', facts: { who: who.slice(0, 20) } } };
    const read = player === null ? readWorld(what) : readPlayer(player, what);
    if ('code' in read) return { ok: false, fault: { move, ...read } };
    moves.push(read.move);
  }
  return { ok: true, moves };
};

const listed = (code: string, cards: readonly string[]): string => [code, ...cards].join('.');

const LETTERS = { hold: 'y', pass: 'p', 'take-skat': 's', resign: 'RE', unknown: UNKNOWN } as const;

const writeMove = (move: IssMove): string => {
  switch (move.kind) {
    case 'deal':
    case 'skat':
      return `w ${move.cards.join('.')}`;
    case 'bid':
      return `${move.by} ${move.value}`;
    case 'announce':
      return `${move.by} ${listed(contractCode(move.contract), move.cards)}`;
    case 'discard':
      return `${move.by} ${move.cards.join('.')}`;
    case 'card':
      return `${move.by} ${move.card}`;
    case 'show':
      return `${move.by} ${listed('SC', move.cards)}`;
    case 'left':
      return `w LE.${move.player}`;
    case 'timeout':
      return `w TI.${move.player}`;
    default:
      return `${move.by} ${LETTERS[move.kind]}`;
  }
};

export const writeMoves = (moves: readonly IssMove[]): string =>
  moves.map((move) => `${writeMove(move)} `).join('');
