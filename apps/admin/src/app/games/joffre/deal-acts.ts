import { joffreCardTitle, joffrePack } from '@arbitre/rules/joffre';
import { defineDealActs } from '../../deal/acts/act-words';
import type { LanguageCode } from '../../language/plural';

/** Every card of the pack by its printed name. */
const cardNames = (language: LanguageCode): Readonly<Record<string, string>> =>
  Object.fromEntries(joffrePack.map((card) => [card, joffreCardTitle(card, language)]));

export default defineDealActs({
  // A line of the sheet is typed on the page of results.
  elsewhere: ['record-result'],
  // JOF-4-GAP-5: nobody claims.
  never: ['claim'],
  words: {
    fr: {
      acts: {
        cut: 'Couper le paquet',
        deal: 'Noter les mains, ou distribuer le paquet',
        bid: 'Miser',
        pass: 'Passer',
        count: 'Dire combien de cartes ont été données',
        play: 'Jouer une carte',
        'play-two': 'Poser deux cartes ensemble',
        expose: 'Signaler une carte tombée face visible',
        replace: 'Corriger une omission de fournir',
        gather: 'Retourner la levée',
        report: 'Signaler ce qu’aucune carte ne montre',
        dispute: 'Porter un litige devant l’arbitre',
        rule: 'Trancher',
      },
      fields: {
        'deal.pack': 'Le paquet entier, du dessus au dessous',
        'bid.points': 'Points offerts',
        'count.counts.N': 'Cartes de Nord',
        'count.counts.E': 'Cartes d’Est',
        'count.counts.S': 'Cartes de Sud',
        'count.counts.W': 'Cartes d’Ouest',
        choice: 'Celle des deux qui est jouée',
        with: 'Par quelle carte',
        accused: 'Qui est mis en cause',
        'rule.points': 'Points comptés par le camp de l’acheteur',
      },
      choices: {
        ...cardNames('fr'),
        NS: 'Nord-Sud',
        EW: 'Est-Ouest',
        dealing: 'En donnant',
        dropped: 'Tombée',
        other: 'Autrement',
        'play-on': 'Le jeu continue',
        redeal: 'Nouvelle brasse',
        revoke: 'Le camp fautif ne marque rien',
        'visible-card': 'Carte visible',
        points: 'Les points sont fixés',
      },
    },
    en: {
      acts: {
        cut: 'Cut the pack',
        deal: 'Note the hands, or deal the pack out',
        bid: 'Bid',
        pass: 'Pass',
        count: 'Say how many cards were dealt',
        play: 'Play a card',
        'play-two': 'Put two cards down at once',
        expose: 'Report a card that came face up',
        replace: 'Correct a failure to follow',
        gather: 'Turn the trick down',
        report: 'Report what no card shows',
        dispute: 'Bring a dispute before the arbiter',
        rule: 'Decide',
      },
      fields: {
        'deal.pack': 'The whole pack, from the top',
        'bid.points': 'Points offered',
        'count.counts.N': 'Cards of North',
        'count.counts.E': 'Cards of East',
        'count.counts.S': 'Cards of South',
        'count.counts.W': 'Cards of West',
        choice: 'The one of both that is played',
        with: 'By which card',
        accused: 'Who is accused',
        'rule.points': 'Points counted by the buyer’s side',
      },
      choices: {
        ...cardNames('en'),
        NS: 'North-South',
        EW: 'East-West',
        dealing: 'While dealing',
        dropped: 'Dropped',
        other: 'Otherwise',
        'play-on': 'Play goes on',
        redeal: 'Deal again',
        revoke: 'The side at fault scores nothing',
        'visible-card': 'Visible card',
        points: 'The points are fixed',
      },
    },
  },
});
