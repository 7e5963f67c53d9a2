import { SEATS, seatName } from '@arbitre/rules/kernel/compass';
import { isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { BridgeState } from '../state';

/** Cards by seat, as far as hands were counted. */
export type Counts = Readonly<Partial<Record<string, number>>>;

const countOf = (counts: Counts, seat: string): number => counts[seat] ?? TRICKS;

const hasCalled = ({ auction }: BridgeState, seat: string): boolean =>
  auction.calls.some((call) => call.seat === seat && call.withdrawn !== true);

/** One hand has too many and none too few, all being counted: a card is not of the deal (BD-L13C). */
const hasStranger = (counts: Counts): boolean =>
  SEATS.every((seat) => counts[seat] !== undefined && countOf(counts, seat) >= TRICKS);

/**
 * By which law a wrong number is treated: a card in the wrong hand before a player concerned has called, after, or after
 * the play (BD-L13A1, BD-L13B1, BD-L13D); one that is not of the deal (BD-L13C); one that is missing, before the play and
 * later (BD-L14A, BD-L14B1). Null: all hands that were counted are right.
 */
export const lawOfCounts = (state: BridgeState, counts: Counts): string | null => {
  const wrong = SEATS.filter((seat) => countOf(counts, seat) !== TRICKS);
  if (wrong.length === 0) return null;
  if (wrong.every((seat) => countOf(counts, seat) < TRICKS))
    return isUnderWay(state.play) || state.phase === 'finished' ? 'BD-L14B1' : 'BD-L14A';
  if (hasStranger(counts)) return 'BD-L13C';
  if (state.phase === 'finished') return 'BD-L13D';
  return wrong.some((seat) => hasCalled(state, seat)) ? 'BD-L13B1' : 'BD-L13A1';
};

/** Whether the record has thirteen cards for every hand that it knows: the director can restore them from it. */
export const isRecordRight = ({ play }: BridgeState): boolean =>
  play.sizes === null || SEATS.every((_, seat) => play.sizes?.[seat] === TRICKS);

export const shortSeats = (counts: Counts): readonly string[] =>
  SEATS.map((_, seat) => seatName(seat)).filter((seat) => countOf(counts, seat) < TRICKS);
