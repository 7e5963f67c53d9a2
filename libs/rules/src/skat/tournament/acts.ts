import type { Act, DomainEvent } from '../../kernel/decider';
import type { TournamentData } from './events';

/** The act that each event records; what an event adds of its own is left out again (`actOfTournamentEvent`). */
const ACTS: Readonly<Record<keyof TournamentData, string>> = {
  NoticePublished: 'publish-notice',
  EntryCheckedIn: 'check-in',
  EntryDeclined: 'decline-entry',
  SeatsDrawn: 'draw-seats',
  SeatTaken: 'take-seat',
  SeatsChanged: 'change-seats',
  ParticipantLeft: 'leave',
  ParticipantMissing: 'declare-missing',
  SubstituteAppointed: 'appoint-substitute',
  KeeperAgreed: 'agree-keeper',
  LineConfirmed: 'confirm-line',
  CorrectionAgreed: 'agree-correction',
  DealsStruck: 'strike-deals',
  ListClosed: 'close-list',
  ListCorrected: 'correct-list',
  ListHandedIn: 'hand-in-list',
  SeriesClosed: 'close-series',
  OnlookerSentAway: 'send-away',
  IrregularityReported: 'report',
  EntryExcluded: 'exclude',
  PenaltyPointsImposed: 'penalise',
  SeriesResultAnnulled: 'annul-series',
  RefereeCalled: 'call-referee',
  CaseDecided: 'decide-case',
  AppealFiled: 'appeal',
  AppealRuled: 'rule-appeal',
  ObjectionFiled: 'object',
  ObjectionRuled: 'conciliate',
  LotDrawn: 'draw-lot',
  StoppedEarly: 'stop-early',
  ResultsAnnounced: 'announce-results',
  PrizesReleased: 'release-prizes',
  AccountRendered: 'render-account',
  TournamentArchived: 'archive',
};

/** What only the direction does, whose part an arbiter plays. */
export const DIRECTION_ACTS = [
  'decline-entry',
  'change-seats',
  'declare-missing',
  'appoint-substitute',
  'correct-list',
  'exclude',
  'penalise',
  'annul-series',
  'decide-case',
  'rule-appeal',
  'conciliate',
  'draw-lot',
] as const;

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

const isTournamentType = (type: string): type is keyof TournamentData => Object.hasOwn(ACTS, type);

/** The act that an event of a tournament records; null for an event of another kind. */
export const actOfTournamentEvent = ({ type, data }: DomainEvent): Act | null => {
  if (!isTournamentType(type)) return null;
  const act = { do: ACTS[type] };
  switch (type) {
    case 'NoticePublished':
      return { ...act, notice: (data as TournamentData['NoticePublished']).notice } as Act;
    case 'EntryCheckedIn':
      return checkInAct(data as TournamentData['EntryCheckedIn']);
    case 'SeatsDrawn': {
      const { series, by, order } = data as TournamentData['SeatsDrawn'];
      return { ...act, series, by, order } as Act;
    }
    case 'SeatTaken': {
      const taken = data as TournamentData['SeatTaken'];
      return { ...act, ...taken, card: taken.series } as Act;
    }
    default:
      return { ...act, ...(data as object) };
  }
};

/** Who was let in had paid, came in person and had read the notice. */
const checkInAct = ({ entry, notice, team, circle }: TournamentData['EntryCheckedIn']): Act =>
  ({ do: 'check-in', entry, holder: entry, paid: true, noticeRead: true, notice, team, circle }) as Act;
