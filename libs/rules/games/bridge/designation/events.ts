import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { type EventTable, withoutReason } from '@arbitre/rules/kernel/declare/events';
import { telling } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, notation, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';

/** What declarer says of dummy's card. */
export const designation = telling(
  'call',
  notation(
    'high, low, win, anything, a suit, a rank or a card',
    '^(high|low|win|anything|[CDHS]|[2-9TJQKA]|10|[CDHS]([2-9TJQKA]|10))$',
    '`high`, `low`, `win`, `anything`, a suit (`S`), a rank (`Q`) or a card (`SQ`)',
  ),
);

/** By which article the director has another card of dummy's played. */
export const CORRECTIONS = ['BD-L45C4b', 'BD-L46B-0'] as const;

/** How dummy's card is named, and changed (Laws 45C3, 45C4b, 45D, 46). */
export const designationEvents = {
  // Null: either defender chooses (BD-L46B5).
  CardDesignated: {
    says: { fr: 'Carte du mort demandée : {call}', en: 'Dummy’s card called: {call}' },
    act: 'designate',
    fields: { call: designation, card: orNull(card, 'Dummy’s card; null: either defender chooses') },
    open: true,
  },
  DummyCardChosen: {
    says: { fr: '{by} fait jouer {card} au mort', en: '{by} has dummy play {card}' },
    act: 'choose-card',
    fields: { by: seat, card },
    open: true,
  },
  // BD-L45C3.
  TouchRuled: {
    says: { fr: 'L’arbitre juge la carte touchée {card}', en: 'The director judges the touched card {card}' },
    act: 'rule-touch',
    fields: { card, deliberate: yesOrNo('Touched to be played'), reason: lines('Why') },
    open: withoutReason,
  },
  DesignationCorrected: {
    says: { fr: 'Demande corrigée : {card}', en: 'Designation corrected: {card}' },
    act: 'correct-designation',
    fields: { card, article: oneOf(CORRECTIONS, 'By which article'), reason: lines('Why') },
    open: withoutReason,
  },
  // BD-L45D1, BD-L45D2.
  WrongCardNoticed: {
    says: {
      fr: 'Le mort a posé {placed} au lieu de {named}',
      en: 'Dummy placed {placed} instead of {named}',
    },
    act: 'notice-wrong-card',
    fields: { named: card, placed: card },
    open: true,
  },
  // What was played to the next trick has gone back before.
  CardReplaced: {
    says: {
      fr: '{to} remplace {from} dans la levée {trick}',
      en: '{to} takes the place of {from} in trick {trick}',
    },
    fields: { seat, from: card, to: card, trick: integer(1, 13, 'Trick, 1 to 13') },
    open: true,
  },
} as const satisfies EventTable;
