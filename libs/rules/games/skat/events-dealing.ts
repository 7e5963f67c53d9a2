import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { field } from '@arbitre/rules/kernel/declare/field';
import { integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { article, card, counts, fault, gameKind, hand, hands, player, reason, seat, step } from './fields';

const away = field<true>(
  'true',
  { type: 'boolean', const: true, description: 'For the neighbour who was away' },
  (value) => value === true,
);

/** Shuffling, dealing, counting, and what goes wrong before the cards are played. */
export const dealingEvents = {
  DeckShuffled: {
    says: { fr: '{seat} bat les cartes', en: '{seat} shuffles' },
    act: 'shuffle',
    fields: { seat, fault: optional(fault) },
  },
  DeckCut: {
    says: { fr: '{seat} coupe', en: '{seat} cuts' },
    act: 'cut',
    fields: { seat, lifted: optional(integer(4, 28, 'Cards taken off')), absent: optional(away) },
  },
  // `by`: who dealt, where it was not his turn (SKAT-3.2.11).
  CardsDealt: {
    says: { fr: 'Cartes distribuées, skat : {skat}', en: 'Cards dealt, skat: {skat}' },
    act: 'deal',
    fields: { hands, skat: hand, by: optional(seat) },
  },
  HandPickedUp: {
    says: { fr: '{seat} relève ses cartes', en: '{seat} picks up the cards' },
    act: 'pick-up',
    fields: { seat: player, skat: optional(yesOrNo('Whether he took the skat with them')) },
  },
  HandsCounted: {
    says: { fr: 'Cartes comptées', en: 'Cards counted' },
    act: 'count',
    fields: { counts, dealt: yesOrNo('As they were dealt, or as they hold them now') },
  },
  CardExposedInDeal: {
    says: { fr: '{seat} découvre une carte en donnant', en: '{seat} exposes a card while dealing' },
    act: 'expose-in-deal',
    fields: { seat, card: optional(card) },
  },
  DealingContested: {
    says: { fr: '{seat} conteste la donne', en: '{seat} contests the dealing' },
    act: 'contest',
    fields: { seat, step, reason },
  },
  DealVoided: {
    says: { fr: 'Donne annulée', en: 'Deal void' },
    fields: { article, again: oneOf(['same-dealer', 'proper-dealer'], 'Who deals it anew') },
  },
  // SKAT-3.2.14, SKAT-3.2.15.a, SKAT-3.3.9.a.
  PlayerExcluded: {
    says: { fr: '{seat} est exclu des enchères', en: '{seat} is barred from bidding' },
    fields: { seat: player, article },
  },
  // SKAT-3.3.9.b.
  AuctionRestarted: {
    says: { fr: 'Les enchères reprennent du début', en: 'The bidding starts again' },
    fields: { article, eligible: list(player, {}, 'Who may still bid') },
  },
  SkatRedrawn: {
    says: { fr: '{seat} tire un nouveau skat', en: '{seat} draws a new skat' },
    act: 'redraw-skat',
    fields: { seat: player, cards: hand },
  },
  SkatRestored: {
    says: { fr: '{seat} remet le premier skat', en: '{seat} lays the first skat back' },
    act: 'restore-skat',
    fields: { seat: player },
  },
  // SKAT-3.3.10.c.
  GameChosen: {
    says: {
      fr: '{seat} nomme son jeu avant de relever le skat : {game}',
      en: '{seat} names the game before taking the skat: {game}',
    },
    act: 'choose-game',
    fields: { seat: player, game: gameKind },
  },
} as const satisfies EventTable;
