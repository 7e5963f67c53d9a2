import { plural } from '../language/plural';
import type { Text } from '../language/text-shape';

const fr = {
  title: 'À traiter',
  nothing: 'Rien n’attend.',
  all: 'Tout',
  desks: { SCORER: 'Saisie', DIRECTOR: 'Direction', ARBITER: 'Arbitre' } as Record<string, string>,
  kinds: {
    CALL: 'Appel',
    APPEAL: 'Appel d’une décision',
    DISPUTED: 'Contestation',
    MATTER: 'À décider',
    PASSES_DIFFER: 'Deux relevés',
    READ_ONCE: 'Second relevé',
    UNCONFIRMED: 'Non confirmé',
    ONE_HAND: 'Même main',
    IMPROBABLE: 'Improbable',
  } as Record<string, string>,
  since: (n: number) =>
    n < 1 ? 'à l’instant' : n < 60 ? `depuis ${n} min` : `depuis ${Math.floor(n / 60)} h ${n % 60}`,
  valid: 'C’est juste',
  validOf: (where: string) => `C’est juste : ${where}`,
  whyValid: 'Pourquoi c’est juste',
  waiting: (n: number) => plural('fr', n, 'chose à traiter', 'choses à traiter'),
  arrived: (n: number) => (n === 1 ? 'Une chose attend.' : `${n} choses attendent.`),
};

const en: Text<typeof fr> = {
  title: 'To do',
  nothing: 'Nothing waits.',
  all: 'All',
  desks: { SCORER: 'Scoring', DIRECTOR: 'Director', ARBITER: 'Arbiter' },
  kinds: {
    CALL: 'Call',
    APPEAL: 'Appeal',
    DISPUTED: 'Dispute',
    MATTER: 'To decide',
    PASSES_DIFFER: 'Two passes',
    READ_ONCE: 'Second pass',
    UNCONFIRMED: 'Not confirmed',
    ONE_HAND: 'One hand',
    IMPROBABLE: 'Improbable',
  },
  since: (n) => (n < 1 ? 'just now' : n < 60 ? `for ${n} min` : `for ${Math.floor(n / 60)} h ${n % 60}`),
  valid: 'It is right',
  validOf: (where) => `It is right: ${where}`,
  whyValid: 'Why it is right',
  waiting: (n) => plural('en', n, 'thing to do', 'things to do'),
  arrived: (n) => (n === 1 ? 'One thing waits.' : `${n} things wait.`),
};

/** What waits in a competition, whoever it waits for. */
export const taskTexts = { fr, en };
