import { card, seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { article, notation, oneOf } from '@arbitre/rules/kernel/declare/values';
import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { MATTER_ENDS } from '@arbitre/rules/kernel/mistakes/matters';
import { callNumber } from '@arbitre/rules/kernel/auction/fields';

// Choices that an article gives one player, without consulting his partner (BP-OPT-GAP-1).

const cited = article('BP-', 'The article that gives the choice');
const option = notation(
  'an option such as new-deal',
  '^[A-Za-z0-9-]{1,40}$',
  'The option: one of those that were offered',
);

export const choiceActs = {
  choose: {
    says: 'Makes the choice that an article gives',
    fields: { by: seat, article: cited, option },
  },
} as const satisfies ActTable;

export const choiceEvents = {
  ChoiceOffered: {
    says: { fr: '{to} a le choix', en: '{to} has a choice' },
    fields: {
      article: cited,
      to: seat,
      options: list(option),
      until: oneOf(MATTER_ENDS, 'What ends the choice where nobody makes it'),
      offender: seat,
      cards: list(card, { most: 13 }, 'The cards in question'),
      call: optional(callNumber('The call in question, by its place on the record')),
    },
    open: true,
  },
  ChoiceMade: {
    says: { fr: '{by} choisit', en: '{by} chooses' },
    act: 'choose',
    fields: { by: seat, article: cited, option },
    open: true,
  },
  // Its owner called or played without choosing (BP-OPT-GAP-1).
  ChoiceLapsed: {
    says: { fr: '{to} n’a plus le choix', en: '{to} no longer has the choice' },
    fields: { article: cited, to: seat },
    open: true,
  },
} as const;
