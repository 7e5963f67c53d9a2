import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type TournamentEvent } from './events';

const recorded = actRecordedBy(events);

/** The act that an event of a tournament records. */
export const tournamentActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as TournamentEvent;
  switch (type) {
    case 'GameDrawn':
      return { do: 'draw-game', ...{ seed: data.seed, entries: data.entries } };
    case 'DealerDrawn':
      return { do: 'draw-dealer', ...{ game: data.game, table: data.table, cards: data.cards } };
    case 'GameClosed': {
      const { game, table, cause, lines } = data;
      return { do: 'close-game', ...{ game, table, deals: lines.length, cause, lines } };
    }
    default:
      return recorded(event);
  }
};
