import type { Text } from '../language/text-shape';

const fr = {
  undo: 'Annuler',
  kept: 'Le journal garde les deux.',
};

const en: Text<typeof fr> = {
  undo: 'Undo',
  kept: 'The log keeps both.',
};

/** What the line says that undoes the last entry. */
export const undoTexts = { fr, en };
