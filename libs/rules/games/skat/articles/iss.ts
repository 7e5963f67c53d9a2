import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Records of the International Skat Server. */
export const ISS: readonly ArticleLine[] = [
  [
    'SKAT-ISS-1',
    'record',
    'Un enregistrement tient sur une ligne : (; propriétés ;), avec noms, date, coups et résultat.',
    'A record is one line: (; properties ;), with names, date, moves and result.',
  ],
  [
    'SKAT-ISS-2',
    'record',
    'Les coups sont des paires « qui, quoi » : donne, enchères, skat, annonce, cartes.',
    'Moves are pairs of who and what: deal, bids, skat, announcement, cards.',
  ],
  [
    'SKAT-ISS-3',
    'record',
    'Le jeu s’écrit G C S H D N, puis O ouvert, H main, S schneider, Z schwarz annoncés.',
    'The game is G C S H D N, then O ouvert, H hand, S schneider, Z schwarz announced.',
  ],
  [
    'SKAT-ISS-4',
    'record',
    'SC montre ses cartes, RE abandonne, LE quitte, TI dépasse le temps.',
    'SC shows the cards, RE resigns, LE leaves, TI runs out of time.',
  ],
  [
    'SKAT-ISS-5',
    'record',
    'Le résultat donne preneur, valeur, honneurs, points et levées ; il est recalculé et comparé.',
    'The result gives declarer, value, matadors, points and tricks; it is computed again and compared.',
  ],
  [
    'SKAT-ISS-GAP-1',
    'record',
    'Une partie interrompue par un départ ou par le temps n’a pas de valeur reprise du serveur.',
    'A game ended by leaving or by time takes no value over from the server.',
  ],
  [
    'SKAT-ISS-GAP-2',
    'record',
    'Les tables ont trois joueurs ; les donnes d’une série font une liste, dans l’ordre des dates.',
    'Tables have three players; the deals of one series make a list in the order of their dates.',
  ],
];
