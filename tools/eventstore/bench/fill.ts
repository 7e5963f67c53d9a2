import { openWriter } from '../src/storage/database';
import { newEventId } from '../src/storage/event-id';
import { LogWriter } from '../src/storage/log-writer';
import { packed } from '../src/storage/proposed-events';
import { benchEvent } from './events';

export const EVENTS_PER_DEAL = 50;
const DEALS_PER_TRANSACTION = 400;

export const filledDeal = (number: number): string => `deal-filled.${number}`;

/** Writes deals of fifty events straight into a folder's log, without a server and without waiting for the disk. */
export function fillLog(dataDir: string, deals: number): void {
  const database = openWriter(dataDir);
  database.exec('PRAGMA synchronous = OFF');
  const log = new LogWriter(database, Date.now);
  for (let first = 0; first < deals; first += DEALS_PER_TRANSACTION) {
    database.exec('BEGIN IMMEDIATE');
    for (let deal = first; deal < Math.min(deals, first + DEALS_PER_TRANSACTION); deal++) {
      log.append({
        kind: 'append',
        stream: filledDeal(deal),
        expected: 'no_stream',
        events: [packed(dealEvents())],
      });
    }
    database.exec('COMMIT');
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

function dealEvents() {
  return Array.from({ length: EVENTS_PER_DEAL }, (_, step) => {
    const { type, data } = benchEvent(step);
    const bytes = Buffer.from(JSON.stringify(data));
    return { id: newEventId(), type, json: true, metadata: Buffer.from('{}'), data: bytes };
  });
}
