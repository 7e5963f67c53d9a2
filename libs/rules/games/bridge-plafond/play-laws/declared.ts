import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { article, integer, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// Acts and events of the irregularities of the play (articles 44 to 53).

/** How a card was shown (BP-44-5). */
export const SHOWINGS = ['table', 'partner', 'other', 'unseen'] as const;
const how = oneOf(
  SHOWINGS,
  'It fell face up on the table, the partner could recognise it, it was revealed otherwise, or neither of these',
);
const trick = integer(1, 13, 'Trick, 1 to 13');

/** Why a quitted trick may be looked at (BP-53-2). */
const REASONS = ['ownership', 'count', 'permission'] as const;
const because = oneOf(REASONS, 'Whose trick it is, the number of cards, permission for fear of a revoke');

/** Where a missing card was found (BP-49-2, BP-49-3). */
export const PLACES = ['floor', 'quitted-trick', 'other-pack', 'undealt'] as const;
const place = oneOf(PLACES, 'Where it lay; `undealt`: it cannot have been dealt to the hand');

/** A card that nobody who plays could see is told to no onlooker either (BP-44-5). */
const unlessUnseen = (data: { readonly how: string }): object =>
  data.how === 'unseen' ? { ...data, card: null } : data;

const exposed = { seat, card: writtenCard, how };
const together = {
  seat: described(seat, 'Who has the lead'),
  card: writtenCard,
  other: described(seat, 'His partner'),
  otherCard: writtenCard,
};
const called = { by: seat, card: writtenCard };
const looked = { seat, trick, because: optional(because) };
const returned = {
  by: described(seat, 'The opponent who decides'),
  seat: described(seat, 'The hand to which it goes back'),
  card: writtenCard,
};
export const pointedOut = {
  article: article('BP-', 'The article that it breaks'),
  seat: optional(described(seat, 'Who is at fault')),
  trick: optional(trick),
};

export const playLawActs = {
  'expose-card': { says: 'Shows a card once the auction is over', fields: exposed },
  'play-at-once': { says: 'Both defenders lead at the same time', fields: together },
  'call-card': { says: 'Declarer calls an exposed card', fields: called },
  'point-out-trick': {
    says: 'Gives the partner to understand that the trick is theirs',
    fields: { seat },
  },
  'suggest-card': { says: 'Dummy suggests a card to declarer', fields: { card: writtenCard } },
  'name-hand': { says: 'Dummy tells declarer which hand is to lead', fields: {} },
  'dummy-points-out': {
    says: 'Dummy points out an irregularity without the right to',
    fields: pointedOut,
  },
  'dummy-looks': {
    says: 'Dummy looks on purpose at a card of another hand',
    fields: { at: described(seat, 'Whose hand') },
  },
  'dummy-leaves': {
    says: 'Dummy leaves the table, or comes back to it',
    fields: { back: optional(yesOrNo('He comes back')) },
  },
  'look-at-trick': { says: 'Looks at a quitted trick', fields: looked },
  'leave-short': { says: 'A trick is turned down without a card of this seat', fields: { seat } },
  'find-short': { says: 'A trick is found without a card of this seat', fields: { seat, trick } },
  'supply-card': { says: 'Puts the card into the trick that lacks it', fields: { seat, card: writtenCard } },
  'slip-card': { says: 'A second card of the seat lies in the trick', fields: { seat, card: writtenCard } },
  'return-surplus': { says: 'Says which card goes back of a trick with one too many', fields: returned },
  'miss-card': { says: 'Finds a hand a card short while no other has too many', fields: { seat } },
  'find-card': {
    says: 'Finds the missing card (arbiter)',
    by: 'arbiter',
    fields: { seat, card: writtenCard, place },
  },
  'give-up-search': { says: 'The missing card is not found (arbiter)', by: 'arbiter', fields: { seat } },
} as const satisfies ActTable;

export const playLawEvents = {
  CardExposed: {
    says: { fr: '{seat} montre {card}', en: '{seat} shows {card}' },
    act: 'expose-card',
    fields: { seat, card, how },
    open: unlessUnseen,
  },
  // The events of the regular lead, and of the other card, follow (BP-46-5).
  CardsLedTogether: {
    says: { fr: '{seat} et {other} attaquent ensemble', en: '{seat} and {other} lead at once' },
    act: 'play-at-once',
    fields: { ...together, card, otherCard: card },
    open: true,
  },
  CardCalled: {
    says: { fr: '{by} appelle {card}', en: '{by} calls {card}' },
    act: 'call-card',
    fields: { by: seat, card },
    open: true,
  },
  // A card beside the trick: led to the next one, or a second one (BP-47-1, BP-44-1).
  CardLaidBeside: {
    says: { fr: '{seat} joue {card} hors de la levée', en: '{seat} plays {card} beside the trick' },
    act: 'play',
    fields: { seat, card },
    open: true,
  },
  // BP-46-3B.
  DeclarerReplaced: {
    says: { fr: '{declarer} devient le demandeur', en: '{declarer} becomes declarer' },
    fields: { declarer: seat },
    open: true,
  },
  TrickPointedOut: {
    says: { fr: '{seat} : la levée est à nous', en: '{seat}: the trick is ours' },
    act: 'point-out-trick',
    fields: { seat },
    open: true,
  },
  CardSuggested: {
    says: { fr: 'Le mort suggère {card}', en: 'Dummy suggests {card}' },
    act: 'suggest-card',
    fields: { card },
    open: true,
  },
  HandNamed: {
    says: { fr: 'Le mort dit quelle main doit attaquer', en: 'Dummy says which hand is to lead' },
    act: 'name-hand',
    fields: {},
    open: true,
  },
  // BP-50-GAP-1.
  LeaderDesignated: {
    says: { fr: '{seat} doit attaquer', en: '{seat} is to lead' },
    fields: { seat },
    open: true,
  },
  DummyPointedOut: {
    says: { fr: 'Le mort relève une irrégularité', en: 'Dummy points out an irregularity' },
    act: 'dummy-points-out',
    fields: pointedOut,
    open: true,
  },
  DummyLooked: {
    says: { fr: 'Le mort regarde la main de {at}', en: 'Dummy looks at the hand of {at}' },
    act: 'dummy-looks',
    fields: { at: seat },
    open: true,
  },
  DummyLeft: {
    says: { fr: 'Le mort quitte la table, ou y revient', en: 'Dummy leaves the table, or comes back' },
    act: 'dummy-leaves',
    fields: { back: optional(yesOrNo('He came back')) },
    open: true,
  },
  TrickLookedAt: {
    says: { fr: '{seat} regarde la levée {trick}', en: '{seat} looks at trick {trick}' },
    act: 'look-at-trick',
    fields: looked,
    open: true,
  },
  TrickLeftShort: {
    says: { fr: '{seat} n’a pas fourni', en: '{seat} has played no card' },
    act: 'leave-short',
    fields: { seat },
    open: true,
  },
  TrickFoundShort: {
    says: {
      fr: 'Il manque la carte de {seat} à la levée {trick}',
      en: 'Trick {trick} lacks the card of {seat}',
    },
    act: 'find-short',
    fields: { seat, trick },
    open: true,
  },
  CardSupplied: {
    says: { fr: '{seat} complète la levée {trick} : {card}', en: '{seat} completes trick {trick}: {card}' },
    fields: {
      ...{ seat, card, trick },
      counts: yesOrNo('The trick is won anew with it (BP-48-GAP-2)'),
    },
    act: 'supply-card',
    open: true,
  },
  SecondCardPlayed: {
    says: { fr: '{seat} joue aussi {card}', en: '{seat} plays {card} as well' },
    act: 'slip-card',
    fields: { seat, card },
    open: true,
  },
  SurplusReturned: {
    says: { fr: '{card} revient à {seat}', en: '{card} goes back to {seat}' },
    act: 'return-surplus',
    fields: { ...returned, card },
    open: true,
  },
  CardMissed: {
    says: { fr: 'Il manque une carte à {seat}', en: '{seat} is a card short' },
    act: 'miss-card',
    fields: { seat },
    open: true,
  },
  CardFound: {
    says: { fr: 'La carte de {seat} est retrouvée', en: 'The card of {seat} is found' },
    act: 'find-card',
    fields: { seat, card, place },
  },
  SearchGivenUp: {
    says: { fr: 'La carte de {seat} est introuvable', en: 'The card of {seat} is not found' },
    act: 'give-up-search',
    fields: { seat },
    open: true,
  },
  // Everything on the table that goes back to a hand, by its article.
  CardWithdrawn: {
    says: { fr: '{seat} reprend {card}', en: '{seat} takes {card} back' },
    fields: { seat, card, article: article('BP-') },
    open: true,
  },
} as const satisfies EventTable;
