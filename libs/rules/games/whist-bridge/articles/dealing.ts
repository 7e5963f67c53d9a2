import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** Article 4: the deal. */
export const DEALING: readonly ArticleLine[] = [
  [
    'WB-4.a',
    'setup',
    'Le premier donneur d’une manche est celui que désigne la marque.',
    'The scoring designates who deals first in a manche.',
  ],
  [
    'WB-4.b',
    'record',
    'Le donneur bat les cartes trois fois au moins.',
    'The dealer shuffles three times at the least.',
  ],
  ['WB-4.c', 'record', 'Le voisin de droite du donneur coupe.', 'The neighbour on the dealer’s right cuts.'],
  [
    'WB-4.d',
    'detect',
    'La coupe laisse au moins quatre cartes dans chaque paquet.',
    'A cut leaves at least four cards in each packet.',
  ],
  [
    'WB-4.e',
    'enforce',
    'Les cartes se donnent en tournant, par quatre, cinq, puis quatre.',
    'The cards are dealt clockwise by four, five and four.',
  ],
  [
    'WB-4.f',
    'enforce',
    'Si tous passent, on ne redonne pas : on joue les dames.',
    'If everybody passes nothing is dealt again: Dames are played.',
  ],
  [
    'WB-4.g',
    'enforce',
    'Une maldonne vue pendant la distribution fait redonner le même donneur, sans pénalité.',
    'A misdeal seen during the deal has the same dealer deal again, without penalty.',
  ],
  [
    'WB-4.h',
    'detect',
    'Avant de jouer, chacun vérifie ses treize cartes et le donneur.',
    'Before play everybody checks for thirteen cards and the right dealer.',
  ],
  [
    'WB-4.i',
    'enforce',
    'Dès la première annonce, la donne se joue, même mal donnée, sauf accord de tous pour redonner.',
    'From the first announcement on the deal is played, even dealt wrongly, unless all agree to deal again.',
  ],
  [
    'WB-4.j',
    'enforce',
    'Le premier à parler ne passe pas à son premier tour : il dit « premier ».',
    'The first to speak does not pass at the first turn, but says “premier”.',
  ],
  [
    'WB-4.k',
    'enforce',
    'Après « premier », on ne peut plus qu’emballer ou passer.',
    'After “premier” one may only join or pass.',
  ],
  [
    'WB-4-GAP-1',
    'enforce',
    'Décision : la donne passe au voisin de gauche ; le joueur à gauche du donneur parle en premier, et une nouvelle donne ne la déplace pas.',
    'Decision: the deal passes to the left; the player on the dealer’s left speaks first, and a redeal does not move it.',
  ],
  [
    'WB-4-GAP-2',
    'setup',
    'Décision : cinquante-deux cartes, l’as le plus fort.',
    'Decision: fifty-two cards, the ace high.',
  ],
  [
    'WB-4-GAP-3',
    'arbiter',
    'Décision : avant la première annonce on redonne toujours ; après, sans unanimité, on joue et l’arbitre laisse le résultat ou annule la donne.',
    'Decision: before the first announcement it is always dealt again; later, without unanimity, it is played and the arbiter lets it stand or cancels it.',
  ],
  [
    'WB-4-GAP-4',
    'enforce',
    'Décision : « premier » n’est pas une annonce pour l’obligation de jouer.',
    'Decision: “premier” is no announcement for the duty to play.',
  ],
];
