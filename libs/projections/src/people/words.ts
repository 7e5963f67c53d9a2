import { type RecordedEvent, streams } from '@arbitre/events';
import type { WordEvent } from '@arbitre/rules/federation';
import type { Transaction } from '../projector';
import { insertInto } from '../table/statements';
import { knownWordTable, wordReceiptTable } from './tables';

const addReceipt = insertInto(wordReceiptTable);
const know = insertInto(knownWordTable, 'replace');

/** Whether an event is a receipt of words that were matched with the registry. */
export const isOfWords = ({ stream }: Pick<RecordedEvent, 'stream'>): boolean =>
  streams.idIn('words', stream) !== null;

/** Applies one receipt. What a later program will record there changes none. */
export const applyWordEvent = async (tx: Transaction, event: RecordedEvent): Promise<void> => {
  if (event.type !== 'WordsMatched') return;
  const { receipt, competitions, regions, clubs } = event.data as WordEvent['data'];
  const { actor, time } = event.metadata;
  const [number, position] = [Number(receipt.slice(1)), event.position];
  await addReceipt(tx, [{ number, by: actor.id, at: time, competitions, regions, clubs, position }]);
  await know(tx, [
    ...regions.map(({ word, region }) => ({ kind: 'region' as const, word, means: region })),
    ...clubs.map(({ word, club }) => ({ kind: 'club' as const, word, means: club })),
  ]);
};
