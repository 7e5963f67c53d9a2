import { card, hands, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { call } from '../fields';
import * as of from './fields';

const law = text('The article by which it is treated', 40);

/** What is recorded of the hands and the board (Laws 6, 7, 13 to 15A). */
export const handEvents = {
  DealingNoted: {
    says: { fr: 'Mode de distribution noté', en: 'Way of dealing noted' },
    act: 'note-dealing',
    fields: { method: of.dealing, cutBy: of.cutBy, present: of.present },
  },
  // Null: nothing is wrong with them.
  HandsCounted: {
    says: { fr: 'Mains comptées', en: 'Hands counted' },
    act: 'count-hands',
    fields: { counts: of.counts, article: orNull(law, 'By which a wrong number is treated') },
  },
  HandsRestored: {
    says: { fr: 'Mains rétablies', en: 'Hands corrected' },
    act: 'restore-hands',
    fields: {
      hands: optional(hands(13)),
      saw: list(seat, { most: 4 }, 'Players who saw a card of another hand'),
      article: law,
    },
  },
  CardRestored: {
    says: { fr: '{card} rendue à {seat}', en: '{card} given back to {seat}' },
    act: 'restore-card',
    fields: {
      ...{ seat, card, found: of.found },
      trick: optional(of.trick),
      exposed: yesOrNo('Whether its face was seen'),
      article: law,
    },
  },
  SurplusCardRemoved: {
    says: {
      fr: 'Une carte en trop ({card}) est retirée à {seat}',
      en: 'A surplus card ({card}) is taken from {seat}',
    },
    act: 'remove-card',
    fields: { seat, card, trick: optional(of.trick) },
  },
  WrongHandFound: {
    says: { fr: '{seat} tenait une autre main que la sienne', en: '{seat} held a hand that was not his' },
    act: 'wrong-hand',
    fields: {
      seat,
      board: optional(of.board),
      pocket: optional(described(seat, 'The pocket that the hand was of')),
    },
  },
  CalledElsewhere: {
    says: {
      fr: '{seat} avait annoncé {call} ailleurs avec cette main',
      en: '{seat} had called {call} elsewhere with this hand',
    },
    act: 'call-elsewhere',
    fields: { seat, call, board: of.board },
  },
  NewDealOrdered: {
    says: { fr: 'Nouvelle donne', en: 'New deal' },
    act: 'new-deal',
    fields: { article: oneOf(of.NEW_DEALS), reason: of.reason },
  },
  DealCancelled: {
    says: { fr: 'Étui annulé', en: 'Board cancelled' },
    act: 'cancel-board',
    fields: { article: of.cited, reason: optional(of.reason) },
  },
  ResultLeftStanding: {
    says: { fr: 'Résultat laissé tel quel', en: 'Result left as it is' },
    act: 'let-stand',
    fields: { article: of.cited, reason: of.reason },
  },
  HandReturned: {
    says: { fr: '{seat} remet sa main dans l’étui', en: '{seat} returns his hand to the board' },
    act: 'return-hand',
    fields: { seat },
  },
  HandTakenOut: {
    says: { fr: 'La main de {seat} est ressortie', en: 'The hand of {seat} is taken out again' },
    act: 'take-hand',
    fields: { seat, present: list(oneOf(['NS', 'EW', 'arbiter']), { most: 3 }, 'Who was there') },
  },
} as const;
