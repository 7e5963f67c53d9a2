import type { Text } from '../language/text-shape';

const fr = {
  cancel: 'Annuler',
  optional: 'facultatif',
  missing: 'À remplir.',
  unfit: 'Ceci ne convient pas.',
  unfitHelp: (help: string) => `Ceci ne convient pas. Il faut : ${help}`,
  strange: (found: string) => `Le caractère ${found} n’a pas sa place ici : retirez-le.`,
  retyped: (text: string) => `Tapez « ${text} » pour confirmer.`,
  choose: 'Choisir…',
};

const en: Text<typeof fr> = {
  cancel: 'Cancel',
  optional: 'optional',
  missing: 'To be filled in.',
  unfit: 'This does not fit.',
  unfitHelp: (help) => `This does not fit. What does: ${help}`,
  strange: (found) => `The character ${found} does not belong here: take it out.`,
  retyped: (text) => `Type “${text}” to confirm.`,
  choose: 'Choose…',
};

/** What all forms say. */
export const formTexts = { fr, en };
