import { list, object, optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { dealtEvents } from './dealt';
import * as fields from './fields';
import { insertionEvents } from './insertion';

const { back, cause, commitment, deal, draws, entries, entry, line, packs, partie, rate } = fields;
const { reason, round, rubber, seat, seats, seed, table, tables } = fields;

const atTable = { partie, table };
const onSheet = { round, table };
const onLine = { round, table, deal };
const lineOrNone = orNull(line, 'The line as it stands now; null where it is struck out');
/** Who sits where in a rubber, who deals first, and which packs both sides deal with. */
const seating = {
  ...{ round, table, partie, rubber, seats, dealer: seat },
  packs: object({ NS: back, EW: back }, 'The pack that each side deals with'),
};

/** What an evening of bridge-plafond records in its session. */
export const events = declareEvents('bridge-plafond@1', {
  PlayersEntered: {
    says: { fr: 'Joueurs présents : {entries}', en: 'Players here: {entries}' },
    act: 'enter-players',
    fields: { entries },
  },
  PlayerWithdrawn: {
    says: { fr: '{entry} ne joue plus', en: '{entry} plays no more' },
    act: 'withdraw-player',
    fields: { entry, reason },
  },
  LotCommitted: {
    says: { fr: 'Empreinte du tirage publiée', en: 'Hash of the lot published' },
    act: 'commit-lot',
    fields: { commitment },
  },
  PartieCalled: {
    says: { fr: 'Partie {partie} : tables formées', en: 'Partie {partie}: tables made' },
    fields: {
      partie,
      seed: orNull(seed, 'The seed of the lot; null where none was drawn'),
      byHand: yesOrNo('Somebody said who sits where'),
      tables,
      out: list(entry, {}, 'Who sits out'),
    },
  },
  PacksLaid: {
    says: {
      fr: 'Partie {partie}, table {table} : jeux {packs}',
      en: 'Partie {partie}, table {table}: packs {packs}',
    },
    fields: { ...atTable, packs, alike: yesOrNo('A warning: the backs of both packs look the same') },
  },
  RateSet: {
    says: {
      fr: 'Partie {partie}, table {table} : taux du point {rate} centièmes',
      en: 'Partie {partie}, table {table}: {rate} hundredths a point',
    },
    act: 'set-rate',
    fields: { ...atTable, rate },
  },
  CardsDrawn: {
    says: {
      fr: 'Partie {partie}, table {table} : cartes tirées pour les équipes',
      en: 'Partie {partie}, table {table}: cards drawn for partners',
    },
    fields: {
      ...{ ...atTable, draws },
      again: list(entry, {}, 'Who draws again'),
      order: list(entry, {}, 'All four from the highest card down; nobody while somebody has to draw again'),
    },
  },
  SeatChosen: {
    says: {
      fr: 'Partie {partie}, table {table} : {entry} choisit {seat}',
      en: 'Partie {partie}, table {table}: {entry} chooses {seat}',
    },
    act: 'choose-seat',
    fields: { ...atTable, entry, seat },
  },
  PackChosen: {
    says: {
      fr: 'Partie {partie}, table {table} : le jeu {pack} est choisi',
      en: 'Partie {partie}, table {table}: the {pack} pack is chosen',
    },
    act: 'choose-pack',
    fields: { ...atTable, pack: back },
  },
  SubstituteSeated: {
    says: {
      fr: 'Partie {partie}, table {table} : {substitute} prend la place de {entry}',
      en: 'Partie {partie}, table {table}: {substitute} takes the place of {entry}',
    },
    act: 'seat-substitute',
    fields: { ...atTable, entry, substitute: entry, reason },
  },
  RubberBegun: {
    says: {
      fr: 'Table {table}, robre {round} : {dealer} donne le premier',
      en: 'Table {table}, rubber {round}: {dealer} deals first',
    },
    fields: seating,
  },
  PartnersChanged: {
    says: {
      fr: 'Table {table}, robre {round} : changement d’équipes, {dealer} donne le premier',
      en: 'Table {table}, rubber {round}: partners change, {dealer} deals first',
    },
    fields: {
      ...seating,
      exchanged: list(entry, { least: 2, most: 2 }, 'Who exchanged seats'),
      stated: yesOrNo('Somebody said who sits where'),
    },
  },
  PartieEnded: {
    says: {
      fr: 'Partie {partie}, table {table} : close avant le troisième robre',
      en: 'Partie {partie}, table {table}: ended before the third rubber',
    },
    act: 'end-partie',
    fields: { ...atTable, reason },
  },
  ...dealtEvents,
  LineWritten: {
    says: {
      fr: 'Table {table}, robre {round}, donne {deal} : {line}',
      en: 'Table {table}, rubber {round}, deal {deal}: {line}',
    },
    act: 'write-line',
    fields: { ...onLine, line },
  },
  DealTaken: {
    says: {
      fr: 'Table {table}, robre {round}, donne {deal} reprise du jeu : {line}',
      en: 'Table {table}, rubber {round}, deal {deal} taken as played: {line}',
    },
    act: 'take-deal',
    fields: { ...onLine, line },
  },
  LineCorrected: {
    says: {
      fr: 'Table {table}, robre {round}, donne {deal} corrigée',
      en: 'Table {table}, rubber {round}, deal {deal} corrected',
    },
    act: 'correct-line',
    fields: { ...onLine, line: lineOrNone, reason: optional(reason) },
  },
  LineRuled: {
    says: {
      fr: 'Table {table}, robre {round}, donne {deal} corrigée par l’arbitre',
      en: 'Table {table}, rubber {round}, deal {deal} corrected by the arbiter',
    },
    act: 'rule-line',
    fields: { ...onLine, line: lineOrNone, reason },
  },
  ...insertionEvents,
  TotalsAccepted: {
    says: {
      fr: 'Table {table}, robre {round} : {by} accepte les totaux',
      en: 'Table {table}, rubber {round}: {by} accepts the totals',
    },
    act: 'accept-totals',
    fields: { ...onSheet, by: entry },
  },
  TotalsRuled: {
    says: {
      fr: 'Table {table}, robre {round} : totaux admis par l’arbitre',
      en: 'Table {table}, rubber {round}: totals admitted by the arbiter',
    },
    act: 'rule-totals',
    fields: { ...onSheet, reason },
  },
  RubberBrokenOff: {
    says: { fr: 'Table {table}, robre {round} interrompu', en: 'Table {table}, rubber {round} broken off' },
    act: 'break-off',
    fields: { ...onSheet, cause, reason },
  },
  RubberResumed: {
    says: { fr: 'Table {table}, robre {round} repris', en: 'Table {table}, rubber {round} resumed' },
    act: 'resume-rubber',
    fields: { ...onSheet, reason },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type PartieCalled = Named<'PartieCalled'>;
export type CardsDrawn = Named<'CardsDrawn'>;
export type RubberBegun = Named<'RubberBegun'>;
export type PartnersChanged = Named<'PartnersChanged'>;
export type RubberBrokenOff = Named<'RubberBrokenOff'>;
export type EveningEvent = EventOf<typeof events>;
