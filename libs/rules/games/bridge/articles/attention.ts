import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Attention, options and rights to a rectification (Laws 9 to 11). */
export const ATTENTION: readonly ArticleLine[] = [
  [
    'BD-L9A1',
    'enforce',
    'Pendant les enchères, chaque joueur peut attirer l’attention sur une irrégularité.',
    'During the auction any player may draw attention to an irregularity.',
  ],
  [
    'BD-L9A2',
    'enforce',
    'Pendant le jeu, le déclarant et les deux joueurs du flanc peuvent attirer l’attention sur une irrégularité.',
    'During the play declarer and both defenders may draw attention to an irregularity.',
  ],
  [
    'BD-L9A3',
    'enforce',
    'Chaque joueur, le mort aussi, peut empêcher une irrégularité avant qu’elle ne soit commise.',
    'Any player, dummy too, may keep an irregularity from happening.',
  ],
  [
    'BD-L9A4',
    'enforce',
    'Le mort n’attire l’attention sur aucune irrégularité avant la fin du jeu.',
    'Dummy draws attention to no irregularity before the play is over.',
  ],
  [
    'BD-L9A5',
    'record',
    'Nul n’est tenu de signaler la faute de son propre camp.',
    'Nobody has to report what his own side did wrong.',
  ],
  [
    'BD-L9B1a',
    'enforce',
    'L’arbitre est appelé dès que l’attention est attirée ; n’importe qui peut le faire, le mort aussi.',
    'The director is called as soon as attention is drawn; anybody may do it, dummy too.',
  ],
  [
    'BD-L9B2',
    'enforce',
    'Personne n’annonce ni ne joue avant que l’arbitre ait tout expliqué.',
    'Nobody calls or plays before the director has explained everything.',
  ],
  [
    'BD-L9C',
    'arbiter',
    'Le fautif qui se corrige avant la décision de l’arbitre s’expose à une réparation de plus.',
    'An offender who puts things right before the director has ruled may have to answer for that as well.',
  ],
  [
    'BD-L10A',
    'enforce',
    'L’arbitre seul fixe une réparation ou y renonce ; les joueurs ne le peuvent pas.',
    'The director alone sets a rectification or waives it; players may not.',
  ],
  [
    'BD-L10B',
    'arbiter',
    'L’arbitre peut laisser valoir ou annuler ce que les joueurs ont appliqué ou abandonné d’eux-mêmes.',
    'What players enforced or waived by themselves the director may let stand or cancel.',
  ],
  [
    'BD-L10C1',
    'arbiter',
    'Quand la loi laisse un choix, l’arbitre explique toutes les possibilités.',
    'When the law gives an option, the director explains all the options available.',
  ],
  [
    'BD-L10C2',
    'enforce',
    'Celui qui a le choix choisit seul, sans consulter son partenaire.',
    'The player who has the option chooses by himself, without consulting his partner.',
  ],
  [
    'BD-L10C3',
    'record',
    'Le camp innocent choisit ce qui lui convient le mieux.',
    'The innocent side chooses what suits it best.',
  ],
  [
    'BD-L10C4',
    'arbiter',
    'La réparation faite, le fautif joue au mieux de ses intérêts ; seuls 16C2, 27 et 72C peuvent lui reprendre un gain.',
    'Once rectified, the offenders do what is best for them; only 16C2, 27 and 72C can take a gain away.',
  ],
  [
    'BD-L11A',
    'arbiter',
    'Le camp innocent qui agit avant d’appeler l’arbitre peut perdre son droit ; si l’autre y gagne par ignorance, seule sa marque est ajustée.',
    'An innocent side that acts before it calls the director may lose its right; where a side gained by ignorance, its score alone is adjusted.',
  ],
];
