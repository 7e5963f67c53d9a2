import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { verifyDatabase } from './integrity';
import { logFixture, loseIndexRecord, WHOLE, type LogFixture } from './log-fixture';

let log: LogFixture;
beforeEach(() => {
  log = logFixture();
  for (const stream of ['deal-1', 'deal-2', 'deal-1']) log.append(stream, 10, 20, 30);
  log.append('été 𝄞', 5);
});
afterEach(() => {
  log.close();
});

/** The whole check on a connection of its own. */
function verify(): void {
  const database = new DatabaseSync(log.file);
  try {
    verifyDatabase(database, log.file);
  } finally {
    database.close();
  }
}

const third = () => log.page({ kind: 'read-all', ...WHOLE }).records[2]?.place.position ?? 0;

describe('the whole check', () => {
  it('given a log as it was written, when it is checked, then it is sound', () => {
    expect(verify).not.toThrow();
  });

  it.each(['event_in_stream', 'event_by_id'])(
    'given the index %s without one event, when the file is checked, then it is refused',
    (index) => {
      loseIndexRecord(log.file, index, third());
      expect(verify).toThrow(new RegExp(`row 3 missing from index ${index}`));
    },
  );

  it.each([
    [
      'an event taken out',
      'DELETE FROM event WHERE position = $third',
      'events are missing between the positions',
    ],
    [
      'its first event taken out',
      'DELETE FROM event WHERE position = (SELECT min(position) FROM event)',
      'events are missing',
    ],
    [
      'an event of a type that is none',
      'UPDATE event SET type = 99 WHERE position = $third',
      'is not what was written',
    ],
    [
      'an event of other data',
      "UPDATE event SET data = x'00' WHERE position = $third",
      'is not what was written',
    ],
    ['a stream without its name', "DELETE FROM stream WHERE name = 'deal-2'", 'is not what was written'],
    ['an index taken away', 'DROP INDEX event_by_id', "its 'event_by_id' is not as it was made"],
  ])('given %s, when the file is checked, then it is refused', (_text, sql, reason) => {
    const text = sql.replace('$third', String(third()));
    log.database.exec(text);
    expect(verify).toThrow(reason);
  });
});
