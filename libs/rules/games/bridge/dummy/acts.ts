import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { article, lines, oneOf } from '@arbitre/rules/kernel/declare/values';
import { CONDUCTS, FINDINGS } from './events';

/** Dummy's rights and their loss (Laws 42 and 43). */
export const dummyActs = {
  'report-dummy': {
    says: 'Reports what dummy may not do (BD-L43A1, BD-L43A2, BD-L45F)',
    fields: { did: oneOf(CONDUCTS, 'What dummy did'), of: optional(seat), card: optional(card) },
  },
  'dummy-warns': {
    says: 'Dummy warns declarer not to lead from the wrong hand (BD-L42B)',
    fields: { seat },
  },
  'dummy-points-out': {
    says: 'Dummy is the first to mention an irregularity (BD-L43A1, BD-L43B3)',
    fields: { article: article('BD-'), seat },
  },
  'choose-hand': {
    says: 'A defender chooses the hand that declarer leads from (BD-L43B2a)',
    fields: { by: seat, hand: seat },
  },
  'close-review': {
    says: 'Judges what waits for the end of the play (arbiter)',
    by: 'arbiter',
    fields: {
      article: article('BD-'),
      finding: oneOf(FINDINGS, 'What comes of it'),
      reason: lines('Why'),
    },
  },
} as const satisfies ActTable;
