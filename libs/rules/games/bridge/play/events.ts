import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { type EventTable, withoutReason } from '@arbitre/rules/kernel/declare/events';
import { described } from '@arbitre/rules/kernel/declare/field';
import { lines, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';

/**
 * How a card was shown that is not simply played: a defender's that his partner can see (BD-L45C1), declarer's face up on the
 * table (BD-L45C2), dummy's that declarer touched (BD-L45C3), one that was named (BD-L45C4a).
 */
export const SHOWINGS = ['visible', 'faced', 'touched', 'named'] as const;

/** Cards shown, played beside the trick, taken back (Laws 45, 47 and 48). */
export const playedEvents = {
  CardShown: {
    says: { fr: '{seat} montre {card}', en: '{seat} shows {card}' },
    act: 'show-card',
    fields: { seat, card, how: oneOf(SHOWINGS, 'How it was shown') },
    open: true,
  },
  // A second card of a seat to the trick under way; it is no part of it (BD-L45E1, BD-L45E2).
  FifthCardPlayed: {
    says: { fr: '{seat} joue {card} en trop', en: '{seat} plays {card} as a card too many' },
    act: 'play',
    fields: { seat, card },
    open: true,
  },
  FifthCardJudged: {
    says: {
      fr: 'L’arbitre juge la carte en trop de {seat}',
      en: 'The director judges the card too many of {seat}',
    },
    act: 'judge-fifth-card',
    fields: { seat, led: yesOrNo('It was led to the next trick'), reason: lines('Why') },
    open: withoutReason,
  },
  // BD-L47E1.
  TurnSaid: {
    says: { fr: '{by} dit à {seat} que c’est à lui', en: '{by} tells {seat} that it is his turn' },
    act: 'say-turn',
    fields: { by: seat, seat },
    open: true,
  },
  // BD-L47E2a, BD-L47E2b.
  ExplanationCorrected: {
    says: {
      fr: 'Explication de {by} corrigée après {card} de {seat}',
      en: 'Explanation by {by} corrected after {card} by {seat}',
    },
    act: 'correct-explanation',
    fields: { seat, card, by: described(seat, 'Whose explanation it was'), reason: lines('Why') },
    open: withoutReason,
  },
  // BD-L48B2.
  HandFaced: {
    says: { fr: '{seat} étale son jeu', en: '{seat} faces his hand' },
    act: 'spread-hand',
    fields: { seat },
    open: true,
  },
  FacingExcused: {
    says: { fr: 'Étaler n’était pas réclamer', en: 'Facing the hand was no claim' },
    act: 'excuse-facing',
    fields: { reason: lines('Why') },
    open: withoutReason,
  },
} as const satisfies EventTable;
