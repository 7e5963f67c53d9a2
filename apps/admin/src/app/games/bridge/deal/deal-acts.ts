import { defineDealActs } from '../../../deal/acts/act-words';

export default defineDealActs({
  // A line of the page of results: `4SN=`.
  elsewhere: ['record-result'],
  words: {
    fr: {
      acts: {
        deal: 'Noter les mains',
        call: 'Faire une enchère',
        'offer-options': 'Expliquer le choix à qui l’a',
        'take-option': 'Choisir l’une des options expliquées',
        play: 'Jouer une carte',
        withdraw: 'Reprendre une carte',
        'spread-hand': 'Le déclarant étale sa main',
        claim: 'Revendiquer ou concéder',
        report: 'Signaler ce qu’aucune carte ne montre',
      },
      fields: {
        call: 'Enchère (1C, 3NT, X, XX, Pass)',
        note: 'Ce qu’a expliqué l’alerte',
        option: 'Option',
        tricks: 'Levées du déclarant dans toute la donne',
      },
      choices: {
        accept: 'Accepter',
        refuse: 'Refuser',
        spread: 'Étaler sa main',
        require: 'Exiger la couleur',
        forbid: 'Interdire la couleur',
        free: 'Laisser libre',
      },
    },
    en: {
      acts: {
        deal: 'Note the hands',
        call: 'Make a call',
        'offer-options': 'Explain the choice to who has it',
        'take-option': 'Take one of the options explained',
        play: 'Play a card',
        withdraw: 'Take a card back',
        'spread-hand': 'Declarer spreads the hand',
        claim: 'Claim or concede',
        report: 'Report what no card shows',
      },
      fields: {
        call: 'Call (1C, 3NT, X, XX, Pass)',
        note: 'What the alert explained',
        option: 'Option',
        tricks: 'Declarer’s tricks in the whole deal',
      },
      choices: {
        accept: 'Accept',
        refuse: 'Refuse',
        spread: 'Spread the hand',
        require: 'Require the suit',
        forbid: 'Forbid the suit',
        free: 'Leave free',
      },
    },
  },
});
