import { card } from '../declare/compass-fields';
import { list, optional } from '../declare/compound';
import { telling } from '../declare/field';
import { integer, text } from '../declare/values';

// What a game that holds duties against its seats records of them.

/** @param kinds how the kinds of the game are written in its schema */
export const obligationEvents = (kinds: string) => {
  const owed = {
    kind: text(kinds, 40),
    seat: telling('seat', text('The seat that owes it', 10)),
    cards: list(card, { most: 52 }, 'Cards'),
    article: text('The article by which it stands, or ended', 40),
  };
  return {
    ObligationImposed: {
      says: { fr: 'Obligation imposée à {seat}', en: 'Obligation imposed on {seat}' },
      fields: {
        ...owed,
        trick: integer(0, 13, 'The trick in which it arose'),
        by: optional(list(text('A seat that may exercise it', 10))),
        offender: optional(text('The seat at fault', 10)),
      },
    },
    ObligationLifted: {
      says: { fr: 'Obligation de {seat} levée', en: 'Obligation of {seat} lifted' },
      fields: owed,
    },
  } as const;
};
