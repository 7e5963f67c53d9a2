import { refusals } from './refusals';

/** What opening, revising and closing a competition are refused for. */
export const competitionRefusals = refusals({
  'embargo-without-boards': {
    fr: 'Le règlement {ruleset} se joue en séances, qui montrent ce qui s’y joue : pas de donnes sous embargo.',
    en: 'Ruleset {ruleset} is played in sessions, which show what is played: it has no boards under embargo.',
  },
  'competition-already-open': {
    fr: 'Cette compétition est déjà ouverte.',
    en: 'This competition is open already.',
  },
  'competition-not-open': {
    fr: 'Cette compétition n’est pas ouverte.',
    en: 'This competition is not open.',
  },
  'competition-unchanged': {
    fr: 'Tout y est déjà ainsi : rien à modifier.',
    en: 'All of it is so already: there is nothing to revise.',
  },
  'competition-begun': {
    fr: 'On y a déjà joué : dites pourquoi elle est modifiée.',
    en: 'Something was played in it already: say why it is revised.',
  },
  'competition-counted': {
    fr: 'Des résultats y sont déjà : la façon de les compter ne change plus. Ouvrez une autre compétition comme celle-ci, avec les mêmes inscriptions, puis fermez celle-ci.',
    en: 'Results are in already: how they count does not change any more. Open another competition like this one, with the same entries, and close this one.',
  },
  'competition-closed': {
    fr: 'La compétition est close : plus rien n’y entre.',
    en: 'The competition is closed: nothing enters it any more.',
  },
});
