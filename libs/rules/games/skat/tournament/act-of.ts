import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type TournamentData, type TournamentEvent } from './events';

const recorded = actRecordedBy(events);

/** Events after which the session's part of the ranking may differ. */
export const SCORING = [
  'SubstituteAppointed',
  'ListClosed',
  'ListCorrected',
  'EntryExcluded',
  'PenaltyPointsImposed',
  'SeriesResultAnnulled',
  'LotDrawn',
] as const;

/** The act that an event of a tournament records, without what the event adds; null for an event of another kind. */
export const actOfTournamentEvent = (event: DomainEvent): Act | null => {
  const { type, data } = event as TournamentEvent;
  switch (type) {
    case 'NoticePublished':
      return { do: 'publish-notice', notice: data.notice } as Act;
    case 'EntryCheckedIn':
      return checkInAct(data);
    case 'SeatsDrawn': {
      const { series, by, order, seed } = data;
      const drawn = seed === null ? { order } : { seed };
      return { ...{ do: 'draw-seats', series, by }, ...drawn };
    }
    case 'LotDrawn': {
      const { order, seed } = data;
      return { ...{ do: 'draw-lot', order }, ...(seed === null ? {} : { seed }) };
    }
    case 'SeatTaken':
      return { do: 'take-seat', ...data, card: data.series } as Act;
    default:
      return recorded(event);
  }
};

/** Who was let in had paid, came in person and had read the notice. */
const checkInAct = ({ entry, notice, team, circle }: TournamentData['EntryCheckedIn']): Act =>
  ({ do: 'check-in', entry, holder: entry, paid: true, noticeRead: true, notice, team, circle }) as Act;
