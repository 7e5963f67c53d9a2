import type { ArticleLine } from '@arbitre/rules/kernel/articles';

/** What the organiser adds to the Laws: the edition, the usual format, and the points of the code of ethics that are rules. */
export const CLUB_RULES: readonly ArticleLine[] = [
  [
    'BD-FADOQ-1',
    'tournament',
    'Le tournoi suit les Lois du bridge de duplicata, édition ACBL : chaque décision cite un de leurs articles.',
    'The tournament follows the Laws of Duplicate Bridge, ACBL edition: every ruling cites one of their articles.',
  ],
  [
    'BD-FADOQ-2',
    'record',
    'Joueurs et arbitre reçoivent sur demande le texte de l’article qui s’applique.',
    'Players and the arbiter are given the text of the article that applies when they ask for it.',
  ],
  [
    'BD-FADOQ-GAP-2',
    'tournament',
    'Sans autre choix : paires au tournoi par paires, une séance d’environ 26 étuis, Howell jusqu’à sept tables, Mitchell au-delà.',
    'Unless something else is chosen: pairs at matchpoints, one session of about 26 boards, a Howell up to seven tables, a Mitchell above.',
  ],
  [
    'BD-ETHIQUE-8',
    'enforce',
    'On ne demande le sens des annonces adverses qu’à son tour.',
    'What the opponents’ calls mean is asked at one’s own turn only.',
  ],
  [
    'BD-ETHIQUE-10',
    'record',
    'On compte ses cartes face cachée avant de les regarder.',
    'Cards are counted face down before they are looked at.',
  ],
  [
    'BD-ETHIQUE-20',
    'enforce',
    'Le mort reste impassible jusqu’à la fin du jeu ; alors seulement il signale une irrégularité.',
    'Dummy stays impassive until the play is over; only then does he report an irregularity.',
  ],
  [
    'BD-ETHIQUE-22',
    'record',
    'Le joueur du flanc demande à son partenaire s’il ne peut vraiment pas fournir : une carte pénalisée coûte moins qu’une renonce.',
    'A defender asks partner whether he really cannot follow: a penalty card costs less than a revoke.',
  ],
  [
    'BD-ETHIQUE-23',
    'enforce',
    'Le carton sorti de la boîte est une annonce ; il n’y retourne qu’avec l’accord de l’arbitre.',
    'A card taken from the bidding box is a call; it goes back only when the arbiter agrees.',
  ],
  [
    'BD-ETHIQUE-25',
    'record',
    'On entame face cachée et l’on retourne la carte quand le partenaire est d’accord.',
    'The opening lead is made face down and turned when partner agrees.',
  ],
  [
    'BD-ETHIQUE-26',
    'enforce',
    'Le déclarant nomme la carte du mort, couleur et valeur ; sinon les usages de la Loi 46 décident.',
    'Declarer names dummy’s card, suit and rank; otherwise the usual meanings of Law 46 decide.',
  ],
];
