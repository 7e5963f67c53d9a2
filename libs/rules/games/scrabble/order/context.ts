import type { Refusal } from '@arbitre/rules/kernel/decider';
import type { Position } from '../slips/reading';
import { rulesOf } from './rules-of-edition';
import type { LexiconShelf, ShelvedLexicon } from './shelf';
import type { Round, ScrabbleState } from './state';
import { refuse } from '../refusals';

/** Milliseconds from one moment to another. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** `seconds` after a moment, as text. */
export const later = (from: string, seconds: number): string =>
  new Date(Date.parse(from) + seconds * 1000).toISOString();

/** The word list of the game, or the refusal that says which one to install. */
export const lexiconFor = (
  { setup }: ScrabbleState,
  shelf: LexiconShelf,
): { readonly ok: true; readonly lexicon: ShelvedLexicon } | Refusal => {
  const { name, fingerprint } = setup.wordList;
  const lexicon = shelf.get(fingerprint);
  return lexicon === null ? refuse('word-list-not-installed', { name, fingerprint }) : { ok: true, lexicon };
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
