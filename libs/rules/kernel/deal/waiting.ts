import { ARBITER, spoken, type WaitingView, waitingOf } from '../mistakes/matters';
import { rulingProblem } from '../ruling';
import { type DealState, isDealOver } from './state';

/** What a deal waits for, and what may be done about it; nothing once a ruling has replaced its play. */
export const waitingIn = (state: DealState): readonly WaitingView[] => {
  const { game, games, gameState } = state;
  const matters = game?.openMatters?.(gameState) ?? [];
  if (game === null || matters.length === 0 || (state.score === null && isDealOver(state))) return [];
  return waitingOf(matters, (option) => {
    const act = spoken(option);
    return (
      game.decide(gameState, act).ok &&
      (option.by !== ARBITER || rulingProblem(games, game.id, game.arbiterActs, act) === null)
    );
  });
};
