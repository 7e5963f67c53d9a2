import { characterOf, JOKER, letterOf, tileOf, type Tile } from './letters';

/** The tiles in play, counted: by 1 to 26 the letters, at 0 the jokers. */
export type Rack = readonly number[];

export const emptyRack = (): number[] => new Array<number>(27).fill(0);

/** `AEI?NRS` as counts; null when a character is neither a letter A to Z nor `?`. The `+` of a draw is no tile. */
export const readRack = (text: string): Rack | null => {
  const rack = emptyRack();
  for (const character of text) {
    if (character === '+') continue;
    const tile = character === '?' ? JOKER : tileOf(character);
    if (tile === 0 || tile > JOKER) return null;
    const at = letterOf(tile);
    rack[at] = (rack[at] ?? 0) + 1;
  }
  return rack;
};

export const rackSize = (rack: Rack): number => rack.reduce((sum, count) => sum + count, 0);

/** The letters in order, jokers last: `AEINRS?`. */
export const rackText = (rack: Rack): string =>
  rack
    .map((count, letter) => (letter === 0 ? '' : characterOf(letter).repeat(count)))
    .join('')
    .concat('?'.repeat(rack[0] ?? 0));

/** What stays of a rack when these tiles are laid; null when it does not hold them all. */
export const withoutTiles = (rack: Rack, tiles: Iterable<Tile>): Rack | null => {
  const left = [...rack];
  for (const tile of tiles) {
    const at = tile >= JOKER ? 0 : letterOf(tile);
    const held = left[at] ?? 0;
    if (held === 0) return null;
    left[at] = held - 1;
  }
  return left;
};
