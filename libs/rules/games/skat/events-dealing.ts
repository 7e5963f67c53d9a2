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
    says: 'The dealer shuffled.',
    act: 'shuffle',
    fields: { seat, fault: optional(fault) },
  },
  DeckCut: {
    says: 'The pack was cut.',
    act: 'cut',
    fields: { seat, lifted: optional(integer(4, 28, 'Cards taken off')), absent: optional(away) },
  },
  // `by`: who dealt, where it was not his turn (SKAT-3.2.11).
  CardsDealt: {
    says: 'The hands and the skat.',
    act: 'deal',
    fields: { hands, skat: hand, by: optional(seat) },
  },
  HandPickedUp: {
    says: 'A player took up his cards.',
    act: 'pick-up',
    fields: { seat: player, skat: optional(yesOrNo('Whether he took the skat with them')) },
  },
  HandsCounted: {
    says: 'Players counted their cards.',
    act: 'count',
    fields: { counts, dealt: yesOrNo('As they were dealt, or as they hold them now') },
  },
  CardExposedInDeal: {
    says: 'A card came face up while dealing.',
    act: 'expose-in-deal',
    fields: { seat, card: optional(card) },
  },
  DealingContested: {
    says: 'Somebody objected to shuffling, cutting or dealing in time.',
    act: 'contest',
    fields: { seat, step, reason },
  },
  DealVoided: {
    says: 'The deal is void and dealt again; nobody scores.',
    fields: { article, again: oneOf(['same-dealer', 'proper-dealer'], 'Who deals it anew') },
  },
  // SKAT-3.2.14, SKAT-3.2.15.a, SKAT-3.3.9.a.
  PlayerExcluded: { says: 'A player may not bid in this deal.', fields: { seat: player, article } },
  // SKAT-3.3.9.b.
  AuctionRestarted: {
    says: 'Every bid is void; the auction starts again.',
    fields: { article, eligible: list(player, {}, 'Who may still bid') },
  },
  SkatRedrawn: {
    says: 'The dealer drew a new skat from twelve mixed cards.',
    act: 'redraw-skat',
    fields: { seat: player, cards: hand },
  },
  SkatRestored: {
    says: 'The cards of the first skat were laid back.',
    act: 'restore-skat',
    fields: { seat: player },
  },
  // SKAT-3.3.10.c.
  GameChosen: {
    says: 'The declarer named his game before he took up the skat.',
    act: 'choose-game',
    fields: { seat: player, game: gameKind },
  },
} as const satisfies EventTable;
