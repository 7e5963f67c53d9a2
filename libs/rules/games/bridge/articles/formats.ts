import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Results in LIN and in USEBIO. */
export const FORMATS: readonly ArticleLine[] = [
  [
    'BD-LIN-1',
    'tournament',
    'Un texte LIN est une suite de commandes de deux lettres, chacune avec sa valeur entre barres ; l’inconnu est passé.',
    'A LIN text is a row of commands of two letters, each with its value between bars; the unknown is skipped.',
  ],
  [
    'BD-LIN-2',
    'tournament',
    'L’en-tête nomme l’épreuve, le mode de marque, le premier et le dernier étui, et les équipes.',
    'The head names the event, the scoring, the first and last board, and the teams.',
  ],
  [
    'BD-LIN-3',
    'tournament',
    'L’en-tête peut donner les résultats, salle ouverte puis fermée, étui par étui.',
    'The head may give the results, open then closed room, board by board.',
  ],
  [
    'BD-LIN-4',
    'tournament',
    'Les noms viennent dans l’ordre Sud, Ouest, Nord, Est ; huit noms font deux salles.',
    'Names stand in the order South, West, North, East; eight names are two rooms.',
  ],
  [
    'BD-LIN-5',
    'tournament',
    'Un étui commence par sa salle et son numéro ; une légende peut le nommer.',
    'A board begins by its room and number; a caption may name it.',
  ],
  [
    'BD-LIN-6',
    'tournament',
    'La donne nomme le donneur par un chiffre, puis les mains ; celle qui manque a le reste du jeu.',
    'The deal names the dealer by a digit, then the hands; one that is missing has the rest of the pack.',
  ],
  ['BD-LIN-7', 'tournament', 'La vulnérabilité est une lettre.', 'Vulnerability is one letter.'],
  [
    'BD-LIN-8',
    'tournament',
    'Une annonce s’écrit en abrégé ; un point d’exclamation l’alerte, un texte l’explique.',
    'A call is written in short; an exclamation mark alerts it, a text explains it.',
  ],
  [
    'BD-LIN-9',
    'tournament',
    'Les cartes viennent dans l’ordre du jeu ; une marque sépare les levées.',
    'Cards stand in the order of play; a mark parts the tricks.',
  ],
  [
    'BD-LIN-10',
    'tournament',
    'Une réclamation dit les levées du déclarant en tout.',
    'A claim says declarer’s tricks in all.',
  ],
  [
    'BD-LIN-11',
    'tournament',
    'Un étui sans numéro le tient de sa légende ou de la séance ; son donneur est comparé au sien.',
    'A board without a number has that of its caption or of the session; its dealer is compared.',
  ],
  [
    'BD-LIN-GAP-1',
    'tournament',
    'À l’écriture : quatre mains, annonces abrégées, cartes par levée, et la réclamation si le jeu s’est arrêté.',
    'When written: four hands, calls in short, cards by trick, and the claim where the play stopped.',
  ],
  [
    'BD-USEBIO-1',
    'tournament',
    'La racine dit la version ; elle contient un club et une ou plusieurs épreuves.',
    'The root says the version; it holds a club and one event or several.',
  ],
  [
    'BD-USEBIO-2',
    'tournament',
    'Une épreuve dit son genre, sa date, le jour d’abord, et comment elle se marque.',
    'An event says its kind, its date with the day first, and how it is scored.',
  ],
  [
    'BD-USEBIO-3',
    'tournament',
    'Séances et sections peuvent entourer inscrits et étuis.',
    'Sessions and sections may stand around entries and boards.',
  ],
  [
    'BD-USEBIO-4',
    'tournament',
    'Une paire ou une équipe a un numéro, ses joueurs, sa place et ses totaux ; un signe égal dit l’égalité.',
    'A pair or a team has a number, its players, its place and totals; an equals sign says a tie.',
  ],
  [
    'BD-USEBIO-5',
    'tournament',
    'Un étui a une ligne par résultat : qui, quel contrat, combien de levées, et la marque vue de Nord-Sud.',
    'A board has a line a result: who, which contract, how many tricks, and the score seen from North-South.',
  ],
  [
    'BD-USEBIO-6',
    'tournament',
    'Avec deux vainqueurs, c’est le numéro et la ligne qui désignent une paire.',
    'With two winners a number and a direction are a pair.',
  ],
  [
    'BD-USEBIO-7',
    'tournament',
    'Un jeu de donnes dit les mains de chaque étui, couleur par couleur.',
    'A hand set says the hands of each board, suit by suit.',
  ],
  [
    'BD-USEBIO-8',
    'tournament',
    'Un match nomme le tour et les deux équipes ; ses étuis sont dedans.',
    'A match names the round and both teams; its boards are inside.',
  ],
  [
    'BD-USEBIO-9',
    'tournament',
    'Une marque artificielle s’écrit par les pourcentages des deux camps.',
    'An artificial score is written by the percentages of both sides.',
  ],
  [
    'BD-USEBIO-10',
    'tournament',
    'L’export dit les places et les pourcentages ; les ex æquo ont un signe égal.',
    'An export says places and percentages; those who tie have an equals sign.',
  ],
  [
    'BD-USEBIO-11',
    'tournament',
    'Le fichier est du XML bien formé dans l’encodage qu’il déclare ; l’inconnu est passé.',
    'The file is well-formed XML in the encoding that it declares; the unknown is skipped.',
  ],
  [
    'BD-USEBIO-GAP-1',
    'tournament',
    'Les annonces et les cartes d’une ligne sont lues si elles y sont, et écrites seulement sur demande.',
    'Calls and cards of a line are read where they are there, and written on request alone.',
  ],
];
