import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { hands } from '@arbitre/rules/kernel/declare/compass-fields';
import { person } from '@arbitre/rules/kernel/declare/person';
import { instant, integer, lines } from '@arbitre/rules/kernel/declare/values';
import {
  atFault,
  board,
  boards,
  commitment,
  entries,
  entry,
  from,
  match,
  place,
  reason,
  round,
  seat,
  seed,
  settled,
  suspension,
  table,
  wholeMovement,
} from './fields';
import { preparedEvents } from './prepared/declared';

/** What an evening of bridge records in its session. */
export const events = declareEvents('bridge-duplicate@1', {
  MovementSet: {
    says: { fr: 'On joue suivant un autre mouvement', en: 'Another movement is played' },
    act: 'set-movement',
    fields: { movement: wholeMovement },
  },
  LotCommitted: {
    says: { fr: 'Empreinte du tirage publiée', en: 'Hash of the lot published' },
    act: 'commit-lot',
    fields: { commitment },
  },
  SeatsDrawn: {
    says: { fr: 'Places tirées au sort', en: 'Seats drawn by lot' },
    fields: { seed, entries, seats: list(seat, {}, 'Who sits where from the first round on') },
  },
  EntrySeated: {
    says: {
      fr: '{entry} prend la place {place} à partir de la ronde {from}',
      en: '{entry} takes place {place} from round {from} on',
    },
    act: 'seat-entry',
    fields: { place, entry, from },
  },
  EntriesSwapped: {
    says: {
      fr: '{a} et {b} échangent leurs places à partir de la ronde {from}',
      en: '{a} and {b} exchange places from round {from} on',
    },
    act: 'swap-entries',
    fields: { a: entry, b: entry, from },
  },
  EntryAbsent: {
    says: { fr: '{entry} absente à partir de la ronde {from}', en: '{entry} absent from round {from} on' },
    act: 'mark-absent',
    fields: { entry, from },
  },
  // BD-L8B1.
  RoundStarted: {
    says: { fr: 'Ronde {round} lancée', en: 'Round {round} called' },
    act: 'start-round',
    fields: { round, at: optional(instant('When, UTC')) },
  },
  TimeGiven: {
    says: {
      fr: 'Temps de la ronde modifié de {minutes} min',
      en: 'Time of the round changed by {minutes} min',
    },
    act: 'give-time',
    fields: { minutes: integer(-60, 60, 'Minutes more; fewer where it is negative') },
  },
  // BD-L15B2.
  PlayedOtherwise: {
    says: {
      fr: 'Table {table}, ronde {round} : jouée autrement que prévu',
      en: 'Table {table}, round {round}: played otherwise than planned',
    },
    act: 'play-otherwise',
    fields: {
      ...{ round, table },
      NS: optional(entry),
      EW: optional(entry),
      boards: optional(boards),
      reason: lines('Why', 2000),
    },
  },
  // BD-L15B1.
  BoardCancelled: {
    says: {
      fr: 'Table {table}, ronde {round} : étui {board} annulé',
      en: 'Table {table}, round {round}: board {board} cancelled',
    },
    act: 'cancel-board',
    fields: { round, table, board, atFault, reason },
  },
  RoundPaired: {
    says: { fr: 'Ronde {round} appariée', en: 'Round {round} paired' },
    fields: {
      ...{ round, ranking: entries },
      matches: list(match, {}, 'Who meets whom, the first of the ranking first'),
      bye: optional(place),
    },
  },
  EntryLeft: {
    says: {
      fr: '{entry} quitte la séance sans prévenir à partir de la ronde {from}',
      en: '{entry} leaves the session without notice from round {from} on',
    },
    act: 'leave-session',
    fields: { entry, from, reason },
  },
  PlayerSubstituted: {
    says: {
      fr: '{entry} : {comes} remplace {leaves} à partir de la ronde {from}',
      en: '{entry}: {comes} sits down for {leaves} from round {from} on',
    },
    act: 'substitute-player',
    fields: { entry, leaves: person('Who leaves'), comes: person('Who comes'), from, reason },
  },
  // BD-L91A.
  EntrySuspended: {
    says: {
      fr: '{entry} suspendue à partir de la ronde {from}',
      en: '{entry} suspended from round {from} on',
    },
    act: 'suspend-entry',
    fields: suspension,
  },
  // BD-L8A2.
  BoardsMoved: {
    says: {
      fr: 'Ronde {round} : les étuis de la table {table} passent à la table {to}',
      en: 'Round {round}: the boards of table {table} go on to table {to}',
    },
    act: 'move-boards',
    fields: { round, table, to: table, reason: optional(reason) },
  },
  // BD-L8B2.
  BoardPostponed: {
    says: {
      fr: 'Table {table}, ronde {round} : étui {board} remis à plus tard',
      en: 'Table {table}, round {round}: board {board} put off',
    },
    act: 'postpone-board',
    fields: { round, table, board, reason },
  },
  BoardSettled: {
    says: {
      fr: 'Table {table}, ronde {round} : l’étui {board}, remis, est réglé',
      en: 'Table {table}, round {round}: board {board}, put off before, is settled',
    },
    act: 'settle-board',
    fields: { round, table, board, as: settled },
  },
  ...preparedEvents,
  // BD-NOT-4: what leads are compared with.
  HandsRecorded: {
    says: { fr: 'Étui {board} : diagramme enregistré', en: 'Board {board}: hand record entered' },
    act: 'record-hands',
    fields: { board, hands: hands(13) },
  },
  // BD-L8C.
  TableEnded: {
    says: { fr: 'La table {table} a terminé', en: 'Table {table} has ended' },
    act: 'end-table',
    fields: { table },
  },
});

export type EveningEvent = EventOf<typeof events>;
export type EveningData = { [Event in EveningEvent as Event['type']]: Event['data'] };
