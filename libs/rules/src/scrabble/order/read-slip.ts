import {
  integer,
  invalidField,
  isRecord,
  misshapen,
  oneOf,
  optional,
  type Refusal,
} from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';
import { readPlace } from '../board/place';
import type { ConnectingLetter, Slip, Solution } from '../slips/slip';

const WORD = /^[A-Za-z]{1,15}$/;
const MOST_SOLUTIONS = 10;
const MOST_LETTERS = 30;
/** Above any score that a move can have. */
const MOST_POINTS = 3000;

const flag = { expected: 'true or false', accepts: (value: unknown) => typeof value === 'boolean' };

const SOLUTION = {
  word: {
    expected: 'a word of 1 to 15 letters A to Z, a circled letter in lower case',
    accepts: (value: unknown) => typeof value === 'string' && WORD.test(value),
  },
  direction: optional(oneOf(['across', 'down'])),
  score: optional(integer(0, MOST_POINTS)),
  struck: optional(flag),
};

const LETTER = {
  letter: {
    expected: 'a letter A to Z',
    accepts: (value: unknown) => typeof value === 'string' && /^[A-Za-z]$/.test(value),
  },
  along: integer(-15, 15),
  beside: integer(-15, 15),
  foreign: optional(flag),
};

/** A place that is none of the board is named before anything else is looked at (SCR-1A-8). */
const placeProblem = (place: unknown): Refusal | null => {
  if (place === undefined || (typeof place === 'string' && readPlace(place) !== null)) return null;
  return refused('SCR-1A-8', {
    field: 'place',
    given: typeof place === 'string' ? place.slice(0, 20) : typeof place,
    expected: 'H4 across or 4H down',
  });
};

const lettersProblem = (given: unknown): Refusal | null => {
  if (given === undefined) return null;
  if (!Array.isArray(given) || given.length > MOST_LETTERS)
    return invalidField('connecting', typeof given, 'a list of letters with their places beside the word');
  for (const each of given as readonly unknown[]) {
    const problem = isRecord(each)
      ? misshapen(each, LETTER)
      : invalidField('connecting', typeof each, 'letter');
    if (problem !== null) return problem;
  }
  return null;
};

const solutionOf = (given: Readonly<Record<string, unknown>>): Solution => {
  const { word, place, direction, connecting, score, struck } = given as Solution;
  return {
    word,
    ...(place === undefined ? {} : { place: place.toUpperCase() }),
    ...(direction === undefined ? {} : { direction }),
    ...(connecting === undefined
      ? {}
      : {
          connecting: connecting.map((each): ConnectingLetter => ({
            ...each,
            letter: each.letter.toUpperCase(),
          })),
        }),
    ...(score === undefined ? {} : { score }),
    ...(struck === true ? { struck } : {}),
  };
};

const readSolution = (given: unknown): { ok: true; solution: Solution } | Refusal => {
  if (!isRecord(given))
    return invalidField('solutions', typeof given, 'solutions with word, place and score');
  const problem = misshapen(given, SOLUTION) ?? placeProblem(given.place) ?? lettersProblem(given.connecting);
  return problem ?? { ok: true, solution: solutionOf(given) };
};

/** One solution may be written in the act itself: `{ word, place, score }`. */
const listOf = (command: Readonly<Record<string, unknown>>): readonly unknown[] | null => {
  const { solutions, word } = command;
  if (solutions === undefined) return word === undefined ? [] : [command];
  return Array.isArray(solutions) && solutions.length <= MOST_SOLUTIONS ? (solutions as unknown[]) : null;
};

const FLAGS = {
  several: optional(flag),
  hardToRead: optional(flag),
};

/** A slip as clients send it; refused whole where anything of it cannot be read. */
export const readSlip = (
  command: Readonly<Record<string, unknown>>,
  channel: Slip['channel'],
): { readonly ok: true; readonly slip: Slip } | Refusal => {
  const problem = misshapen(command, FLAGS);
  if (problem !== null) return problem;
  const given = listOf(command);
  if (given === null)
    return invalidField('solutions', typeof command.solutions, `at most ${MOST_SOLUTIONS} solutions`);
  const solutions: Solution[] = [];
  for (const each of given) {
    const reading = readSolution(each);
    if (!reading.ok) return reading;
    solutions.push(reading.solution);
  }
  const { several, hardToRead } = command as Partial<Slip>;
  return {
    ok: true,
    slip: {
      channel,
      solutions,
      ...(several === true ? { several } : {}),
      ...(hardToRead === true ? { hardToRead } : {}),
    },
  };
};
