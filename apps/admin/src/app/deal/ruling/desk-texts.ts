import type { Text } from '../../language/text-shape';

const fr = {
  call: 'Appeler l’arbitre',
  caller: 'Qui appelle',
  why: 'Pourquoi',
  called: 'L’arbitre est appelé.',
  ruling: 'Rendre une décision',
  article: 'Article',
  find: 'Numéro ou mots de l’article',
  found: (n: number) => (n === 0 ? 'Aucun article.' : n === 1 ? 'Un article.' : `${n} articles.`),
  noArticle: 'On ne peut pas décider par cet article : choisissez-en un de la liste.',
  reason: 'Motif, lu par tous',
  gives: (side: string) => `Ce que reçoit ${side}`,
  nothing: 'rien',
  percent: 'pour cent du top',
  points: 'points',
  kind: 'nature',
  stands: 'Le résultat tient',
  give: 'Rendre la décision',
  given: 'Décision rendue.',
  effect: 'Effet sur le classement',
  noEffect: 'Le classement ne change pas.',
  entry: 'Nom',
  now: 'Maintenant',
  then: 'Ensuite',
  bounds: (least: number, most: number, step: number) =>
    step === 1 ? `de ${least} à ${most}` : `de ${least} à ${most}, par ${step}`,
};

const en: Text<typeof fr> = {
  call: 'Call the arbiter',
  caller: 'Who calls',
  why: 'Why',
  called: 'The arbiter is called.',
  ruling: 'Give a ruling',
  article: 'Article',
  find: 'Number or words of the article',
  found: (n) => (n === 0 ? 'No article.' : n === 1 ? 'One article.' : `${n} articles.`),
  noArticle: 'Nobody rules by this article: choose one of the list.',
  reason: 'Reason, for everybody to read',
  gives: (side) => `What ${side} gets`,
  nothing: 'nothing',
  percent: 'percent of the top',
  points: 'points',
  kind: 'kind',
  stands: 'The result stands',
  give: 'Give the ruling',
  given: 'The ruling is given.',
  effect: 'Effect on the standings',
  noEffect: 'The standings do not change.',
  entry: 'Name',
  now: 'Now',
  then: 'Then',
  bounds: (least, most, step) =>
    step === 1 ? `from ${least} to ${most}` : `from ${least} to ${most}, by ${step}`,
};

/** What calling the arbiter and ruling are called on the page of a deal. */
export const deskTexts = { fr, en };
