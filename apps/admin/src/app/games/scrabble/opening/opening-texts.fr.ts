import { plural } from '../../../language/plural';
import type { Text } from '../../../language/text-shape';

/** Texts around the opening of a game of Scrabble and the look-up of words, in French. */
export const fr = {
  lead: 'La liste de mots et le temps valent pour toute la partie.',
  wordList: 'Liste de mots',
  listed: (name: string, words: string) => `${name} : ${words} mots`,
  trial: 'pour essais, non officielle',
  trialChosen: 'Cette liste libre n’est pas l’Officiel du Scrabble : elle ne sert qu’aux essais.',
  noLists:
    'Aucune liste de mots n’est encore prête sur ce serveur. La liste d’essai se prépare au premier démarrage ; la vôtre s’installe par « arbitre words install ».',
  look: 'Chercher encore',
  seconds: 'Temps par coup',
  minutes: { 180: '3 min', 150: '2 min 30', 120: '2 min', 60: '1 min (blitz)' } as Readonly<
    Record<number, string>
  >,
  format: 'Formule',
  formats: {
    normal: 'Normale',
    '7-sur-8': '7 sur 8',
    '7-et-8': '7 et 8',
    '7-8-9': '7, 8, 9',
  } as Readonly<Record<string, string>>,
  kind: 'Partie',
  kinds: { duplicate: 'Duplicate', 'sudden-death': 'Mort subite' } as Readonly<Record<string, string>>,
  rules: 'Règlement',
  editions: { 'FADOQ-2026': 'FADOQ 2026', 'FISF-2023': 'FISF 2023' } as Readonly<Record<string, string>>,
  joker: 'Un joker dans chaque tirage',
  game: 'Partie n°',
  games: 'sur',
  gamesInAll: 'Parties en tout',
  draws:
    'Les lettres se tirent du sac et se saisissent à la table d’arbitrage, qui peut aussi les tirer au hasard.',
  byRecord: 'Celles d’une partie déjà jouée',
  record: 'Fichier de la partie',
  recordHelp:
    'Celui que l’autre centre télécharge à la fin de sa partie. Les tirages et les mots retenus en viennent, dans l’ordre ; ils ne se lisent nulle part avant leur coup. Règlement, formule et joker sont ceux du fichier.',
  recordWrong: (line: number) => `La ligne ${line} de ce fichier ne se lit pas : rien n’en est pris.`,
  noRecord: 'Ce fichier ne contient pas de partie.',
  recordRead: (rounds: number, list: string) =>
    `${rounds}\u00a0${plural('fr', rounds, 'coup', 'coups')}, avec la liste « ${list} » : la même doit être choisie ici.`,
  open: 'Ouvrir la partie',
  check: 'Ce mot est-il valable ?',
  checkHelp: (list: string) => `Un ou plusieurs mots, dans la liste « ${list} »`,
  ask: 'Vérifier',
  valid: 'valable',
  notValid: 'non valable',
  notAsked: 'La liste ne répond pas.',
};

export type OpeningTexts = Text<typeof fr>;
