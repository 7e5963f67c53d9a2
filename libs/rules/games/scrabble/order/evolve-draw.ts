import { plusLetters } from '../draw/letters-left';
import { afterMove } from '../end/after-move';
import { placeMove } from '../moves/check-move';
import { emptyRack, rackSize, rackText, readRack } from '../tiles/rack';
import type { ScrabbleData, ScrabbleEvent } from './events';
import { bagOf, newRound, openRound, type Round, type ScrabbleState } from './state';

/** The round being drawn; the first draw of a round begins it. */
const roundToDraw = (state: ScrabbleState): Round => {
  const open = openRound(state);
  if (open !== undefined) return open;
  const round = newRound(state);
  state.rounds.push(round);
  state.thrownBack = false;
  return round;
};

const drawn = (state: ScrabbleState, letters: string): void => {
  state.sets.push({ letters, bag: bagOf(state) });
};

/** All letters go back, the leftover too (SCR-3B-4). */
const throwBack = (state: ScrabbleState, round: Round, letters: string, reason: string): void => {
  state.thrownBack ||= rackSize(state.leftover) > 0;
  state.leftover = emptyRack();
  round.thrownBack.push({ letters, reason });
  round.rack = null;
  round.tiles = emptyRack();
};

const retain = (state: ScrabbleState, round: Round, data: ScrabbleData['TopRetained']): void => {
  const { board, unplaced } = state;
  const placed = placeMove(board, data, state.play);
  if (!placed.ok) return;
  const before = { board, unplaced, rack: round.tiles, jokerGame: state.setup.joker };
  const after = afterMove(before, placed.play);
  state.board = after.board;
  state.unplaced = after.unplaced;
  state.leftover = after.leftover;
  round.retained = data;
  round.boardAfter = after.board;
};

/** The round begins again under its number; its letters go back, the leftover too (SCR-3F-GAP-5, SCR-3B-GAP-4). */
const annul = (state: ScrabbleState, { round: number, reason }: ScrabbleData['RoundAnnulled']): void => {
  const round = state.rounds[number - 1];
  if (round === undefined) return;
  state.board = round.before.board;
  state.unplaced = round.before.unplaced;
  state.leftover = round.before.leftover;
  const again = newRound({ ...state, rounds: state.rounds.slice(0, number - 1) });
  state.thrownBack = rackSize(state.leftover) > 0;
  state.leftover = emptyRack();
  state.rounds[number - 1] = {
    ...again,
    thrownBack: [...round.thrownBack, { letters: rackText(round.tiles), reason }],
    annulled: [...round.annulled, rackText(round.tiles)],
  };
};

/** Letters and the board. */
export const evolveDraw = (state: ScrabbleState, event: ScrabbleEvent): void => {
  switch (event.type) {
    case 'BagVerified':
      state.bagVerified = true;
      return;
    case 'RackDrawn': {
      const round = roundToDraw(state);
      drawn(state, event.data.letters);
      round.rack = event.data.rack;
      round.letters = event.data.letters;
      round.tiles = plusLetters(state.leftover, readRack(event.data.letters) ?? emptyRack());
      return;
    }
    case 'DrawRejected': {
      const round = roundToDraw(state);
      drawn(state, event.data.letters);
      throwBack(state, round, event.data.letters, event.data.reason);
      return;
    }
    case 'DrawUnplayable': {
      const round = roundToDraw(state);
      throwBack(state, round, rackText(round.tiles), 'without-solution');
      return;
    }
    case 'TopRetained': {
      const round = openRound(state);
      if (round !== undefined) retain(state, round, event.data);
      return;
    }
    case 'RoundAnnulled':
      annul(state, event.data);
      return;
    default:
  }
};
