import { defineSessionForms } from '../../sessions/acts/act-words';

export default defineSessionForms({
  elsewhere: [
    ...['enter-team', 'publish-schedule', 'announce-rotation', 'write-box', 'correct-box', 'forfeit-table'],
    ...['sign-sheet', 'refuse-signature', 'rule-game', 'disqualify', 'request-refund'],
  ],
  words: {
    fr: {
      acts: {
        'choose-partners': 'Fixer l’ordre des partenaires du capitaine',
        'admit-substitute': 'Admettre un remplaçant',
        'name-captain': 'Nommer un autre capitaine',
        'take-seat': 'Noter que quelqu’un a pris sa place',
        'send-away': 'Renvoyer quelqu’un d’une table où il ne joue pas',
        'take-measure': 'Prendre une autre mesure',
      },
      fields: {
        team: 'Équipe',
        partners: 'Partenaires du capitaine, partie par partie',
        player: 'Joueur',
        substitute: 'Remplaçant',
        by: 'De la part de',
        captain: 'Nouveau capitaine',
        game: 'Partie',
        table: 'Table (l’équipe qui y reçoit)',
        seat: 'Place',
        author: 'Qui décide',
        target: 'Qui est visé',
        measure: 'Mesure',
        reason: 'Motif',
        effect: 'Effet sur le classement',
      },
      choices: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
    },
    en: {
      acts: {
        'choose-partners': 'Set the order of the captain’s partners',
        'admit-substitute': 'Admit a substitute',
        'name-captain': 'Name another captain',
        'take-seat': 'Note that somebody has taken a seat',
        'send-away': 'Send somebody away from a table of others',
        'take-measure': 'Take another measure',
      },
      fields: {
        team: 'Team',
        partners: 'The captain’s partners, game by game',
        player: 'Player',
        substitute: 'Substitute',
        by: 'By whom',
        captain: 'New captain',
        game: 'Game',
        table: 'Table (the team at home there)',
        seat: 'Seat',
        author: 'Who decides',
        target: 'Who is meant',
        measure: 'Measure',
        reason: 'Reason',
        effect: 'Effect on the standings',
      },
      choices: { N: 'North', E: 'East', S: 'South', W: 'West' },
    },
  },
});
