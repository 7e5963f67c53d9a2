import { invalidField, isAct, unkeepable } from '../act-shape';
import type { Act, Decision, DomainEvent, Origin } from '../decider';
import { ANSWER, DRAW, unlessStopped } from './attention';
import { decideHearing, decideLodging } from './decide-appeal';
import { decideCall, decideClosing } from './decide-call';
import { decideAnswer, decideDraw } from './decide-attention';
import { decideOpen } from './decide-open';
import { decideRights } from './decide-rights';
import { decideRuling } from './decide-ruling';
import { decideWithdrawal } from './decide-withdrawal';
import { decideOnResult } from './decide-confirmation';
import { decideCorrection } from './decide-correction';
import { decideResultWithdrawal, decideSeating } from './decide-misplaced';
import type { AnyGame } from '../manifest';
import { AGREE, FORFEIT, JUDGE, lostChoice, PREVENT } from './rights';
import { type DealState, isReplaced } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;
type Answer = Decision<DomainEvent>;

const finished = ({ do: name }: Act): Answer => refuse('deal-finished', { do: name.slice(0, 80) });

/** The acts of every deal; everything else is its game's affair. */
const decideOpened = (
  state: DealState,
  game: AnyGame,
  command: Act & Arguments,
  origin: Origin | undefined,
): Answer => {
  switch (command.do) {
    case 'open-deal':
      return refuse('deal-already-open');
    case 'call-arbiter':
      return decideCall(state, game, command);
    case 'close-call':
      return decideClosing(state, command);
    case 'lodge-appeal':
      return decideLodging(state, command);
    case 'decide-appeal':
      return decideHearing(state, command);
    case 'give-ruling':
      return decideRuling(state, command);
    case 'withdraw-ruling':
      return decideWithdrawal(state, command);
    case 'correct-result':
      return decideCorrection(state, game, command);
    case 'withdraw-result':
      return decideResultWithdrawal(state, command);
    case 'correct-seating':
      return decideSeating(state, game, command);
    case 'confirm-result':
    case 'dispute-result':
    case 'uphold-result':
    case 'repeat-result':
      return decideOnResult(state, game, command);
    case DRAW:
      return isReplaced(state) ? finished(command) : decideDraw(state, game, command, origin);
    case ANSWER:
      return decideAnswer(state, command);
    case PREVENT:
    case AGREE:
    case JUDGE:
    case FORFEIT:
      return isReplaced(state) ? finished(command) : decideRights(state, game, command);
    default:
      // A ruling that replaces the play ends it; reports may still come in, the game decides which.
      if (isReplaced(state)) return finished(command);
      return (
        lostChoice(state, game, command) ??
        unlessStopped(state, game, command, () => game.decide(state.gameState, command, origin))
      );
  }
};

/** Answers any command, well formed or absurd: commands come from users as plain JSON. */
export const decideDeal = (state: DealState, command: unknown, origin?: Origin): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const problem = unkeepable(command);
  if (problem !== null) return problem;
  if (state.game !== null) return decideOpened(state, state.game, command, origin);
  return command.do === 'open-deal'
    ? decideOpen(state.games, command)
    : refuse('deal-not-open', { do: command.do.slice(0, 80) });
};
