import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../../testing/database';
import { LogBook, openSession, openTournament } from '../../../testing/season';
import { applyBatch } from '../../batch/apply-batch';
import { type SoloRow, soloTable } from './tables';
import { solos } from './solos';

describe('the table of solos', () => {
  let database: DataSource;
  let log: LogBook;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    openTournament(log, { id: 'a', pairs: 2 });
  });

  const openGame = (number: number): string => {
    const stream = `session-a.s${number}`;
    const game = { game: 'scrabble', ruleset: 'scrabble@1', setup: {} };
    log.append(stream, 'SessionOpened', { competition: 'a', number, ...game });
    return stream;
  };
  const retain = (stream: string, round: number, score: number): void => {
    log.append(stream, 'TopRetained', { round, place: 'H4', word: 'JOUEUSE', score });
  };
  const award = (stream: string, round: number, entry: string, points = 10): void => {
    log.append(stream, 'SoloAwarded', { round, entry, score: 60, points, place: '5D', word: 'EXPLOITE' });
  };
  const applied = async (): Promise<readonly SoloRow[]> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, solos, batch);
    return database.getRepository(soloTable).find({ order: { session: 'ASC', round: 'ASC' } });
  };
  const topOf = async (session: string): Promise<number> => {
    const rows: { top: string | null }[] = await database.query(
      'SELECT sum(score) AS top FROM read.scrabble_round WHERE session = $1',
      [session],
    );
    return Number(rows[0]?.top ?? 0);
  };

  it('keeps each solo with its player, its round and what it brought', async () => {
    award(openGame(1), 3, 'pair-1');
    award(openGame(2), 5, 'pair-2', 0);
    expect(await applied()).toMatchObject([
      {
        session: 'a.s1',
        round: 3,
        competition: 'a',
        entry: 'pair-1',
        score: 60,
        points: 10,
        word: 'EXPLOITE',
      },
      { session: 'a.s2', round: 5, entry: 'pair-2', points: 0 },
    ]);
  });
  it('gives a solo to another player after a correction, or to nobody', async () => {
    const game = openGame(1);
    award(game, 3, 'pair-1');
    log.append(game, 'SoloWithdrawn', { round: 3, entry: 'pair-1' });
    expect(await applied()).toEqual([]);
    award(game, 3, 'pair-2');
    expect(await applied()).toMatchObject([{ entry: 'pair-2', position: log.end }]);
  });
  it('keeps the top: the retained words without an annulled round, and nothing of an annulled game', async () => {
    const game = openGame(1);
    retain(game, 1, 94);
    retain(game, 2, 27);
    log.append(game, 'RoundAnnulled', { round: 2, reason: 'misread' });
    retain(game, 2, 30);
    await applied();
    expect(await topOf('a.s1')).toBe(124);
    log.append(game, 'GameEnded', { reason: 'interrupted', left: 'AB', rounds: 2, annulled: true });
    await applied();
    expect(await topOf('a.s1')).toBe(0);
  });
  it('passes over the events of other games that share a name', async () => {
    openSession(log, 'a', 4);
    award('session-a.s4', 1, 'pair-1');
    expect(await applied()).toEqual([]);
  });
});
