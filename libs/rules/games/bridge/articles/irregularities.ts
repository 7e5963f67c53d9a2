import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Attention (Law 9) and what is heard or seen. */
export const IRREGULARITIES: readonly ArticleLine[] = [
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
    'BD-L9A4',
    'enforce',
    'Le mort n’attire l’attention sur aucune irrégularité avant la fin du jeu.',
    'Dummy draws attention to no irregularity before the play is over.',
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
    'BD-L16B1a',
    'arbiter',
    'Une information venue du partenaire autrement que par ses annonces et ses cartes ne doit pas servir ; l’arbitre juge.',
    'Information from partner other than by his calls and plays must not be used; the arbiter judges.',
  ],
];
