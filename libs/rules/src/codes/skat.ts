import type { CodeLine } from './code';

/** Refusals at a table of skat where the rulebook has no article. */
export const SKAT_CODES: readonly CodeLine[] = [
  [
    'already-accepted',
    'Ce joueur a déjà accepté la revendication.',
    'This player has already accepted the claim.',
  ],
  ['already-open', 'Les cartes sont déjà étalées.', 'The cards already lie open.'],
  [
    'already-picked-up',
    'Ce joueur a déjà ramassé ses cartes.',
    'This player has already picked up his cards.',
  ],
  ['already-taken', 'Le skat est déjà pris.', 'The skat has already been taken.'],
  ['card-twice', 'Une carte se trouve à deux endroits.', 'A card is in two places.'],
  [
    'cards-unknown',
    'Il faut connaître les cartes pour en décider : indiquez les mains et le skat.',
    'The cards must be known to decide this: give the hands and the skat.',
  ],
  [
    'claim-open',
    'Le preneur a étalé ses cartes : ses adversaires répondent d’abord.',
    'The declarer has shown his cards: his opponents answer first.',
  ],
  [
    'concession-open',
    'Le preneur veut abandonner : la partie adverse répond d’abord.',
    'The declarer wants to give up: the opposing party answers first.',
  ],
  [
    'entry-differs',
    'Cette inscription contredit ce qui a été joué, ou ses propres chiffres.',
    'This entry contradicts what was played, or its own figures.',
  ],
  ['game-ended', 'Le jeu est terminé.', 'The game has ended.'],
  [
    'hand-is-open',
    'Cette main est étalée : chacun peut la voir.',
    'This hand lies open: everybody may see it.',
  ],
  [
    'hand-unknown',
    'Cette main n’est pas connue : on ne peut pas dire quelles cartes en sont tirées.',
    'This hand is not known: nobody can say which cards are drawn from it.',
  ],
  [
    'needs-arbiter',
    'Seul l’arbitre peut constater cette infraction : ouvrez un litige.',
    'Only the arbiter can find this irregularity proven: open a dispute.',
  ],
  ['no-breach', 'Aucune infraction n’est en suspens.', 'No irregularity is pending.'],
  ['no-claim', 'Personne n’a étalé ses cartes.', 'Nobody has shown his cards.'],
  [
    'not-a-revoke',
    'Les cartes connues montrent que ce joueur ne pouvait pas fournir.',
    'The known cards show that this player could not follow.',
  ],
  ['not-in-play', 'Aucun jeu n’est annoncé.', 'No game has been announced.'],
  ['not-ouvert', 'Ce jeu ne se joue pas ouvert.', 'This game is not played ouvert.'],
  ['nothing-conceded', 'Le preneur n’a pas abandonné.', 'The declarer has not given up.'],
  ['nothing-to-choose', 'Rien n’oblige à choisir un jeu maintenant.', 'No game has to be chosen now.'],
  ['nothing-to-hold', 'Aucune enchère n’attend de réponse.', 'No bid is waiting for an answer.'],
  ['nothing-to-open', 'Aucune main n’est à étaler.', 'No hand has to be laid open.'],
  [
    'skat-not-mixed',
    'Ce joueur n’a pas mêlé le skat à ses cartes.',
    'This player has not mixed the skat with his cards.',
  ],
  [
    'skat-not-taken',
    'Le skat n’est pas pris : rien n’est à écarter.',
    'The skat is not taken: nothing is to be laid away.',
  ],
  [
    'use-own-act',
    'Cette infraction a sa propre saisie, par laquelle les règles la constatent.',
    'This irregularity has an act of its own, by which the rules see it.',
  ],
];
