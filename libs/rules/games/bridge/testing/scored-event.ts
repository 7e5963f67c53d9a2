import { competitionDecider, dealDecider, methodOf } from './life';
import type { Award, RankedRow, RankingMethod, ScoredDeal } from '@arbitre/rules/kernel/competition/contract';
import { awardsOfDeals, rankedBy } from '@arbitre/rules/kernel/competition/course';
import { equals, exact, sum, toDecimal } from '@arbitre/rules/kernel/competition/exact';
import { partsOf, settledAwards } from '@arbitre/rules/kernel/competition/parts';
import { awardOfSession } from '@arbitre/rules/kernel/competition/standings';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';

type Plain = Readonly<Record<string, unknown>>;

export const OPENING = {
  ...{ do: 'open-competition', name: 'Soirée', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ region: 'estrie', startsOn: '2026-11-21' },
};

/** A competition that was opened by this method and these parameters: what `decide` answered stands. */
export const opened = (method: string, scoring?: Plain) =>
  given(competitionDecider, undefined).when({
    ...OPENING,
    method,
    ...(scoring === undefined ? {} : { scoring: { version: 1, ties: 'stand', ...scoring } }),
  });

/** A result of a table: who sat where, NS's points, and what a ruling gave. */
export type Line = {
  readonly board?: number;
  readonly round?: number;
  readonly session?: number;
  readonly NS: string;
  readonly EW: string;
  /** NS's points: a contract that scores so much, made or not; null where the board was not played. */
  readonly score: number | null;
  readonly ruling?: Readonly<Record<string, Adjustment>>;
};

/** Notations by the points that they score for North-South, nobody vulnerable or all: results are typed, and scored by Law 77. */
const CONTRACTS: Readonly<
  Record<string, readonly [contract: string, declarer: string, tricks: number, vul: string]>
> = {
  1430: ['6S', 'N', 12, 'All'],
  650: ['4S', 'N', 11, 'All'],
  620: ['4S', 'N', 10, 'All'],
  510: ['4S', 'N', 13, 'None'],
  500: ['4HX', 'E', 7, 'None'],
  480: ['4S', 'N', 12, 'None'],
  460: ['3NT', 'N', 11, 'None'],
  450: ['4S', 'N', 11, 'None'],
  430: ['3NT', 'N', 10, 'None'],
  420: ['4S', 'N', 10, 'None'],
  400: ['3NT', 'N', 9, 'None'],
  170: ['3S', 'N', 10, 'None'],
  150: ['1NT', 'N', 9, 'None'],
  140: ['3S', 'N', 9, 'None'],
  130: ['3C', 'N', 10, 'None'],
  120: ['1NT', 'N', 8, 'None'],
  110: ['2S', 'N', 8, 'None'],
  100: ['4S', 'E', 8, 'None'],
  90: ['1NT', 'N', 7, 'None'],
  80: ['1S', 'N', 7, 'None'],
  50: ['4S', 'E', 9, 'None'],
  0: ['Pass', 'N', 0, 'None'],
  '-50': ['4S', 'N', 9, 'None'],
  '-100': ['4S', 'N', 8, 'None'],
  '-110': ['2S', 'E', 8, 'None'],
  '-140': ['3S', 'E', 9, 'None'],
  '-170': ['3S', 'E', 10, 'None'],
  '-200': ['4S', 'N', 8, 'All'],
  '-400': ['3NT', 'E', 9, 'None'],
  '-420': ['4S', 'E', 10, 'None'],
};

