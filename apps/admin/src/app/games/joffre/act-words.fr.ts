import { cardNames } from './card-names';
import type { ActWords } from '../../sessions/acts/act-words';

/** The acts of a tournament of Joffre, in French. */
export const fr: ActWords = {
  acts: {
    'seat-substitute': 'Faire jouer qui est au repos',
    'draw-dealer': 'Noter les cartes tirées pour la donne',
    'close-game': 'Clore la feuille d’une table',
    'sign-sheet': 'Signer une feuille',
    'refuse-signature': 'Refuser de signer',
    'rule-sheet': 'Trancher sur une feuille',
    'reopen-game': 'Rouvrir une feuille',
    'abandon-game': 'Abandonner une partie',
    warn: 'Avertir un joueur',
    disqualify: 'Disqualifier pour tricherie',
    'request-refund': 'Demander le remboursement',
  },
  fields: {
    games: 'Nombre de parties',
    partners: 'Équipes',
    game: 'Partie',
    table: 'Table',
    entry: 'Joueur',
    substitute: 'Qui joue à sa place',
    'cards.N': 'Carte de Nord',
    'cards.E': 'Carte d’Est',
    'cards.S': 'Carte de Sud',
    'cards.W': 'Carte d’Ouest',
    deals: 'Nombre de brasses jouées',
    cause: 'Fin de la partie',
    by: 'Qui signe',
    reason: 'Motif',
  },
  choices: {
    ...cardNames('fr'),
    drawn: 'Tirées à chaque partie',
    kept: 'Gardées tout le tournoi',
    played: 'Jouée jusqu’au bout',
    time: 'Arrêtée par l’heure',
  },
};
