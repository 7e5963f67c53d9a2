import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { withoutReason } from '@arbitre/rules/kernel/declare/events';
import { article, facts, lines, oneOf } from '@arbitre/rules/kernel/declare/values';

// What no card and no call shows, and what the arbiter finds (BP-DISC-1).

const cited = article('BP-');
const fields = {
  article: cited,
  outcome: oneOf(['play-on', 'new-deal'], 'What becomes of the deal'),
  reason: lines('Why'),
  seat: optional(seat),
  card: optional(card),
};

export const rulingActs = {
  report: {
    says: 'Reports what no card shows',
    fields: { article: cited, seat, facts: optional(facts) },
  },
  rule: { says: 'Decides (arbiter)', by: 'arbiter', fields },
} as const satisfies ActTable;

export const rulingEvents = {
  ArbiterDecided: {
    says: { fr: 'L’arbitre décide : {outcome}', en: 'The arbiter decides: {outcome}' },
    act: 'rule',
    fields,
    open: withoutReason,
  },
} as const;
