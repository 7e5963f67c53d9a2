import type { Improbable } from '@arbitre/rules/kernel/improbable';
import { type GameCode, gameOf, isGameCode } from './ladder';
import { readContract } from './deal-score';

/** Tricks short of what was announced that are hardly ever missed. */
const FAR_SHORT = 4;

/** What whist bridge holds improbable of a deal: mostly a figure typed wrong. */
export const improbableDeals: Improbable = {
  says: {
    capot: {
      fr: '{result} : les treize plis, c’est rare. Le nombre de plis ?',
      en: '{result}: all thirteen tricks are rare. The number of tricks?',
    },
    'far-short': {
      fr: '{result} : il manque quatre plis ou plus. Le nombre de plis, et qui jouait ?',
      en: '{result}: four tricks or more are missing. The number of tricks, and who played it?',
    },
    slam: {
      fr: '{result} : un chelem annoncé, c’est rare. Le contrat ?',
      en: '{result}: an announced slam is rare. The contract?',
    },
  },
  find: (results) =>
    results.flatMap(({ deal, notation, result }) => {
      const { contract, tricks } = result;
      const { game } = readContract(typeof contract === 'string' ? contract : '');
      if (!isGameCode(game)) return [];
      const kind = kindOf(game, tricks);
      return kind === null ? [] : [{ deal, kind, facts: { result: notation } }];
    }),
};

const kindOf = (game: GameCode, tricks: unknown): 'capot' | 'far-short' | 'slam' | null => {
  if (gameOf(game).kind === 'chelem') return 'slam';
  if (typeof tricks !== 'number') return null;
  if (tricks === 13 && game !== 'E13') return 'capot';
  return tricks <= gameOf(game).least - FAR_SHORT ? 'far-short' : null;
};
