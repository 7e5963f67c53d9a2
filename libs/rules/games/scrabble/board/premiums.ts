import { SIDE, SQUARES } from './squares';

/** One quarter of the board with its middle lines; the other three mirror it (SCR-1B-GAP-4). */
const QUARTER = [
  'T..d...T',
  '.D...t..',
  '..D...d.',
  'd..D...d',
  '....D...',
  '.t...t..',
  '..d...d.',
  'T..d...D',
];

export type Premium = 'triple-word' | 'double-word' | 'triple-letter' | 'double-letter';

const PREMIUM: Readonly<Record<string, Premium>> = {
  T: 'triple-word',
  D: 'double-word',
  t: 'triple-letter',
  d: 'double-letter',
};

const mirrored = (at: number): number => Math.min(at, SIDE - 1 - at);

/** The premium of a square (0 to 224), null for a plain one. The centre doubles the word. */
export const premiumAt = (square: number): Premium | null =>
  PREMIUM[QUARTER[mirrored(Math.floor(square / SIDE))]?.[mirrored(square % SIDE)] ?? ''] ?? null;

const multipliers = (twice: Premium, thrice: Premium): Uint8Array =>
  Uint8Array.from({ length: SQUARES }, (_, square) => {
    const premium = premiumAt(square);
    return premium === thrice ? 3 : premium === twice ? 2 : 1;
  });

/** What a square does to the letter that is laid on it, and to the words of that letter (by square, 1 to 3). */
export const LETTER_MULTIPLIER = multipliers('double-letter', 'triple-letter');
export const WORD_MULTIPLIER = multipliers('double-word', 'triple-word');
