import { refusals, refusing } from '@arbitre/rules/kernel/refusals';
import type { SharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import { tableRefusals } from '@arbitre/rules/kernel/table-refusals';
import { eveningRefusals } from './partie/refusals';
import { callRefusals } from './auction-laws/refusals';
import { dealingRefusals } from './dealing/refusals';
import { playLawRefusals } from './play-laws/refusals';

/** What bridge-plafond refuses where its rulebook has no article: one line a code, a sentence in each language. */
export const bridgePlafondRefusals = refusals({
  ...tableRefusals,
  ...eveningRefusals,
  ...dealingRefusals,
  ...callRefusals,
  ...playLawRefusals,
  'no-choice': {
    fr: 'L’article {article} ne laisse aucun choix à faire maintenant.',
    en: 'Article {article} leaves no choice to make now.',
  },
  'not-an-option': {
    fr: '« {option} » n’est pas de ce choix : {options}.',
    en: '"{option}" is not of this choice: {options}.',
  },
  'auction-open': {
    fr: 'Les enchères ne sont pas closes.',
    en: 'The auction is not closed.',
  },
  'deal-begun': { fr: 'La donne est déjà commencée.', en: 'The deal has already begun.' },
  'deal-not-over': { fr: 'La donne n’est pas terminée.', en: 'The deal is not over.' },
  'claims-closed': { fr: 'Le temps des réclamations est passé.', en: 'The time for claims is over.' },
  'no-trick-to-gather': { fr: 'Il n’y a pas de levée à ramasser.', en: 'There is no trick to gather.' },
  'result-differs': {
    fr: 'Ce résultat contredit ce qui est joué : {known}.',
    en: 'This result contradicts what was played: {known}.',
  },
  'hands-known': {
    fr: 'Les quatre mains sont connues : les honneurs s’y lisent.',
    en: 'All four hands are known: they show the honours.',
  },
});

export const refuse = refusing<SharedRefusals & typeof bridgePlafondRefusals>();
