import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, hands, seat, someHands } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { askedBy } from '@arbitre/rules/kernel/declare/field';
import { article, integer, oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { pack } from '../setup';
import { PACK } from './sizes';

// Shuffle, cut and deal, as long as everything goes as it should (BP-DONNE-1 to 7).

const lifted = integer(0, PACK, 'Cards that were lifted');
const seed = text('The seed of the deal', 80);
const cause = oneOf(
  ['next-cut', 'accepted'],
  'The pack is cut for the next deal, or the result of the rubber is accepted',
);

export const dealActs = {
  shuffle: { says: 'Shuffles a pack', fields: { by: seat, pack: optional(pack) } },
  'place-pack': { says: 'Puts the shuffled pack on his right for the next dealer', fields: { by: seat } },
  cut: { says: 'Cuts the pack', fields: { by: seat, lifted: optional(lifted) } },
  deal: {
    says: 'Records the hands, or deals the pack out in its order or by a seed',
    fields: {
      hands: optional(someHands(PACK)),
      order: optional(
        askedBy('BP-PARTIE-1', list(card, { least: PACK, most: PACK }, 'The pack in the order of the deal')),
      ),
      seed: optional(seed),
    },
  },
  'close-claims': { says: 'Ends the time in which a revoke may be claimed', fields: { cause } },
} as const satisfies ActTable;

export const dealEvents = {
  PackShuffled: {
    says: { fr: '{by} bat le paquet ({pack})', en: '{by} shuffles the {pack} pack' },
    act: 'shuffle',
    fields: { by: seat, pack },
    open: true,
  },
  PackPlaced: {
    says: { fr: '{by} pose le paquet battu à sa droite', en: '{by} puts the shuffled pack on the right' },
    act: 'place-pack',
    fields: { by: seat, pack },
    open: true,
  },
  PackCut: {
    says: { fr: '{by} coupe', en: '{by} cuts' },
    act: 'cut',
    fields: { by: seat, lifted: optional(lifted) },
    open: true,
  },
  HandsDealt: {
    says: { fr: 'Cartes distribuées', en: 'Cards dealt' },
    act: 'deal',
    fields: { hands: hands(PACK), seed: optional(seed) },
  },
  // BP-DONNE-GAP-1.
  DealAnnulled: {
    says: { fr: 'Donne annulée, {dealer} redonne', en: 'Deal annulled, {dealer} deals again' },
    fields: { article: article('BP-'), dealer: seat, pack },
    open: true,
  },
  // BP-55-9, BP-ENCH-9.
  ClaimsClosed: {
    says: { fr: 'Plus de réclamation possible', en: 'Revokes can no longer be claimed' },
    act: 'close-claims',
    fields: { cause },
    open: true,
  },
} as const;
