import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import { LogBook, openSession, openTournament, scoreSession } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { type SessionRow, sessionTable } from './tables';
import { sessions } from './projector';

describe('the list of sessions', () => {
  let database: DataSource;
  let log: LogBook;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    openTournament(log, { id: 'a', pairs: 2 });
  });

  const applied = async (): Promise<readonly SessionRow[]> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, sessions, batch);
    return database.getRepository(sessionTable).find({ order: { number: 'ASC' } });
  };

  it('shows an open session with its rules and setup', async () => {
    openSession(log, 'a', 3);
    const at = new Date(log.events.at(-1)?.metadata.time ?? '');
    expect(await applied()).toEqual([
      {
        ...{ id: 'a.s3', competition: 'a', number: 3, game: 'whist-militaire', ruleset: 'whist-militaire@1' },
        ...{ setup: {}, state: 'open', version: 0, position: log.end, openedAt: at, changedAt: at },
      },
    ]);
  });

  it('moves the version with every event of its stream, also of a type that nobody knows', async () => {
    const session = openSession(log, 'a');
    openSession(log, 'a', 2);
    scoreSession(log, session, {});
    log.append('session-a.s1', 'SomethingOfALaterVersion', {});
    const rows = await applied();
    expect(rows.map(({ number, version, state }) => [number, version, state])).toEqual([
      [1, 2, 'open'],
      [2, 0, 'open'],
    ]);
  });

  it('closes what is over', async () => {
    openSession(log, 'a');
    await applied();
    log.append('session-a.s1', 'SessionClosed', { reason: 'played' });
    expect(await applied()).toMatchObject([{ state: 'closed', version: 1, position: log.end }]);
  });
});
