import { randomUUID } from 'node:crypto';
import type { EventStore, RecordedEvent } from '@arbitre/events';
import { dealStream } from '@arbitre/events';
import { LogBook, openDeal, openTournament, score } from '../testing/season';

/** A deal of a full-grain evening has some sixty events; a quarter of our deals are recorded like that. */
const CARDS = 52;
const FULL_GRAIN_EVERY = 4;
const suits = ['C', 'D', 'H', 'S'];
const ranks = '2 3 4 5 6 7 8 9 T J Q K A'.split(' ');

const playCards = (log: LogBook, deal: string): void => {
  for (let i = 0; i < CARDS; i++)
    log.append(dealStream(deal), 'CardPlayed', {
      seat: 'NESW'[i % 4],
      card: `${suits[Math.floor(i / 13)] ?? 'C'}${ranks[i % 13] ?? '2'}`,
    });
};

/** Tournaments of `pairs` pairs over `boards` boards, played side by side. */
export const benchSeason = (prefix: string, tournaments: number, pairs: number, boards: number): LogBook => {
  const log = new LogBook();
  const ids = Array.from({ length: tournaments }, (_, i) => `${prefix}-${i + 1}`);
  for (const id of ids) openTournament(log, { id, pairs });
  let deals = 0;
  for (let board = 1; board <= boards; board++)
    for (const id of ids)
      for (let table = 1; table * 2 <= pairs; table++) {
        const deal = openDeal(log, id, board, table);
        if (deals++ % FULL_GRAIN_EVERY === 0) playCards(log, deal);
        score(log, deal, ((board * 7 + table * 13) % 12) * 50 - 250);
      }
  return log;
};

/** Writes a log into the store, stream by stream, several at a time. */
export const writeAll = async (store: EventStore, events: readonly RecordedEvent[]): Promise<void> => {
  const streams = [...Map.groupBy(events, ({ stream }) => stream)];
  const writer = async (): Promise<void> => {
    for (let next = streams.shift(); next !== undefined; next = streams.shift()) {
      const [stream, own] = next;
      const proposed = own.map(({ type, data, metadata }) => ({ id: randomUUID(), type, data, metadata }));
      await store.append(stream, proposed, -1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, writer));
};
