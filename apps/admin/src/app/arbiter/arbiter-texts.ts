import type { Text } from '../language/text-shape';

const fr = {
  title: 'Arbitrage',
  waits: 'Ce qui attend l’arbitre',
  nothing: 'Rien n’attend l’arbitre.',
  rulings: 'Décisions rendues',
  none: 'Aucune décision n’a été rendue.',
  kinds: { CALL: 'Appel', DISPUTE: 'Contestation', MATTER: 'À décider' } as Record<string, string>,
  calls: (who: string) => `${who} appelle`,
  minutes: (n: number) =>
    n < 1 ? 'à l’instant' : n < 60 ? `depuis ${n} min` : `depuis ${Math.floor(n / 60)} h ${n % 60}`,
  open: 'Ouvrir la donne',
  withdrawn: 'retirée',
  inForce: 'en vigueur',
  arrived: (n: number) => (n === 1 ? 'Une demande attend l’arbitre.' : `${n} demandes attendent l’arbitre.`),
  by: (role: string, when: string) => `${role} · ${when}`,
  percent: (text: string) => `${text} % du top`,
  points: (text: string) => `${text} points`,
};

const en: Text<typeof fr> = {
  title: 'Arbiter',
  waits: 'Waiting for the arbiter',
  nothing: 'Nothing waits for the arbiter.',
  rulings: 'Rulings given',
  none: 'No ruling has been given.',
  kinds: { CALL: 'Call', DISPUTE: 'Dispute', MATTER: 'To decide' },
  calls: (who) => `${who} calls`,
  minutes: (n) => (n < 1 ? 'just now' : n < 60 ? `for ${n} min` : `for ${Math.floor(n / 60)} h ${n % 60}`),
  open: 'Open the deal',
  withdrawn: 'withdrawn',
  inForce: 'in force',
  arrived: (n) => (n === 1 ? 'One thing waits for the arbiter.' : `${n} things wait for the arbiter.`),
  by: (role, when) => `${role} · ${when}`,
  percent: (text) => `${text}% of the top`,
  points: (text) => `${text} points`,
};

/** What waits for an arbiter, and what he ruled. */
export const arbiterTexts = { fr, en };
