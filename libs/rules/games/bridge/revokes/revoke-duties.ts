import { seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { cardIn } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeEvent } from '../events';
import type { BridgeState } from '../state';

/** The trick whose revoke is corrected even when it is established (BD-L62D1), and never costs a trick (BD-L64B6). */
export const TWELFTH = 12;

type Duties = Pick<BridgeState, 'obligations'>;

/** A revoke must be corrected until it is established (BD-L62A). */
const revokeDuty = (seat: number, card: string, trick: number): Obligation => ({
  kind: 'revoke',
  seat: seatName(seat),
  cards: [card],
  article: 'BD-L62A',
  trick,
});

export const isOpenRevoke = ({ kind }: Obligation): boolean => kind === 'revoke';
export const isEstablishedRevoke = ({ kind }: Obligation): boolean => kind === 'established-revoke';
const isRevokeDuty = (duty: Obligation): boolean => isOpenRevoke(duty) || isEstablishedRevoke(duty);

/** The duty that a seat's card in a trick left, whether it is established or not; null for none. */
export const revokeIn = ({ obligations }: Duties, seat: number, trick: number): Obligation | null =>
  obligations.find((duty) => isRevokeDuty(duty) && duty.seat === seatName(seat) && duty.trick === trick) ??
  null;

/** A duty that becomes established by what an article names (BD-L63A1 to BD-L63A4). */
const establishing = (duty: Obligation, article: string): readonly BridgeEvent[] => [
  lifted(duty, article),
  imposed({ ...duty, kind: 'established-revoke', article }),
];

/**
 * The revokes of a side that become established by an act of its own, or by an agreement.
 *
 * @param trick those before this trick (from 1)
 */
export const established = (
  { obligations }: Duties,
  side: number,
  trick: number,
  article: string,
): readonly BridgeEvent[] =>
  obligations
    .filter((duty) => isOpenRevoke(duty) && duty.trick < trick && sideIndex(seatIndex(duty.seat)) === side)
    .flatMap((duty) => establishing(duty, article));

/** Every open revoke of a seat's side becomes established: by its claim (BD-L63A3), or by an agreement (BD-L63A4). */
export const establishedOf = (state: Duties, seat: number, article: string): readonly BridgeEvent[] =>
  established(state, sideIndex(seat), Infinity, article);

/** A revoke that was seen at once: it is to be corrected. */
export const revokeImposed = (seat: number, card: string, trick: number): BridgeEvent =>
  imposed(revokeDuty(seat, card, trick));

/** A revoke that a later card proves: its side has played on, unless the trick is the last one and nobody has. */
export const provedRevoke = (
  { play, obligations }: BridgeState,
  seat: number,
  trick: number,
): readonly BridgeEvent[] =>
  revokeIn({ obligations }, seat, trick) !== null
    ? []
    : [
        imposed({
          ...revokeDuty(seat, formatCard(cardIn(play, trick, seat)), trick),
          kind: 'established-revoke',
          article: 'BD-L63A1',
        }),
      ];
