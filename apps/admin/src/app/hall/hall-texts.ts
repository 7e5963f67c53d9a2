import type { Text } from '../language/text-shape';

const fr = {
  title: 'Écran de salle',
  page: (at: number, of: number) => `${at} / ${of}`,
  paused: 'en pause',
  keys: 'Espace : pause · ← → : écran · Échap : quitter',
  none: 'Pas encore de résultat.',
};

const en: Text<typeof fr> = {
  title: 'Hall screen',
  page: (at, of) => `${at} / ${of}`,
  paused: 'paused',
  keys: 'Space: pause · ← → : screen · Esc: leave',
  none: 'No result yet.',
};

/** What the screen of a hall says. */
export const hallTexts = { fr, en };
