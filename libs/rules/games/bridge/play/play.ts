import type { Card } from '@arbitre/rules/kernel/cards';
import { leftOf, seatIndex } from '@arbitre/rules/kernel/compass';
import { compassRanking } from '@arbitre/rules/kernel/tricks/compass';
import { failedBefore, follows } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, type Play, startPlay } from '@arbitre/rules/kernel/tricks/play';
import type { Contract } from '../events';
import { STRAINS } from '../notation';

/** The defender on declarer's left leads (BD-L41A-1). */
export const openPlay = (play: Play, { declarer, strain }: Contract): void => {
  startPlay(play, compassRanking(STRAINS.indexOf(strain)), leftOf(seatIndex(declarer)));
};

/** A known hand that could follow plays another suit (BD-L44C), or an unknown one proves that it could have. */
export const isRevoke = (play: Play, seat: number, card: Card): boolean =>
  isKnown(play, seat) ? !follows(play, seat, card) : failedBefore(play, seat, card) > 0;

/** The auction goes on: nobody is to lead. */
export const endPlay = (play: Play): void => {
  play.turn = play.toLead = -1;
};
