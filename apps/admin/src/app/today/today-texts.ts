import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  title: 'Aujourd’hui',
  nothing: 'Rien ne vous attend.',
  nothingHelp: 'Ce que vous avez à faire paraît ici dès qu’il y a quelque chose.',
  waiting: (n: number) => `${n} ${plural('fr', n, 'chose vous attend', 'choses vous attendent')}`,
  groups: {
    settle: 'À trancher et à saisir',
    fixtures: 'Rencontres',
    rankings: 'Classements',
    phases: 'Phases des régions',
    entries: 'Inscriptions',
  },
  kinds: {
    HALL_CALLS: (n: number) => plural('fr', n, 'Un appel de la salle', `${n} appels de la salle`),
    TASKS: (n: number) => plural('fr', n, 'Une chose à traiter', `${n} choses à traiter`),
    FIXTURE_DISPUTED: () => 'Deux résultats différents : à trancher',
    FIXTURE_TO_CONFIRM: () => 'Résultat à confirmer',
    FIXTURE_TO_REPORT: () => 'Résultat à annoncer',
    FIXTURES_REPORTED: (n: number) =>
      plural('fr', n, 'Un résultat n’est pas confirmé', `${n} résultats ne sont pas confirmés`),
    FIXTURES_LATE: (n: number) =>
      plural('fr', n, 'Une rencontre sans résultat', `${n} rencontres sans résultat`),
    CLOSE_FINISH: () => 'Arrivée serrée : à vérifier avant de publier',
    TO_PUBLISH: () => 'Tout est joué : le classement est à publier',
    CORRECTIONS_END: () => 'Les corrections se ferment bientôt',
    PHASE_LATE: () => 'Phase en retard : à clore',
    PHASE_OVER: () => 'Phase terminée : à clore',
    PHASE_ENDS: () => 'La phase se termine bientôt',
    ENTRIES_WAITING: (n: number) =>
      plural('fr', n, 'Une inscription attend une place', `${n} inscriptions attendent une place`),
  },
  due: (day: string) => `le ${day}`,
  by: (day: string) => `jusqu’au ${day}`,
  pastDue: (day: string) => `depuis le ${day}`,
  next: 'Les sept prochains jours',
  noNext: 'Rien n’est prévu dans les sept prochains jours.',
  calendar: 'Tout le calendrier',
  all: (n: number) => `Voir les ${n}`,
};

const en: Text<typeof fr> = {
  title: 'Today',
  nothing: 'Nothing waits for you.',
  nothingHelp: 'What you have to do appears here as soon as there is something.',
  waiting: (n) => `${n} ${plural('en', n, 'thing waits for you', 'things wait for you')}`,
  groups: {
    settle: 'To settle and to enter',
    fixtures: 'Fixtures',
    rankings: 'Rankings',
    phases: 'Phases of regions',
    entries: 'Entries',
  },
  kinds: {
    HALL_CALLS: (n) => plural('en', n, 'A call from the hall', `${n} calls from the hall`),
    TASKS: (n) => plural('en', n, 'One thing to do', `${n} things to do`),
    FIXTURE_DISPUTED: () => 'Two different results: to settle',
    FIXTURE_TO_CONFIRM: () => 'A result to confirm',
    FIXTURE_TO_REPORT: () => 'A result to report',
    FIXTURES_REPORTED: (n) =>
      plural('en', n, 'One result is not confirmed', `${n} results are not confirmed`),
    FIXTURES_LATE: (n) => plural('en', n, 'One fixture without a result', `${n} fixtures without a result`),
    CLOSE_FINISH: () => 'A close finish: to check before publication',
    TO_PUBLISH: () => 'All is played: the ranking is to be published',
    CORRECTIONS_END: () => 'Corrections close soon',
    PHASE_LATE: () => 'The phase is late: to close',
    PHASE_OVER: () => 'The phase is over: to close',
    PHASE_ENDS: () => 'The phase ends soon',
    ENTRIES_WAITING: (n) => plural('en', n, 'One entry waits for a place', `${n} entries wait for a place`),
  },
  due: (day) => `on ${day}`,
  by: (day) => `until ${day}`,
  pastDue: (day) => `since ${day}`,
  next: 'The next seven days',
  noNext: 'Nothing is planned for the next seven days.',
  calendar: 'The whole calendar',
  all: (n) => `See all ${n}`,
};

export const todayTexts = { fr, en };
