import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed } from '@arbitre/rules/kernel/declare/events';
import { text } from '@arbitre/rules/kernel/declare/values';
import { allHands, articleCited, asked, honours, lifted, pack } from './fields';

/** From the shuffle to the call of honours. */
export const dealing = declareEvents('whist@1', {
  PackShuffled: {
    says: { fr: '{seat} bat les cartes', en: '{seat} shuffles the pack' },
    act: 'shuffle',
    fields: { seat },
  },
  // It lies at his right, beside `beside` (WHC-CARTES-3).
  PackPrepared: {
    says: { fr: '{seat} prépare l’autre jeu : {pack}', en: '{seat} prepares the other pack: {pack}' },
    act: 'prepare-pack',
    fields: { seat, pack, beside: seat },
  },
  PackPresented: {
    says: {
      fr: '{seat} présente le jeu à la coupe de {to}',
      en: '{seat} presents the pack to {to} for the cut',
    },
    act: 'present-pack',
    fields: { seat, to: seat },
  },
  // The upper packet lies beside `beside`, the dealer (WHC-COUPE-2).
  PackCut: {
    says: { fr: '{seat} coupe et lève {lifted} cartes', en: '{seat} cuts, lifting {lifted} cards' },
    act: 'cut',
    fields: { seat, lifted, beside: seat },
  },
  // WHC-COUPE-GAP-1.
  CutVoided: {
    says: {
      fr: '{seat} lève {lifted} cartes : coupe à refaire',
      en: '{seat} lifts {lifted} cards: the cut is made again',
    },
    act: 'cut',
    fields: { seat, lifted },
  },
  DealBegun: {
    says: { fr: '{seat} commence à distribuer', en: '{seat} begins to deal' },
    act: 'begin-deal',
    fields: { seat, pack: orNull(pack) },
  },
  DealStopped: {
    says: { fr: '{seat} arrête la distribution', en: '{seat} stops the deal' },
    act: 'stop-deal',
    fields: { seat },
  },
  HandLookedAt: {
    says: { fr: '{seat} regarde sa main', en: '{seat} looks at the hand' },
    act: 'look-at-hand',
    fields: { seat },
  },
  // The turned-up card is among the dealer's; `last` is the one that must be turned (WHC-DONNE-2).
  HandsDealt: {
    says: { fr: 'Mains distribuées', en: 'Hands dealt' },
    act: 'deal',
    fields: { hands: allHands, last: optional(card) },
  },
  HandsRevealed: {
    says: { fr: 'Mains révélées', en: 'Hands revealed' },
    act: 'reveal-hands',
    fields: { hands: allHands },
  },
  // Faced before the dealer (WHC-DONNE-2, WHC-DONNE-3).
  TrumpCardTurned: {
    says: { fr: '{seat} retourne l’atout : {card}', en: '{seat} turns the trump card: {card}' },
    act: 'turn-trump',
    fields: { seat, card },
  },
  // A deal with the other side's pack stood (WHC-ND-C.4).
  PacksExchanged: {
    says: { fr: 'Les jeux restent échangés pour la partie', en: 'The packs stay exchanged for the partie' },
    fields: { article: articleCited },
  },
  // The turned-up card, or its suit once the dealer has taken it (WHC-DONNE-5).
  TrumpAsked: {
    says: { fr: '{seat} demande l’atout', en: '{seat} asks for the trump' },
    act: 'ask-trump',
    fields: { seat, what: asked, answer: text('The card or the suit', 2) },
  },
  // "Je chante" (WHC-CHANT-2).
  HonoursCalled: {
    says: { fr: '{seat} chante', en: '{seat} calls honours' },
    act: 'call-honours',
    fields: { seat },
  },
  // 0 when he cannot answer (WHC-CHANT-3).
  HonoursAnswered: {
    says: {
      fr: '{seat} répond à l’appel : {honours} honneurs',
      en: '{seat} answers the call: {honours} honours',
    },
    act: 'answer-honours',
    fields: { seat, honours },
  },
});

export type HandsDealt = EventNamed<typeof dealing, 'HandsDealt'>;
