import type { Consequences } from '../choices/choice';
import { decideLeave, decideLook, decideNameHand, decidePointedOut, designatedHand } from './dummy';
import { decideCallCard, decideExpose, decideTogether } from './exposed';
import { decideFind, decideGiveUp, decideMiss } from './missing-cards';
import { decidePointOut, partnersCard } from './premature';
import { decideLookAt, suitOfNextLead } from './quitted';
import {
  decideFindShort,
  decideLeaveShort,
  decideReturn,
  decideSlip,
  decideSupply,
  newDeal,
} from './short-tricks';
import { decideSuggest, suggestedCard } from './suggested';
import { banOnLead, declarersLead, defendersLead, wrongHand } from './wrong-lead';

/** What decides on the acts of `declared.ts`. */
export const playLawHandlers = {
  'expose-card': decideExpose,
  'play-at-once': decideTogether,
  'call-card': decideCallCard,
  'point-out-trick': decidePointOut,
  'suggest-card': decideSuggest,
  'name-hand': decideNameHand,
  'dummy-points-out': decidePointedOut,
  'dummy-looks': decideLook,
  'dummy-leaves': decideLeave,
  'look-at-trick': decideLookAt,
  'leave-short': decideLeaveShort,
  'find-short': decideFindShort,
  'supply-card': decideSupply,
  'slip-card': decideSlip,
  'return-surplus': decideReturn,
  'miss-card': decideMiss,
  'find-card': decideFind,
  'give-up-search': decideGiveUp,
};

/** What follows from the choices that these articles give, by article. */
export const playLawConsequences: Consequences = {
  'BP-45-1': wrongHand,
  'BP-46-1': declarersLead,
  'BP-46-2': defendersLead,
  'BP-46-2-II': banOnLead,
  'BP-47-1': partnersCard,
  'BP-48-1': newDeal,
  'BP-50-1': suggestedCard,
  'BP-50-3': designatedHand,
  'BP-52-1': partnersCard,
  'BP-53-1': suitOfNextLead,
};
