import type { JoffreTournamentView } from '@arbitre/rules/joffre';
import type { RoomFact, RoomTable } from '../../room/room-tiles';

type Fact = { readonly game?: number; readonly table?: string };

/** What is written about the sheet of a table, from its first deal on. */
const WRITES = /^(DealerDrawn|Game|Sheet|Signature)/u;

const lastAt = (facts: readonly RoomFact[], game: number, table: string): string | null =>
  facts.findLast(({ type, data }) => {
    const fact = data as Fact;
    return fact.game === game && fact.table === table && WRITES.test(type);
  })?.at ?? null;

/**
 * The tables of the game that was drawn last: one that plays awaits its next deal, a closed one its signatures or the arbiter; an
 * abandoned one awaits nothing.
 */
export const roomOf = (
  { games }: Pick<JoffreTournamentView, 'games'>,
  facts: readonly RoomFact[],
): readonly RoomTable[] => {
  const last = games.at(-1);
  const round = last?.game ?? 0;
  return (last?.tables ?? []).map(({ table, sheet, state }): RoomTable => {
    if (state === 'playing') return { round, table, boards: [], open: true };
    const deals = sheet?.lines.length ?? 0;
    return {
      ...{ round, table },
      boards: Array.from({ length: deals }, (_, at) => at + 1),
      own: {
        ...{ done: deals, last: lastAt(facts, round, table) },
        unverified: state === 'provisional' ? 1 : 0,
        disputed: state === 'disputed',
      },
    };
  });
};
