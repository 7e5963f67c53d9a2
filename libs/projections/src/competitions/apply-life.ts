import type { Transaction } from '../projector';
import { deleteFrom, insertInto, update } from '../table/statements';
import type { LifeChanges } from './life-changes';
import {
  competitionTable,
  hallCallTable,
  passageTable,
  publicationTable,
  voidedSessionTable,
} from './tables';

const give = insertInto(publicationTable);
const pass = insertInto(passageTable);
const keepOut = insertInto(voidedSessionTable, 'replace');
const letIn = deleteFrom(voidedSessionTable, ['competition', 'number']);
const call = insertInto(hallCallTable);
const endCall = update(hallCallTable, ['competition', 'call', 'outcome'], 'outcome = new.outcome');
const judge = update(publicationTable, ['competition', 'number', 'finality'], 'finality = new.finality');
const settle = update(
  competitionTable,
  ['id', 'settled', 'publishedNumber', 'correctableUntil'],
  `settled = new.settled, published_number = new.published_number, correctable_until = new.correctable_until`,
);

/** Writes down what was published and what became of it. */
export const applyLife = async (tx: Transaction, life: LifeChanges): Promise<void> => {
  await give(tx, life.publications);
  await judge(tx, [...life.finalities.values()]);
  await settle(tx, [...life.settlements.values()]);
  await pass(tx, life.passages);
  await call(tx, life.calls);
  await endCall(tx, life.callsClosed);
  const voided = [...life.voided.values()];
  await keepOut(
    tx,
    voided.flatMap(({ row, voided: out }) => (out ? [row] : [])),
  );
  await letIn(
    tx,
    voided.flatMap(({ row, voided: out }) => (out ? [] : [row])),
  );
};
