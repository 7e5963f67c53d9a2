import {
  leftOf,
  otherSide,
  type Seat,
  seatIndex,
  seatName,
  type Side,
  sideName,
} from '@arbitre/rules/kernel/compass';

type Packs = Readonly<Record<Side, string>>;

/** Who dealt a deal, and with which pack. */
export type Dealt = { readonly dealer: Seat; readonly pack: string };

/**
 * Who deals next, and the packs of both sides from then on: the deal passes to the left of whoever dealt (BP-9-GAP-1), and packs
 * that were exchanged stay so (BP-9-4).
 */
export const nextDeal = (
  { dealer, pack }: Dealt,
  packs: Packs,
): { readonly dealer: Seat; readonly packs: Packs } => {
  const side = sideName(seatIndex(dealer));
  const other = otherSide(side);
  const kept = pack === packs[side] ? packs : ({ [side]: pack, [other]: packs[side] } as Packs);
  return { dealer: seatName(leftOf(seatIndex(dealer))), packs: kept };
};
