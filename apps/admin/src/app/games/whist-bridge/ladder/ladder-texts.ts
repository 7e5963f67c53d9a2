import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

const fr = {
  order: 'Ordre des annonces',
  lead: 'Du plus petit au plus grand. À jeu égal, la couleur départage.',
  firstTurn: 'premier tour seulement',
  arbiter: 'appel à l’arbitre',
  joint: 'un ou deux joueurs, chacun pour soi',
  pair: 'à deux',
  one: 'seul',
  points: 'Grille des points',
  queens: 'Dames : −3 par dame, les joueurs sans dame se partagent 12 ; une dame chacun, −3 chacun.',
  game: 'Contrat',
  ending: 'Résultat',
  condition: 'Condition',
  declarers: 'Joueurs',
  each: 'Chaque adversaire',
  sum: 'Points de jeu',
  made: 'réussi',
  lost: 'perdu',
  byTricks: (tricks: number, made: boolean, direct: boolean) =>
    `${tricks} ${plural('fr', tricks, 'pli', 'plis')}, ${made ? 'réussi' : 'perdu'}${direct ? ', annoncé d’emblée' : ''}`,
};

const en: Text<typeof fr> = {
  order: 'Order of the games',
  lead: 'From the lowest to the highest. The suit parts equal games.',
  firstTurn: 'first turn only',
  arbiter: 'call the arbiter',
  joint: 'one or two players, each alone',
  pair: 'two together',
  one: 'alone',
  points: 'Points card',
  queens: 'Queens: −3 a queen, players without a queen share 12; one queen each, −3 each.',
  game: 'Contract',
  ending: 'Result',
  condition: 'Condition',
  declarers: 'Declarers',
  each: 'Each opponent',
  sum: 'Control points',
  made: 'made',
  lost: 'lost',
  byTricks: (tricks, made, direct) =>
    `${tricks} ${plural('en', tricks, 'trick', 'tricks')}, ${made ? 'made' : 'lost'}${direct ? ', announced at once' : ''}`,
};

export const ladderTexts = { fr, en };
