import type { TournamentView } from '@arbitre/rules/whist-militaire';
import type { RoomFact, RoomTable } from '../../room/room-tiles';

/** Deals of a game, a box each. */
const DEALS = [1, 2, 3, 4] as const;

type Fact = { readonly game?: number; readonly table?: string; readonly team?: string };

const lastAt = (facts: readonly RoomFact[], game: number, table: string): string | null =>
  facts.findLast(({ type, data }) => {
    const fact = data as Fact;
    const written = type === 'BoxWritten' ? fact.table === table : fact.team === table;
    return fact.game === game && written && /^(Box|Sheet|Signature|Game)/u.test(type);
  })?.at ?? null;

/**
 * The tables of the game that is announced, by the team that is at home there, as far as whoever looks may follow them (WM-R5): a box a
 * deal, and the sheet of the team that waits for its signature or the arbiter.
 */
export const roomOf = (
  { games, announced }: Pick<TournamentView, 'games' | 'announced'>,
  facts: readonly RoomFact[],
): readonly RoomTable[] => {
  const game = games.find((each) => each.game === announced);
  return (game?.tables ?? []).map(({ table }): RoomTable => {
    const done = (game?.boxes ?? []).filter((box) => box.table === table).length;
    const sheet = game?.sheets.find(({ team }) => team === table);
    return {
      ...{ round: announced, table, entry: table, boards: DEALS },
      own: {
        ...{ done, last: lastAt(facts, announced, table) },
        unverified: sheet?.state === 'provisional' ? 1 : 0,
        disputed: sheet?.state === 'disputed',
      },
    };
  });
};
