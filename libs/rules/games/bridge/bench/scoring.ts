import type { Award, Entry, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { matchpoints } from '@arbitre/rules/kernel/competition/matchpoints';
import { chosenMethod } from '@arbitre/rules/kernel/competition/scoring';
import { standingsOf } from '@arbitre/rules/kernel/competition/standings';
import type { Timing } from '@arbitre/rules/kernel/testing/figure';

/** Scores of North-South that come up at a table, drawn by a fixed sequence. */
const SCORES = [
  -620, -420, -200, -110, -100, -50, 0, 50, 90, 110, 120, 140, 170, 400, 420, 430, 450, 480, 620,
];

const scores = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return SCORES[state % SCORES.length] ?? 0;
  };
};

/** A board of a session that so many tables played, pair `n7` against `e7` at table 7. */
const boardOf = (board: number, tables: number, next: () => number): readonly ScoredDeal[] =>
  Array.from({ length: tables }, (_, at): ScoredDeal => {
    const score = next();
    return {
      deal: `c.s1-r1-t${at + 1}-b${board}`,
      group: `s1-b${board}`,
      table: String(at + 1),
      entries: { NS: `n${at + 1}`, EW: `e${((at + board) % tables) + 1}` },
      scores: { NS: score, EW: -score || 0 },
      adjustments: null,
    };
  });

const entriesOf = (tables: number): readonly Entry[] =>
  ['n', 'e'].flatMap((side, field) =>
    Array.from({ length: tables }, (_, at) => ({
      ...{ id: `${side}${at + 1}`, number: field * tables + at + 1, kind: 'pair' as const, members: [] },
    })),
  );

const method = chosenMethod(matchpoints, { version: 1, ties: 'stand' });
const BOARDS = 32;
const TABLES = 250;

/** What is worked out when results come in: a large board, a session, and the ranking after one change. */
export const scoringTimings = (): readonly Timing[] => {
  const next = scores();
  const large = boardOf(1, 1000, next);
  const session = Array.from({ length: BOARDS }, (_, at) => boardOf(at + 1, TABLES, next));
  const entries = entriesOf(TABLES);
  const awards = session.map((group) => method.awards(group));
  const ranked = (all: readonly (readonly Award[])[]): void => {
    const rows = standingsOf(method, entries, all.flat());
    if (rows.length !== 2 * TABLES) throw new Error('an entry without a row');
  };
  return [
    {
      name: 'bridge, a board with 1,000 results matchpointed',
      target: 1,
      run: () => {
        if (method.awards(large).length !== 2000) throw new Error('a result without an award');
      },
    },
    {
      name: 'bridge, a session of 32 boards and 500 pairs scored and ranked',
      target: 60,
      run: () => {
        ranked(session.map((group) => method.awards(group)));
      },
    },
    {
      name: 'bridge, one result of that session changed and ranked anew',
      target: 10,
      run: () => {
        const [first = []] = session;
        const changed = first.map((deal, at) =>
          at === 0 ? { ...deal, scores: { NS: 650, EW: -650 } } : deal,
        );
        ranked([method.awards(changed), ...awards.slice(1)]);
      },
    },
  ];
};
