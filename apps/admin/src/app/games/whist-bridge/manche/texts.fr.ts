import type { Text } from '../../../language/text-shape';

export const fr = {
  manches: 'Manches',
  manche: (n: number) => `Manche ${n}`,
  table: (name: string) => `Table ${name}`,
  phases: {
    seats: 'à configurer',
    contract: 'enchères',
    play: 'en jeu',
    read: 'résultat à valider',
    ticks: 'à valider par les joueurs',
    closed: 'close',
  },
  askedSheet: (names: string) => `La feuille est à envoyer par courriel à : ${names}`,
  dealOf: (n: number, deals: number) => `donne ${n} sur ${deals}`,
  dealer: 'Donneur',
  calls: (name: string) => `${name} appelle l’arbitre avant d’annoncer.`,
  summons: (table: string, name: string, deal: number) =>
    `Table ${table}, donne ${deal} : ${name} appelle l’arbitre.`,
  summonedFor: {
    fault: 'Pour une faute.',
    dispute: 'Pour un litige.',
    uncovered: 'Pour un cas que rien ne prévoit.',
  },
  wants: 'Contrat voulu, pour vous seul :',
  grant: 'Accorder',
  refuse: 'Refuser : plus droit à la parole',
  seat: 'Ils sont assis ainsi',
  conductedBy: 'Qui mène le tirage',
  draw: (n: number, players: number) => `Tirer la manche ${n} : ${players} joueurs`,
  tooFew: 'Il faut quatre joueurs au moins.',
  ranking: 'Classement de la manche',
  player: 'Joueur',
  rank: 'Rang',
  points: 'Points',
  penalties: 'Pénalités',
  total: 'Total',
  none: 'Aucune table n’est encore tirée.',
  desk: 'Saisir une fiche papier',
  deskHelp: 'Une donne par ligne, Entrée pour valider.',
  deskExample:
    'E9C 13 10 : emballage 9 cœur par les places 1 et 3, dix plis. PM 24 +- : la place 2 réussit, la 4 perd. D 0121 : les dames, place après place. S8P* 2 8 : pas annoncé d’emblée.',
  deskLine: 'Donne',
  problems: {
    game: 'Le contrat d’abord : E8 à E13, S6 à S8, PM, P, PME, TR, A9 à A11, GM, GME, PC, CH, ou D pour les dames.',
    suit: 'Il manque la couleur : P, T, K ou C.',
    'no-suit': 'Ce contrat n’a pas de couleur.',
    places: 'Il manque qui le joue : les places, de 1 à 5, puis le résultat.',
    result: 'Il manque le résultat : les plis, ou + et − pour chaque joueur.',
    queens: 'Les dames des quatre joueurs, quatre en tout.',
    'sits-out': 'Cette place donne et ne joue pas.',
  },
  print: {
    sheets: 'Imprimer les fiches',
    ruler: 'Imprimer l’ordre des annonces',
    card: 'Imprimer la grille',
  },
};

export type MancheTexts = Text<typeof fr>;
