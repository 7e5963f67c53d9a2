import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { lines, oneOf } from '@arbitre/rules/kernel/declare/values';
import { withoutReason } from '@arbitre/rules/kernel/declare/events';
import { sheetContract } from '../fields';

/** What may be asked once the auction is over: what was called, what it means, the contract (BD-L41B, BD-L41C-2). */
export const QUESTIONS = ['review', 'explanation', 'contract'] as const;

/** The opening lead, the clarification period and dummy's cards (Law 41). */
export const openingEvents = {
  LeadFacedDown: {
    says: { fr: '{seat} entame face cachée', en: '{seat} leads face down' },
    act: 'lead-face-down',
    fields: { seat, card: optional(card) },
    open: ({ seat: leader }: { readonly seat: string }) => ({ seat: leader }),
  },
  // BD-L41A-2.
  LeadReturned: {
    says: { fr: 'L’entame cachée de {seat} revient en main', en: 'The face-down lead of {seat} goes back' },
    act: 'return-lead',
    fields: { seat, reason: lines('Why') },
    open: withoutReason,
  },
  LeadFaced: {
    says: { fr: '{seat} retourne son entame', en: '{seat} faces the opening lead' },
    act: 'face-lead',
    fields: { seat, card: optional(card) },
    open: true,
  },
  QuestionAsked: {
    says: { fr: '{seat} pose une question', en: '{seat} asks a question' },
    act: 'ask',
    fields: { seat, about: oneOf(QUESTIONS, 'What is asked') },
    open: true,
  },
  // By whom it was doubled is not said.
  ContractTold: {
    says: { fr: 'Contrat rappelé à {to} : {contract}', en: 'Contract told to {to}: {contract}' },
    fields: { to: seat, contract: sheetContract },
    open: true,
  },
  DummySpread: {
    says: { fr: 'Le mort ({seat}) étale son jeu', en: 'Dummy ({seat}) spreads his hand' },
    act: 'spread-dummy',
    fields: {
      seat,
      suits: list(oneOf(['C', 'D', 'H', 'S']), { least: 4, most: 4 }, 'Suits from dummy’s right'),
    },
    open: true,
  },
} as const satisfies EventTable;
