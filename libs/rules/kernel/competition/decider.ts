import { invalidField, isAct, type Refusal, unkeepable } from '../act-shape';
import { accepted, type Decider, type Decision } from '../decider';
import { fieldsProblem, reasonProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { gameName, isDay, rulesetName } from '../declare/stream-fields';
import { integer, lines, oneOf, text } from '../declare/values';
import type { Games } from '../games';
import type { CompetitionCommand, CompetitionEvent, Entry, MethodId } from './contract';
import { type CompetitionState, evolveCompetition, unopenedCompetition } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<CompetitionEvent>;

/** What every competition is opened with, beside the method: the games say which there are. */
const OPEN = {
  name: text('What pages print', 200),
  ...{ game: gameName, ruleset: rulesetName },
  region: text('Region of the federation', 80),
  startsOn: text('First day', 10),
};

const entryProblem = fieldsProblem({
  id: text('The entry', 80),
  number: integer(1, 99_999, 'Starting number'),
  kind: oneOf(['player', 'pair', 'team'], 'What the entry is'),
  name: text('What tables print', 200),
  field: optional(text('A field ranked by itself', 40)),
  club: optional(text('The club', 80)),
});

const withdrawalProblem = fieldsProblem({ entry: text('The entry', 80), reason: lines('Why') });

const open = (state: CompetitionState, command: Arguments): Answer => {
  if (state.opened !== null) return refuse('competition-already-open');
  const problem = fieldsProblem({ ...OPEN, method: oneOf([...state.games.methods.keys()]) })(command);
  if (problem !== null) return problem;
  const { name, region, startsOn } = command as Record<string, string>;
  const known = state.games.rulesetOf(String(command.ruleset));
  if (known === null)
    return refuse('unknown-ruleset', { ruleset: String(command.ruleset), known: state.games.rulesets() });
  if (known.game !== command.game)
    return refuse('game-differs', { game: String(command.game), ruleset: known.ruleset });
  if (!isDay(startsOn ?? '')) return invalidField('startsOn', startsOn, 'a day such as 2026-11-21');
  return accepted({
    type: 'CompetitionOpened',
    data: {
      name: name ?? '',
      ...known,
      region: region ?? '',
      method: command.method as MethodId,
      startsOn: startsOn ?? '',
    },
  });
};

const entryOf = ({ id, number, kind, name, field, club }: Arguments): Entry => ({
  id: id as string,
  number: number as number,
  kind: kind as Entry['kind'],
  name: name as string,
  ...(field === undefined ? {} : { field: field as string }),
  ...(club === undefined ? {} : { club: club as string }),
});

/** An id and, within its field, a starting number belong to one entry. */
const taken = (state: CompetitionState, entry: Entry): Refusal | null => {
  if (state.entries.has(entry.id)) return refuse('entry-already-registered', { entry: entry.id });
  for (const { entry: other } of state.entries.values())
    if (other.number === entry.number && other.field === entry.field)
      return refuse('number-taken', { number: entry.number, entry: other.id });
  return null;
};

const register = (state: CompetitionState, command: Arguments): Answer => {
  const problem = entryProblem(command);
  if (problem !== null) return problem;
  const entry = entryOf(command);
  return taken(state, entry) ?? accepted({ type: 'EntryRegistered', data: entry });
};

const withdraw = (state: CompetitionState, command: Arguments): Answer => {
  const problem = withdrawalProblem(command);
  if (problem !== null) return problem;
  const { entry, reason } = command as { readonly entry: string; readonly reason: string };
  const known = state.entries.get(entry);
  if (known === undefined) return refuse('unknown-entry', { entry });
  if (known.withdrawn) return refuse('entry-already-withdrawn', { entry });
  return accepted({ type: 'EntryWithdrawn', data: { entry, reason } });
};

const close = (command: Arguments): Answer =>
  reasonProblem(command) ??
  accepted({ type: 'CompetitionClosed', data: { reason: command.reason as string } });

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
const decide = (state: CompetitionState, command: unknown): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const problem = unkeepable(command);
  if (problem !== null) return problem;
  if (command.do === 'open-competition') return open(state, command);
  if (state.opened === null) return refuse('competition-not-open');
  if (state.closed) return refuse('competition-closed', { do: command.do.slice(0, 80) });
  switch (command.do) {
    case 'register-entry':
      return register(state, command);
    case 'withdraw-entry':
      return withdraw(state, command);
    case 'close-competition':
      return close(command);
    default:
      return refuse('unknown-act', { do: command.do.slice(0, 80) });
  }
};

/** A competition's own life; its deals have their own streams. */
export const competitionDecider = (
  games: Games,
): Decider<void, CompetitionCommand, CompetitionEvent, CompetitionState> => ({
  initial: () => unopenedCompetition(games),
  decide,
  evolve: evolveCompetition,
});

export const replayCompetition = (games: Games, events: Iterable<CompetitionEvent>): CompetitionState => {
  let state = unopenedCompetition(games);
  for (const event of events) state = evolveCompetition(state, event);
  return state;
};
