import { readPlace, type Place } from '../board/place';
import { tilesOf, type Tile } from '../tiles/letters';
import { refuseMove, type RefusedMove } from './refusals';

/** A word and its place as somebody wrote them: joker letters in lower case. */
export type WrittenMove = { readonly place: string; readonly word: string };

export type ReadMove = { readonly ok: true; readonly at: Place; readonly word: readonly Tile[] };

/** `H4 MOTS` taken apart; the place stands first. */
export const splitMove = (text: string): WrittenMove | null => {
  const [place, word, ...more] = text.trim().split(/\s+/);
  return place === undefined || word === undefined || more.length > 0 ? null : { place, word };
};

/** A written move as squares and tiles: refused when the place is none of the board or a character is no letter. */
export const readMove = ({ place, word }: WrittenMove): ReadMove | RefusedMove => {
  const tiles = tilesOf(word);
  if (tiles === null) return refuseMove('move-not-readable', { word });
  const at = readPlace(place);
  if (at === null) return refuseMove('off-grid', { place, word });
  if (tiles.length < 2) return refuseMove('too-short', { place, word });
  return { ok: true, at, word: tiles };
};
