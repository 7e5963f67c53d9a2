import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { gameName, rulesetName } from '../declare/stream-fields';
import { anyObject, integer, text } from '../declare/values';
import type { Games } from '../games';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

const sessionProblem = fieldsProblem({
  competition: text('The competition', 80),
  number: integer(1, 999, 'Its number, from 1'),
  ...{ game: gameName, ruleset: rulesetName },
  setup: anyObject('The setup of the session'),
});

/** Opens a session: its setup is completed by its game's defaults, so that the stream says everything by itself. */
export const decideOpen = (games: Games, command: Arguments): Decision<DomainEvent> => {
  const problem = sessionProblem(command);
  if (problem !== null) return problem;
  const { competition, number, setup } = command;
  const rules = games.sessionRulesOf(String(command.ruleset));
  if (rules === null) return refuse('no-sessions', { ruleset: String(command.ruleset) });
  if (rules.game !== command.game)
    return refuse('game-differs', { game: String(command.game), ruleset: rules.ruleset });
  const reading = rules.readSetup(setup as Arguments);
  if (!reading.ok) return reading;
  return accepted<DomainEvent>({
    type: 'SessionOpened',
    data: { competition, number, game: rules.game, ruleset: rules.ruleset, setup: reading.setup },
  });
};
