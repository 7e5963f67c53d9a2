import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { add, divide, exact, multiply, subtract, sum, ZERO } from '@arbitre/rules/kernel/competition/exact';
import { exactOf } from '../rules/amount';
import type { FixtureScoring } from '../rules/fixtures';
import { adjustmentLines } from './circuit-entry';
import type { Adjustment, Contestant } from './contributions';
import { figureText, type Line } from './line';
import type { Meeting } from './meetings';
import { linesOfMoves } from './moved';

/** A team of a league with all that its place is decided by. */
export type Team = {
  readonly entry: string;
  readonly contestant: Contestant;
  /** All that its columns count. */
  readonly meetings: readonly Meeting[];
  readonly points: Exact;
  readonly total: Exact;
  readonly lostByRounding: Exact;
  readonly lines: readonly Line[];
};

type Phase = NonNullable<FixtureScoring['phases']>[number];

const meetingLine = (meeting: Meeting): Line => {
  const { match, against, points, scored, conceded, forfeited, stoodIn } = meeting;
  const many = match.sides.length > 2;
  return {
    kind: forfeited ? 'forfeit' : stoodIn ? 'stood-in' : 'match',
    ...{ of: match.id, worth: points, amount: points, notCounted: null },
    facts: {
      round: match.round,
      against: against,
      score: many ? figureText(scored) : `${figureText(scored)}-${figureText(conceded)}`,
    },
  };
};

const amounts = (lines: readonly Line[]): Exact => sum(lines.map(({ amount }) => amount));

/** What is kept of points, and what rounding took. */
const carried = ({ carryOver }: Phase, before: Exact): { readonly kept: Exact; readonly lost: Exact } => {
  if (carryOver === undefined) return { kept: ZERO, lost: ZERO };
  const share = multiply(before, exactOf(carryOver.share));
  if (carryOver.rounding === 'none') return { kept: share, lost: ZERO };
  const down = Math.floor(share.num / share.den);
  const kept = exact(carryOver.rounding === 'down' || share.den === 1 ? down : down + 1);
  return { kept, lost: subtract(share, kept) };
};

type Own = { readonly meetings: readonly Meeting[]; readonly adjustments: readonly Adjustment[] };

const ofPhase = ({ meetings, adjustments }: Own, phase: string, first: boolean): Own => {
  const isIn = (given: string | undefined): boolean => given === phase || (first && given === undefined);
  return {
    meetings: meetings.filter(({ match }) => isIn(match.phase)),
    adjustments: adjustments.filter((each) => isIn(each.phase)),
  };
};

const linesOf = ({ meetings, adjustments }: Own): readonly Line[] => [
  ...meetings.map(meetingLine),
  ...adjustmentLines(adjustments),
];

/** Lines and columns of a team over the phases of its league: what came before counts as far as it is carried over. */
const overPhases = (
  phases: readonly Phase[],
  own: Own,
): Pick<Team, 'lines' | 'lostByRounding' | 'meetings'> => {
  let lines: readonly Line[] = [];
  let counted: readonly Meeting[] = [];
  let lostByRounding = ZERO;
  phases.forEach((phase, at) => {
    const now = ofPhase(own, phase.id, at === 0);
    if (at > 0) {
      const { kept, lost } = carried(phase, amounts(lines));
      lostByRounding = lost;
      const before = phases[at - 1]?.id ?? '';
      lines = [
        ...lines.map((line): Line => ({ ...line, amount: ZERO, notCounted: 'phase-before' })),
        ...(phase.carryOver === undefined
          ? []
          : [
              {
                kind: 'carried',
                of: before,
                worth: kept,
                amount: kept,
                notCounted: null,
                facts: {},
              } as const,
            ]),
      ];
      if (phase.carryOver?.figures !== 'all') counted = [];
    }
    lines = [...lines, ...linesOf(now)];
    counted = [...counted, ...now.meetings];
  });
  return { lines, lostByRounding, meetings: counted };
};

/** A team from its meetings and the decisions about it. */
export const teamOf = (rules: FixtureScoring, contestant: Contestant, own: Own): Team => {
  const {
    lines: played,
    lostByRounding,
    meetings,
  } = rules.phases === undefined
    ? { lines: linesOf(own), lostByRounding: ZERO, meetings: own.meetings }
    : overPhases(rules.phases, own);
  const before = (from: number): Exact =>
    amounts(played.filter(({ facts: { round } }) => typeof round === 'number' && round < from));
  const lines = [...played, ...linesOfMoves(rules.moves, contestant, before)];
  const points = amounts(lines);
  const perMatch = rules.rankBy === 'points-per-match';
  const matches = exact(Math.max(1, meetings.length));
  const shared = perMatch
    ? lines.map((line): Line => ({ ...line, amount: divide(line.amount, matches) }))
    : lines;
  return {
    ...{ entry: contestant.id, contestant, meetings, points, lostByRounding, lines: shared },
    total: perMatch ? divide(points, matches) : points,
  };
};

const CARD = { won: 'won', drawn: 'drawn', lost: 'lost' } as const;

/** The columns of a team. */
export const columnsOf = ({ meetings, points }: Team): Readonly<Record<string, Exact>> => {
  const counts = { won: 0, drawn: 0, lost: 0, forfeits: 0 };
  let [scored, conceded, minorScored, minorConceded] = [ZERO, ZERO, ZERO, ZERO];
  for (const meeting of meetings) {
    counts[CARD[meeting.verdict]]++;
    if (meeting.forfeited) counts.forfeits++;
    scored = add(scored, meeting.scored);
    conceded = add(conceded, meeting.conceded);
    minorScored = add(minorScored, meeting.minorScored);
    minorConceded = add(minorConceded, meeting.minorConceded);
  }
  return {
    played: exact(meetings.length),
    ...{ won: exact(counts.won), drawn: exact(counts.drawn), lost: exact(counts.lost) },
    ...{ scored, conceded, difference: subtract(scored, conceded) },
    ...{ minorScored, minorConceded, forfeits: exact(counts.forfeits), points },
  };
};
