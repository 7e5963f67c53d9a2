import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional, partial } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import type { EventTable } from '@arbitre/rules/kernel/declare/events';
import { integer, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { pack } from '../setup';

// Acts and events of the irregularities of cut and deal (articles 8 to 10, 38).

const article = text('The article that it concerns', 40);
const by = described(seat, 'Who says so');
const dealt = integer(0, 52, 'Cards that lie dealt');
const PACK_SEEN = 60;

/** What may be wrong with a cut beside who makes it, and how many cards are lifted. */
export const CUT_FAULTS = ['card-shown', 'completed', 'doubt', 'too-early'] as const;
const how = oneOf(
  CUT_FAULTS,
  'A card was seen, another completed it, nobody knows where it was, it came too early',
);

/** How a card came face up while cards were dealt. */
const TURNED = ['in-pack', 'dropped', 'own-look'] as const;
const turned = oneOf(TURNED, 'It lay face up in the pack, it was let fall or shown, its player looked at it');

const MISDEALS = ['first-card', 'heaps', 'two-cards', 'last-card'] as const;
const fault = oneOf(
  MISDEALS,
  'The first card to the wrong player, not one at a time into four heaps, two to one player, the last one not to the dealer',
);
const count = integer(0, 26, 'Cards');
const counts = partial({ N: count, E: count, S: count, W: count }, 'Cards by seat, of those who counted');
const looked = yesOrNo('He looked at it');
const trick = integer(1, 13, 'The trick to which one hand gave two cards and another none');

const cutFault = { how, seat: optional(described(seat, 'Who did it')), card: optional(writtenCard) };
const begun = { by: described(seat, 'Who deals'), pack };
const stopped = { by, dealt: optional(dealt) };
const missed = {
  by,
  dealt: optional(dealt),
  looked: optional(yesOrNo('Who says so has looked at a card of his')),
};
const turnedUp = {
  seat: described(seat, 'Who turned it up: the dealer, or its player'),
  card: writtenCard,
  cause: turned,
};
const misdealt = {
  fault,
  corrected: optional(yesOrNo('Put right before another card was dealt (BP-10-1-D2)')),
};
const taken = { by: described(seat, 'Who took it up'), owner: described(seat, 'Whose it is'), looked };
const counted = { counts, trick: optional(trick) };
const packCount = {
  cards: integer(0, PACK_SEEN, 'Cards that were counted in the pack'),
  duplicates: optional(list(card, { least: 1, most: 8 }, 'Cards that are there twice')),
};

export const dealingActs = {
  'fault-cut': { says: 'Says what is wrong with the cut', fields: cutFault },
  'demand-cut': { says: 'Asks for the pack to be shuffled and cut again', fields: { by } },
  'begin-deal': {
    says: 'Begins to deal',
    fields: { by: begun.by, pack: optional(described(pack, 'The pack; that of the deal unless given')) },
  },
  'stop-deal': { says: 'Stops a deal out of turn, or with the wrong pack', fields: stopped },
  'miss-cut': { says: 'Points out that the pack was not cut', fields: missed },
  'turn-up': { says: 'A card comes face up while cards are dealt', fields: turnedUp },
  misdeal: { says: 'The cards are dealt in another way than they should be', fields: misdealt },
  'take-hand': { says: 'A player takes up the hand of another', fields: taken },
  'count-hands': { says: 'Players count their cards', fields: counted },
  'count-pack': { says: 'Counts the pack', fields: packCount },
} as const satisfies ActTable;

export const dealingEvents = {
  CutFaulted: {
    says: { fr: 'Coupe irrégulière', en: 'The cut is irregular' },
    act: 'fault-cut',
    fields: cutFault,
    open: true,
  },
  CutDemanded: {
    says: { fr: '{by} fait remêler et recouper', en: '{by} has the pack shuffled and cut again' },
    act: 'demand-cut',
    fields: { by },
    open: true,
  },
  DealBegun: {
    says: { fr: '{by} donne ({pack})', en: '{by} deals with the {pack} pack' },
    act: 'begin-deal',
    fields: begun,
    open: true,
  },
  DealStopped: {
    says: { fr: '{by} arrête la donne', en: '{by} stops the deal' },
    act: 'stop-deal',
    fields: stopped,
    open: true,
  },
  // Nobody stopped it before the last card: it is regular (BP-9-3, BP-9-4).
  DealStood: {
    says: {
      fr: 'La donne de {dealer} ({pack}) vaut',
      en: 'The deal of {dealer} with the {pack} pack stands',
    },
    fields: { dealer: seat, pack, article },
    open: true,
  },
  CutMissed: {
    says: { fr: '{by} relève que le jeu n’est pas coupé', en: '{by} points out that the pack is not cut' },
    act: 'miss-cut',
    fields: missed,
    open: true,
  },
  CardTurnedUp: {
    says: { fr: '{card} se retourne pendant la donne', en: '{card} comes face up during the deal' },
    act: 'turn-up',
    fields: { ...turnedUp, card },
    open: true,
  },
  DealFaulted: {
    says: { fr: 'Donne irrégulière : {fault}', en: 'Irregular deal: {fault}' },
    act: 'misdeal',
    fields: misdealt,
    open: true,
  },
  HandTaken: {
    says: { fr: '{by} ramasse la main de {owner}', en: '{by} takes up the hand of {owner}' },
    act: 'take-hand',
    fields: taken,
    open: true,
  },
  HandsCounted: {
    says: { fr: 'Cartes comptées', en: 'Cards counted' },
    act: 'count-hands',
    fields: counted,
    open: true,
  },
  PackCounted: {
    says: { fr: 'Paquet compté : {cards} cartes', en: 'Pack counted: {cards} cards' },
    act: 'count-pack',
    fields: packCount,
    open: true,
  },
} as const satisfies EventTable;

/** Acts that may still come once the deal has its score: refused by their own articles. */
export const dealingActsAfterEnd: readonly string[] = ['count-pack'];
