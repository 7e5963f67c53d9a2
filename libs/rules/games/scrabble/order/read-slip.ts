import { withJokers } from '../moves/written-word';
import type { Slip, Solution, WrittenSolution } from '../slips/slip';
import type { Given } from './acts';

/** As events keep it: jokers as lower-case letters, places in capitals, nothing said that goes without saying. */
const solutionOf = ({ word, place, direction, connecting, score, struck }: WrittenSolution): Solution => ({
  word: withJokers(word),
  ...(place === undefined ? {} : { place: place.toUpperCase() }),
  ...(direction === undefined ? {} : { direction }),
  ...(connecting === undefined
    ? {}
    : { connecting: connecting.map((each) => ({ ...each, letter: each.letter.toUpperCase() })) }),
  ...(score === undefined ? {} : { score }),
  ...(struck === true ? { struck } : {}),
});

/** A slip as clients send it; its one solution may stand in the act itself: `{ word, place, score }`. */
export const slipOf = (act: Given<'submit-slip'> | Given<'enter-slip'>, channel: Slip['channel']): Slip => {
  const { word, solutions = word === undefined ? [] : [{ ...act, word }], several, hardToRead } = act;
  return {
    channel,
    solutions: solutions.map(solutionOf),
    ...(several === true ? { several } : {}),
    ...(hardToRead === true ? { hardToRead } : {}),
  };
};
