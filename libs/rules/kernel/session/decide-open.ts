import { integer, isRecord, invalidField, misshapen, record, text } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import type { Games } from '../games';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

const SHAPE = {
  competition: text(80),
  number: integer(1, 999),
  game: text(40),
  ruleset: text(60),
  setup: record,
};

/** Opens a session: its setup is completed by its game's defaults, so that the stream says everything by itself. */
export const decideOpen = (games: Games, command: Arguments): Decision<DomainEvent> => {
  const problem = misshapen(command, SHAPE);
  if (problem !== null) return problem;
  const { competition, number, setup } = command;
  const rules = games.sessionRulesOf(String(command.ruleset));
  if (rules === null) return refuse('no-sessions', { ruleset: String(command.ruleset) });
  if (rules.game !== command.game)
    return refuse('game-differs', { game: String(command.game), ruleset: rules.ruleset });
  if (!isRecord(setup)) return invalidField('setup', setup, record.expected);
  const reading = rules.readSetup(setup);
  if (!reading.ok) return reading;
  return accepted<DomainEvent>({
    type: 'SessionOpened',
    data: { competition, number, game: rules.game, ruleset: rules.ruleset, setup: reading.setup },
  });
};
