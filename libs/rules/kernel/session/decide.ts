import { invalidField, isAct, unkeepable } from '../act-shape';
import { accepted, type Act, type Decision, type DomainEvent, type Origin } from '../decider';
import { reasonProblem } from '../declare/acts';
import type { AnySessionRules } from '../manifest';
import { decideOpen } from './decide-open';
import { evolveSession } from './evolve';
import { scoredBetween } from './scored';
import type { Shelf } from './shelf';
import { copySession, oddFiguresIn, type SessionState } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const decideClose = (command: Arguments): Answer =>
  reasonProblem(command) ??
  accepted<DomainEvent>({ type: 'SessionClosed', data: { reason: command.reason } });

const decideReopen = (state: SessionState, command: Arguments): Answer =>
  state.closed === null
    ? refuse('session-goes-on')
    : (reasonProblem(command) ??
      accepted<DomainEvent>({ type: 'SessionReopened', data: { reason: command.reason } }));

/** Only of a figure that stands there and looks improbable to the rules. */
const decideUphold = (state: SessionState, command: Arguments): Answer => {
  const { figure, reason } = command;
  const odd = oddFiguresIn(state).find((each) => each.figure === figure);
  return odd === undefined
    ? refuse('not-improbable')
    : (reasonProblem(command) ??
        accepted<DomainEvent>({ type: 'FigureUpheld', data: { figure: odd.figure, reason } }));
};

/** The acts of every session; everything else is its game's affair. */
const decideOpened = (
  state: SessionState,
  rules: AnySessionRules,
  command: Act & Arguments,
  shelf: Shelf,
  origin: Origin | undefined,
): Answer => {
  if (command.do === 'open-session') return refuse('session-already-open');
  if (command.do === 'reopen-session') return decideReopen(state, command);
  if (state.closed !== null) return refuse('session-closed', { do: command.do.slice(0, 80) });
  if (command.do === 'uphold-figure') return decideUphold(state, command);
  return command.do === 'close-session'
    ? decideClose(command)
    : rules.decide(state.rulesState, command, shelf, origin);
};

/** What the events of an act change in the ranking follows them as the milestone. */
const scored = (state: SessionState, rules: AnySessionRules | null, decision: Answer): Answer => {
  if (!decision.ok || rules === null) return decision;
  if (!decision.events.some(({ type }) => rules.scoring.includes(type))) return decision;
  const after = decision.events.reduce(evolveSession, copySession(state));
  const milestone = scoredBetween(state.standing, rules.standing(after.rulesState));
  return milestone === null ? decision : accepted<DomainEvent>(...decision.events, milestone);
};

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decideSession = (
  state: SessionState,
  command: unknown,
  shelf: Shelf,
  origin?: Origin,
): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const problem = unkeepable(command);
  if (problem !== null) return problem;
  const { games, opened, rules } = state;
  if (rules !== null) return scored(state, rules, decideOpened(state, rules, command, shelf, origin));
  if (opened !== null) return refuse('unknown-ruleset', { ruleset: opened.ruleset, known: games.rulesets() });
  // A ruleset that is no text names none: the opening itself says so.
  return command.do === 'open-session'
    ? scored(
        state,
        typeof command.ruleset === 'string' ? games.sessionRulesOf(command.ruleset) : null,
        decideOpen(games, command),
      )
    : refuse('session-not-open', { do: command.do.slice(0, 80) });
};
