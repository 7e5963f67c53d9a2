import { sha256 } from './sha256';

const hashOf = (text: string): string => sha256(new TextEncoder().encode(text));

/**
 * What is published before a lot is drawn: whoever learns the seed afterwards can draw again and compare. `purpose` keeps the
 * commitments of one game apart from those of another.
 */
export const commitmentTo = (purpose: string, seed: string): string => hashOf(`arbitre-${purpose} ${seed}`);

/** 52 bits of the hash, far more than anything is drawn from: the remainder favours nobody. */
const HEX_DIGITS = 13;

/** A whole number from 0 up to, but without, `below`: the pick of that place in that draw, both counted from 1. Pure. */
export const pickOf = (seed: string, draw: number, place: number, below: number): number =>
  Number.parseInt(hashOf(`${seed} ${draw} ${place}`).slice(0, HEX_DIGITS), 16) % below;

/** The items in the order that a seed draws them in: the first pick stands first. Pure: anyone can draw them again. */
export const inOrderOfLot = <Item>(seed: string, items: readonly Item[]): readonly Item[] => {
  const left = [...items];
  return items.flatMap((_, place) => left.splice(pickOf(seed, 1, place + 1, left.length), 1));
};
