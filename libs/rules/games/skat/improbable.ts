import type { BoardResult, Improbability, Improbable } from '@arbitre/rules/kernel/improbable';

type Kind = 'many-matadors' | 'grand-lost' | 'grand-won' | 'ouvert';

/** In a suit so many matadors in a row are rarely held, and rarely missing. */
const MANY = 6;
/** The four jacks: all the matadors that a grand can have. */
const ALL_JACKS = 4;

/** What a line of the list says of its game; null where nobody played, or the cards themselves were recorded. */
const listedGame = ({ result }: BoardResult) => {
  const { kind, contract, matadors, won, points } = result;
  if (kind !== 'game' || typeof contract !== 'string' || typeof matadors !== 'number' || points !== null)
    return null;
  return { contract, matadors, won: won === true };
};

const kindsOf = (result: BoardResult): readonly Kind[] => {
  const game = listedGame(result);
  if (game === null || game.contract.startsWith('N')) return [];
  const { contract, matadors, won } = game;
  const grand = contract.startsWith('G');
  return [
    ...(contract.includes('O') ? (['ouvert'] as const) : []),
    ...(!grand && Math.abs(matadors) >= MANY ? (['many-matadors'] as const) : []),
    ...(grand && matadors === ALL_JACKS && !won ? (['grand-lost'] as const) : []),
    ...(grand && matadors === -ALL_JACKS && won ? (['grand-won'] as const) : []),
  ];
};

/** What skat holds improbable of a line of its list: mostly a sign typed wrong, or matadors of another game. */
export const improbableGames: Improbable = {
  says: {
    'many-matadors': {
      fr: '{result} : {matadors} honneurs de suite dans une couleur, c’est rare. Le nombre ?',
      en: '{result}: {matadors} matadors in a row in a suit are rare. The number?',
    },
    'grand-lost': {
      fr: '{result} : un grand avec les quatre valets, perdu. Le signe ?',
      en: '{result}: a grand with all four jacks, lost. The sign?',
    },
    'grand-won': {
      fr: '{result} : un grand sans aucun valet, gagné. Le signe, ou « avec » ?',
      en: '{result}: a grand without a jack, won. The sign, or “with”?',
    },
    ouvert: {
      fr: '{result} : un jeu ouvert de toutes les levées, c’est rare. L’annonce ?',
      en: '{result}: an open game for all the tricks is rare. The announcement?',
    },
  },
  find: (results) =>
    results.flatMap((each): readonly Improbability[] =>
      kindsOf(each).map((kind) => ({
        ...{ deal: each.deal, kind },
        facts: { result: each.notation, matadors: Math.abs(Number(each.result.matadors)) },
      })),
    ),
};
