import type { Refusal } from '../act-shape';
import { canonicalJson } from '../canonical-json';
import { accepted, type Decision } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { list, optional } from '../declare/compound';
import { integer, lines, oneOf, text, yesOrNo } from '../declare/values';
import { refuse } from '../shared-refusals';
import type { CompetitionEvent, Entry, EntryWithdrawn, WithdrawalRevised } from './contract';
import { AFTER_WITHDRAWAL, ENTRY_KINDS, LARGEST_NUMBER, LARGEST_TEAM, PERSONS_OF } from './entry-kinds';
import { personId } from './person';
import { freePlaces, nextToAdmit } from './places';
import { type CompetitionState, personsOf } from './state';

// Who is entered, and who of them plays.

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<CompetitionEvent>;

const ENTRY = {
  id: text('The entry', 80),
  number: integer(1, LARGEST_NUMBER, 'Starting number'),
  kind: oneOf(ENTRY_KINDS, 'What the entry is'),
  members: list(personId, { most: LARGEST_TEAM }, 'Who plays'),
  label: optional(text('What a team calls itself', 200)),
  field: optional(text('A field ranked by itself', 40)),
  club: optional(text('The club', 80)),
};

const entryProblem = fieldsProblem(ENTRY);
const revisionProblem = fieldsProblem({
  ...ENTRY,
  reason: optional(lines('Why')),
  played: optional(yesOrNo('Whether it has a result')),
});

const withdrawalProblem = fieldsProblem({
  entry: text('The entry', 80),
  reason: lines('Why'),
  results: optional(oneOf(AFTER_WITHDRAWAL, 'What becomes of its results')),
  played: optional(yesOrNo('Whether the competition has a result')),
});
const withdrawalRevisionProblem = fieldsProblem({
  entry: text('The entry', 80),
  results: oneOf(AFTER_WITHDRAWAL, 'What becomes of its results'),
  reason: lines('Why'),
});
const admissionProblem = fieldsProblem({ entry: text('The entry', 80), reason: optional(lines('Why')) });

const entryOf = ({ id, number, kind, members, label, field, club }: Arguments): Entry => ({
  id: id as string,
  number: number as number,
  kind: kind as Entry['kind'],
  members: members as Entry['members'],
  ...(label === undefined ? {} : { label: label as string }),
  ...(field === undefined ? {} : { field: field as string }),
  ...(club === undefined ? {} : { club: club as string }),
});

/** Within its field, a starting number belongs to one entry. */
const taken = (state: CompetitionState, entry: Entry): Refusal | null => {
  for (const { entry: other } of state.entries.values())
    if (other.id !== entry.id && other.number === entry.number && other.field === entry.field)
      return refuse('number-taken', { number: entry.number, entry: other.id });
  return null;
};

const misnamed = ({ kind, members, label }: Entry): Refusal | null => {
  const [least, most] = PERSONS_OF[kind];
  if (members.length > 0 && (members.length < least || members.length > most))
    return refuse('wrong-number-of-persons', { kind, least, most, given: members.length });
  return label === undefined || kind === 'team' ? null : refuse('label-of-persons', { kind });
};

/** A person plays for one entry of a competition: another may follow once that one has withdrawn. */
const playing = (state: CompetitionState, { id, number, members }: Entry): Refusal | null => {
  if (members.length === 0) return null;
  const twice = members.find((member, at) => members.indexOf(member) < at);
  if (twice !== undefined) return refuse('already-entered', { member: twice, entry: id, number });
  for (const known of state.entries.values()) {
    const isOther = !known.withdrawn && known.entry.id !== id;
    const member = !isOther ? undefined : members.find((each) => personsOf(known).includes(each));
    if (member !== undefined)
      return refuse('already-entered', { member, entry: known.entry.id, number: known.entry.number });
  }
  return null;
};

/** Beyond the limit an entry waits. */
export const register = (state: CompetitionState, command: Arguments): Answer => {
  const problem = entryProblem(command);
  if (problem !== null) return problem;
  const entry = entryOf(command);
  if (state.entries.has(entry.id)) return refuse('entry-already-registered', { entry: entry.id });
  const refused = misnamed(entry) ?? taken(state, entry) ?? playing(state, entry);
  const waits = freePlaces(state.entries, state.opened?.places) === 0;
  return (
    refused ?? accepted({ type: 'EntryRegistered', data: { ...entry, ...(waits ? { waiting: true } : {}) } })
  );
};

