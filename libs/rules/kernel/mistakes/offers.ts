import { list } from '../declare/compound';
import type { ActDeclaration } from '../declare/acts';
import type { Field, Fields } from '../declare/field';
import { oneOf, text } from '../declare/values';
import { MATTER_ENDS } from './matters';

// What a choice that an article gives is declared with, in every game that records its offers.

/** The arbiter explains a choice to who has it; who has it takes one of its options. */
export const offerActs = <const Seat extends Field, const Option extends string>(
  seat: Seat,
  options: readonly Option[],
) => ({
  'offer-options': {
    says: 'Explains the choice that waits to who has it (arbiter)',
    by: 'arbiter',
    fields: {},
  } as const satisfies ActDeclaration,
  'take-option': {
    says: 'Takes one of the options that were explained',
    fields: { by: seat, option: oneOf(options, 'The option') },
  } as const satisfies ActDeclaration,
});

/** The same as they are recorded. */
export const offerEvents = <const Seat extends Field>(seat: Seat) =>
  ({
    OptionsOffered: {
      says: { fr: 'L’arbitre explique son choix à {to}', en: 'The arbiter explains the choice to {to}' },
      act: 'offer-options',
      fields: {
        article: text('The article that gives the choice', 40),
        to: seat,
        options: list(text('An option', 40)),
        until: oneOf(MATTER_ENDS, 'What ends the offer where nobody takes an option'),
      } satisfies Fields,
    },
    OptionTaken: {
      says: { fr: '{by} fait son choix', en: '{by} takes an option' },
      act: 'take-option',
      fields: { by: seat, option: text('The option', 40) } satisfies Fields,
    },
  }) as const;
