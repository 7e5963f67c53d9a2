import type { Text } from '../language/text-shape';

const fr = {
  on: 'Touches à l’écran',
  pad: 'Touches de saisie',
  back: 'Effacer la dernière touche',
  enter: 'Enregistrer',
};

const en: Text<typeof fr> = {
  on: 'Keys on the screen',
  pad: 'Entry keys',
  back: 'Take back the last key',
  enter: 'Store',
};

/** What the keys under a field say. */
export const tapTexts = { fr, en };
