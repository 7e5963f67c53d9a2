import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { type BoxWritten, type TournamentEvent, events } from './events';

const recorded = actRecordedBy(events);

/** A captain writes a box, the arbiter corrects it; the points for what is not played follow from other acts. */
const boxAct = ({ cause, ...box }: BoxWritten['data']): Act | null => {
  if (cause !== 'played' && cause !== 'arbiter') return null;
  return { do: cause === 'played' ? 'write-box' : 'correct-box', ...box };
};

/** The act that an event of a tournament records, or null for a milestone. */
export const tournamentActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as TournamentEvent;
  switch (type) {
    case 'TeamEntered':
      return { do: 'enter-team', ...{ ...data, players: [data.captain, ...data.players] } };
    case 'SchedulePublished': {
      const { date, games } = data;
      return {
        do: 'publish-schedule',
        ...{ date, games: games.length, trumps: games.map(({ trump }) => trump) },
      };
    }
    case 'BoxWritten':
      return boxAct(data);
    default:
      return recorded(event);
  }
};
