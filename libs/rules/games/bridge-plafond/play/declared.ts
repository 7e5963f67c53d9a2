import { call, contract } from '@arbitre/rules/kernel/auction/fields';
import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { named } from '../auction-laws/declared';
import { integer } from '@arbitre/rules/kernel/declare/values';

// Calls, cards and tricks.

const number = integer(1, 13, 'Trick, 1 to 13');

export const tableActs = {
  call: { says: 'Makes a call', fields: { seat, call, of: optional(named) } },
  play: {
    says: 'Plays a card',
    fields: {
      seat: described(seat, 'Whose card it is'),
      card,
      by: optional(described(seat, 'Who plays it; declarer for dummy, its owner otherwise')),
    },
  },
  gather: { says: 'Gathers the trick and lets go of it', fields: { by: seat } },
} as const satisfies ActTable;

export const tableEvents = {
  CallMade: {
    says: { fr: '{seat} : {call}', en: '{seat}: {call}' },
    act: 'call',
    fields: { seat, call },
  },
  // Null: passed out (BP-ENCH-4).
  AuctionClosed: {
    says: { fr: 'Enchères closes : {contract}', en: 'Auction closed: {contract}' },
    fields: { contract: orNull(contract) },
  },
  CardPlayed: {
    says: { fr: '{seat} joue {card}', en: '{seat} plays {card}' },
    act: 'play',
    fields: { seat, card, by: optional(described(seat, 'Who played it, where it was not his to play')) },
  },
  TrickWon: {
    says: { fr: '{seat} gagne la levée {number}', en: '{seat} wins trick {number}' },
    fields: { seat, number },
  },
  // Quitted from here on (BP-LEVEE-5).
  TrickGathered: {
    says: { fr: '{by} ramasse la levée {number}', en: '{by} gathers trick {number}' },
    fields: { by: seat, number },
    open: true,
  },
} as const;
