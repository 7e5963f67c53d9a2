import type { Text } from '../language/text-shape';

const fr = {
  title: 'Arbitrage',
  waits: 'Ce qui attend l’arbitre',
  rulings: 'Décisions rendues',
  none: 'Aucune décision n’a été rendue.',
  withdrawn: 'retirée',
  inForce: 'en vigueur',
  by: (role: string, when: string) => `${role} · ${when}`,
  percent: (text: string) => `${text} % du top`,
  points: (text: string) => `${text} points`,
};

const en: Text<typeof fr> = {
  title: 'Arbiter',
  waits: 'Waiting for the arbiter',
  rulings: 'Rulings given',
  none: 'No ruling has been given.',
  withdrawn: 'withdrawn',
  inForce: 'in force',
  by: (role, when) => `${role} · ${when}`,
  percent: (text) => `${text}% of the top`,
  points: (text) => `${text} points`,
};

/** What waits for an arbiter, and what he ruled. */
export const arbiterTexts = { fr, en };
