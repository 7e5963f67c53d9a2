import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { seatsCommitment } from '../evening/decide-seats';
import { bridgeEvening } from '../evening/order';
import type { EveningView } from '../evening/view';

type Plain = Readonly<Record<string, unknown>>;

/** Three tables of a Mitchell with two boards a round. */
export const given = sessionsOf(bridgeEvening, { movement: 'mitchell', tables: 3, boards: 2 });
export type Evening = ReturnType<typeof given>;

/** The article or code that refuses a setup; `accepted` where nothing does. */
export const setupRefusal = (setup: Plain): string => {
  const reading = bridgeEvening.readSetup({ movement: 'mitchell', tables: 3, boards: 2, ...setup });
  return reading.ok ? 'accepted' : reading.violation.article;
};

/** `A B C`: seats drawn by lot for these. */
export const lot = (entries: string, seed = 'lune'): readonly AnyAct[] => [
  { do: 'commit-lot', commitment: seatsCommitment(seed) },
  { do: 'draw-seats', seed, entries: entries.split(' ') },
];

/** `NS1:A EW1:B`: seats by hand. */
export const seats = (places: string, from = 1): readonly AnyAct[] =>
  places.split(' ').map((each) => {
    const [place = '', entry = ''] = each.split(':');
    return { do: 'seat-entry', ...{ place, entry, from } };
  });

export const ALL = 'NS1:A NS2:B NS3:C EW1:X EW2:Y EW3:Z';
export const start = (round: number, more: Plain = {}): AnyAct => ({ do: 'start-round', round, ...more });

export const viewOf = ({ state }: Evening): EveningView =>
  bridgeEvening.view(state, { kind: 'everyone' }, EMPTY_SHELF) as unknown as EveningView;

/** `1: A–X 1,2`: the tables of a round. */
export const tablesIn = (evening: Evening, round: number): readonly string[] =>
  (viewOf(evening).rounds[round - 1]?.tables ?? []).map(
    ({ table, NS, EW, boards }) => `${table}: ${NS ?? '·'}–${EW ?? '·'} ${boards.join(',')}`,
  );
