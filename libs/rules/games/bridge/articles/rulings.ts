import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Adjusted scores, the result and the director’s powers (Laws 11, 12, 79, 82 to 89). */
export const RULINGS: readonly ArticleLine[] = [
  [
    'BD-L11B',
    'arbiter',
    'Un droit perdu n’empêche pas une pénalité de procédure.',
    'A right that is forfeited does not rule out a procedural penalty.',
  ],
  [
    'BD-L12A',
    'arbiter',
    'L’arbitre ajuste un score quand aucune loi ne répare, que la donne ne peut se jouer, ou qu’une réparation était inexacte.',
    'The director adjusts a score where no law rectifies, the board cannot be played, or a rectification was wrong.',
  ],
  [
    'BD-L12B1',
    'arbiter',
    'On répare un tort : un résultat moins bon que celui qu’on pouvait attendre sans la faute.',
    'Damage is made good: a result that is worse than could be expected without the fault.',
  ],
  [
    'BD-L12B2',
    'enforce',
    'On n’ajuste pas une réparation prévue parce qu’elle paraît trop dure ou trop douce.',
    'A prescribed rectification is not adjusted for being too hard or too mild.',
  ],
  [
    'BD-L12C1b',
    'arbiter',
    'Le score attribué vise ce qui serait arrivé sans la faute.',
    'An assigned score aims at what would have come without the fault.',
  ],
  [
    'BD-L12C1d',
    'arbiter',
    'Si les possibilités sont trop nombreuses, on donne un score artificiel.',
    'Where there are too many possibilities an artificial score is given.',
  ],
  [
    'BD-L12C1e',
    'arbiter',
    'Le camp non fautif ne reçoit rien pour l’erreur grossière ou le pari qui est de son fait ; l’autre reçoit le score rectifié.',
    'The innocent side gets nothing for its own gross error or gamble; the other side gets the rectified score.',
  ],
  [
    'BD-L12C3',
    'arbiter',
    'En individuel, la réparation lie les deux partenaires, la pénalité ne frappe que le fautif.',
    'In an individual, rectification binds both partners, a penalty the offender alone.',
  ],
  [
    'BD-L79A2',
    'arbiter',
    'On ne garde pas une levée que l’on sait n’avoir pas gagnée.',
    'Nobody keeps a trick that he knows he has not won.',
  ],
  [
    'BD-L79B1',
    'arbiter',
    'En cas de désaccord sur les levées, l’arbitre cherche d’abord une réclamation ou une concession.',
    'Where the tricks are disputed the director looks for a claim or a concession first.',
  ],
  [
    'BD-L79B2',
    'arbiter',
    'Sans elle, il décide du nombre de levées inscrit.',
    'Without one he rules which number of tricks is recorded.',
  ],
  [
    'BD-L79B3',
    'arbiter',
    'Appelé après la ronde, il ne relève un camp que s’il est convaincu ; dans le doute, il peut seulement en abaisser un.',
    'Called after the round he raises a side only if he is convinced; in doubt he can only lower one.',
  ],
  [
    'BD-L79C2',
    'arbiter',
    'Passé le délai, un score se corrige encore avec l’accord de l’organisateur, si l’erreur est certaine.',
    'After the period a score is still corrected with the organiser’s approval, where the error is certain.',
  ],
  [
    'BD-L82B',
    'arbiter',
    'Pour rétablir l’ordre, l’arbitre fait jouer, remet ou annule une donne, ou ajuste.',
    'To put procedure right the director has a board played, postponed or cancelled, or adjusts.',
  ],
  [
    'BD-L82C',
    'score',
    'Après une erreur de l’arbitre, les deux camps sont tenus pour non fautifs.',
    'After an error of the director both sides count as innocent.',
  ],
  [
    'BD-L83',
    'record',
    'L’arbitre rappelle le droit d’appel quand une révision se justifie.',
    'The director tells of the right to appeal where a review may be in order.',
  ],
  [
    'BD-L84',
    'arbiter',
    'Faits admis : on joue, on répare comme prévu, ou on fait choisir ; le doute profite au camp non fautif.',
    'Facts agreed: play goes on, the rectification applies, or a choice is given; doubt is for the innocent side.',
  ],
  [
    'BD-L85',
    'arbiter',
    'Faits contestés : l’arbitre retient le plus probable et dit sur quoi il se fonde.',
    'Facts disputed: the director takes what is more probable and says what it rests on.',
  ],
  [
    'BD-L86A',
    'enforce',
    'On ne redistribue pas une donne d’un match dont le résultat sans elle pourrait être connu.',
    'A board is not dealt again where the result of the match without it could be known.',
  ],
  [
    'BD-L88',
    'score',
    'Qui ne peut jouer une donne sans y être pour rien reçoit la moyenne plus.',
    'Who cannot play a board through no fault of his gets an average plus.',
  ],
  [
    'BD-L89',
    'arbiter',
    'En individuel, les réparations frappent aussi le partenaire, les pénalités non.',
    'In an individual rectifications reach the partner too, penalties do not.',
  ],
];
