import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import type { DataOf, Field, ValueOf } from '@arbitre/rules/kernel/declare/field';
import { integer, notation, oneOf, shortText, text } from '@arbitre/rules/kernel/declare/values';
import { article, flag, place, placedWord, points, slipWord, writtenPlace, writtenWord } from '../fields';

const SQUARES_AWAY = 15;
const MOST_SOLUTIONS = 10;
const MOST_LETTERS = 30;

/**
 * A letter of the board that the player copied beside the word to locate it (SCR-4B): where it stands on the slip, in
 * squares from the word's first letter. One that is foreign is passed over, but the chain breaks there.
 */
const connectingWith = (letter: Field<string>) =>
  object({
    letter,
    along: integer(-SQUARES_AWAY, SQUARES_AWAY, 'Squares along the word, from its first letter'),
    beside: integer(-SQUARES_AWAY, SQUARES_AWAY, 'Squares beside it, negative above or to the left'),
    foreign: flag('Neither of the word nor of the board'),
  });
const connectingLetter = connectingWith(notation('a letter A to Z', '^[A-Z]$', 'The letter'));
export type ConnectingLetter = ValueOf<typeof connectingLetter>;

const COPIED = 'Letters of the board copied beside the word';

const marks = {
  direction: optional(oneOf(['across', 'down'], 'The direction in which the word is written')),
  score: optional(points),
  struck: flag('Crossed out'),
};

/** One solution as people send it. */
export const writtenSolution = {
  word: writtenWord,
  place: optional(writtenPlace),
  connecting: optional(
    list(
      connectingWith(notation('a letter A to Z', '^[A-Za-z]$', 'The letter')),
      { most: MOST_LETTERS },
      COPIED,
    ),
  ),
  ...marks,
};
export type WrittenSolution = DataOf<typeof writtenSolution>;
export const writtenSolutions = list(
  object(writtenSolution, 'One solution as the slip shows it'),
  { most: MOST_SOLUTIONS },
  'Several solutions; none: blank',
);

/**
 * One solution as the slip shows it: without a place where there is no reference, without a direction where it is the one
 * that the reference says, without a score where none can be read. What is crossed out is left out or marked (SCR-5A-2).
 */
const solution = object(
  {
    word: slipWord,
    place: optional(place),
    connecting: optional(list(connectingLetter, {}, COPIED)),
    ...marks,
  },
  'One solution as the slip shows it',
);
export type Solution = ValueOf<typeof solution>;

/** What a corrector keys in of the slip as a whole (SCR-BUL-NUL-3, SCR-FADOQ-7). */
export const wholeSlip = {
  several: flag('More than one slip with something on it'),
  hardToRead: flag('The corrector could only just read it'),
};

/**
 * What a player handed in for a round. The player's own device refuses what cannot be laid; a slip of paper is keyed in as it
 * was written. Without a solution it is blank (SCR-BUL-NUL-2).
 */
export const slip = {
  channel: oneOf(['paper', 'electronic'], 'How it came'),
  solutions: list(solution, {}, 'None on a blank slip'),
  ...wholeSlip,
};
export type Slip = DataOf<typeof slip>;

const doubt = object({ place, word: text('The word not admitted', 15) });
/** A place where the claim would be reached only by forming a word that is not admitted (SCR-BUL-9). */
export type Doubt = ValueOf<typeof doubt>;

/** What a slip, or one of its solutions, is worth; before the penalty too, since solos compare that (SCR-3E-GAP-1). */
export const judgement = {
  verdict: oneOf(['ok', 'warning', 'penalty', 'nullity'], 'Paid whole, with a warning, less 5, or nothing'),
  points,
  worth: integer(0, 3000, 'Before the penalty of the slip: what solos compare'),
  articles: list(article, {}, 'The first decides'),
  paid: orNull(object({ place, word: placedWord }), 'The solution that was paid'),
  remarks: list(shortText('A remark', 500), {}, 'Words not admitted, letters missing'),
  doubts: list(doubt, {}, 'Fallacious connections for the arbiter to rule on'),
};
export type Judgement = DataOf<typeof judgement>;

export const nullity = (article: string, remarks: readonly string[] = []): Judgement => ({
  verdict: 'nullity',
  points: 0,
  worth: 0,
  articles: [article],
  paid: null,
  remarks,
  doubts: [],
});

type Paid = NonNullable<Judgement['paid']> & { readonly score: number };

/** A solution paid whole; with `faults` it costs a warning, one whatever their number (SCR-SAN-1). */
export const paidWhole = ({ place, word, score }: Paid, faults: readonly string[] = []): Judgement => ({
  verdict: faults.length === 0 ? 'ok' : 'warning',
  points: score,
  worth: score,
  articles: [...new Set(faults)],
  paid: { place, word },
  remarks: [],
  doubts: [],
});

/** What a slip penalty takes off (SCR-BUL-7, SCR-FADOQ-10). */
export const SLIP_PENALTY = 5;

/** The penalty of a wrong location: a nullity on 4 points or fewer (SCR-BUL-8), and never a warning as well (SCR-SAN-2). */
export const penalised = ({ place, word, score }: Paid, doubts: readonly Doubt[]): Judgement =>
  score < SLIP_PENALTY
    ? nullity('SCR-BUL-8')
    : {
        verdict: 'penalty',
        points: score - SLIP_PENALTY,
        worth: score,
        articles: ['SCR-BUL-7', 'SCR-FADOQ-10'],
        paid: { place, word },
        remarks: [],
        doubts,
      };
