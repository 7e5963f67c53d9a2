import type { LanguageCode } from './plural';

/** What a game calls the things that every competition page shows: only duplicate bridge has boards and contracts. */
export type GameTerms = {
  /** One deal by its number, as a heading. */
  readonly board: (n: number) => string;
  readonly boards: string;
  readonly boardsLead: string;
  readonly chooseBoard: string;
  /** The round of a competition in which deals of the same numbers come again. */
  readonly round: (n: number) => string;
  /** Head of the column of score sheets' short forms. */
  readonly contract: string;
};

type Terms = Readonly<Record<string, GameTerms>>;

const fr: Terms = {
  bridge: {
    board: (n) => `Étui ${n}`,
    boards: 'Étuis',
    boardsLead: 'Chaque étui compare toutes les tables qui l’ont joué.',
    chooseBoard: 'Choisissez un étui pour voir ses résultats table par table.',
    round: (n) => `Tour ${n}`,
    contract: 'Contrat',
  },
  whist: {
    board: (n) => `Coup ${n}`,
    boards: 'Coups',
    boardsLead: 'Les coups de même rang, partie par partie.',
    chooseBoard: 'Choisissez un coup pour voir ses résultats table par table.',
    round: (n) => `Partie ${n}`,
    contract: 'Levées',
  },
  'whist-militaire': {
    board: (n) => `Donne ${n}`,
    boards: 'Donnes',
    boardsLead: 'Les donnes de même rang, à toutes les tables et dans toutes les parties.',
    chooseBoard: 'Choisissez une donne pour voir ses résultats table par table.',
    round: (n) => `Partie ${n}`,
    contract: 'Levées',
  },
  skat: {
    board: (n) => `Jeu ${n}`,
    boards: 'Jeux',
    boardsLead: 'Les jeux de même rang, liste par liste.',
    chooseBoard: 'Choisissez un jeu pour voir ses résultats table par table.',
    round: (n) => `Série ${n}`,
    contract: 'Jeu annoncé',
  },
};

const en: Terms = {
  bridge: {
    board: (n) => `Board ${n}`,
    boards: 'Boards',
    boardsLead: 'Each board compares all the tables that played it.',
    chooseBoard: 'Choose a board to see its results table by table.',
    round: (n) => `Round ${n}`,
    contract: 'Contract',
  },
  whist: {
    board: (n) => `Hand ${n}`,
    boards: 'Hands',
    boardsLead: 'Hands of the same number, party by party.',
    chooseBoard: 'Choose a hand to see its results table by table.',
    round: (n) => `Party ${n}`,
    contract: 'Tricks',
  },
  'whist-militaire': {
    board: (n) => `Deal ${n}`,
    boards: 'Deals',
    boardsLead: 'Deals of the same number, at every table and in every game.',
    chooseBoard: 'Choose a deal to see its results table by table.',
    round: (n) => `Game ${n}`,
    contract: 'Tricks',
  },
  skat: {
    board: (n) => `Game ${n}`,
    boards: 'Games',
    boardsLead: 'Games of the same number, list by list.',
    chooseBoard: 'Choose a game to see its results table by table.',
    round: (n) => `Series ${n}`,
    contract: 'Game declared',
  },
};

const catalogues: Readonly<Record<LanguageCode, { readonly terms: Terms; readonly other: GameTerms }>> = {
  fr: {
    terms: fr,
    other: {
      board: (n) => `Donne ${n}`,
      boards: 'Donnes',
      boardsLead: 'Chaque donne, à toutes les tables qui l’ont jouée.',
      chooseBoard: 'Choisissez une donne pour voir ses résultats table par table.',
      round: (n) => `Tour ${n}`,
      contract: 'Résultat',
    },
  },
  en: {
    terms: en,
    other: {
      board: (n) => `Deal ${n}`,
      boards: 'Deals',
      boardsLead: 'Each deal, at every table that played it.',
      chooseBoard: 'Choose a deal to see its results table by table.',
      round: (n) => `Round ${n}`,
      contract: 'Result',
    },
  },
};

/** The words of a game, or those that fit any game of cards. */
export const termsOf = (language: LanguageCode, game: string): GameTerms => {
  const { terms, other } = catalogues[language];
  return terms[game] ?? other;
};
