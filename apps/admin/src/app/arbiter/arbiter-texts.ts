import type { Text } from '../language/text-shape';

const fr = {
  title: 'Arbitrage',
  waits: 'Ce qui attend l’arbitre',
  outcome: 'Comment il finit',
  said: 'Ce qui a été dit',
  close: 'Clore l’appel',
  call: 'Appeler l’arbitre à une table',
  callHere: 'Appeler l’arbitre',
  session: 'Séance',
  round: 'Tour',
  table: 'Table',
  why: 'Pourquoi',
  called: 'L’arbitre est appelé.',
  appeals: (side: string) => `${side} fait appel`,
  decides: 'Commission :',
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
  outcome: 'How it ends',
  said: 'What was said',
  close: 'Close the call',
  call: 'Call the arbiter to a table',
  callHere: 'Call the arbiter',
  session: 'Session',
  round: 'Round',
  table: 'Table',
  why: 'Why',
  called: 'The arbiter is called.',
  appeals: (side) => `${side} appeals`,
  decides: 'Committee:',
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
