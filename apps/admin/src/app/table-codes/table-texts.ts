import type { Text } from '../language/text-shape';
import { plural } from '../language/plural';

const fr = {
  title: 'Codes pour les téléphones',
  help: 'Avec un code, quelqu’un sans compte saisit les résultats d’une table depuis son téléphone, jusqu’à la fin de la soirée.',
  helpPlayers:
    'Avec un code, un joueur remet ses bulletins depuis son propre téléphone tant que le temps court, et fait appel ; de personne d’autre.',
  player: 'Joueur',
  table: 'Table (vide : toutes)',
  seat: 'Place',
  anySeat: 'Celle de qui saisit pour la table',
  seatHelp:
    'Pour une place, le téléphone montre la main de qui y est assis, et aucune autre. Pour la table, il voit ce qui y est noté.',
  ownHands: 'Votre main',
  noHand: 'Aucune donne n’est en cours à votre table.',
  hand: (board: number, round: number) => `Donne ${board}, tour ${round}`,
  hours: 'Valable, en heures (16 au plus)',
  make: 'Donner un code',
  once: 'Montrez ce code, ou son dessin : il ne sera plus affiché.',
  picture: 'L’adresse et le code, en dessin',
  all: 'Toutes les tables',
  ofTable: (name: string) => `Table ${name}`,
  until: (moment: string) => `jusqu’au ${moment}`,
  telephones: (n: number) => `${n} ${plural('fr', n, 'téléphone', 'téléphones')}`,
  revoke: 'Révoquer',
  revokeOne: (where: string) => `Révoquer le code : ${where}`,
  enterTitle: 'Code de la table',
  over: 'Le code de la table n’est plus valable. Ce qui a été saisi reste sur ce téléphone et part avec le prochain code.',
  enterHelp: 'Six signes, que vous donne qui dirige la séance.',
  code: 'Code',
  enter: 'Entrer',
  leave: 'Quitter la table',
};

const en: Text<typeof fr> = {
  title: 'Codes for telephones',
  help: 'With a code, somebody without an account enters the results of a table on his telephone until the end of the evening.',
  helpPlayers:
    'With a code, a player hands in slips from the own telephone while the clock runs, and appeals; for nobody else.',
  player: 'Player',
  table: 'Table (empty: all of them)',
  seat: 'Seat',
  anySeat: 'Whoever writes for the table',
  seatHelp:
    'For a seat, the telephone shows the hand of whoever sits there, and no other. For the table, it sees what is written down there.',
  ownHands: 'Your hand',
  noHand: 'No deal is being played at your table.',
  hand: (board, round) => `Board ${board}, round ${round}`,
  hours: 'Good for so many hours (16 at most)',
  make: 'Give a code',
  once: 'Show this code or its picture: it will not be shown again.',
  picture: 'The address and the code as a picture',
  all: 'All tables',
  ofTable: (name) => `Table ${name}`,
  until: (moment) => `until ${moment}`,
  telephones: (n) => `${n} ${plural('en', n, 'telephone', 'telephones')}`,
  revoke: 'Revoke',
  revokeOne: (where) => `Revoke the code: ${where}`,
  enterTitle: 'Code of the table',
  over: 'The code of the table is over. What was entered stays on this telephone and leaves with the next code.',
  enterHelp: 'Six signs, from whoever runs the session.',
  code: 'Code',
  enter: 'Enter',
  leave: 'Leave the table',
};

export const tableTexts = { fr, en };
