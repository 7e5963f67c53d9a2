import { eveningTable } from '@arbitre/rules/bridge';
import { defineSessionForms } from '../../sessions/acts/act-words';

export default defineSessionForms({
  elsewhere: [
    ...['set-movement', 'commit-lot', 'draw-seats', 'seat-entry', 'swap-entries', 'mark-absent'],
    ...['start-round', 'give-time', 'play-otherwise', 'pair-round'],
  ],
  // Which boards are missing the server finds by itself.
  fields: { 'end-table': { table: eveningTable } },
  words: {
    fr: {
      acts: {
        'cancel-board': 'Annuler un étui déjà joué par l’un des deux (arbitre)',
        'leave-session': 'Une paire quitte la séance sans prévenir',
        'substitute-player': 'Remplacer un joueur',
        'move-boards': 'Noter où vont les étuis',
        'postpone-board': 'Remettre un étui à plus tard',
        'settle-board': 'Régler un étui remis',
        'end-table': 'Terminer une table',
      },
      fields: {
        round: 'Ronde',
        table: 'Table',
        to: 'À la table',
        board: 'Étui',
        atFault: 'Camps en faute',
        reason: 'Motif',
        entry: 'Paire',
        leaves: 'Qui s’en va',
        comes: 'Qui vient',
        from: 'À partir de la ronde',
        as: 'Ce qu’il en est',
      },
      choices: { NS: 'Nord-Sud', EW: 'Est-Ouest', played: 'Joué', cancelled: 'Annulé' },
    },
    en: {
      acts: {
        'cancel-board': 'Cancel a board that one of them had played (arbiter)',
        'leave-session': 'A pair leaves the session without notice',
        'substitute-player': 'Substitute a player',
        'move-boards': 'Note where boards go',
        'postpone-board': 'Put a board off',
        'settle-board': 'Settle a board that was put off',
        'end-table': 'End a table',
      },
      fields: {
        round: 'Round',
        table: 'Table',
        to: 'To table',
        board: 'Board',
        atFault: 'Sides at fault',
        reason: 'Why',
        entry: 'Pair',
        leaves: 'Who leaves',
        comes: 'Who comes',
        from: 'From round',
        as: 'What became of it',
      },
      choices: { NS: 'North-South', EW: 'East-West', played: 'Played', cancelled: 'Cancelled' },
    },
  },
});
