import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { numberOf } from '../play-laws/article-number';
import type { Named } from '../events';
import type { BridgePlafondState } from '../state';

// Revokes that declarer may do nothing about, for dummy has pointed them out (BP-50-4).

const REVOKE = 55;

/** What is remembered once dummy has pointed something out: nothing where it was no revoke. */
export const afterPointingOut = (
  { revokes, play }: BridgePlafondState,
  { article, seat, trick }: Named<'DummyPointedOut'>['data'],
): BridgePlafondState['revokes'] =>
  numberOf(article) === REVOKE
    ? {
        ...revokes,
        pointedOut: [
          ...revokes.pointedOut,
          {
            seat: seat === undefined ? null : seatIndex(seat),
            trick: trick ?? null,
            upTo: play.completed + 1,
            claims: revokes.claims.length,
          },
        ],
      }
    : revokes;

/**
 * Whether declarer's side has no sanction for a revoke of this seat in this trick.
 *
 * @param claim the place of the claim that is judged; of one that would be made now unless told
 */
export const isPointedOut = (
  { revokes, declarer }: BridgePlafondState,
  seat: number,
  trick: number,
  claim = revokes.claims.length,
): boolean =>
  isDefender(declarer, seat) &&
  revokes.pointedOut.some(
    (each) =>
      each.claims <= claim &&
      (each.seat === null || each.seat === seat) &&
      (each.trick === null ? trick <= each.upTo : trick === each.trick),
  );
