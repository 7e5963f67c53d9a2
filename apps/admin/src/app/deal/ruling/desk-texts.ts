import type { Text } from '../../language/text-shape';

const fr = {
  call: 'Appeler l’arbitre',
  caller: 'Qui appelle',
  why: 'Pourquoi',
  called: 'L’arbitre est appelé.',
  waits: 'Arbitre appelé',
  callOf: (who: string) => `${who} appelle`,
  close: 'Clore l’appel',
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
  several: 'plusieurs résultats pondérés',
  weighed: 'par exemple 60 % 620, 40 % -100 : 100 % ensemble',
  apart: 'son résultat, comparé à part',
  form: 'la lettre de la forme de l’étui qui a été jouée ici, B par exemple',
  kind: 'nature',
  stands: 'Le résultat tient',
  short: (sides: string) => `En bref : ${sides}`,
  shortHelp: (example: string) =>
    `${example} ; = si le résultat tient. Entrée va au motif, Ctrl Entrée rend la décision.`,
  give: 'Rendre la décision',
  given: 'Décision rendue.',
  effect: 'Effet sur le classement',
  noEffect: 'Le classement ne change pas.',
  bounds: (least: number, most: number, step: number) =>
    step === 1 ? `de ${least} à ${most}` : `de ${least} à ${most}, par ${step}`,
};

const en: Text<typeof fr> = {
  call: 'Call the arbiter',
  caller: 'Who calls',
  why: 'Why',
  called: 'The arbiter is called.',
  waits: 'Arbiter called',
  callOf: (who) => `${who} calls`,
  close: 'Close the call',
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
  several: 'several results, weighed',
  weighed: 'such as 60% 620, 40% -100: 100% together',
  apart: 'its result, compared apart',
  form: 'the letter of the form of the board that was played here, such as B',
  kind: 'kind',
  stands: 'The result stands',
  short: (sides) => `In short: ${sides}`,
  shortHelp: (example) =>
    `${example}; = where the result stands. Enter goes to the reason, Ctrl Enter gives the ruling.`,
  give: 'Give the ruling',
  given: 'The ruling is given.',
  effect: 'Effect on the standings',
  noEffect: 'The standings do not change.',
  bounds: (least, most, step) =>
    step === 1 ? `from ${least} to ${most}` : `from ${least} to ${most}, by ${step}`,
};

/** What calling the arbiter and ruling are called on the page of a deal. */
export const deskTexts = { fr, en };
