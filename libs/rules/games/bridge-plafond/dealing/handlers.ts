import type { Consequences } from '../choices/choice';
import { countHands, countPack, takeHand } from './decide-counts';
import { demandCut, faultCut, missCut } from './decide-cut';
import { beginDeal, misdeal, stopDeal, turnedUpConsequence, turnUp } from './decide-dealing';

/** What decides on the acts of `declared.ts`. */
export const dealingHandlers = {
  'fault-cut': faultCut,
  'demand-cut': demandCut,
  'begin-deal': beginDeal,
  'stop-deal': stopDeal,
  'miss-cut': missCut,
  'turn-up': turnUp,
  misdeal,
  'take-hand': takeHand,
  'count-hands': countHands,
  'count-pack': countPack,
};

/** What follows from the choices that these articles give, by article. */
export const dealingConsequences: Consequences = { 'BP-38-1': turnedUpConsequence };
