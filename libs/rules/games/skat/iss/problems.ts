import { refusals } from '@arbitre/rules/kernel/refusals';

/** What records of the International Skat Server get wrong where no article speaks. */
export const issProblems = refusals({
  'deal-without-result': { fr: 'La donne n’a pas de résultat.', en: 'The deal has no result.' },
  'not-in-iss': {
    fr: 'Le format du serveur n’a pas de mot pour ce qui est arrivé.',
    en: 'The server’s format has no word for what happened.',
  },
});
