import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type TournamentEvent } from './events';

const recorded = actRecordedBy(events);

/** The act that an event of a tournament records. */
export const tournamentActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as TournamentEvent;
  switch (type) {
    case 'TeamsDrawn':
      return { do: 'draw-teams', ...{ seed: data.seed, teams: data.teams } };
    case 'DealerDrawn':
      return { do: 'draw-dealer', ...{ game: data.game, table: data.table, cards: data.cards } };
    case 'MeasureTaken': {
      const { points, ...said } = data;
      return { do: 'take-measure', ...said, ...(points === null ? {} : { points }) };
    }
    default:
      return recorded(event);
  }
};
