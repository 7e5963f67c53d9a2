import { invalidField, isAct, type Refusal, unkeepable } from '../act-shape';
import { canonicalJson } from '../canonical-json';
import { accepted, type Decider, type Decision, type Origin } from '../decider';
import { fieldsProblem, reasonProblem } from '../declare/acts';
import { optional } from '../declare/compound';
import { gameName, isDay, rulesetName } from '../declare/stream-fields';
import { anyObject, calling, lines, number, text } from '../declare/values';
import type { Games } from '../games';
import type { CompetitionCommand, CompetitionEvent, CompetitionOpened } from './contract';
import { admit, admittedBy, register, reviseEntry, reviseWithdrawal, withdraw } from './decide-entries';
import { matched, matchingProblem, type MatchRegistry } from './matching';
import { freePlaces, places } from './places';
import { plan, planProblem } from './plan';
import { decideHallCall, decideHallCallClosing } from './decide-hall-call';
import { decidePublication, PUBLICATION_ACTS } from './decide-publication';
import { decideVoiding } from './decide-voiding';
import { type Embargo, embargo } from './embargo';
import { correctionsOver } from './life';
import { correctionMinutes } from './publication';
import { nameSubstitute, notePresence } from './decide-day';
import { scoringProblem } from './scoring';
import { type CompetitionState, evolveCompetition, unopenedCompetition } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<CompetitionEvent>;

/** What is said of every competition, beside the method: its game says which there are. */
const ABOUT = {
  name: calling('What pages print', 200),
  region: text('Region of the federation', 80),
  startsOn: text('First day', 10),
  embargo: optional(embargo),
  correctionMinutes: optional(correctionMinutes),
  closeFinish: optional(number('How near the first two may be before somebody checks', 0, 1e6)),
  places: optional(places),
  plan: optional(plan),
  scoring: optional(anyObject('The version and the parameters of the method')),
};

const openingProblem = fieldsProblem({ ...ABOUT, game: gameName, ruleset: rulesetName });
const revisionProblem = fieldsProblem({ ...ABOUT, reason: optional(lines('Why')) });

/** Boards are what an embargo is for: a session with an order of its own mostly shows what was played in it. */
const embargoProblem = (
  { games }: CompetitionState,
  ruleset: string,
  asked: Embargo | undefined,
): Refusal | null => {
  if (asked === undefined) return null;
  if (Number.isNaN(Date.parse(asked.until)))
    return invalidField('embargo', asked.until, 'a time in UTC such as 2026-11-21T20:00:00Z');
  const order = games.sessionRulesOf(ruleset);
  return order === null || order.tellsNoBoards === true
    ? null
    : refuse('embargo-without-boards', { ruleset });
};

type Known = Pick<CompetitionOpened['data'], 'game' | 'ruleset'>;
type About = Omit<CompetitionOpened['data'], keyof Known>;

/** What is said of a competition under those rules, where its fields are in order. */
const aboutOf = (
  state: CompetitionState,
  { game, ruleset }: Known,
  command: Arguments,
): { readonly ok: true; readonly about: About } | Refusal => {
  const {
    name,
    region,
    method,
    startsOn,
    embargo: kept,
    correctionMinutes: window,
    closeFinish,
    places: limit,
    plan: planned,
    scoring,
  } = command as About;
  const manifest = state.games.manifestOf(game);
  const methods = manifest?.methods ?? [];
  const ranking = methods.find(({ id }) => id === method);
  if (ranking === undefined) return invalidField('method', method, methods.map(({ id }) => id).join(', '));
  if (!isDay(startsOn)) return invalidField('startsOn', startsOn, 'a day such as 2026-11-21');
  const about = {
    ...{ name, region, method, startsOn },
    ...(kept === undefined ? {} : { embargo: kept }),
    ...(window === undefined ? {} : { correctionMinutes: window }),
    ...(closeFinish === undefined ? {} : { closeFinish }),
    ...(limit === undefined ? {} : { places: limit }),
    ...(planned === undefined ? {} : { plan: planned }),
    ...(scoring === undefined ? {} : { scoring }),
  };
  const unplanned = planned === undefined || manifest === null ? null : planProblem(manifest, planned);
  const unscored = scoring === undefined ? null : scoringProblem(ranking, scoring);
  return embargoProblem(state, ruleset, kept) ?? unplanned ?? unscored ?? { ok: true, about };
};