const playLine = (line: Line, at: number): ScoredDeal => {
  const { session = 1, board = 1, round = 1, score, NS, EW, ruling } = line;
  const [contract, declarer, tricks, vulnerable] = CONTRACTS[String(score)] ?? ['', 'N', 0, 'None'];
  const place = { session, round, table: String(at + 1), board };
  const opening: AnyAct = {
    ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
    ...{ policy: 'observed', grain: 'result', place, seating: { N: NS, E: EW, S: NS, W: EW } },
    setup: { board, vulnerable },
  };
  const passed = contract === 'Pass';
  const result: AnyAct = {
    ...{ do: 'record-result', contract },
    ...(passed ? {} : { declarer, tricks }),
  };
  const rulings: readonly AnyAct[] =
    ruling === undefined
      ? []
      : [{ do: 'give-ruling', article: 'BD-L12C2a', reason: 'dit au spec', adjustments: ruling }];
  const { state } = given(dealDecider, undefined).and(opening, score === null ? [] : [result], rulings);
  const scores = state.score?.scores ?? null;
  if (score !== null && scores?.NS !== score) throw new Error(`${String(scores?.NS)} is not ${score}`);
  return {
    deal: `c.s${place.session}-r${round}-t${place.table}-b${board}`,
    group: `s${place.session}-b${board}`,
    ...{ table: place.table, entries: { NS, EW }, scores, adjustments: state.adjustments },
  };
};

type Opened = ReturnType<typeof opened>;

/** What a session takes or gives, in the method's unit; `out of` nothing. */
export type Given = {
  readonly entry: string;
  readonly key: string;
  readonly num: number;
  readonly den?: number;
};

export type Scored = {
  readonly method: RankingMethod;
  readonly rows: readonly RankedRow[];
  readonly awards: readonly Award[];
  /** What a board is worth to an entry, with as many decimals as asked for. */
  readonly worth: (entry: string, board?: number, decimals?: number) => string | null;
  readonly total: (entry: string, decimals?: number) => string | null;
  /** `1 A`, `2= B`, in the order of the ranking; `– C` for one that has no rank. */
  readonly ranking: readonly string[];
};

/** The lines of a competition played by acts, and ranked by what it chose when it was opened. */
export const scored = (
  { state, refusals }: Opened,
  lines: readonly Line[],
  { penalties = [], fields = {} }: { penalties?: readonly Given[]; fields?: Plain } = {},
): Scored => {
  if (state.opened === null) throw new Error(`not opened: ${refusals.join()}`);
  const method = methodOf(state.opened.method, state.opened.scoring);
  const deals = lines.map(playLine);
  const names = [...new Set(deals.flatMap(({ entries }) => Object.values(entries)))].toSorted();
  const entries = names.map((id, at) => ({
    ...{ id, number: at + 1, kind: 'pair' as const, members: [] },
    ...(typeof fields[id] === 'string' ? { field: fields[id] } : {}),
  }));
  const sessionAwards = penalties.map(({ num, den = 1, ...award }) =>
    awardOfSession('c.s1', { ...award, value: exact(num, den) }),
  );
  const standing = { excluded: [], lots: {} };
  const rows = rankedBy({ method, entries, deals, sessionAwards, standing });
  const all = [...awardsOfDeals(method, deals), ...sessionAwards];
  const awards = settledAwards(method, all);
  const parts = partsOf(method, all);
  for (const { entry, total } of rows) {
    const own = sum(parts.filter((part) => part.entry === entry).map(({ amount }) => amount));
    if (!equals(own, total)) throw new Error(`the parts of ${entry} are not its total`);
  }
  return {
    ...{ method, rows, awards },
    worth: (entry, board = 1, decimals = 2) => {
      const award = awards.find((each) => each.entry === entry && each.deal.endsWith(`-b${board}`));
      return award === undefined ? null : toDecimal(award.value, decimals);
    },
    total: (entry, decimals = 2) => {
      const row = rows.find((each) => each.entry === entry);
      return row === undefined ? null : toDecimal(row.total, decimals);
    },
    ranking: rows.map(({ entry, rank, tiedWith, excluded }) =>
      excluded === null ? `${rank}${tiedWith > 0 ? '=' : ''} ${entry}` : `– ${entry}`,
    ),
  };
};

/** NS's points of one board, table by table: pairs `n1`, `e1`, `n2`, `e2` and so on. */
export const board = (scores: readonly (number | null)[], more: Partial<Line> = {}): readonly Line[] =>
  scores.map((score, at) => ({ NS: `n${at + 1}`, EW: `e${at + 1}`, score, ...more }));

export const artificial = (NS: number, EW: number): Readonly<Record<string, Adjustment>> => ({
  NS: { kind: 'artificial', percent: NS },
  EW: { kind: 'artificial', percent: EW },
});
