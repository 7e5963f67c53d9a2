import type { Refusal } from '../act-shape';
import { accepted, type Decision } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { list, optional } from '../declare/compound';
import { integer, lines, oneOf, text } from '../declare/values';
import { refuse } from '../shared-refusals';
import type { CompetitionEvent, Substitute } from './contract';
import { personId } from './person';
import { type CompetitionState, type EntryState, personsOf } from './state';

// What is said of entries on the day that they play.

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<CompetitionEvent>;

const presenceProblem = fieldsProblem({
  entries: list(text('The entry', 80), { least: 1, most: 1000 }, 'Who has come, or has not'),
  presence: oneOf(['here', 'away'], 'Whether they have come'),
});

const substituteProblem = fieldsProblem({
  entry: text('The entry', 80),
  out: personId,
  in: personId,
  session: integer(1, 999, 'The session, from 1'),
  round: integer(1, 9999, 'The first round that the substitute plays'),
  reason: optional(lines('Why')),
});

/** An entry that plays. */
const playing = (state: CompetitionState, entry: string): EntryState | Refusal => {
  const known = state.entries.get(entry);
  if (known === undefined) return refuse('unknown-entry', { entry });
  return known.withdrawn ? refuse('entry-already-withdrawn', { entry }) : known;
};

/** Of a list, those of whom it was not known yet; a list that says nothing new is refused, so that a second click is. */
export const notePresence = (state: CompetitionState, command: Arguments): Answer => {
  const problem = presenceProblem(command);
  if (problem !== null) return problem;
  const { entries, presence } = command as {
    readonly entries: readonly string[];
    readonly presence: 'here' | 'away';
  };
  const news: string[] = [];
  for (const entry of new Set(entries)) {
    const known = playing(state, entry);
    if ('ok' in known) return known;
    if (known.presence !== presence) news.push(entry);
  }
  const type = presence === 'here' ? 'EntryArrived' : 'EntryAway';
  return news.length === 0
    ? refuse('presence-known')
    : accepted<CompetitionEvent>(...news.map((entry): CompetitionEvent => ({ type, data: { entry } })));
};

/** Who plays for an entry now: each substitute in the place of whom he stands in for. */
const playersOf = ({ entry, substitutes }: EntryState): readonly string[] =>
  substitutes.reduce<readonly string[]>(
    (players, each) => players.map((player) => (player === each.out ? each.in : player)),
    entry.members,
  );

/** A person plays for one entry of a competition, whoever was replaced there included; back in the own entry he may come. */
const elsewhere = (state: CompetitionState, entry: string, person: string): Refusal | null => {
  for (const known of state.entries.values())
    if (!known.withdrawn && known.entry.id !== entry && personsOf(known).includes(person))
      return refuse('already-entered', {
        ...{ member: person, entry: known.entry.id, number: known.entry.number },
      });
  return null;
};

/** Somebody plays in the place of another, from a round on: of one who plays for the entry now, and not before the last change. */
export const nameSubstitute = (state: CompetitionState, command: Arguments): Answer => {
  const problem = substituteProblem(command);
  if (problem !== null) return problem;
  const {
    entry,
    reason,
    out,
    in: substitute,
    session,
    round,
  } = command as Substitute & {
    readonly entry: string;
    readonly reason?: string;
  };
  const known = playing(state, entry);
  if ('ok' in known) return known;
  const players = playersOf(known);
  if (!players.includes(out)) return refuse('not-of-the-entry', { member: out, entry });
  if (players.includes(substitute))
    return refuse('already-entered', { member: substitute, entry, number: known.entry.number });
  const last = known.substitutes.at(-1);
  if (last !== undefined && (session < last.session || (session === last.session && round < last.round)))
    return refuse('substitute-before', { session: last.session, round: last.round });
  const other = elsewhere(state, entry, substitute);
  if (other !== null) return other;
  return accepted<CompetitionEvent>({
    type: 'SubstituteNamed',
    data: { entry, out, in: substitute, session, round, ...(reason === undefined ? {} : { reason }) },
  });
};
