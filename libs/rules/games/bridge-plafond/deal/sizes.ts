import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';

/** Cards of the pack (BP-PARTIE-1), and of a hand (BP-ENCH-8), which is one for each trick. */
export const PACK = PACK_52.cards.length;
export const HAND = TRICKS;
