import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { divisionActs } from './acts';
import type { DivisionContext } from './context';
import { isRefusal, standing } from './decide-entries';
import { membersProblem, rosterProblem } from './eligibility';
import type { DivisionEvent } from './events';
import { type DivisionState, rulesInForce } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

/** Moves take effect one after the other; whoever moves must be able to play for the new club. */
export const moveEntry = (
  state: DivisionState,
  act: Given<Acts, 'move-entry'>,
  context: DivisionContext,
): Answer => {
  const { entry: id, region, club, name, from, reason, decidedBy } = act;
  const entry = standing(state, id);
  if (isRefusal(entry)) return entry;
  const now = {
    ...(region === undefined || region === entry.region ? {} : { region }),
    ...(club === undefined || club === entry.club ? {} : { club }),
    ...(name === undefined || name === entry.name ? {} : { name }),
  };
  if (Object.keys(now).length === 0) return refuse('nothing-moves', { entry: id });
  const changesPlace = 'region' in now || 'club' in now;
  if (changesPlace && from === undefined) return refuse('move-without-round', { entry: id });
  const last = entry.moves.findLast((each) => each.from !== undefined)?.from ?? 0;
  if (from !== undefined && from < last) return refuse('move-before-another', { entry: id, last });
  const rules = rulesInForce(state)?.entries;
  const then = { ...entry, ...now };
  const problem =
    membersProblem(state, rules, then, context) ??
    (entry.roster === null ? null : rosterProblem(state, rules, then, entry.roster, context));
  if (problem !== null) return problem;
  const since = changesPlace && from !== undefined ? { from } : {};
  return accepted({ type: 'EntryMoved', data: { entry: id, ...now, ...since, reason, decidedBy } });
};

export const undoMove = (
  state: DivisionState,
  { entry: id, reason, decidedBy }: Given<Acts, 'undo-entry-move'>,
): Answer => {
  const entry = standing(state, id);
  if (isRefusal(entry)) return entry;
  const last = entry.moves.at(-1);
  return last === undefined
    ? refuse('never-moved', { entry: id })
    : accepted({ type: 'EntryMoveUndone', data: { entry: id, ...last.before, reason, decidedBy } });
};

/** The event holds what the entry had there; the rules in force say how much of it is kept. */
export const bringPoints = (
  state: DivisionState,
  { entry: id, origin, as, reason, decidedBy }: Given<Acts, 'bring-points'>,
  { elsewhere = null }: DivisionContext,
): Answer => {
  const entry = standing(state, id);
  if (isRefusal(entry)) return entry;
  if (entry.brought.some((each) => each.origin === origin))
    return refuse('brought-already', { entry: id, division: origin });
  const plays = elsewhere?.plays ?? null;
  if (elsewhere === null || plays === null)
    return refuse('never-played-there', { entry: as ?? id, division: origin });
  if (plays) return refuse('still-plays-there', { entry: as ?? id, division: origin });
  const { total, asOf } = elsewhere;
  const data = { entry: id, origin, ...(as === undefined ? {} : { as }), total, asOf };
  return accepted({ type: 'PointsBrought', data: { ...data, reason, decidedBy } });
};
