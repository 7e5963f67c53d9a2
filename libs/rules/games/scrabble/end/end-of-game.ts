import { hasBothKinds, kindsOf } from '../draw/letters-left';
import { rackSize, type Rack } from '../tiles/rack';

/** Why a game is over; `no-placement`: nothing that is left can be laid (SCR-3F-2). */
export const END_REASONS = [
  'all-placed',
  'one-letter',
  'only-vowels',
  'only-consonants',
  'no-placement',
  'interrupted',
  // The recorded game of a simultaneous event has no further round (SCR-TOUR-GAP-8).
  'record-over',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * Whether the letters not on the board end the game by themselves: none, one, or all of one kind. A Y or a joker among two or
 * more keeps it going, since it stands for the other kind (SCR-3F-3 to SCR-3F-5, SCR-3F-GAP-1).
 */
export const endByLetters = (unplaced: Rack): EndReason | null => {
  const left = rackSize(unplaced);
  if (left === 0) return 'all-placed';
  if (left === 1) return 'one-letter';
  if (hasBothKinds(unplaced, 1)) return null;
  return kindsOf(unplaced).vowels > 0 ? 'only-vowels' : 'only-consonants';
};
