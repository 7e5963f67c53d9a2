import type { ScrabbleEvent } from './events';
import type { ScrabbleState } from './state';

/** The end of the game and what is announced then. */
export const evolveResults = (state: ScrabbleState, event: ScrabbleEvent): void => {
  switch (event.type) {
    case 'GameEnded':
      state.end = event.data;
      return;
    case 'ResultsAnnounced':
      state.publishedAt = event.data.at;
      return;
    case 'SoloAwarded': {
      const { round, entry, score, points } = event.data;
      state.solos.set(round, { entry, score, points });
      return;
    }
    case 'SoloWithdrawn':
      state.solos.delete(event.data.round);
      return;
    case 'WarningsPenalised': {
      const player = state.players.get(event.data.entry);
      if (player !== undefined) player.warningPoints = event.data.points;
      return;
    }
    case 'SeedRevealed':
      state.seed = event.data.seed;
      return;
    case 'AppealLodged': {
      state.appeals.push({ ...event.data, decision: null });
      return;
    }
    case 'AppealDecided': {
      const { number, ...decision } = event.data;
      const at = state.appeals.findIndex((appeal) => appeal.number === number);
      const appeal = state.appeals[at];
      if (appeal !== undefined) state.appeals[at] = { ...appeal, decision };
      return;
    }
    case 'NextGameOpened':
      state.nextGameAt = event.data.at;
      return;
    default:
  }
};
