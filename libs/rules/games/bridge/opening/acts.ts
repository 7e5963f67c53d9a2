import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { lines, oneOf } from '@arbitre/rules/kernel/declare/values';
import { QUESTIONS } from './events';

/** The opening lead, the clarification period and dummy's cards (Law 41). */
export const openingActs = {
  'lead-face-down': {
    says: 'Makes the opening lead face down; the card where it is known (BD-L41A-1)',
    fields: { seat, card: optional(card) },
  },
  'return-lead': {
    says: 'Has a face-down lead taken back (arbiter, BD-L41A-2)',
    by: 'arbiter',
    fields: { reason: lines('Which irregularity') },
  },
  'face-lead': {
    says: 'Faces the opening lead; the card unless it is known already (BD-L41C-1)',
    fields: { seat, card: optional(card) },
  },
  ask: {
    says: 'Asks for a review, an explanation or the contract (BD-L41B, BD-L41C-2)',
    fields: { seat, about: oneOf(QUESTIONS, 'What is asked') },
  },
  'spread-dummy': { says: 'Dummy spreads his hand (BD-L41D)', fields: { seat } },
} as const satisfies ActTable;
