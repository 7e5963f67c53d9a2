import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import * as fields from './fields';

const {
  commitment,
  deal,
  dealer,
  drawnCards,
  effect,
  game,
  measure,
  player,
  reason,
  seed,
  sheetLines,
  table,
  team,
} = fields;

const sheet = { game, table };

/** What a tournament of five hundred records in its session. */
export const events = declareEvents('five-hundred@1', {
  LotCommitted: {
    says: { fr: 'Empreinte du tirage publiée', en: 'Hash of the lot published' },
    act: 'commit-lot',
    fields: { commitment },
  },
  // The seed lies open, so that everybody can draw again.
  TeamsDrawn: {
    says: { fr: 'Rencontres tirées', en: 'Meetings drawn' },
    fields: { seed, teams: fields.teams, games: fields.schedule },
  },
  GameCalled: {
    says: { fr: 'Partie {game} appelée', en: 'Game {game} called' },
    act: 'call-game',
    fields: { game },
  },
  // No dealer: equals draw again (C500-2.3).
  DealerDrawn: {
    says: {
      fr: 'Partie {game}, table {table} : cartes tirées pour la donne',
      en: 'Game {game}, table {table}: cards drawn for the deal',
    },
    fields: { ...sheet, cards: drawnCards, dealer },
  },
  // `lines`: those that the initials are new to.
  DealsInitialled: {
    says: {
      fr: 'Partie {game}, table {table} : {by} paraphe jusqu’à la brasse {deal}',
      en: 'Game {game}, table {table}: {by} initials up to deal {deal}',
    },
    act: 'initial-deals',
    fields: { ...sheet, deal, by: team, lines: sheetLines },
  },
  InitialsRefused: {
    says: {
      fr: 'Partie {game}, table {table} : {by} refuse de parapher la brasse {deal}',
      en: 'Game {game}, table {table}: {by} refuses to initial deal {deal}',
    },
    act: 'refuse-initials',
    fields: { ...sheet, deal, by: team, reason },
  },
  DealsRuled: {
    says: {
      fr: 'Partie {game}, table {table} : l’arbitre tranche jusqu’à la brasse {deal}',
      en: 'Game {game}, table {table}: the arbiter rules up to deal {deal}',
    },
    act: 'rule-deals',
    fields: { ...sheet, deal, reason, lines: sheetLines },
  },
  DealsReopened: {
    says: {
      fr: 'Partie {game}, table {table} : rouverte à partir de la brasse {deal}',
      en: 'Game {game}, table {table}: opened again from deal {deal} on',
    },
    act: 'reopen-deals',
    fields: { ...sheet, deal, reason },
  },
  GameAbandoned: {
    says: { fr: 'Partie {game}, table {table} : abandonnée', en: 'Game {game}, table {table}: abandoned' },
    act: 'abandon-game',
    fields: { ...sheet, reason },
  },
  GameForfeited: {
    says: {
      fr: 'Partie {game}, table {table} : {team} déclare forfait',
      en: 'Game {game}, table {table}: {team} forfeits',
    },
    act: 'forfeit-game',
    fields: { ...sheet, team, points: fields.pointsOfForfeit, reason },
  },
  SubstituteAdmitted: {
    says: { fr: '{team} : {substitute} remplace {player}', en: '{team}: {substitute} plays for {player}' },
    act: 'admit-substitute',
    fields: { team, player, substitute: player },
  },
  MeasureTaken: {
    says: { fr: 'Mesure envers {team}', en: 'Measure about {team}' },
    fields: { team, measure, reason, effect, points: orNull(fields.pointsGiven, 'Points, null for none') },
  },
  SpectatorSentAway: {
    says: { fr: '{player} est écarté de la table {table}', en: '{player} is sent away from table {table}' },
    act: 'send-away',
    fields: { player, table },
  },
  TeamDisqualified: {
    says: {
      fr: '{team} est disqualifiée : {player} a triché',
      en: '{team} is disqualified: {player} cheated',
    },
    act: 'disqualify',
    fields: { team, player, reason },
  },
  RefundRequested: {
    says: { fr: '{team} demande le remboursement', en: '{team} asks for a refund' },
    act: 'request-refund',
    fields: { team },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type TeamsDrawn = Named<'TeamsDrawn'>;
export type DealerDrawn = Named<'DealerDrawn'>;
export type DealsInitialled = Named<'DealsInitialled'>;
export type InitialsRefused = Named<'InitialsRefused'>;
export type GameForfeited = Named<'GameForfeited'>;
export type MeasureTaken = Named<'MeasureTaken'>;
export type SpectatorSentAway = Named<'SpectatorSentAway'>;
export type SubstituteAdmitted = Named<'SubstituteAdmitted'>;
export type TournamentEvent = EventOf<typeof events>;
