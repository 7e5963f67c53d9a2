import { type ActNamed, type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { callActs } from './auction-laws/declared';
import { choiceActs } from './choices/declared';
import { claimActs } from './claims/declared';
import { dealActs } from './deal/declared';
import { dealingActs } from './dealing/declared';
import type { BridgePlafondEvent } from './events';
import { playLawActs } from './play-laws/declared';
import { tableActs } from './play/declared';
import { resultActs } from './result/declared';
import { revokeActs } from './revokes/declared';
import { rulingActs } from './rulings/declared';
import type { BridgePlafondState } from './state';

/** The acts of a table of bridge-plafond, as records and the API carry them. */
export const acts = declareActs({
  ...dealActs,
  ...dealingActs,
  ...tableActs,
  ...callActs,
  ...playLawActs,
  ...revokeActs,
  ...claimActs,
  ...choiceActs,
  ...rulingActs,
  ...resultActs,
});

export type BridgePlafondAct = ActOf<typeof acts>;
export type BridgePlafondActNamed<Name extends keyof typeof acts> = ActNamed<typeof acts, Name>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<
  typeof acts,
  BridgePlafondState,
  BridgePlafondEvent
>[Name];
