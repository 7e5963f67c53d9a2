import { drawLetters, scrabbleRack } from '@arbitre/rules/scrabble';

/** The letters of the next set that a seed gives; `bag`: what lies in it, a joker as `?`. */
export const setOfSeed = (
  seed: string,
  {
    set,
    bag,
    count,
    joker,
  }: { readonly set: number; readonly bag: string; readonly count: number; readonly joker: boolean },
): string => {
  // In a joker game the joker lies beside the bag (SCR-OPT-2).
  const rack = scrabbleRack.readRack(joker ? bag.replaceAll('?', '') : bag);
  return rack === null ? '' : drawLetters(seed, set, rack, count);
};
