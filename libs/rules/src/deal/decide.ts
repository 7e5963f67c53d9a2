import { isAct, invalidField, misshapen, text } from '../kernel/act-shape';
import { accepted, type Act, type Decision, type DomainEvent, refused } from '../kernel/decider';
import { decideOpen } from './decide-open';
import { decideRuling } from './decide-ruling';
import { decideCorrection } from './decide-correction';
import type { AnyGame } from '../registry';
import { type DealState, isDealOver, sidesOf } from './state';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const decideCall = (command: Arguments): Answer => {
  const problem = misshapen(command, { by: text(60), reason: text() });
  if (problem !== null) return problem;
  return accepted<DomainEvent>({
    type: 'ArbiterCalled',
    data: { by: command.by, reason: command.reason },
  });
};

/** The acts of every deal; everything else is its game's affair. */
const decideOpened = (state: DealState, game: AnyGame, command: Act & Arguments): Answer => {
  switch (command.do) {
    case 'open-deal':
      return refused('deal-already-open');
    case 'call-arbiter':
      return decideCall(command);
    case 'give-ruling':
      return decideRuling(sidesOf(state), command);
    case 'correct-result':
      return decideCorrection(state, game, command);
    default:
      // A ruling that replaces the play ends it; reports may still come in, the game decides which.
      return isDealOver(state) && state.score === null
        ? refused('deal-finished', { do: command.do.slice(0, 80) })
        : game.decide(state.gameState, command);
  }
};

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decideDeal = (state: DealState, command: unknown): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  if (state.game !== null) return decideOpened(state, state.game, command);
  return command.do === 'open-deal'
    ? decideOpen(command)
    : refused('deal-not-open', { do: command.do.slice(0, 80) });
};
