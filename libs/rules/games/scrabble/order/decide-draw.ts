import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { isValidDraw } from '../draw/conditions';
import { drawText, readDraw } from '../draw/draw-text';
import { minusLetters, sameLetters } from '../draw/letters-left';
import { weighTops } from '../end/proposal';
import { topsOf } from '../tops/tops';
import { emptyRack, rackSize, rackText, readRack, type Rack } from '../tiles/rack';
import { type Answer, type Decide, LETTERS } from './acts';
import { lexiconFor } from './context';
import type { ScrabbleEvent } from './events';
import type { ShelvedLexicon } from './shelf';
import { bagOf, keptAndDrawn, openRound, roundNumber, type ScrabbleState } from './state';
import { refuse } from '../refusals';

/** The joker that a draw of a joker game always has lies beside the bag (SCR-OPT-2). */
const jokerBeside = ({ setup, leftover, unplaced }: ScrabbleState): number =>
  setup.joker && (leftover[0] ?? 0) === 0 && (unplaced[0] ?? 0) > 0 ? 1 : 0;

/** What may be drawn from: in a joker game the letters alone. */
export const drawable = (state: ScrabbleState): Rack => {
  const bag = bagOf(state);
  return state.setup.joker ? [0, ...bag.slice(1)] : bag;
};

/** How many letters the next draw takes out of the bag (SCR-3A-GAP-1). */
export const lettersToDraw = (state: ScrabbleState): number =>
  Math.min(state.rackSize - rackSize(state.leftover) - jokerBeside(state), rackSize(drawable(state)));

/** The letters as entered, checked against leftover, bag and size (SCR-3A-GAP-1, SCR-3A-GAP-2). */
const readLetters = (
  state: ScrabbleState,
  given: string | undefined,
): { ok: true; letters: string } | Refusal => {
  const entered = given === undefined ? null : readDraw(given);
  if (given === undefined || entered === null) return invalidField('letters', given, LETTERS);
  const kept = readRack(entered.kept ?? '') ?? emptyRack();
  if (entered.kept !== null && !sameLetters(kept, state.leftover))
    return refused('SCR-3A-GAP-2', { leftover: rackText(state.leftover), given: entered.kept });
  if (entered.dash && rackSize(state.leftover) > 0)
    return refused('SCR-3A-GAP-2', { leftover: rackText(state.leftover), given: given.slice(0, 40) });
  const expected = lettersToDraw(state);
  // With an empty bag a sheet prints the leftover alone: nothing was drawn to it.
  const alone = readRack(entered.letters);
  if (expected === 0 && entered.kept === null && alone !== null && sameLetters(alone, state.leftover))
    return { ok: true, letters: '?'.repeat(jokerBeside(state)) };
  const letters = state.setup.joker ? entered.letters.replaceAll('?', '') : entered.letters;
  if (letters.length !== expected) return refused('SCR-3A-GAP-1', { expected, given: letters.length });
  const bag = drawable(state);
  const tiles = readRack(letters) ?? emptyRack();
  const missing = Array.from(letters).filter(
    (letter) =>
      minusLetters(bag, readRack(letter) ?? emptyRack()) === null || minusLetters(bag, tiles) === null,
  );
  const short = [...new Set(missing)].filter((letter) => {
    const at = letter === '?' ? 0 : letter.charCodeAt(0) - 64;
    return (tiles[at] ?? 0) > (bag[at] ?? 0);
  });
  if (short.length > 0) return refused('SCR-3A-GAP-2', { reason: 'not-in-bag', letters: short });
  return { ok: true, letters: letters + '?'.repeat(jokerBeside(state)) };
};

/** Whether the letters are those of an annulled try while others could come (SCR-3F-GAP-5). */
const isSameAgain = (state: ScrabbleState, tiles: Rack): boolean =>
  openRound(state)?.annulled.includes(rackText(tiles)) === true && rackSize(state.unplaced) > rackSize(tiles);

/** The tops of a rack, or that it goes back, or that the game is over with it (SCR-3F-GAP-2). */
const search = (
  state: ScrabbleState,
  tiles: Rack,
  rack: string,
  lexicon: ShelvedLexicon,
): readonly ScrabbleEvent[] => {
  const round = roundNumber(state);
  const moves = topsOf(state.board, tiles, lexicon, state.play);
  const score = moves[0]?.score ?? 0;
  if (moves.length > 0) {
    const context = {
      board: state.board,
      unplaced: state.unplaced,
      rack: tiles,
      jokerGame: state.setup.joker,
      lexicon,
      rules: state.play,
      full: state.rackSize,
    };
    return [{ type: 'TopsFound', data: { round, score, ...weighTops(context, moves) } }];
  }
  const back: ScrabbleEvent = { type: 'DrawUnplayable', data: { round, rack } };
  if (rackSize(state.unplaced) > state.rackSize) return [back];
  const left = rackText(state.unplaced);
  return [
    back,
    { type: 'GameEnded', data: { reason: 'no-placement', left, rounds: round - 1, annulled: false } },
  ];
};

const decideLetters = (state: ScrabbleState, letters: string, lexicon: ShelvedLexicon): Answer => {
  const round = roundNumber(state);
  const tiles = keptAndDrawn(state, readRack(letters) ?? emptyRack());
  const rack = drawText(state.leftover, letters, openRound(state) !== undefined && state.thrownBack);
  const reason = isSameAgain(state, tiles)
    ? 'same-as-annulled'
    : isValidDraw(tiles, round, state.unplaced)
      ? null
      : 'vowels-consonants';
  if (reason !== null) return accepted({ type: 'DrawRejected', data: { round, letters, rack, reason } });
  return accepted<ScrabbleEvent>(
    { type: 'RackDrawn', data: { round, letters, rack } },
    ...search(state, tiles, rack, lexicon),
  );
};

/** The letters of a recorded game; they may be left out, never others given, and no refusal tells them (SCR-TOUR-GAP-8). */
const recordedLetters = (
  state: ScrabbleState,
  given: string | undefined,
): { readonly ok: true; readonly letters: string | undefined } | Refusal => {
  const { recorded } = state.setup;
  if (recorded === null) return { ok: true, letters: given };
  const round = roundNumber(state);
  const letters = recorded[round - 1]?.letters;
  if (letters === undefined) return refused('SCR-TOUR-GAP-8', { reason: 'record-over', round });
  return given === undefined || given === letters
    ? { ok: true, letters }
    : refused('SCR-TOUR-GAP-8', {
        reason: 'other-letters',
        round,
        given: given.slice(0, 40),
      });
};

/** SCR-3A, SCR-3B: letters out of the bag, by hand or by the platform. */
export const decideDraw: Decide<'draw'> = (state, { letters }, shelf) => {
  if (!state.bagVerified) return refused('SCR-2B-1', { round: roundNumber(state) });
  const recorded = recordedLetters(state, letters);
  if (!recorded.ok) return recorded;
  const found = lexiconFor(state, shelf);
  if (!found.ok) return found;
  const reading = readLetters(state, recorded.letters);
  return reading.ok ? decideLetters(state, reading.letters, found.lexicon) : reading;
};

/** SCR-2B-1: once, before the first draw. */
export const decideVerifyBag: Decide<'verify-bag'> = (state, { by }) =>
  state.bagVerified ? refuse('bag-already-verified') : accepted({ type: 'BagVerified', data: { by } });
