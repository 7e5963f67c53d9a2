import { invalidField, isAct, misshapen, text } from '../kernel/act-shape';
import { accepted, type Act, type Decision, type DomainEvent, refused } from '../kernel/decider';
import { type AnySessionRules, sessionRulesOf } from '../registry';
import { decideOpen } from './decide-open';
import { evolveSession } from './evolve';
import { scoredBetween } from './scored';
import { copySession, type SessionState } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const decideClose = (command: Arguments): Answer =>
  misshapen(command, { reason: text() }) ??
  accepted<DomainEvent>({ type: 'SessionClosed', data: { reason: command.reason } });

/** The acts of every session; everything else is its game's affair. */
const decideOpened = (state: SessionState, rules: AnySessionRules, command: Act & Arguments): Answer => {
  if (command.do === 'open-session') return refused('session-already-open');
  if (state.closed !== null) return refused('session-closed', { do: command.do.slice(0, 80) });
  return command.do === 'close-session' ? decideClose(command) : rules.decide(state.rulesState, command);
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
export const decideSession = (state: SessionState, command: unknown): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const { opened, rules } = state;
  if (rules !== null) return scored(state, rules, decideOpened(state, rules, command));
  if (opened !== null) return refused('unknown-ruleset', { ruleset: opened.ruleset });
  return command.do === 'open-session'
    ? scored(state, sessionRulesOf(String(command.ruleset)), decideOpen(command))
    : refused('session-not-open', { do: command.do.slice(0, 80) });
};
