import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, lines, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import {
  article,
  caseNumber,
  cents,
  count,
  deal,
  dealers,
  dealVersions,
  drawnBy,
  entries,
  entry,
  leavingCause,
  listLines,
  notice,
  ofList,
  person,
  points,
  reason,
  running,
  seat,
  seatPlace,
  series,
  seriesLength,
  stopPlan,
  table,
  totals,
  upheld,
} from './fields';

export type { DealVersion, LeavingCause, ListLine, SeatPlace, StopPlan } from './fields';

/** What the sessions of a tournament record. */
export const events = declareEvents('skat@1', {
  NoticePublished: {
    says: 'The tournament notice was published, or changed as a new version.',
    act: 'publish-notice',
    fields: { version: integer(1, 10_000, 'From 1'), notice },
  },
  EntryCheckedIn: {
    says: 'A participant checked in: paid, in person, with the notice read.',
    act: 'check-in',
    fields: {
      entry,
      // SKWO-2.2.
      notice: integer(1, 10_000, 'The version of the notice that was accepted'),
      team: orNull(person, 'The team, where teams are ranked'),
      // SKWO-1.4.
      circle: orNull(person, 'The circle, at a closed event'),
    },
  },
  EntryDeclined: { says: 'An applicant was refused.', act: 'decline-entry', fields: { entry } },
  ParticipantMissing: {
    says: 'Somebody who was drawn did not come; his table of four plays as one of three.',
    act: 'declare-missing',
    fields: { ...ofList, entry },
  },
  ParticipantLeft: {
    says: 'A participant left between two series.',
    act: 'leave',
    fields: { entry },
  },
  EntryExcluded: {
    says: 'A participant was excluded for breaking rules deliberately.',
    act: 'exclude',
    fields: { entry, reason, banned: yesOrNo('New participations are refused too') },
  },

  // `order`: seat 1 of table 1 first; `deals`: from the notice of that moment.
  SeatsDrawn: {
    says: 'The seats of a series were drawn.',
    act: 'draw-seats',
    fields: {
      series,
      by: drawnBy,
      order: entries,
      tables: list(object({ table, seats: entries }), {}, 'Tables from 1'),
      deals: seriesLength,
    },
  },
  SeatTaken: {
    says: 'A participant sat down with his start card.',
    act: 'take-seat',
    fields: { ...ofList, seat, entry },
  },
  SeatsChanged: {
    says: 'The direction had two participants change seats.',
    act: 'change-seats',
    fields: { a: seatPlace, b: seatPlace, reason },
  },
  SubstituteAppointed: {
    says: 'The direction named who plays in the place of another from a deal on.',
    act: 'appoint-substitute',
    fields: { series, entry, substitute: person, deal, cause: leavingCause },
  },
  // SKAT-3.1.2.a.
  TableJoined: {
    says: 'At a club evening somebody joined a table, to the right of seat 1, from a deal on.',
    act: 'join-table',
    fields: { ...ofList, seat, entry, deal, consents: entries },
  },
  // SKAT-4.5.9.b.
  StopAnnounced: {
    says: 'A player announced before a deal that he stops, after the first round that begins from then on.',
    act: 'announce-stop',
    fields: { ...ofList, entry, deal, after: deal },
  },
  // `played`: the last deal (SKAT-4.5.9.a).
  PlayStopped: {
    says: 'A player stopped at the end of a round; three play on, of three all stop.',
    act: 'stop-play',
    fields: { ...ofList, entry, played: deal },
  },
  // SKAT-3.2.12.
  WrongDealersFound: {
    says: 'Somebody dealt whose turn it was not: the deals named are void and played again.',
    act: 'find-wrong-dealers',
    fields: {
      ...ofList,
      article,
      dealers,
      sure: yesOrNo('It is known where the error began'),
      again: dealVersions,
    },
  },
  OnlookerSentAway: {
    says: 'Somebody was sent away from a table.',
    act: 'send-away',
    fields: { ...ofList, person },
  },

  KeeperAgreed: {
    says: 'The table agreed who keeps its list.',
    act: 'agree-keeper',
    fields: { ...ofList, seat },
  },
  LineConfirmed: {
    says: 'Somebody at the table found a line of the list right.',
    act: 'confirm-line',
    fields: { ...ofList, deal, by: entry },
  },
  CorrectionAgreed: {
    says: 'All players agreed to correct a line of the list.',
    act: 'agree-correction',
    fields: {
      ...ofList,
      deal,
      from: text('What the line said', 80),
      to: text('What it says now', 80),
      consents: entries,
    },
  },
  DealsStruck: {
    says: 'The time was up: the deals from this one on were struck.',
    act: 'strike-deals',
    fields: { ...ofList, from: deal },
  },
  ListClosed: {
    says: 'A list was added up, checked and signed.',
    act: 'close-list',
    fields: { ...ofList, totals, signatures: entries, lines: optional(listLines) },
  },
  ListCorrected: {
    says: 'The direction corrected the figures of a closed list.',
    act: 'correct-list',
    fields: { ...ofList, entry, figures: running, evidence: lines('What it was shown by') },
  },
  ListHandedIn: {
    says: 'A list was handed in with the start cards.',
    act: 'hand-in-list',
    fields: { ...ofList, cards: entries },
  },
  SeriesClosed: { says: 'All lists of a series are closed.', act: 'close-series', fields: { series } },

  IrregularityReported: {
    says: 'Something that no card shows was reported.',
    act: 'report',
    fields: { article, ...ofList, entry: person, what: lines('What was seen') },
  },
  RefereeCalled: {
    says: 'A dispute was brought to the referee.',
    act: 'call-referee',
    fields: { case: caseNumber, ...ofList, by: person, matter: lines('What it is about') },
  },
  CaseDecided: {
    says: 'An official decided a dispute.',
    act: 'decide-case',
    fields: {
      case: caseNumber,
      by: person,
      articles: list(article, {}, 'The articles that it rests on'),
      decision: lines('What was decided'),
    },
  },
  AppealFiled: {
    says: 'A decision was appealed.',
    act: 'appeal',
    fields: { case: caseNumber, by: person, grounds: lines('The grounds') },
  },
  AppealRuled: {
    says: 'The panel ruled on an appeal.',
    act: 'rule-appeal',
    fields: {
      case: caseNumber,
      by: person,
      upheld: upheld('appeal'),
      decision: lines('What holds now'),
    },
  },
  ObjectionFiled: {
    says: 'A written objection went to the conciliation body.',
    act: 'object',
    fields: { case: caseNumber, by: person, text: lines('The objection') },
  },
  ObjectionRuled: {
    says: 'The conciliation body decided.',
    act: 'conciliate',
    fields: { case: caseNumber, upheld: upheld('objection'), decision: lines('What holds now') },
  },
  PenaltyPointsImposed: {
    says: 'The direction took points from a result.',
    act: 'penalise',
    fields: { number: integer(1, 10_000, 'From 1'), entry, points, article, reason },
  },
  SeriesResultAnnulled: {
    says: 'The result of a participant in a series counts for nothing.',
    act: 'annul-series',
    fields: { series, entry, article, reason },
  },

  LotDrawn: {
    says: 'A lot parted entries that nothing else parts.',
    act: 'draw-lot',
    fields: { order: entries },
  },
  StoppedEarly: {
    says: 'The tournament could not be played to its end.',
    act: 'stop-early',
    fields: { reason, plan: stopPlan },
  },
  ResultsAnnounced: {
    says: 'The results were announced.',
    act: 'announce-results',
    fields: { series: integer(0, 99, 'Series played') },
  },
  PrizesReleased: {
    says: 'The prizes were given.',
    act: 'release-prizes',
    fields: {
      prizes: list(
        object({ entry, prize: text('The prize', 80), sent: yesOrNo('Sent at the receiver’s cost') }),
        {},
        'Prizes',
      ),
    },
  },
  AccountRendered: {
    says: 'Organiser and direction rendered account.',
    act: 'render-account',
    fields: {
      entries: count('Entries'),
      fees: cents('Fees'),
      lostGames: cents('Money for lost games'),
      prizes: cents('Prizes'),
    },
  },
  TournamentArchived: {
    says: 'The tournament was archived.',
    act: 'archive',
    fields: { by: person },
  },
});

/** Each event with what it holds. */
export type TournamentData = {
  [Type in keyof typeof events.table]: EventNamed<typeof events, Type>['data'];
};

export type TournamentEvent = EventOf<typeof events>;
