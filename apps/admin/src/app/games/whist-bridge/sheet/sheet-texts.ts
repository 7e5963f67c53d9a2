import type { Text } from '../../../language/text-shape';

const fr = {
  sheet: 'Feuille de points',
  deal: 'Donne',
  dealer: 'Donneur',
  contract: 'Contrat',
  total: 'Total',
  check: 'Points de jeu',
  penalties: 'Pénalités',
  none: 'Aucune donne n’est validée.',
  dealt: 'donne',
  sitsOut: 'ne joue pas',
  open: 'en cours',
  cancelled: (article: string) => `annulée (${article})`,
  signature: 'Signature',
  letters: { blue: 'B', red: 'R', black: 'N' },
  colours: {
    blue: (n: number) => (n === 1 ? 'jeton bleu' : `${n} jetons bleus`),
    red: (n: number) => (n === 1 ? 'jeton rouge' : `${n} jetons rouges`),
    black: (n: number) => (n === 1 ? 'jeton noir' : `${n} jetons noirs`),
  },
  token: (colour: string, points: number) =>
    points === 0 ? colour : `${colour}, ${points} points de pénalité`,
  tricks: (n: number) => `${n} plis`,
  made: 'réussi',
  lost: 'perdu',
  queens: (n: number) => (n === 1 ? '1 dame' : `${n} dames`),
};

const en: Text<typeof fr> = {
  sheet: 'Score sheet',
  deal: 'Deal',
  dealer: 'Dealer',
  contract: 'Contract',
  total: 'Total',
  check: 'Control points',
  penalties: 'Penalties',
  none: 'No deal is validated.',
  dealt: 'deals',
  sitsOut: 'sits out',
  open: 'in play',
  cancelled: (article) => `cancelled (${article})`,
  signature: 'Signature',
  letters: { blue: 'B', red: 'R', black: 'K' },
  colours: {
    blue: (n) => (n === 1 ? 'blue token' : `${n} blue tokens`),
    red: (n) => (n === 1 ? 'red token' : `${n} red tokens`),
    black: (n) => (n === 1 ? 'black token' : `${n} black tokens`),
  },
  token: (colour, points) => (points === 0 ? colour : `${colour}, penalty of ${points} points`),
  tricks: (n) => `${n} tricks`,
  made: 'made',
  lost: 'lost',
  queens: (n) => (n === 1 ? '1 queen' : `${n} queens`),
};

export const sheetTexts = { fr, en };