/** Those who play from now on because so many places are free; null: all who wait. */
export const admittedBy = ({ entries }: CompetitionState, free: number | null): readonly CompetitionEvent[] =>
  nextToAdmit(entries, free).map((entry) => ({ type: 'EntryAdmitted', data: { entry, by: 'place' } }));

/** Said anew as a whole, as long as nothing counts for it: whoever played it then stays who he was. */
export const reviseEntry = (state: CompetitionState, command: Arguments): Answer => {
  const problem = revisionProblem(command);
  if (problem !== null) return problem;
  const entry = entryOf(command);
  const known = state.entries.get(entry.id);
  if (known === undefined) return refuse('unknown-entry', { entry: entry.id });
  if (known.withdrawn) return refuse('entry-already-withdrawn', { entry: entry.id });
  if (command.played === true) return refuse('entry-has-played', { entry: entry.id, number: entry.number });
  if (entry.kind !== known.entry.kind)
    return refuse('entry-of-other-kind', { entry: entry.id, kind: known.entry.kind });
  const refused = misnamed(entry) ?? taken(state, entry) ?? playing(state, entry);
  if (refused !== null) return refused;
  if (canonicalJson(entry) === canonicalJson(known.entry))
    return refuse('entry-unchanged', { entry: entry.id });
  const { reason } = command as { readonly reason?: string };
  return accepted({
    type: 'EntryRevised',
    data: { ...entry, ...(reason === undefined ? {} : { reason }) },
  });
};

/** Somebody who runs the competition lets one in, whoever else waits and however many play. */
export const admit = (state: CompetitionState, command: Arguments): Answer => {
  const problem = admissionProblem(command);
  if (problem !== null) return problem;
  const { entry, reason } = command as { readonly entry: string; readonly reason?: string };
  const known = state.entries.get(entry);
  if (known === undefined) return refuse('unknown-entry', { entry });
  if (known.withdrawn) return refuse('entry-already-withdrawn', { entry });
  if (!known.waiting) return refuse('entry-not-waiting', { entry });
  return accepted({
    type: 'EntryAdmitted',
    data: { entry, by: 'hand', ...(reason === undefined ? {} : { reason }) },
  });
};

/** Before the first result its place goes to the first who waits; after it, only by hand: he would begin in the middle. */
export const withdraw = (state: CompetitionState, command: Arguments): Answer => {
  const problem = withdrawalProblem(command);
  if (problem !== null) return problem;
  const { entry, reason, results } = command as unknown as EntryWithdrawn['data'];
  const known = state.entries.get(entry);
  if (known === undefined) return refuse('unknown-entry', { entry });
  if (known.withdrawn) return refuse('entry-already-withdrawn', { entry });
  const withdrawal: CompetitionEvent = {
    type: 'EntryWithdrawn',
    data: { entry, reason, ...(results === undefined ? {} : { results }) },
  };
  const rest = new Map([...state.entries].filter(([id]) => id !== entry));
  const free = freePlaces(rest, state.opened?.places);
  const follows = !known.waiting && free !== null && command.played !== true;
  return accepted(withdrawal, ...(follows ? admittedBy(state, free) : []));
};

/** What becomes of the results of an entry that has withdrawn is decided anew until the ranking is official. */
export const reviseWithdrawal = (state: CompetitionState, command: Arguments): Answer => {
  const problem = withdrawalRevisionProblem(command);
  if (problem !== null) return problem;
  const { entry, results, reason } = command as unknown as WithdrawalRevised['data'];
  const known = state.entries.get(entry);
  if (known === undefined) return refuse('unknown-entry', { entry });
  if (!known.withdrawn) return refuse('entry-not-withdrawn', { entry });
  if (known.struck === (results === 'struck')) return refuse('withdrawal-unchanged', { entry });
  return accepted({ type: 'WithdrawalRevised', data: { entry, results, reason } });
};
