import type { PbnGame } from '@arbitre/rules/games/bridge/pbn';

/** The hands of a board as its hand record has them. */
type HandsOfBoard = {
  readonly board: number;
  readonly hands: Readonly<Record<string, readonly string[]>>;
};

/** The boards among the games of a PBN file whose four hands are known, each once, those that are played here; the last record of a board counts. */
export const handsOf = (games: readonly PbnGame[], played: ReadonlySet<number>): readonly HandsOfBoard[] => {
  const found = new Map<number, HandsOfBoard>();
  for (const { tags, hands } of games) {
    const board = Number(tags.get('Board')?.value.replace('#', '') ?? '');
    if (hands === null || !played.has(board)) continue;
    const known = Object.entries(hands).flatMap(([seat, cards]) =>
      cards?.length === 13 ? [[seat, cards] as const] : [],
    );
    if (known.length === 4) found.set(board, { board, hands: Object.fromEntries(known) });
  }
  return [...found.values()];
};
