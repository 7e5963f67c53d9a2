import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import { LogBook, openSession, scoreSession, sessionAward } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { sessionAwardTable, standingTable } from './tables';
import { standings } from './projector';

const PLACE = 'r1-tA-b1';

describe('what sessions give the standings', () => {
  let database: DataSource;
  let log: LogBook;
  let session: string;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    openTeams('w', 'team-points');
    session = openSession(log, 'w');
  });

  const openTeams = (id: string, method: string): void => {
    const game = { game: 'whist-militaire', ruleset: 'whist-militaire@1' };
    const data = { name: id, ...game, region: 'Nord', method, startsOn: '2026-05-02' };
    log.append(`competition-${id}`, 'CompetitionOpened', data);
    for (const [index, team] of ['A', 'B', 'C'].entries())
      log.append(`competition-${id}`, 'EntryRegistered', {
        ...{ id: team, number: index + 1, kind: 'team', members: [] },
      });
  };
  const box = (winner: string, loser: string, key = PLACE) => ({
    awards: [sessionAward(key, winner, 1), sessionAward(key, loser, 0)],
  });
  const openDeal = (): string => {
    const stream = `deal-w.s1-${PLACE}`;
    const [game, ruleset] = ['whist-militaire', 'whist-militaire@1'];
    log.append(stream, 'DealOpened', {
      ...{ competition: 'w', game, ruleset, policy: 'observed', grain: 'result' },
      place: { session: 1, round: 1, table: 'A', board: 1 },
      seating: { N: 'A', E: 'B', S: 'A', W: 'B' },
      setup: {},
    });
    return stream;
  };
  const scoreDeal = (stream: string, scores: Readonly<Record<string, number>>): void => {
    log.append(stream, 'DealScored', { notation: 'x', result: {}, scores });
  };
  const rows = async (competition = 'w') => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, standings, batch);
    return database
      .getRepository(standingTable)
      .find({ where: { competition }, order: { rank: 'ASC', entry: 'ASC' } });
  };
  /** `rank entry total of deals`, best first. */
  const ranking = async (competition?: string): Promise<readonly string[]> =>
    (await rows(competition)).map(
      ({ rank, entry, totalNum, deals }) => `${rank} ${entry} ${totalNum} of ${deals}`,
    );

  it('counts a box whose deal nobody recorded', async () => {
    scoreSession(log, session, box('B', 'A'));
    expect(await ranking()).toEqual(['1 B 1 of 1', '2 A 0 of 1', '3 C 0 of 0']);
  });

  it('lets a box give way to its deal, and counts the place once', async () => {
    scoreSession(log, session, box('B', 'A'));
    const deal = openDeal();
    expect((await ranking())[0]).toBe('1 B 1 of 1');
    scoreDeal(deal, { NS: 1, EW: 0 });
    scoreSession(log, session, box('B', 'A', 'r1-tA-b2'));
    scoreSession(log, session, box('B', 'A'));
    expect(await ranking()).toEqual(['1 A 1 of 2', '1 B 1 of 2', '3 C 0 of 0']);
  });

  it('takes back what a session withdraws, and what it changes counts once', async () => {
    scoreSession(log, session, {
      awards: [sessionAward('penalty-1', 'A', -2), sessionAward('round-1', 'A', 9)],
    });
    scoreSession(log, session, { awards: [sessionAward('penalty-1', 'A', -4)] });
    expect((await ranking())[0]).toBe('1 A 5 of 1');
    scoreSession(log, session, { withdrawn: [{ key: 'penalty-1', entry: 'A' }] });
    expect((await ranking())[0]).toBe('1 A 9 of 1');
    expect(await database.getRepository(sessionAwardTable).count()).toBe(1);
  });

  it('WM-R4.2 takes a disqualified team out of the ranking, and keeps it listed with its article', async () => {
    scoreSession(log, session, box('B', 'A'));
    const excluded = [{ entry: 'B', article: 'WM-R4.2', reason: 'marked cards' }];
    scoreSession(log, session, { excluded });
    expect((await rows()).map(({ rank, entry, excludedArticle }) => [rank, entry, excludedArticle])).toEqual([
      [1, 'A', null],
      [2, 'C', null],
      [3, 'B', 'WM-R4.2'],
    ]);
  });

  it('parts equal totals by the method’s counts, then by lot, and shows the counts', async () => {
    openTeams('k', 'skat-seeger-fabian');
    const other = openSession(log, 'k');
    const round = (entry: string, won: number) => sessionAward('round-1', entry, 500, won);
    scoreSession(log, other, { awards: [round('A', 3), round('B', 4), round('C', 3)], lots: { A: 2, C: 1 } });
    expect(await ranking('k')).toEqual(['1 B 500 of 1', '2 C 500 of 1', '3 A 500 of 1']);
    expect((await rows('k')).map(({ counts }) => counts)).toEqual([{ won: 4 }, { won: 3 }, { won: 3 }]);
  });

  it('joins the sessions of a competition: awards are added, the last lot of an entry counts', async () => {
    const second = openSession(log, 'w', 2);
    const tied = (id: string) => ({
      awards: ['A', 'B'].map((entry) => sessionAward('round-1', entry, 3)),
      lots: id === session ? { A: 1, B: 2 } : { A: 2, B: 1 },
    });
    for (const id of [session, second]) scoreSession(log, id, tied(id));
    expect((await ranking()).slice(0, 2)).toEqual(['1 B 6 of 2', '2 A 6 of 2']);
  });
});
