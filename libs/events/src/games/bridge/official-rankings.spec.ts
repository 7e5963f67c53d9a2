import { fraction } from '@arbitre/rules';
import type { FiledEvent } from '@arbitre/rules/games/bridge/event-file';
import { errorsIn, filedPlan, planned, sharedRecord } from '../../../testing/formats';
import { fixture, onlineRows, onlineRulings, onlineTournament } from '../../../testing/tournaments';

// What may not be copied is read where ../shared lies beside the working copy, and skipped where it does not.

const all = (of: number) => ({ compared: of, agree: of });
const NONE = all(0);
const latin = new TextDecoder('latin1');

const totals = ({ ranking, decimals }: FiledEvent): readonly string[] =>
  ranking.map(({ total }) => fraction.toDecimal(total, decimals)).toSorted();

describe('official rankings, from the file that was imported', () => {
  it('BD-RANK-2 BD-IMPP-1 a club Butler of 16 pairs: 168 scores, 168 IMPs, 16 places and totals', () => {
    expect(planned(fixture('ruter71.pbn'), 'pbn').checks).toEqual({
      ...{ scores: all(168), imps: all(168), ranking: all(16) },
    });
  });
  it('BD-TEAM-1 a round of teams: 279 scores, and the IMPs of the 139 boards that have both tables', () => {
    const { checks } = planned(fixture('example2.pbn'), 'pbn');
    expect(checks).toEqual({ scores: all(279), imps: all(2 * 139), ranking: NONE });
  });
  it.each([
    ['butler_howell', 'a Butler of 8 pairs', { scores: all(140), imps: all(140), ranking: all(8) }],
    ['cross_imp_howell', 'cross-IMPs of 9 pairs', { scores: all(108), imps: all(108), ranking: all(9) }],
    [
      'mp_pairs_howell',
      'a Howell of 12 pairs with an average',
      { scores: all(160), imps: NONE, ranking: all(12) },
    ],
    ['mp_pairs_mitchell', 'a Mitchell of 38 pairs', { scores: all(512), imps: NONE, ranking: all(38) }],
    ['mp_pairs_mitchell_03', 'a Mitchell of 13 pairs', { scores: all(126), imps: NONE, ranking: all(13) }],
  ])(
    'BD-USEBIO-4 BD-USEBIO-5 %s, %s: scores, IMPs, and places with their totals or percentages',
    (name, _, checks) => {
      const file = sharedRecord(`usebio/${name}.xml`);
      if (file === null) return;
      const plan = planned(file, 'usebio');
      expect([errorsIn(plan), plan.checks]).toEqual([[], checks]);
    },
  );
  it.each([
    ['mp_pairs_mitchell_03', 13, []],
    // Two pairs missed a board: that program scales their points to all boards, the percentages are the same.
    ['mp_pairs_howell', 10, ['1 128.77 124.00', '3 132.09 127.20']],
    // Beside those two, it rounds each board to two places before it adds them up.
    [
      'mp_pairs_mitchell',
      34,
      ['2EW 416.05 416.06', '8NS 456.95 456.94', '9EW 576.35 555.00', '16NS 502.62 484.00'],
    ],
  ])(
    'BD-MP-5 BD-NEUBERG-1 %s: %i totals in matchpoints, the others differ by what that program does',
    (name, same, others) => {
      const file = sharedRecord(`usebio/${name}.xml`);
      if (file === null) return;
      const text = latin.decode(file);
      const ours = new Map(
        filedPlan(planned(text, 'usebio')).ranking.map(({ entry, points }) => [
          `${entry.number}${entry.field}`,
          points === null ? '' : fraction.toDecimal(points, 2),
        ]),
      );
      const rows = [
        ...text.matchAll(
          /<PAIR_NUMBER>(\w+)<\/PAIR_NUMBER>\s*<DIRECTION>[^<]*<\/DIRECTION>\s*<TOTAL_SCORE>([\d.]+)/g,
        ),
      ];
      const differ = rows.filter(([, pair = '', total]) => ours.get(pair) !== total);
      expect(rows.length - differ.length).toBe(same);
      expect(differ.map(([, pair = '', total = '']) => `${pair} ${total} ${ours.get(pair) ?? ''}`)).toEqual(
        others,
      );
    },
  );
  it('BD-MP-5 BD-L12C2a an online tournament of 96 pairs: 573 scores and 96 percentages, three results adjusted', () => {
    if (sharedRecord('bbo-acbl-1607/results.csv') === null) return;
    const plan = planned(onlineTournament(), 'pbn', { rulings: onlineRulings() });
    const event = filedPlan(plan);
    const scores = event.results.flatMap(({ scores: points }) =>
      points === null ? [] : [String(points.NS)],
    );
    const official = onlineRows('results.csv').filter(({ adjusted }) => adjusted === '');
    expect([errorsIn(plan), event.results.filter(({ awarded }) => awarded !== null).length]).toEqual([[], 3]);
    expect(scores).toHaveLength(573);
    expect(scores.toSorted()).toEqual(official.map(({ score_ns: score }) => score).toSorted());
    expect(totals(event)).toEqual(
      onlineRows('standings.csv')
        .map(({ score }) => score)
        .toSorted(),
    );
  });
  it('BD-L77-1 a tournament with a phantom pair: the 295 results that its file has; the adjusted ones are missing in it', () => {
    const file = sharedRecord('pairs-warsaw-2013-08-08/wb130808.pbn');
    const rows = sharedRecord('pairs-warsaw-2013-08-08/results.csv');
    if (file === null || rows === null) return;
    const plan = planned(latin.decode(file), 'pbn');
    const [head = '', ...lines] = latin.decode(rows).trim().split(/\r?\n/);
    const columns = head.split(',');
    const cell = (line: string, name: string): string => line.split(',')[columns.indexOf(name)] ?? '';
    const official = lines
      .filter((line) => cell(line, 'adjusted') !== 'TD')
      .map((line) => cell(line, 'score_ns'));
    expect([plan.deals.length, plan.entries.length, errorsIn(plan)]).toEqual([295, 23, []]);
    expect(
      filedPlan(plan)
        .results.map(({ scores }) => String(scores?.NS))
        .toSorted(),
    ).toEqual(official.toSorted());
  });
  it.each([
    ['Rob-Barrington-s-Weekend-Game-Daylong', 8, 1],
    ['Ben-Friends-Daily---2024-06-02-Daylong', 8, 6],
    ['Ben-Friends-Daily---2024-06-04-Daylong', 8, 2],
    ['Free-Super-Sunday-Daylong-Aug-4-Daylong', 12, 3],
  ])(
    'BD-L77-1 BD-PBN-24 %s: %i scores; its percentages are of a field that no file holds, and its double-dummy tables are kept',
    (name, results, tables) => {
      const file = sharedRecord(`bbo-daylong-ben/${name}.pbn`);
      if (file === null) return;
      const plan = planned(file, 'pbn');
      const event = filedPlan(plan);
      expect([errorsIn(plan), plan.checks.scores]).toEqual([[], all(results)]);
      expect(event.results.filter(({ optimum }) => optimum !== null)).toHaveLength(tables);
      // One result a board: nobody to compare it with.
      const boards = Map.groupBy(event.results, ({ place }) => place.board);
      expect([...boards.values()].every(({ length }) => length === 1)).toBe(true);
    },
  );
});
