import type { Card } from '@arbitre/rules/kernel/cards';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, type Play } from '@arbitre/rules/kernel/tricks/play';

/** A known hand that could follow plays another suit (BD-L44C), or an unknown one proves that it could have. */
export const isRevoke = (play: Play, seat: number, card: Card): boolean =>
  isKnown(play, seat) ? !follows(play, seat, card) : failedBefore(play, seat, card) > 0;
