import { card, seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { person } from '@arbitre/rules/kernel/declare/person';
import { integer, oneOf } from '@arbitre/rules/kernel/declare/values';
import {
  atTable,
  commitment,
  entries,
  entry,
  from,
  place,
  reason,
  round,
  seat as hallSeat,
  seed,
  table,
} from '../hall/fields';
import { by, bySide, coup, coupPoints, deal, pack, player, players, seats, settings, totals } from './fields';

/** What an evening of whist classique records in its session. */
export const events = declareEvents('whist@1', {
  CardDrawn: {
    says: { fr: '{player} tire {card}', en: '{player} draws {card}' },
    fields: { player, pack, card },
  },
  // WHC-TIRAGE-3.
  DrawVoided: {
    says: {
      fr: '{player} montre plusieurs cartes et tire de nouveau : {cards}',
      en: '{player} shows several cards and draws again: {cards}',
    },
    act: 'draw',
    fields: { player, pack, cards: list(card, {}, 'Cards shown') },
  },
  RedrawAsked: {
    says: { fr: 'Égalité, tirent de nouveau : {players}', en: 'A tie, to draw again: {players}' },
    fields: { players: list(player, {}, 'Who draws again') },
  },
  PartnersDrawn: {
    says: { fr: 'Partenaires tirés, {dealer} donne le premier', en: 'Partners drawn, {dealer} deals first' },
    fields: {
      teams: list(players, {}, 'The two partnerships, the higher first'),
      dealer: person('The lowest, who chooses pack and seats and deals first'),
    },
  },
  SeatsChosen: {
    says: {
      fr: '{player} choisit le jeu ({pack}) et les places',
      en: '{player} chooses the pack ({pack}) and the seats',
    },
    act: 'choose-seats',
    fields: { player, pack, seats },
  },
  SettingsChanged: {
    says: { fr: 'La table convient d’autres règles', en: 'The table agrees on other settings' },
    act: 'change-settings',
    fields: { settings },
  },
  // Revokes of the last one can no longer be claimed (WHC-REN-16).
  NextDealCut: {
    says: { fr: 'Coupe du coup suivant, {dealer} donne', en: 'Cut for the next coup, {dealer} deals' },
    act: 'cut-next',
    fields: { dealer: seat, table: atTable },
  },
  CoupEntered: {
    says: { fr: 'Coup inscrit, donne de {dealer}', en: 'Coup entered, dealt by {dealer}' },
    act: 'enter-coup',
    fields: { ...coup, table: atTable },
  },
  // A revoke was established in time (WHC-REN-15).
  CoupCorrected: {
    says: { fr: 'Dernier coup corrigé', en: 'Last coup corrected' },
    act: 'correct-coup',
    fields: { deal, points: coupPoints, table: atTable },
  },
  MancheWon: {
    says: { fr: '{side} gagne une manche', en: '{side} wins a manche' },
    fields: { side, points: bySide('Points of both sides at its end'), table: atTable },
  },
  RobreWon: {
    says: { fr: '{side} gagne un robre', en: '{side} wins a robre' },
    fields: { side, kind: oneOf(['grand', 'petit'], 'In two manches or in three'), table: atTable },
  },
  // Null: WHC-PS1-GAP-2. The value is the basic game's.
  PartieEnded: {
    says: { fr: 'Partie terminée', en: 'Partie over' },
    fields: {
      winner: orNull(side, 'Null: one manche or robre each'),
      value: integer(0, 1000, 'Value of the win in the basic game, else 0'),
      fiches: bySide('Fiches of each player of a side', -1000),
      table: atTable,
    },
  },
  SeatsRotated: {
    says: { fr: 'Les partenaires changent', en: 'The partners change' },
    fields: { seats },
  },
  ResultConfirmed: {
    says: { fr: '{by} confirme le résultat', en: '{by} confirms the result' },
    act: 'confirm-result',
    fields: { by, table: atTable },
  },
  // WHC-PG-1.
  GeneralMatchEnded: {
    says: { fr: 'Partie générale terminée', en: 'Partie générale over' },
    fields: { totals },
  },
  LotCommitted: {
    says: { fr: 'Empreinte du tirage publiée', en: 'Hash of the lot published' },
    act: 'commit-lot',
    fields: { commitment },
  },
  SeatsDrawn: {
    says: {
      fr: 'Places tirées au sort à partir du tour {from}',
      en: 'Seats drawn by lot from round {from} on',
    },
    fields: { seed, entries, from, seats: list(hallSeat, {}, 'Who sits where') },
  },
  EntrySeated: {
    says: {
      fr: '{entry} prend la place {place} à partir du tour {from}',
      en: '{entry} takes place {place} from round {from} on',
    },
    act: 'seat-entry',
    fields: { place, entry, from },
  },
  EntriesSwapped: {
    says: {
      fr: '{a} et {b} échangent leurs places à partir du tour {from}',
      en: '{a} and {b} exchange places from round {from} on',
    },
    act: 'swap-entries',
    fields: { a: entry, b: entry, from },
  },
  EntryAbsent: {
    says: { fr: '{entry} manque à partir du tour {from}', en: '{entry} is missing from round {from} on' },
    act: 'mark-absent',
    fields: { entry, from },
  },
  RoundStarted: {
    says: { fr: 'Tour {round} lancé', en: 'Round {round} called' },
    act: 'start-round',
    fields: { round },
  },
  TableStopped: {
    says: {
      fr: 'Table {table} arrêtée, la partie ne compte pas : {reason}',
      en: 'Table {table} stopped, its partie does not count: {reason}',
    },
    act: 'stop-table',
    fields: { table, reason },
  },
});

export type SessionEvent = EventOf<typeof events>;
export type SessionEventNamed<Type extends SessionEvent['type']> = Extract<
  SessionEvent,
  { readonly type: Type }
>;
