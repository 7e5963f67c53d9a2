import { seat, side } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import * as fields from './fields';

const {
  cause,
  commitment,
  drawnCards,
  entries,
  entry,
  game,
  reason,
  seed,
  sheetLines,
  table,
  tables,
  totals,
} = fields;

const sheet = { game, table };

/** What a tournament of Joffre records in its session. */
export const events = declareEvents('joffre@1', {
  LotCommitted: {
    says: { fr: 'Empreinte du tirage publiée', en: 'Hash of the lot published' },
    act: 'commit-lot',
    fields: { commitment },
  },
  // The seed lies open, so that everybody can draw again (JOF-3.2).
  GameDrawn: {
    says: { fr: 'Partie {game} : équipes et tables tirées', en: 'Game {game}: partners and tables drawn' },
    fields: { game, seed, entries, tables, out: list(entry, { most: 3 }, 'Who sits out') },
  },
  SubstituteSeated: {
    says: {
      fr: 'Partie {game}, table {table} : {substitute} remplace {entry}',
      en: 'Game {game}, table {table}: {substitute} plays for {entry}',
    },
    act: 'seat-substitute',
    fields: { ...sheet, entry, substitute: entry },
  },
  // No dealer: equals draw again (JOF-4-GAP-3).
  DealerDrawn: {
    says: {
      fr: 'Partie {game}, table {table} : cartes tirées pour la donne',
      en: 'Game {game}, table {table}: cards drawn for the deal',
    },
    fields: {
      ...sheet,
      cards: drawnCards,
      dealer: orNull(seat, 'Who deals first; null where equals draw again'),
    },
  },
  GameClosed: {
    says: {
      fr: 'Partie {game}, table {table} : gagnée par {winner}',
      en: 'Game {game}, table {table}: won by {winner}',
    },
    fields: { ...sheet, cause, lines: sheetLines, totals, winner: side },
  },
  SheetSigned: {
    says: {
      fr: 'Partie {game}, table {table} : {by} signe la feuille',
      en: 'Game {game}, table {table}: {by} signs the sheet',
    },
    act: 'sign-sheet',
    fields: { ...sheet, by: entry },
  },
  SignatureRefused: {
    says: {
      fr: 'Partie {game}, table {table} : {by} refuse de signer',
      en: 'Game {game}, table {table}: {by} refuses to sign',
    },
    act: 'refuse-signature',
    fields: { ...sheet, by: entry, reason },
  },
  SheetRuled: {
    says: {
      fr: 'Partie {game}, table {table} : l’arbitre tranche sur la feuille',
      en: 'Game {game}, table {table}: the arbiter rules on the sheet',
    },
    act: 'rule-sheet',
    fields: { ...sheet, reason },
  },
  GameReopened: {
    says: {
      fr: 'Partie {game}, table {table} : feuille rouverte',
      en: 'Game {game}, table {table}: sheet opened again',
    },
    act: 'reopen-game',
    fields: { ...sheet, reason },
  },
  GameAbandoned: {
    says: {
      fr: 'Partie {game}, table {table} : abandonnée',
      en: 'Game {game}, table {table}: abandoned',
    },
    act: 'abandon-game',
    fields: { ...sheet, reason },
  },
  PlayerWarned: {
    says: { fr: '{entry} est averti', en: '{entry} is warned' },
    act: 'warn',
    fields: { entry, reason },
  },
  PlayerDisqualified: {
    says: { fr: '{entry} est disqualifié pour tricherie', en: '{entry} is disqualified for cheating' },
    act: 'disqualify',
    fields: { entry, reason },
  },
  RefundRequested: {
    says: { fr: '{entry} demande le remboursement', en: '{entry} asks for a refund' },
    act: 'request-refund',
    fields: { entry },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type GameDrawn = Named<'GameDrawn'>;
export type DealerDrawn = Named<'DealerDrawn'>;
export type GameClosed = Named<'GameClosed'>;
export type PlayerWarned = Named<'PlayerWarned'>;
export type TournamentEvent = EventOf<typeof events>;
