import type { Check, Refusal } from '../../kernel/act-shape';
import { type Decision, refused } from '../../kernel/decider';
import type { ScrabblePhase } from '../session-view';
import type { Position } from '../slips/reading';
import type { ScrabbleEvent } from './events';
import { rulesOf } from './rules-of-edition';
import type { LexiconShelf, ShelvedLexicon } from './shelf';
import { phaseOf, type Round, type ScrabbleState } from './state';

export type Arguments = Readonly<Record<string, unknown>>;
export type Answer = Decision<ScrabbleEvent>;
/** Answers one act of the game. */
export type Decide = (state: ScrabbleState, command: Arguments, shelf: LexiconShelf) => Answer;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** A moment as clients and servers write it: UTC, ISO 8601. */
export const instant: Check = {
  expected: 'a moment in UTC such as 2026-11-21T20:00:00Z',
  accepts: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
};

/** Milliseconds from one moment to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** `seconds` after a moment, as text. */
export const later = (from: string, seconds: number): string =>
  new Date(Date.parse(from) + seconds * 1000).toISOString();

/** Why an act of this moment is refused in another; play that is interrupted takes none of them. */
export const notNow = (state: ScrabbleState, ...phases: readonly ScrabblePhase[]): Refusal | null => {
  const phase = phaseOf(state);
  if (!phases.includes(phase)) return refused('wrong-moment', { phase, expected: phases });
  return state.interruptedSince === null
    ? null
    : refused('play-interrupted', { since: state.interruptedSince });
};

/** The word list of the game, or the refusal that says which one to install. */
export const lexiconFor = (
  { setup }: ScrabbleState,
  shelf: LexiconShelf,
): { readonly ok: true; readonly lexicon: ShelvedLexicon } | Refusal => {
  const { name, fingerprint } = setup.wordList;
  const lexicon = shelf.get(fingerprint);
  return lexicon === null ? refused('word-list-not-installed', { name, fingerprint }) : { ok: true, lexicon };
};

/** What the slips of a round are judged by. */
export const positionOf = (state: ScrabbleState, round: Round, lexicon: ShelvedLexicon): Position => ({
  board: round.before.board,
  rack: round.tiles,
  lexicon,
  rules: state.play,
  round: round.number,
  unclearJoker: rulesOf(state.setup.rules).unclearJoker,
});
