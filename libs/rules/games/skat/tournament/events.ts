import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { integer, lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import {
  article,
  caseNumber,
  commitment,
  cents,
  circle,
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
  persons,
  points,
  reason,
  running,
  seat,
  seatPlace,
  seed,
  series,
  seriesLength,
  stopPlan,
  table,
  team,
  totals,
  upheld,
} from './fields';

export type { DealVersion, LeavingCause, ListLine, SeatPlace, StopPlan } from './fields';

/** `order`: seat 1 of table 1 first; `deals`: from the notice of that moment. */
const seatsDrawn = {
  series,
  order: entries,
  tables: list(object({ table, seats: entries }), {}, 'Tables from 1'),
  deals: seriesLength,
};

/** What the sessions of a tournament record. */
export const events = declareEvents('skat@1', {
  NoticePublished: {
    says: {
      fr: 'Annonce du tournoi publiée (version {version})',
      en: 'Tournament notice published (version {version})',
    },
    act: 'publish-notice',
    fields: { version: integer(1, 10_000, 'From 1'), notice },
  },
  EntryCheckedIn: {
    says: { fr: '{entry} se présente et accepte l’annonce', en: '{entry} checks in and accepts the notice' },
    act: 'check-in',
    fields: {
      entry,
      // SKWO-2.2.
      notice: integer(1, 10_000, 'The version of the notice that was accepted'),
      team: orNull(team, 'The team, where teams are ranked'),
      // SKWO-1.4.
      circle: orNull(circle, 'The circle, at a closed event'),
    },
  },
  EntryDeclined: {
    says: { fr: 'Candidature de {entry} refusée', en: '{entry} is declined' },
    act: 'decline-entry',
    fields: { entry },
  },
  ParticipantMissing: {
    says: {
      fr: 'Série {series}, table {table} : {entry} est absent',
      en: 'Series {series}, table {table}: {entry} is missing',
    },
    act: 'declare-missing',
    fields: { ...ofList, entry },
  },
  ParticipantLeft: {
    says: { fr: '{entry} quitte le tournoi', en: '{entry} leaves the tournament' },
    act: 'leave',
    fields: { entry },
  },
  EntryExcluded: {
    says: { fr: '{entry} est exclu', en: '{entry} is excluded' },
    act: 'exclude',
    fields: { entry, reason, banned: yesOrNo('New participations are refused too') },
  },

  LotCommitted: {
    says: { fr: 'Empreinte du tirage : {commitment}', en: 'Hash of the lot: {commitment}' },
    act: 'commit-lot',
    fields: { commitment },
  },
  SeatsDrawn: {
    says: { fr: 'Places de la série {series} attribuées', en: 'Seats of series {series} drawn' },
    act: 'draw-seats',
    fields: { ...seatsDrawn, by: drawnBy, seed: orNull(seed, 'Null where it was not drawn by a seed') },
    // No seed was committed to: the drawn order came in from the hall.
    former: [
      {
        fields: { ...seatsDrawn, by: oneOf(['lot', 'direction'], 'Drawn by lot, or set') },
        upcast: (data: object) => ({ ...data, seed: null }),
      },
    ],
  },
  SeatTaken: {
    says: {
      fr: 'Série {series}, table {table} : {entry} prend la place {seat}',
      en: 'Series {series}, table {table}: {entry} takes seat {seat}',
    },
    act: 'take-seat',
    fields: { ...ofList, seat, entry },
  },
  SeatsChanged: {
    says: { fr: 'Deux participants changent de place', en: 'Two participants change seats' },
    act: 'change-seats',
    fields: { a: seatPlace, b: seatPlace, reason },
  },
  SubstituteAppointed: {
    says: {
      fr: 'Série {series} : {substitute} remplace {entry} dès le jeu {deal}',
      en: 'Series {series}: {substitute} plays for {entry} from deal {deal}',
    },
    act: 'appoint-substitute',
    fields: { series, entry, substitute: person, deal, cause: leavingCause },
  },
  // SKAT-3.1.2.a.
  TableJoined: {
    says: {
      fr: 'Série {series} : {entry} rejoint la table {table} au jeu {deal}',
      en: 'Series {series}: {entry} joins table {table} at deal {deal}',
    },
    act: 'join-table',
    fields: { ...ofList, seat, entry, deal, consents: entries },
  },
  // SKAT-4.5.9.b.
  StopAnnounced: {
    says: {
      fr: 'Série {series}, table {table} : {entry} s’arrêtera après le jeu {after}',
      en: 'Series {series}, table {table}: {entry} will stop after deal {after}',
    },
    act: 'announce-stop',
    fields: { ...ofList, entry, deal, after: deal },
  },
  // `played`: the last deal (SKAT-4.5.9.a).
  PlayStopped: {
    says: {
      fr: 'Série {series}, table {table} : {entry} s’arrête après le jeu {played}',
      en: 'Series {series}, table {table}: {entry} stops after deal {played}',
    },
    act: 'stop-play',
    fields: { ...ofList, entry, played: deal },
  },
  // SKAT-3.2.12.
  WrongDealersFound: {
    says: {
      fr: 'Série {series}, table {table} : mauvais donneur',
      en: 'Series {series}, table {table}: wrong dealer',
    },
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
    says: {
      fr: 'Série {series}, table {table} : {person} est écarté de la table',
      en: 'Series {series}, table {table}: {person} is sent away',
    },
    act: 'send-away',
    fields: { ...ofList, person },
  },

  KeeperAgreed: {
    says: {
      fr: 'Série {series}, table {table} : la place {seat} tient la liste',
      en: 'Series {series}, table {table}: seat {seat} keeps the list',
    },
    act: 'agree-keeper',
    fields: { ...ofList, seat },
  },
  LineConfirmed: {
    says: {
      fr: 'Série {series}, table {table} : {by} confirme la ligne {deal}',
      en: 'Series {series}, table {table}: {by} confirms line {deal}',
    },
    act: 'confirm-line',
    fields: { ...ofList, deal, by: entry },
  },
  CorrectionAgreed: {
    says: {
      fr: 'Série {series}, table {table}, ligne {deal} : {to} au lieu de {from}',
      en: 'Series {series}, table {table}, line {deal}: {to} in place of {from}',
    },
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
    says: {
      fr: 'Série {series}, table {table} : jeux biffés à partir du {from}',
      en: 'Series {series}, table {table}: deals struck from {from} on',
    },
    act: 'strike-deals',
    fields: { ...ofList, from: deal },
  },
  ListClosed: {
    says: {
      fr: 'Série {series}, table {table} : liste close et signée',
      en: 'Series {series}, table {table}: list closed and signed',
    },
    act: 'close-list',
    fields: { ...ofList, totals, signatures: persons, lines: optional(listLines) },
  },
  ListCorrected: {
    says: {
      fr: 'Série {series}, table {table} : chiffres de {entry} corrigés',
      en: 'Series {series}, table {table}: figures of {entry} corrected',
    },
    act: 'correct-list',
    fields: { ...ofList, entry, figures: running, evidence: lines('What it was shown by') },
  },
  ListHandedIn: {
    says: {
      fr: 'Série {series}, table {table} : liste remise',
      en: 'Series {series}, table {table}: list handed in',
    },
    act: 'hand-in-list',
    fields: { ...ofList, cards: entries },
  },
  SeriesClosed: {
    says: { fr: 'Série {series} close', en: 'Series {series} closed' },
    act: 'close-series',
    fields: { series },
  },

  IrregularityReported: {
    says: {
      fr: 'Série {series}, table {table} : irrégularité signalée de la part de {entry}',
      en: 'Series {series}, table {table}: irregularity by {entry} reported',
    },
    act: 'report',
    fields: { article, ...ofList, entry: person, what: lines('What was seen') },
  },
  RefereeCalled: {
    says: {
      fr: 'Litige {case}, table {table} : {by} saisit l’arbitre',
      en: 'Dispute {case}, table {table}: {by} calls the referee',
    },
    act: 'call-referee',
    fields: { case: caseNumber, ...ofList, by: person, matter: lines('What it is about') },
  },
  CaseDecided: {
    says: { fr: 'Litige {case} tranché par {by}', en: 'Dispute {case} decided by {by}' },
    act: 'decide-case',
    fields: {
      case: caseNumber,
      by: person,
      articles: list(article, {}, 'The articles that it rests on'),
      decision: lines('What was decided'),
    },
  },
  AppealFiled: {
    says: { fr: 'Litige {case} : {by} fait appel', en: 'Dispute {case}: {by} appeals' },
    act: 'appeal',
    fields: { case: caseNumber, by: person, grounds: lines('The grounds') },
  },
  AppealRuled: {
    says: { fr: 'Litige {case} : appel jugé par {by}', en: 'Dispute {case}: appeal ruled by {by}' },
    act: 'rule-appeal',
    fields: {
      case: caseNumber,
      by: person,
      upheld: upheld('appeal'),
      decision: lines('What holds now'),
    },
  },
  ObjectionFiled: {
    says: { fr: 'Litige {case} : {by} forme une opposition', en: 'Dispute {case}: {by} files an objection' },
    act: 'object',
    fields: { case: caseNumber, by: person, text: lines('The objection') },
  },
  ObjectionRuled: {
    says: { fr: 'Litige {case} : opposition tranchée', en: 'Dispute {case}: objection ruled' },
    act: 'conciliate',
    fields: { case: caseNumber, upheld: upheld('objection'), decision: lines('What holds now') },
  },
  PenaltyPointsImposed: {
    says: { fr: '{entry} : {points} points de pénalité', en: '{entry}: {points} penalty points' },
    act: 'penalise',
    fields: { number: integer(1, 10_000, 'From 1'), entry, points, article, reason },
  },
  SeriesResultAnnulled: {
    says: {
      fr: 'Résultat de {entry} annulé pour la série {series}',
      en: 'Result of {entry} in series {series} annulled',
    },
    act: 'annul-series',
    fields: { series, entry, article, reason },
  },

  LotDrawn: {
    says: { fr: 'Le sort départage : {order}', en: 'Drawn by lot: {order}' },
    act: 'draw-lot',
    fields: { order: entries, seed: orNull(seed, 'Null where it was drawn in the hall') },
    former: [{ fields: { order: entries }, upcast: (data: object) => ({ ...data, seed: null }) }],
  },
  StoppedEarly: {
    says: { fr: 'Tournoi arrêté avant son terme', en: 'Tournament stopped early' },
    act: 'stop-early',
    fields: { reason, plan: stopPlan },
  },
  ResultsAnnounced: {
    says: { fr: 'Résultats annoncés après {series} séries', en: 'Results announced after {series} series' },
    act: 'announce-results',
    fields: { series: integer(0, 99, 'Series played') },
  },
  PrizesReleased: {
    says: { fr: 'Prix remis', en: 'Prizes given' },
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
    says: { fr: 'Comptes rendus', en: 'Account rendered' },
    act: 'render-account',
    fields: {
      entries: count('Entries'),
      fees: cents('Fees'),
      lostGames: cents('Money for lost games'),
      prizes: cents('Prizes'),
    },
  },
  TournamentArchived: {
    says: { fr: 'Tournoi archivé par {by}', en: 'Tournament archived by {by}' },
    act: 'archive',
    fields: { by: person },
  },
});

/** Each event with what it holds. */
export type TournamentData = {
  [Type in keyof typeof events.table]: EventNamed<typeof events, Type>['data'];
};

export type TournamentEvent = EventOf<typeof events>;
