import type { Seat } from '../events';
import type { PbnGame } from './game';

const NAME_TAGS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };

/**
 * An opaque key of the player in a seat, never shown: nicknames differ in case from round to round. Null where the
 * file does not name the player.
 */
export const playerKey = (game: PbnGame, seat: Seat): string | null => {
  const name = game.tags.get(NAME_TAGS[seat])?.value.trim().toLowerCase() ?? '';
  return name === '' || name === '?' ? null : name;
};
