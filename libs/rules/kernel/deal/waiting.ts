import { rulingProblem } from '../ruling';
import { ARBITER, spoken, type WaitingView, waitingOf } from '../mistakes/matters';
import { isStopped, mattersOf } from './attention';
import { decideDeal } from './decide';
import { type DealState, isReplaced } from './state';

/**
 * What a deal waits for, and what may be done about it; nothing once a ruling has replaced its play. While attention stops the
 * table, whatever else waits is told again once the arbiter has answered.
 */
export const waitingIn = (state: DealState): readonly WaitingView[] => {
  const { game, games } = state;
  const matters = game === null ? [] : mattersOf(state, game);
  if (game === null || matters.length === 0 || isReplaced(state)) return [];
  const waiting = waitingOf(matters, (option) => {
    const act = spoken(option);
    return (
      decideDeal(state, act).ok &&
      (option.by !== ARBITER || rulingProblem(games, game.id, game.arbiterActs, act) === null)
    );
  });
  return isStopped(state) ? waiting.filter(({ options }) => options.length > 0) : waiting;
};
