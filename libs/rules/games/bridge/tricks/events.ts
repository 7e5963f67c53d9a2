import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { type EventTable, withoutReason } from '@arbitre/rules/kernel/declare/events';
import { integer, lines, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { tricks } from '../fields';

export const trick = integer(1, 13, 'Trick, 1 to 13');

/** Tricks turned down, pointed, looked at and agreed on (Laws 65 and 66). */
export const trickEvents = {
  CardTurned: {
    says: {
      fr: '{seat} retourne sa carte de la levée {trick}',
      en: '{seat} turns his card of trick {trick}',
    },
    act: 'turn-card',
    fields: { seat, won: optional(yesOrNo('It points to partner, as won')), trick },
    open: true,
  },
  PointingMentioned: {
    says: {
      fr: '{by} relève la carte mal orientée de {seat} (levée {trick})',
      en: '{by} mentions the card of {seat} that points wrongly (trick {trick})',
    },
    act: 'mention-pointing',
    fields: { by: seat, seat, trick },
    open: true,
  },
  TrickInspected: {
    says: { fr: '{seat} se fait montrer la levée {trick}', en: '{seat} has trick {trick} shown' },
    act: 'inspect-trick',
    fields: { seat, trick },
    open: true,
  },
  // Nobody else sees it.
  OwnCardInspected: {
    says: { fr: '{seat} regarde sa dernière carte', en: '{seat} looks at his own last card' },
    act: 'inspect-card',
    fields: { seat },
    open: true,
  },
  InspectionOrdered: {
    says: { fr: 'L’arbitre fait montrer la levée {trick}', en: 'The director has trick {trick} shown' },
    act: 'order-inspection',
    fields: { trick, reason: lines('Why') },
    open: withoutReason,
  },
  CardsMixed: {
    says: { fr: '{seat} mêle ses cartes', en: '{seat} mixes his cards' },
    act: 'mix-cards',
    fields: { seat },
    open: true,
  },
  // Declarer's tricks, as each side counts them.
  TricksDisputed: {
    says: { fr: 'Levées contestées : NS {NS}, EO {EW}', en: 'Tricks disputed: NS {NS}, EW {EW}' },
    act: 'dispute-tricks',
    fields: { NS: tricks, EW: tricks },
    open: true,
  },
  TricksRuled: {
    says: { fr: 'L’arbitre fixe les levées : {tricks}', en: 'The director settles the tricks: {tricks}' },
    act: 'rule-tricks',
    fields: { tricks, found: yesOrNo('The facts were found'), reason: lines('Why') },
    open: withoutReason,
  },
} as const satisfies EventTable;
