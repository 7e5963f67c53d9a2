import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed } from '@arbitre/rules/kernel/declare/events';
import { text } from '@arbitre/rules/kernel/declare/values';
import { allHands, articleCited, asked, honours, lifted, pack } from './fields';

/** From the shuffle to the call of honours. */
export const dealing = declareEvents('whist@1', {
  PackShuffled: { says: 'A player shuffled the pack.', act: 'shuffle', fields: { seat } },
  // It lies at his right, beside `beside` (WHC-CARTES-3).
  PackPrepared: {
    says: "The dealer's partner prepared the other pack.",
    act: 'prepare-pack',
    fields: { seat, pack, beside: seat },
  },
  PackPresented: {
    says: 'The dealer presented the pack for the cut.',
    act: 'present-pack',
    fields: { seat, to: seat },
  },
  // The upper packet lies beside `beside`, the dealer (WHC-COUPE-2).
  PackCut: { says: 'The pack was cut.', act: 'cut', fields: { seat, lifted, beside: seat } },
  // WHC-COUPE-GAP-1.
  CutVoided: {
    says: 'A cut with too few cards in a packet; it is made again.',
    act: 'cut',
    fields: { seat, lifted },
  },
  DealBegun: { says: 'A player began to deal.', act: 'begin-deal', fields: { seat, pack: orNull(pack) } },
  DealStopped: {
    says: 'A deal out of turn or with the wrong pack was stopped.',
    act: 'stop-deal',
    fields: { seat },
  },
  HandLookedAt: { says: 'A player looked at his cards.', act: 'look-at-hand', fields: { seat } },
  // The turned-up card is among the dealer's; `last` is the one that must be turned (WHC-DONNE-2).
  HandsDealt: {
    says: 'The hands of the coup; `last` is the last card of the pack where the record tells it.',
    act: 'deal',
    fields: { hands: allHands, last: optional(card) },
  },
  HandsRevealed: {
    says: 'Hands became known after the play had begun.',
    act: 'reveal-hands',
    fields: { hands: allHands },
  },
  // Faced before the dealer (WHC-DONNE-2, WHC-DONNE-3).
  TrumpCardTurned: {
    says: 'The last card was turned: its suit is trump.',
    act: 'turn-trump',
    fields: { seat, card },
  },
  // A deal with the other side's pack stood (WHC-ND-C.4).
  PacksExchanged: {
    says: 'The packs stay exchanged for the rest of the partie.',
    fields: { article: articleCited },
  },
  // The turned-up card, or its suit once the dealer has taken it (WHC-DONNE-5).
  TrumpAsked: {
    says: 'A player asked for the trump card or its suit.',
    act: 'ask-trump',
    fields: { seat, what: asked, answer: text('The card or the suit', 2) },
  },
  // "Je chante" (WHC-CHANT-2).
  HonoursCalled: {
    says: 'A player called his honours before the play.',
    act: 'call-honours',
    fields: { seat },
  },
  // 0 when he cannot answer (WHC-CHANT-3).
  HonoursAnswered: {
    says: 'The partner answered the call.',
    act: 'answer-honours',
    fields: { seat, honours },
  },
});

export type HandsDealt = EventNamed<typeof dealing, 'HandsDealt'>;
