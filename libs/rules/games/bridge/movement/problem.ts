import type { Facts } from '@arbitre/rules/kernel/decider';
import { type Meeting, type Movement, placesAt } from './movement';

/** What is wrong with a movement, by the word that a refusal tells (BD-HOWELL-7), and where. */
export type MovementProblem = Facts & {
  readonly problem:
    'pair-twice-in-round' | 'table-twice-in-round' | 'board-twice' | 'meeting-twice' | 'board-at-two-tables';
  readonly round: number;
};

type Promise = {
  /** Boards may be at several tables of a round. */
  readonly shared: boolean;
};

const repeated = <Value>(values: readonly Value[]): Value | undefined =>
  values.find((value, at) => values.indexOf(value) < at);

const inRound = (
  meetings: readonly Meeting[],
  round: number,
  { shared }: Promise,
): MovementProblem | null => {
  const place = repeated(meetings.flatMap(placesAt));
  if (place !== undefined) return { problem: 'pair-twice-in-round', place, round };
  const table = repeated(meetings.map((each) => each.table));
  if (table !== undefined) return { problem: 'table-twice-in-round', table, round };
  const set = shared ? undefined : repeated(meetings.flatMap(({ sets }) => sets));
  return set === undefined ? null : { problem: 'board-at-two-tables', board: set + 1, round };
};

/** Two that meet at one table in rounds that follow one another play one match in parts. */
type Met = { readonly round: number; readonly table: number };

/** The first thing that is wrong: whoever sits at two tables of a round, plays a board twice or meets somebody twice. */
export const movementProblem = (movement: Movement, promise: Promise): MovementProblem | null => {
  const played = new Set<string>();
  const met = new Map<string, Met>();
  for (const [at, meetings] of movement.rounds.entries()) {
    const round = at + 1;
    const problem = inRound(meetings, round, promise);
    if (problem !== null) return problem;
    for (const meeting of meetings) {
      for (const place of placesAt(meeting))
        for (const set of meeting.sets) {
          const key = `${place} ${set}`;
          if (played.has(key)) return { problem: 'board-twice', place, board: set + 1, round };
          played.add(key);
        }
      if (meeting.partners !== undefined) continue;
      const two = [meeting.NS, meeting.EW].sort();
      const before = met.get(two.join(' '));
      const goesOn = before?.round === round - 1 && before.table === meeting.table;
      if (before !== undefined && !goesOn)
        return { problem: 'meeting-twice', place: two[0] ?? '', opponent: two[1] ?? '', round };
      met.set(two.join(' '), { round, table: meeting.table });
    }
  }
  return null;
};
