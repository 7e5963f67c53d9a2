import type { Text } from '../language/text-shape';

const fr = {
  close: (apart: string) =>
    `Arrivée serrée : ${apart} d’écart entre les deux premiers. Quelqu’un vérifie les résultats, quelqu’un d’autre publie.`,
  checked: 'L’arrivée serrée est vérifiée telle qu’elle est.',
  checkedByYou: 'Vous avez vérifié cette arrivée serrée : quelqu’un d’autre publie le classement.',
  unchanged: 'Rien n’a changé depuis la dernière version publiée.',
  check: 'Attester la vérification',
  checkSays: 'Vous avez relu les feuilles des premiers. Si un résultat change, il faut vérifier de nouveau.',
  note: 'Ce qui a été vérifié',
};

const en: Text<typeof fr> = {
  close: (apart: string) =>
    `Close finish: the first two are ${apart} apart. Somebody checks the results, somebody else publishes.`,
  checked: 'The close finish has been checked as it is.',
  checkedByYou: 'You have checked this close finish: somebody else publishes the ranking.',
  unchanged: 'Nothing has changed since the last published version.',
  check: 'Record the check',
  checkSays:
    'You have gone through the sheets of those in front. If a result changes it has to be checked again.',
  note: 'What was checked',
};

export const publishingTexts = { fr, en };
