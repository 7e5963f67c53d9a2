import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** The play, claims and agreed tricks (Laws 41 to 47, 68, 69, 79). */
export const PLAY: readonly ArticleLine[] = [
  [
    'BD-L41A-1',
    'enforce',
    'L’entame revient au joueur à gauche du déclarant.',
    'The player on declarer’s left makes the opening lead.',
  ],
  [
    'BD-L41C-1',
    'enforce',
    'Dès que l’entame est retournée, le mort étale son jeu.',
    'Once the lead is faced, dummy spreads his hand.',
  ],
  [
    'BD-L43A1',
    'enforce',
    'Le mort ne prend aucune part au jeu : il ne réclame pas et ne signale rien avant la fin.',
    'Dummy takes no part in the play: he neither claims nor draws attention before the end.',
  ],
  [
    'BD-L44A',
    'enforce',
    'Celui qui attaque joue la carte qu’il veut, sauf restriction.',
    'Who leads plays any card, unless restricted.',
  ],
  [
    'BD-L44B',
    'enforce',
    'Chacun joue à son tour une carte ; quatre cartes font une levée, treize levées font la donne.',
    'Each plays one card in turn; four cards are a trick, thirteen tricks the deal.',
  ],
  ['BD-L44C', 'enforce', 'Qui le peut doit fournir de la couleur demandée.', 'Who can must follow suit.'],
  [
    'BD-L44D',
    'enforce',
    'Qui ne peut pas fournir joue ce qu’il veut, sans obligation de couper.',
    'Who cannot follow plays what he likes and need not trump.',
  ],
  ['BD-L44E', 'score', 'L’atout le plus fort emporte la levée.', 'The highest trump wins the trick.'],
  [
    'BD-L44F',
    'score',
    'Sans atout dans la levée, la plus forte carte de la couleur demandée l’emporte.',
    'Without a trump in it the highest card of the suit led wins the trick.',
  ],
  [
    'BD-L44G',
    'enforce',
    'Le gagnant d’une levée attaque la suivante.',
    'The winner of a trick leads to the next.',
  ],
  [
    'BD-L45E1',
    'detect',
    'Une cinquième carte sur une levée n’en fait pas partie ; celle d’un joueur du flanc devient pénalisée.',
    'A fifth card is no part of the trick; a defender’s becomes a penalty card.',
  ],
  [
    'BD-L47B',
    'detect',
    'Une carte jouée contre la loi peut être reprise pour corriger.',
    'A card played against the law may be taken back to correct it.',
  ],
  [
    'BD-L47F',
    'enforce',
    'Hors des cas prévus, une carte jouée ne se reprend pas.',
    'Except where a law allows it, a played card stays played.',
  ],
  [
    'BD-L79A1',
    'enforce',
    'Les deux camps s’entendent sur le nombre de levées ; il ne peut contredire celles déjà faites.',
    'Both sides agree on the number of tricks, which cannot contradict those already won.',
  ],
];
