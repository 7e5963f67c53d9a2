import { commitmentTo, pickOf } from '@arbitre/rules/kernel/lots/lots';
import { characterOf, JOKER } from '../tiles/letters';
import { rackSize, type Rack } from '../tiles/rack';

/** What is published before the game: whoever learns the seed afterwards can check every draw (SCR-3A-GAP-3). */
export const commitmentOf = (seed: string): string => commitmentTo('scrabble', seed);

/**
 * Letters drawn from a bag: the tiles lie in alphabetical order, jokers last, and each hash of seed, set and place picks
 * one. `set` counts the sets drawn in a game from 1, those thrown back included. Pure: anyone can draw them again.
 */
export const drawLetters = (seed: string, set: number, bag: Rack, count: number): string => {
  const left = [...bag];
  let letters = '';
  for (let place = 1; place <= count && rackSize(left) > 0; place++) {
    let pick = pickOf(seed, set, place, rackSize(left));
    let letter = 1;
    while (letter <= 26 && pick >= (left[letter] ?? 0)) {
      pick -= left[letter] ?? 0;
      letter++;
    }
    const drawn = letter > 26 ? 0 : letter;
    left[drawn] = (left[drawn] ?? 0) - 1;
    letters += drawn === 0 ? characterOf(JOKER) : characterOf(drawn);
  }
  return letters;
};
