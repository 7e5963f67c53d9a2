import type { PbnGame } from './game';

const textOf = (game: PbnGame, name: string): string => {
  const value = game.tags.get(name)?.value.trim() ?? '';
  return value === '?' || value === '-' ? '' : value;
};

export const boardOf = (game: PbnGame): number | null => {
  const board = Number(textOf(game, 'Board').replace('#', ''));
  return Number.isSafeInteger(board) && board >= 1 && board <= 9999 ? board : null;
};

/** Rounds that are not whole numbers, or not given, count as the first. */
export const roundOf = (game: PbnGame): number => {
  const round = Number(textOf(game, 'Round'));
  return Number.isSafeInteger(round) && round >= 1 && round <= 999 ? round : 1;
};

export const tableOf = (game: PbnGame): string | null => {
  const table = textOf(game, 'Table').slice(0, 20);
  return table === '' ? null : table;
};
