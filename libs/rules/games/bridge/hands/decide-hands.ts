import {
  decideCancel,
  decideDealing,
  decideElsewhere,
  decideLetStand,
  decideNewDeal,
  decideReturn,
  decideTakeHand,
  decideWrongHand,
} from './decide-board';
import { decideCount, decideRemove, decideRestoreCard, decideRestoreHands } from './decide-count';

/** The acts on the hands and the board, by their names. */
export const decideHands = {
  'note-dealing': decideDealing,
  'count-hands': decideCount,
  'restore-hands': decideRestoreHands,
  'restore-card': decideRestoreCard,
  'remove-card': decideRemove,
  'wrong-hand': decideWrongHand,
  'call-elsewhere': decideElsewhere,
  'new-deal': decideNewDeal,
  'cancel-board': decideCancel,
  'let-stand': decideLetStand,
  'return-hand': decideReturn,
  'take-hand': decideTakeHand,
} as const;
