import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { article, integer, lines, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// Acts and events of the claims (article 54).

const tricks = integer(0, 13, 'Further tricks for the side of the claimant');
const statement = lines('How he would play');
const claimed = {
  by: seat,
  tricks,
  statement: optional(statement),
  complete: optional(yesOrNo('He has explained his play of his own accord, and completely')),
};
export const ANSWERS = ['accept', 'object', 'as-stated', 'explain'] as const;
const answered = {
  by: seat,
  answer: oneOf(ANSWERS, 'He agrees, does not, has it played as stated, or has it explained'),
};
const decided = {
  by: described(seat, 'The opponent who had it explained'),
  tricks,
  point: optional(lines('The point that was in doubt')),
};

export const claimActs = {
  'claim-tricks': { says: 'Claims so many of the tricks that are left', fields: claimed },
  'answer-claim': { says: 'Answers a claim', fields: answered },
  'complete-claim': { says: 'Completes the explanation of a claim', fields: { by: seat, statement } },
  'decide-claim': { says: 'Decides what is left in doubt of a claim', fields: decided },
} as const satisfies ActTable;

export const claimEvents = {
  TricksClaimed: {
    says: { fr: '{by} réclame {tricks} levées', en: '{by} claims {tricks} tricks' },
    act: 'claim-tricks',
    fields: claimed,
    open: true,
  },
  ClaimAnswered: {
    says: { fr: '{by} répond à la demande', en: '{by} answers the claim' },
    act: 'answer-claim',
    fields: answered,
    open: true,
  },
  ClaimCompleted: {
    says: { fr: '{by} complète son explication', en: '{by} completes his explanation' },
    act: 'complete-claim',
    fields: { by: seat, statement },
    open: true,
  },
  ClaimDecided: {
    says: { fr: '{by} tranche ce qui est douteux', en: '{by} decides what is in doubt' },
    act: 'decide-claim',
    fields: decided,
    open: true,
  },
  // The play goes on (BP-54-GAP-1).
  ClaimDropped: {
    says: { fr: 'La demande tombe, on joue', en: 'The claim falls, the play goes on' },
    fields: { article: article('BP-') },
    open: true,
  },
  // Declarer's tricks in all, those that were played included.
  ClaimSettled: {
    says: { fr: '{tricks} levées au demandeur', en: '{tricks} tricks to declarer' },
    fields: { tricks: integer(0, 13, 'Tricks of declarer’s side in all'), article: article('BP-') },
    open: true,
  },
} as const satisfies EventTable;
