import type { Given } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { divisionActs } from './acts';
import type { DivisionContext } from './context';
import { membersProblem, rosterProblem } from './eligibility';
import type { DivisionEvent } from './events';
import { type DivisionState, type EntryState, rulesInForce } from './state';

type Acts = typeof divisionActs;
type Answer = Decision<DivisionEvent>;

const placed = ({ entries }: DivisionState, place: EntryState['place']): readonly EntryState[] =>
  [...entries.values()].filter((entry) => entry.place === place);

/** The entry that an act names, as far as it has not withdrawn. */
export const standing = ({ entries }: DivisionState, id: string): EntryState | Refusal => {
  const entry = entries.get(id);
  if (entry === undefined) return refuse('no-such-entry', { entry: id });
  return entry.place === 'left' ? refuse('entry-has-left', { entry: id }) : entry;
};

export const isRefusal = (of: object): of is Refusal => 'violation' in of;

export const enter = (
  state: DivisionState,
  given: Given<Acts, 'enter-division'>,
  context: DivisionContext,
): Answer => {
  const { entry, name, members, club, region, from } = given;
  const rules = rulesInForce(state)?.entries;
  const known = state.entries.get(entry);
  if (known !== undefined && known.place !== 'left') return refuse('entered-already', { entry });
  const until = rules?.lateUntil;
  if (from !== undefined && until !== undefined && from > until)
    return refuse('too-late-to-enter', { from, until, rule: 'entries.lateUntil' });
  const problem = membersProblem(
    state,
    rules,
    { entry, members, ...(club === undefined ? {} : { club }) },
    context,
  );
  if (problem !== null) return problem;
  const data = {
    ...{ entry, members },
    ...(name === undefined ? {} : { name }),
    ...(club === undefined ? {} : { club }),
    ...(region === undefined ? {} : { region }),
    ...(from === undefined ? {} : { from }),
  };
  const { most = Infinity, waiting = 0 } = rules ?? {};
  if (placed(state, 'playing').length < most) return accepted({ type: 'DivisionEntered', data });
  return placed(state, 'waiting').length < waiting
    ? accepted({ type: 'EntryWaited', data })
    : refuse('division-full', { most, rule: 'entries.waiting' });
};

/** Once fixtures are drawn a place that becomes free stays so. */
export const leave = (
  state: DivisionState,
  { entry: id, why, results, to }: Given<Acts, 'leave-division'>,
): Answer => {
  const entry = standing(state, id);
  if (isRefusal(entry)) return entry;
  const data = {
    ...{ entry: id, why },
    ...(results === undefined ? {} : { results }),
    ...(to === undefined ? {} : { to }),
  };
  const [next] = placed(state, 'waiting');
  return entry.place === 'playing' && next !== undefined && state.fixtures.size === 0
    ? accepted<DivisionEvent>(
        { type: 'DivisionLeft', data },
        { type: 'EntryMovedUp', data: { entry: next.entry } },
      )
    : accepted({ type: 'DivisionLeft', data });
};

export const nameRoster = (
  state: DivisionState,
  { entry: id, captain, players, substitutes }: Given<Acts, 'name-roster'>,
  context: DivisionContext,
): Answer => {
  const entry = standing(state, id);
  if (isRefusal(entry)) return entry;
  const roster = { captain, players, substitutes };
  return (
    rosterProblem(state, rulesInForce(state)?.entries, entry, roster, context) ??
    accepted({ type: 'RosterNamed', data: { entry: id, ...roster } })
  );
};
