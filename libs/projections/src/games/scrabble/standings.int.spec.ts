import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../../testing/database';
import { LogBook, scoreSession, sessionAward } from '../../../testing/season';
import { applyBatch } from '../../batch/apply-batch';
import { standingTable } from '../../standings/tables';
import { standings } from '../../standings/projector';

describe('the standings of an event of Scrabble', () => {
  let database: DataSource;
  let log: LogBook;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    const data = { name: 'S', game: 'scrabble', ruleset: 'scrabble@1', region: 'Nord' };
    log.append('competition-s', 'CompetitionOpened', {
      ...data,
      method: 'scrabble-total',
      startsOn: '2026-11-21',
    });
    for (const [index, id] of ['ann', 'bob', 'cid'].entries())
      log.append('competition-s', 'EntryRegistered', {
        ...{ id, number: index + 1, kind: 'player', members: [] },
        ...(id === 'bob' ? { field: 'Diamant' } : {}),
      });
  });

  /** A game of rounds with these tops, and what it gives the players. */
  const play = (
    number: number,
    tops: readonly number[],
    totals: Readonly<Record<string, number>>,
  ): string => {
    const stream = `session-s.s${number}`;
    log.append(stream, 'SessionOpened', { competition: 's', number, game: 'scrabble', setup: {} });
    for (const [index, score] of tops.entries()) {
      log.append(stream, 'TopRetained', { round: index + 1, place: 'H4', word: 'JOUEUSE', score });
      log.append(stream, 'RoundClosed', { round: index + 1, missing: [] });
    }
    scoreSession(log, `s.s${number}`, {
      awards: Object.entries(totals).map(([entry, points]) => sessionAward('game', entry, points)),
    });
    return stream;
  };
  const rows = async (): Promise<readonly string[]> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, standings, batch);
    const found = await database
      .getRepository(standingTable)
      .find({ where: { competition: 's' }, order: { field: 'ASC', rank: 'ASC', entry: 'ASC' } });
    return found.map(
      ({ field, rank, entry, totalNum, top, playedTop }) =>
        `${field === '' ? '' : `${field} `}${rank} ${entry} ${totalNum} of ${top}, played ${playedTop}`,
    );
  };

  it('SCR-TOUR-GAP-2 SCR-TOUR-GAP-3 measure totals by the tops of all games, and by those that were played', async () => {
    play(1, [94, 56], { ann: 140, bob: 150 });
    play(2, [100], { ann: 90, cid: 100 });
    expect(await rows()).toEqual([
      '1 ann 230 of 250, played 250',
      '2 bob 150 of 250, played 150',
      '3 cid 100 of 250, played 100',
      'Diamant 1 bob 150 of 250, played 150',
    ]);
  });
  it('SCR-TOUR-GAP-1 SCR-TOUR-GAP-2 count neither an annulled game nor an annulled round, nor a round that runs', async () => {
    const first = play(1, [94, 56], { ann: 140 });
    const second = play(2, [100], {});
    log.append(first, 'RoundAnnulled', { round: 2, reason: 'clock failed' });
    scoreSession(log, 's.s1', { awards: [sessionAward('game', 'ann', 90)] });
    log.append(first, 'TopRetained', { round: 2, place: 'A1', word: 'SA', score: 60 });
    expect((await rows())[0]).toBe('1 ann 90 of 194, played 94');
    log.append(first, 'RoundClosed', { round: 2, missing: [] });
    log.append(second, 'GameEnded', { reason: 'interrupted', left: '', rounds: 1, annulled: true });
    expect((await rows())[0]).toBe('1 ann 90 of 154, played 154');
  });
  it('are measured by nothing before a word is retained', async () => {
    expect((await rows())[0]).toBe('1 ann 0 of null, played null');
  });
});
