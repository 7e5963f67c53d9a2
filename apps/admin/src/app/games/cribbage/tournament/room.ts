import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import type { RoomFact, RoomTable } from '../../../room/room-tiles';

type Fact = { readonly round?: number; readonly table?: string };

const lastAt = (facts: readonly RoomFact[], round: number, table: string): string | null =>
  facts.findLast(({ type, data }) => {
    const fact = data as Fact;
    return fact.round === round && fact.table === table && /^(Sheet|Game)/u.test(type);
  })?.at ?? null;

/** The tables of the round that is played: a game each, and the sheet that waits for signatures or the arbiter. */
export const roomOf = (
  { games, called }: Pick<CribbageTournamentView, 'games' | 'called'>,
  facts: readonly RoomFact[],
): readonly RoomTable[] =>
  (games.find(({ round }) => round === called)?.tables ?? []).map(({ round, table, state }): RoomTable => ({
    ...{ round, table, boards: [1] },
    own: {
      ...{ done: state === 'running' ? 0 : 1, last: lastAt(facts, round, table) },
      unverified: state === 'provisional' ? 1 : 0,
      disputed: state === 'disputed',
    },
  }));
