import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { lines, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { tricks } from '../fields';
import { trick } from './events';

/** Tricks turned down, pointed, looked at and agreed on (Laws 65 and 66). */
export const trickActs = {
  'turn-card': {
    says: 'Turns his card of the trick face down, pointing it as won or lost (BD-L65A, BD-L65B)',
    fields: { seat, won: optional(yesOrNo('It points to partner, as won')) },
  },
  'mention-pointing': {
    says: 'Mentions a card that points the wrong way (BD-L65B)',
    fields: { by: seat, seat, trick },
  },
  'inspect-trick': { says: 'Has a trick shown (BD-L66A, BD-L66C, BD-L66D)', fields: { seat, trick } },
  'inspect-card': { says: 'Looks at his own last card (BD-L66B)', fields: { seat } },
  'order-inspection': {
    says: 'Has a quitted trick shown (arbiter, BD-L66C)',
    by: 'arbiter',
    fields: { trick, reason: lines('Why') },
  },
  'mix-cards': { says: 'Mixes his cards before the tricks are agreed (BD-L65D)', fields: { seat } },
  'dispute-tricks': {
    says: 'The sides count declarer’s tricks differently (BD-L66D)',
    fields: { NS: tricks, EW: tricks },
  },
  'rule-tricks': {
    says: 'Settles declarer’s tricks that are disputed (arbiter, BD-L66D)',
    by: 'arbiter',
    fields: { tricks, found: yesOrNo('The facts were found'), reason: lines('Why') },
  },
} as const satisfies ActTable;
