import type { Text } from '../../language/text-shape';

const fr = {
  title: 'Modèles',
  lead: 'Choisissez un modèle pour remplir le formulaire ; chaque page de compétition permet d’en garder un.',
  use: (name: string) => `Ouvrir comme « ${name} »`,
  used: (name: string) => `D’après le modèle « ${name} ».`,
  gone: 'Ce modèle n’existe plus : le formulaire est vide.',
  keep: 'Garder comme modèle',
  keepSays:
    'Jeu, classement, séances, réglages et places : tout sauf les inscriptions. Le modèle est proposé à qui organise dans la région.',
  name: 'Nom du modèle',
  kept: (name: string) => `Le modèle « ${name} » est gardé.`,
  rename: 'Renommer',
  remove: 'Supprimer',
  removeSays: 'Ce qui a été ouvert avec lui reste.',
  of: (action: string, name: string) => `${action} : ${name}`,
};

const en: Text<typeof fr> = {
  title: 'Templates',
  lead: 'Choose a template to fill the form; every page of a competition lets you keep one.',
  use: (name) => `Open like “${name}”`,
  used: (name) => `From the template “${name}”.`,
  gone: 'This template is there no more: the form is empty.',
  keep: 'Keep as a template',
  keepSays:
    'Game, ranking, sessions, settings and places: all but the entries. It is offered to whoever runs competitions in the region.',
  name: 'Name of the template',
  kept: (name) => `The template “${name}” is kept.`,
  rename: 'Rename',
  remove: 'Remove',
  removeSays: 'What was opened with it stays.',
  of: (action, name) => `${action}: ${name}`,
};

/** What templates of competitions say. */
export const templateTexts = { fr, en };