const open = (state: CompetitionState, command: Arguments): Answer => {
  if (state.opened !== null) return refuse('competition-already-open');
  const problem = openingProblem(command);
  if (problem !== null) return problem;
  const known = state.games.rulesetOf(String(command.ruleset));
  if (known === null)
    return refuse('unknown-ruleset', { ruleset: String(command.ruleset), known: state.games.rulesets() });
  if (known.game !== command.game)
    return refuse('game-differs', { game: String(command.game), ruleset: known.ruleset });
  const read = aboutOf(state, known, command);
  if (!read.ok) return read;
  const { name, ...rest } = read.about;
  return accepted({ type: 'CompetitionOpened', data: { name, ...known, ...rest } });
};

const revise = (state: CompetitionState, opened: Known, command: Arguments): Answer => {
  const problem = revisionProblem(command);
  if (problem !== null) return problem;
  const { game, ruleset } = opened;
  const read = aboutOf(state, { game, ruleset }, command);
  if (!read.ok) return read;
  if (canonicalJson({ game, ruleset, ...read.about }) === canonicalJson(opened))
    return refuse('competition-unchanged');
  const { reason } = command as { readonly reason?: string };
  const revised: CompetitionEvent = {
    type: 'CompetitionRevised',
    data: { ...read.about, ...(reason === undefined ? {} : { reason }) },
  };
  return accepted(revised, ...admittedBy(state, freePlaces(state.entries, read.about.places)));
};

const close = (command: Arguments): Answer =>
  reasonProblem(command) ??
  accepted({ type: 'CompetitionClosed', data: { reason: command.reason as string } });

/** What the registry says of it: a competition that is closed is matched too. */
const match = (
  { entries }: CompetitionState,
  opened: CompetitionOpened['data'],
  command: Arguments,
): Answer =>
  matchingProblem(command) ??
  matched(
    opened,
    [...entries.values()].map(({ entry }) => entry),
    command as unknown as MatchRegistry,
  );

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
const decide = (state: CompetitionState, command: unknown, origin: Origin = {}): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const problem = unkeepable(command);
  if (problem !== null) return problem;
  if (command.do === 'open-competition') return open(state, command);
  if (state.opened === null) return refuse('competition-not-open');
  if (command.do === 'match-registry') return match(state, state.opened, command);
  if (PUBLICATION_ACTS.has(command.do)) return decidePublication(state, command, origin);
  // Whoever is called comes, and goes, whatever became of the ranking.
  if (command.do === 'call-to-table') return decideHallCall(state, command);
  if (command.do === 'close-hall-call') return decideHallCallClosing(state, command);
  const over = correctionsOver(state.publication, origin.at);
  if (over !== null) return over;
  if (command.do === 'void-session' || command.do === 'reinstate-session')
    return decideVoiding(state, command);
  if (command.do === 'revise-withdrawal') return reviseWithdrawal(state, command);
  if (state.closed) return refuse('competition-closed', { do: command.do.slice(0, 80) });
  switch (command.do) {
    case 'revise-competition':
      return revise(state, state.opened, command);
    case 'register-entry':
      return register(state, command);
    case 'withdraw-entry':
      return withdraw(state, command);
    case 'revise-entry':
      return reviseEntry(state, command);
    case 'admit-entry':
      return admit(state, command);
    case 'note-presence':
      return notePresence(state, command);
    case 'name-substitute':
      return nameSubstitute(state, command);
    case 'close-competition':
      return close(command);
    default:
      return refuse('unknown-act', { do: command.do.slice(0, 80) });
  }
};

/** A competition's own life; its deals have their own streams. */
export const competitionDecider = (
  games: Games,
): Decider<void, CompetitionCommand, CompetitionEvent, CompetitionState, Origin> => ({
  initial: () => unopenedCompetition(games),
  decide,
  evolve: evolveCompetition,
});

export const replayCompetition = (games: Games, events: Iterable<CompetitionEvent>): CompetitionState => {
  let state = unopenedCompetition(games);
  for (const event of events) state = evolveCompetition(state, event);
  return state;
};
