import { competitionStream, dealId, dealStream, sessionStream } from '@arbitre/events';
import { dealDecider, replayDeal, replaySession, sessionDecider, type Act } from '@arbitre/rules';
import type { DataSource } from 'typeorm';
import { wholeBatches, freshForEach } from '../../testing/database';
import { LogBook } from '../../testing/season';
import { applyBatch } from '../batch/apply-batch';
import { standingTable } from './tables';
import { standings } from './projector';

type Given = Act & Readonly<Record<string, unknown>>;
const GAME = { game: 'whist-militaire', ruleset: 'whist-militaire@1' } as const;

/** Three games of three teams: B meets C, A meets B, A meets C. */
const START: readonly Given[] = [
  { do: 'open-session', competition: 'wm', number: 1, ...GAME, setup: {} },
  ...['A', 'B', 'C'].map((team) => ({
    do: 'enter-team',
    ...{ team, captain: `${team}.1`, players: [1, 2, 3, 4].map((number) => `${team}.${number}`) },
  })),
  { do: 'publish-schedule', date: '2026-05-02', games: 3, trumps: ['H', 'S', 'D'] },
  { do: 'announce-rotation', game: 1 },
];
const box = (table: string, deal: number, winner: string): Given => ({
  do: 'write-box',
  ...{ game: 1, table, deal, winner, by: `${table}.1` },
});
const CHEAT: Given = { do: 'disqualify', team: 'C', player: 'C.2', reason: 'marked cards' };

describe('the ranking of a tournament of whist militaire', () => {
  let database: DataSource;
  let log: LogBook;
  let session: ReturnType<typeof replaySession>;
  freshForEach(1, (fresh) => {
    database = fresh;
    log = new LogBook();
    session = sessionDecider.initial();
    const opened = { name: 'wm', ...GAME, region: 'Nord', method: 'team-points', startsOn: '2026-05-02' };
    log.append(competitionStream('wm'), 'CompetitionOpened', opened);
    for (const [index, id] of ['A', 'B', 'C'].entries())
      log.append(competitionStream('wm'), 'EntryRegistered', {
        id,
        number: index + 1,
        kind: 'team',
        members: [],
      });
    sit(...START);
  });

  const sit = (...acts: readonly Given[]): void => {
    for (const act of acts) {
      const decision = sessionDecider.decide(session, act);
      if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
      for (const event of decision.events) {
        sessionDecider.evolve(session, event);
        log.append(sessionStream('wm.s1'), event.type, event.data);
      }
    }
  };
  /** A deal of game 1 recorded by its score sheet in a stream of its own. */
  const record = (table: string, visitors: string, board: number, winner: 'NS' | 'EW'): void => {
    const place = { session: 1, round: 1, table, board };
    const seating = { N: table, E: visitors, S: table, W: visitors };
    const setup = { deal: board, trump: 'H' };
    const opening = {
      competition: 'wm',
      ...GAME,
      policy: 'observed',
      grain: 'result',
      place,
      seating,
      setup,
    };
    const state = replayDeal([]);
    for (const act of [
      { do: 'open-deal', ...opening },
      { do: 'record-result', winner },
    ] as readonly Act[]) {
      const decision = dealDecider.decide(state, act);
      if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
      for (const event of decision.events) {
        dealDecider.evolve(state, event);
        log.append(dealStream(dealId('wm', place)), event.type, event.data);
      }
    }
  };
  /** `rank entry points of deals article`, in the order of the list. */
  const ranking = async (): Promise<readonly string[]> => {
    for (const batch of wholeBatches(log.events, 1)) await applyBatch(database, standings, batch);
    const rows = await database.getRepository(standingTable).find({ order: { rank: 'ASC', entry: 'ASC' } });
    return rows.map(({ rank, entry, totalNum, deals, excludedArticle }) =>
      `${rank} ${entry} ${totalNum} of ${deals} ${excludedArticle ?? ''}`.trim(),
    );
  };

  it('WM-5.2 counts a deal that has both a box and a record of its own once', async () => {
    sit(box('B', 1, 'B'), box('B', 2, 'C'));
    record('B', 'C', 1, 'NS');
    expect((await ranking()).slice(0, 2)).toEqual(['1 B 1 of 2', '1 C 1 of 2']);
  });

  it('WM-R4-GAP-2 leaves what was won, and gives opponents every deal still to play, once', async () => {
    sit(box('B', 1, 'C'), box('B', 2, 'C'));
    record('B', 'C', 3, 'EW');
    record('B', 'C', 4, 'NS');
    sit(CHEAT);
    // B meets C over eight deals of game 1: C won three of them. C meets A in game 3: nothing was played.
    expect(await ranking()).toEqual(['1 A 8 of 8', '2 B 5 of 8', '3 C 3 of 16 WM-R4.2']);
  });

  it('WM-R4.2 keeps a disqualified team out when its deals are corrected afterwards', async () => {
    record('B', 'C', 1, 'EW');
    sit(CHEAT);
    await ranking();
    const stream = dealStream(dealId('wm', { session: 1, round: 1, table: 'B', board: 1 }));
    log.append(stream, 'DealScored', { notation: 'NS 7-6', result: {}, scores: { NS: 1, EW: 0 } });
    expect(await ranking()).toEqual(['1 A 8 of 8', '1 B 8 of 8', '3 C 0 of 16 WM-R4.2']);
  });
});
