import type { EveningView, HallView } from '@arbitre/rules/whist';
import type { OwnEntries, RoomFact, RoomTable } from '../../../room/room-tiles';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/** When something was last written at a table since its partie began; one table says no number. */
const lastAt = (facts: readonly RoomFact[], begins: string, table?: number): string | null => {
  const since = facts.slice(facts.findLastIndex(({ type }) => type === begins) + 1);
  const ofTable = ({ data }: RoomFact): boolean => (data as { readonly table?: number }).table === table;
  return since.findLast((fact) => /^(Coup|NextDeal|Result)/u.test(fact.type) && ofTable(fact))?.at ?? null;
};

const tile = (
  round: number,
  table: string,
  coups: number,
  over: boolean,
  own: Partial<OwnEntries>,
): RoomTable => ({
  ...{ round, table, boards: upTo(over ? coups : coups + 1) },
  own: { done: coups, unverified: 0, disputed: false, last: null, ...own },
});

const ofHall = ({ round, rounds }: HallView, facts: readonly RoomFact[]): readonly RoomTable[] =>
  (rounds.find((each) => each.round === round)?.tables ?? [])
    .filter(({ evening }) => evening !== null)
    .map(({ table, coups, state }) =>
      tile(round, String(table), coups, state !== 'playing', {
        unverified: state === 'over' ? 1 : 0,
        last: lastAt(facts, 'RoundStarted', table),
      }),
    );

const ofTable = (view: EveningView, facts: readonly RoomFact[]): readonly RoomTable[] => {
  if (view.phase !== 'parties') return [];
  const coups = Number(/-b(\d+)$/u.exec(view.lastCoup?.deal ?? '')?.[1] ?? 0);
  return [
    tile(view.finished.length + 1, '1', coups, view.partie.over, {
      unverified: view.partie.over ? 1 : 0,
      last: lastAt(facts, 'ResultConfirmed'),
    }),
  ];
};

/** The tables of an evening of whist: each plays coups until its partie is over, and waits until its result is confirmed. */
export const roomOf = (view: EveningView | HallView, facts: readonly RoomFact[]): readonly RoomTable[] =>
  view.phase === 'hall' ? ofHall(view, facts) : ofTable(view, facts);
