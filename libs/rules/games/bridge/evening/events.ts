import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { instant, integer, lines } from '@arbitre/rules/kernel/declare/values';
import {
  boards,
  commitment,
  entries,
  entry,
  from,
  place,
  round,
  seat,
  seed,
  table,
  wholeMovement,
} from './fields';

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
});

export type EveningEvent = EventOf<typeof events>;
export type EveningData = { [Event in EveningEvent as Event['type']]: Event['data'] };
