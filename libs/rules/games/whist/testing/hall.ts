import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { whistSeatsCommitment } from '../hall/decide-seats';
import type { HallView } from '../hall/view';
import { whistOrder } from '../session/order';

type Plain = Readonly<Record<string, unknown>>;

/** An evening of two tables, where nobody sits yet. */
export const givenHall = sessionsOf(whistOrder, { tables: 2 });
export type Hall = ReturnType<typeof givenHall>;

export const hallOf = ({ state }: Hall): HallView =>
  whistOrder.view(state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as HallView;

/** `N1:A E1:B`: each at that place from a round on. */
export const sit = (text: string, from = 1): readonly AnyAct[] =>
  text.split(' ').map((each) => {
    const [place = '', entry = ''] = each.split(':');
    return { do: 'seat-entry', place, entry, from };
  });

export const lot = (entries: string, seed = 'lune'): readonly AnyAct[] => [
  { do: 'commit-lot', commitment: whistSeatsCommitment(seed) },
  { do: 'draw-seats', seed, entries: entries.split(' ') },
];

export const start = (round: number): AnyAct => ({ do: 'start-round', round });
export const swap = (a: string, b: string, from: number): AnyAct => ({ do: 'swap-entries', a, b, from });
export const absent = (entry: string, from: number): AnyAct => ({ do: 'mark-absent', entry, from });
export const stop = (table: number): AnyAct => ({ do: 'stop-table', table, reason: 'closing time' });

/** One coup at a table, dealt by North. */
export const coupAt = (table: number, NS: number, EW: number, more: Plain = {}): AnyAct => ({
  do: 'enter-coup',
  ...{ deal: 'b1', dealer: 'N', points: { NS, EW }, nextDealer: 'E', table },
  ...more,
});

/** A partie that one coup ends, confirmed. */
export const won = (table: number, side: 'NS' | 'EW'): readonly AnyAct[] => [
  coupAt(table, side === 'NS' ? 7 : 0, side === 'EW' ? 7 : 0),
  { do: 'confirm-result', by: 'host', table },
];

/** `1: AC–BD`: who sits where in a round, North and South first; a dot where nobody does. */
export const seatsIn = (hall: Hall, round: number): readonly string[] =>
  (hallOf(hall).rounds[round - 1]?.tables ?? []).map(({ table, seats }) => {
    const { N, E, S, W } = seats;
    return `${table}: ${N ?? '·'}${S ?? '·'}–${E ?? '·'}${W ?? '·'}`;
  });
