import type { ScrabbleEvent } from './events';
import type { Player, ScrabbleState } from './state';

const arrived = (entry: string, from: number): Player => ({
  entry,
  from,
  left: null,
  excluded: null,
  out: null,
  credited: 0,
  slips: 0,
  warnings: [],
  warningPoints: 0,
});

/** Who plays, who was warned, excluded, eliminated. */
export const evolvePlayers = (state: ScrabbleState, event: ScrabbleEvent): void => {
  switch (event.type) {
    case 'PlayersCheckedIn':
      for (const entry of event.data.entries) {
        const known = state.players.get(entry);
        if (known === undefined) state.players.set(entry, arrived(entry, event.data.from));
        else known.left = null;
      }
      return;
    case 'PlayerLeft': {
      const player = state.players.get(event.data.entry);
      if (player !== undefined) player.left = event.data.round;
      return;
    }
    case 'WarningGiven': {
      const { round, kind } = event.data;
      state.players.get(event.data.entry)?.warnings.push({ round, kind });
      return;
    }
    case 'PlayerExcluded': {
      const player = state.players.get(event.data.entry);
      if (player !== undefined) player.excluded = { article: event.data.article, reason: event.data.reason };
      return;
    }
    case 'PlayersEliminated':
      for (const entry of event.data.entries) {
        const player = state.players.get(entry);
        if (player !== undefined) player.out = event.data.round;
      }
      return;
    default:
  }
};
