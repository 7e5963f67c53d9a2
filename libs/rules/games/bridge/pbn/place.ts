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

/** `Session 2` of the tag `Stage`; one where the file has no sessions. */
export const sessionOf = (game: PbnGame): number => {
  const session = Number(/^session (\d{1,3})$/i.exec(textOf(game, 'Stage'))?.[1] ?? 1);
  return session >= 1 ? session : 1;
};

/** The round as the file writes it; null where it does not. */
export const givenRound = (game: PbnGame): string | null => {
  const round = textOf(game, 'Round');
  return round === '' ? null : round;
};

/** The table as the file names it. */
export const tableOf = (game: PbnGame): string | null => {
  const table = textOf(game, 'Table').slice(0, 20);
  return table === '' ? null : table;
};
