import type { PlafondEveningView } from '@arbitre/rules/bridge-plafond';
import type { RoomFact, RoomTable } from '../../room/room-tiles';

type Fact = { readonly round?: number; readonly table?: string };

/** What is written on the sheet of a table. */
const WRITES = /^(Line|DealTaken|Totals|Rubber)/u;

const lastAt = (facts: readonly RoomFact[], round: number, table: string): string | null =>
  facts.findLast(({ type, data }) => {
    const fact = data as Fact;
    return fact.round === round && fact.table === table && WRITES.test(type);
  })?.at ?? null;

/**
 * The tables of the partie that was called last, each with its rubber: one that is played awaits its next deal, one that has ended
 * the acceptance of its totals.
 */
export const roomOf = (
  { parties }: Pick<PlafondEveningView, 'parties'>,
  facts: readonly RoomFact[],
): readonly RoomTable[] =>
  (parties.at(-1)?.tables ?? []).map(({ partie, table, rubbers }): RoomTable => {
    const last = rubbers.at(-1);
    if (last === undefined) return { round: partie * 3 - 2, table, boards: [], open: true };
    const { round, lines, state } = last;
    const playing = state === 'playing';
    return {
      ...{ round, table },
      boards: Array.from({ length: lines.length + (playing ? 1 : 0) }, (_, at) => at + 1),
      own: {
        ...{ done: lines.length, last: lastAt(facts, round, table), disputed: false },
        unverified: state === 'ended' ? 1 : 0,
      },
    };
  });
