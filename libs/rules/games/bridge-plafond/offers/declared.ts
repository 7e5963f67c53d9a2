import type { ActDeclaration } from '@arbitre/rules/kernel/declare/acts';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { oneOf, text } from '@arbitre/rules/kernel/declare/values';
import { MATTER_ENDS } from '@arbitre/rules/kernel/mistakes/matters';

// A sanction that somebody may choose: no arbiter explains it, whoever the article names chooses alone (BP-OPT-GAP-1).

const article = text('The article that gives the choice', 40);
const option = text('The option: `new-deal`, `cancel`, `lead-H`', 40);
const offender = described(seat, 'Whose fault it is about');

export const offerActs = {
  'take-option': {
    says: 'Chooses the sanction that an article offers',
    fields: { by: seat, option, article: optional(article), offender: optional(offender) },
  } as const satisfies ActDeclaration,
};

export const offerEvents = {
  OptionsOffered: {
    says: { fr: '{to} peut choisir une sanction', en: '{to} may choose a sanction' },
    open: true,
    fields: {
      article,
      to: list(seat, { least: 1, most: 2 }, 'Who may choose, each alone'),
      options: list(option, { least: 1 }, 'What may be chosen'),
      until: oneOf(MATTER_ENDS, 'What ends the offer where nobody chooses'),
      offender,
    },
  },
  OptionTaken: {
    says: { fr: '{by} choisit : {option}', en: '{by} chooses: {option}' },
    act: 'take-option',
    open: true,
    fields: { by: seat, option, article, offender },
  },
  OptionsLapsed: {
    says: { fr: 'Le choix de l’article {article} s’éteint', en: 'The choice of article {article} lapses' },
    open: true,
    fields: { article, offender },
  },
} as const;
