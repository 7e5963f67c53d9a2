import type { Decision } from '@arbitre/rules/kernel/decider';
import { type ActNamed, arbiterActsOf, declareActs } from '@arbitre/rules/kernel/declare/acts';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { field } from '@arbitre/rules/kernel/declare/field';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import { readDraw } from '../draw/draw-text';
import {
  article,
  entries,
  entry,
  flag,
  givenInstant,
  points,
  reason,
  round,
  seed,
  writtenPlace,
  writtenWord,
} from '../fields';
import { wholeSlip, writtenSolution, writtenSolutions } from '../slips/slip';
import { OUTCOMES, RULINGS, type ScrabbleEvent, WARNINGS } from './events';
import type { LexiconShelf } from './shelf';
import type { ScrabbleState } from './state';

const at = { at: givenInstant };
/** The round that it is about; the one being played unless it says another. */
const ofRound = { round: optional(round) };
const ofPlayer = { entry, ...ofRound };
const MOST_AT_ONCE = 5000;

export const LETTERS = 'letters A to Z and ?, such as EHVP or UUX+EHVP';
const drawnLetters = field<string>(
  LETTERS,
  { type: 'string', description: 'New letters, or leftover+new; left out in a recorded game' },
  (value) => typeof value === 'string' && readDraw(value) !== null,
);

/** A slip as clients send it: its one solution in the act itself, or a list of them. */
const slip = {
  ...ofPlayer,
  ...writtenSolution,
  word: optional(writtenWord),
  solutions: optional(writtenSolutions),
  ...wholeSlip,
  again: flag('In place of an earlier entry'),
};

/** The acts of a game; everything but a player's own slip, arrival and appeal is the arbiter's. */
export const acts = declareActs({
  'verify-bag': {
    says: 'The tiles were counted',
    by: 'arbiter',
    fields: { by: person('Who counted the tiles') },
  },
  'check-in': {
    says: 'Players take their seats',
    fields: { entries: entries('Players, or pairs by their one entry', 1, MOST_AT_ONCE) },
  },
  leave: { says: 'A player leaves', fields: { entry } },
  draw: {
    says: 'Letters come out of the bag',
    by: 'arbiter',
    fields: { letters: optional(drawnLetters) },
  },
  'call-rack': {
    says: 'The letters are called',
    by: 'arbiter',
    fields: { ...at, override: flag('Before the pause is over') },
  },
  'repeat-rack': { says: 'The complete rack is repeated', by: 'arbiter', fields: at },
  'start-clock': { says: 'The playing time begins', by: 'arbiter', fields: at },
  'signal-time': { says: 'The signal before the end', by: 'arbiter', fields: at },
  'end-time': { says: 'The playing time is over', by: 'arbiter', fields: at },
  'collect-slips': { says: 'Slips are collected', by: 'arbiter', fields: {} },
  'submit-slip': {
    says: 'A player hands in an electronic slip while the clock runs',
    fields: { ...slip, ...at },
  },
  'enter-slip': {
    says: 'A corrector keys in a slip of paper',
    by: 'arbiter',
    fields: { ...slip, at: optional(givenInstant) },
  },
  'rule-slip': {
    says: 'The arbiter decides what a slip is worth',
    by: 'arbiter',
    fields: {
      ...ofPlayer,
      kind: oneOf(RULINGS),
      points: optional(points),
      worth: optional(points),
      warning: flag('Counts as a warning'),
      claim: optional(points),
      others: optional(entries('Average: the players of the same corrector')),
      article,
      reason,
    },
  },
  retain: {
    says: 'A top goes on the board: the proposal, or the one named',
    by: 'arbiter',
    fields: {
      place: optional(writtenPlace),
      word: optional(writtenWord),
      reason: optional(reason),
    },
  },
  'announce-word': { says: 'The retained word was announced to the end', by: 'arbiter', fields: at },
  'close-round': { says: 'All slips are in', by: 'arbiter', fields: ofRound },
  'annul-round': { says: 'The last round is played again', by: 'arbiter', fields: { ...ofRound, reason } },
  'declare-over': { says: 'Nothing left can be laid', by: 'arbiter', fields: { reason } },
  warn: {
    says: 'A warning for conduct',
    by: 'arbiter',
    fields: { ...ofPlayer, kind: optional(oneOf(WARNINGS, 'What for')), reason },
  },
  'record-offence': {
    says: 'A grave offence',
    by: 'arbiter',
    fields: { ...ofPlayer, article: optional(article), reason },
  },
  exclude: {
    says: 'A player is excluded',
    by: 'arbiter',
    fields: { entry, article: optional(article), reason },
  },
  interrupt: { says: 'Play is interrupted', by: 'arbiter', fields: { ...at, reason } },
  resume: { says: 'Play goes on', by: 'arbiter', fields: at },
  abandon: { says: 'The interruption was too long', by: 'arbiter', fields: at },
  'announce-results': { says: 'Results, solos, cost of warnings', by: 'arbiter', fields: at },
  'reveal-seed': { says: 'The seed of the draws', by: 'arbiter', fields: { seed } },
  'lodge-appeal': { says: 'An appeal', fields: { ...ofPlayer, ...at, reason } },
  'decide-appeal': {
    says: 'An appeal is decided',
    by: 'arbiter',
    fields: {
      number: integer(1, 999, 'Its number'),
      outcome: oneOf(OUTCOMES, 'Whether the appeal was right'),
      reason,
    },
  },
  'open-next-game': { says: 'The next game begins', by: 'arbiter', fields: at },
});

export const ARBITER_ACTS = arbiterActsOf(acts);

/** One act, its arguments read. */
export type Given<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;

export type Answer = Decision<ScrabbleEvent>;

/** What one act, its arguments read, comes to; `shelf`: the word lists at hand. */
export type Decide<Name extends keyof typeof acts> = (
  state: ScrabbleState,
  act: Given<Name>,
  shelf: LexiconShelf,
) => Answer;
