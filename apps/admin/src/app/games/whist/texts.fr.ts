import { plural } from '../../language/plural';
import type { Text } from '../../language/text-shape';

const count = (n: number, one: string, other: string): string => `${n}\u00a0${plural('fr', n, one, other)}`;

/** Texts of whist classique, in French: the catalogue that fixes the keys. */
export const fr = {
  phases: {
    draw: 'Tirage',
    seats: 'Choix des places',
    parties: 'Parties',
    ended: 'Partie générale terminée',
  } as Readonly<Record<string, string>>,
  variants: {
    base: 'Jeu de base, en 7 points',
    'partie-simple-1': 'Partie simple 1',
    'partie-simple-2': 'Partie simple 2',
  } as Readonly<Record<string, string>>,
  general: 'Partie générale',
  target: (n: number) => `manche en ${count(n, 'point', 'points')}`,
  successions: {
    left: 'la donne passe à gauche',
    firstTrickWinner: 'donne qui gagne la première levée',
  } as Readonly<Record<string, string>>,
  draw: 'Tirage des partenaires',
  draws: 'Cartes tirées',
  awaited: (who: string) => `Doivent encore tirer : ${who}`,
  drawCard: 'Noter la carte',
  player: 'Joueur',
  pack: 'Paquet',
  card: 'Carte (SA, HT, D7)',
  partners: (one: string, other: string) => `${one} et ${other}`,
  teams: 'Équipes',
  chooses: (who: string) => `${who} donne en premier et choisit le paquet et les places.`,
  seat: (who: string) => `Place de ${who}`,
  left: (who: string) => `À gauche de ${who}`,
  sit: 'Noter les places',
  score: 'Marque',
  dealer: 'Donneur',
  partie: (n: number) => `Partie ${n}`,
  side: 'Camp',
  points: 'Points',
  manches: 'Manches',
  robres: 'Robres',
  fiches: 'Fiches',
  winner: 'gagne la partie',
  noWinner: 'sans vainqueur',
  manche: (n: number) => `Manche ${n}`,
  enterCoup: 'Marquer un coup',
  coup: 'Coup',
  pointsOf: (side: string) => `Points ${side}`,
  nextDealer: 'Donneur suivant',
  enter: 'Marquer',
  cause: 'Pourquoi un autre a donné',
  causes: { misdeal: 'maldonne : la donne a passé', 'out-of-turn': 'donne hors tour, non arrêtée' },
  overtaken: (ns: number, ew: number) =>
    `Quelqu’un d’autre a marqué entre-temps : Nord-Sud ${ns}, Est-Ouest ${ew}. Votre saisie n’a pas été envoyée.`,
  drop: 'Laisser la mienne',
  asNext: 'La mienne est le coup suivant',
  lastCoup: (ns: number, ew: number) => `Dernier coup : Nord-Sud ${ns}, Est-Ouest ${ew}`,
  stands: 'acquis',
  correct: 'Remarquer ce coup',
  undoEntry: (ns: number, ew: number) =>
    `Annuler rouvre le coup marqué ${ns} – ${ew} : il se marque de nouveau tant que le suivant n’est pas coupé.`,
  undoCorrection: (ns: number, ew: number, nowNS: number, nowEW: number) =>
    `Annuler remet ${ns} – ${ew} à la place de ${nowNS} – ${nowEW}.`,
  cut: 'Couper pour le coup suivant',
  cutHelp: 'Après la coupe, la renonce du dernier coup ne se réclame plus (WHC-REN-16).',
  confirm: 'Confirmer le résultat',
  by: 'Confirmé par',
  finished: 'Parties terminées',
  totals: 'Fiches de chacun',
  rank: 'Rang',
  total: 'Total',
  open: 'Ouvrir la soirée',
  openLead:
    'Quatre joueurs, ce qui est convenu avant la première donne ; les partenaires se tirent ensuite. Les joueurs par inscription ou numéro, sans noms : ce qui est tapé ici reste pour toujours.',
  playerNumber: (n: number) => `Joueur ${n}`,
  variant: 'Jeu',
};

export type WhistTexts = Text<typeof fr>;
