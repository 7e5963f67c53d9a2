import { orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import * as fields from './fields';

const { team, player, round, table, points, reason } = fields;
const sheet = { round, table, by: player };

/** What a tournament of cribbage records in its session. */
export const events = declareEvents('cribbage@1', {
  TeamEntered: {
    says: {
      fr: 'Équipe {team} inscrite, capitaine : {captain}',
      en: 'Team {team} entered, captain: {captain}',
    },
    act: 'enter-team',
    fields: { team, captain: player, players: fields.players },
  },
  LotCommitted: {
    says: {
      fr: 'Empreinte du tirage publiée ({commitment})',
      en: 'Hash of the lot published ({commitment})',
    },
    act: 'commit-lot',
    fields: { commitment: fields.commitment },
  },
  TablesDrawn: {
    says: { fr: 'Tables tirées au sort, graine : {seed}', en: 'Tables drawn by lot, seed: {seed}' },
    fields: { seed: fields.seed, order: fields.teams },
  },
  RoundCalled: {
    says: { fr: 'Ronde {round} lancée', en: 'Round {round} called' },
    act: 'call-round',
    fields: { round },
  },
  SheetWritten: {
    says: {
      fr: 'Ronde {round}, table {table} : Nord-Sud {NS}, Est-Ouest {EW} (inscrit par {by})',
      en: 'Round {round}, table {table}: North-South {NS}, East-West {EW} (written by {by})',
    },
    act: 'write-sheet',
    fields: { ...sheet, NS: points, EW: points },
  },
  // Written by mistake: the table has no points again.
  SheetTakenBack: {
    says: {
      fr: 'Ronde {round}, table {table} : points retirés par {by}',
      en: 'Round {round}, table {table}: points taken back by {by}',
    },
    act: 'take-back-sheet',
    fields: sheet,
  },
  SheetSigned: {
    says: {
      fr: 'Ronde {round}, table {table} : feuille signée par {by}',
      en: 'Round {round}, table {table}: sheet signed by {by}',
    },
    act: 'sign-sheet',
    fields: sheet,
  },
  SheetRefused: {
    says: {
      fr: 'Ronde {round}, table {table} : signature refusée par {by}',
      en: 'Round {round}, table {table}: signature refused by {by}',
    },
    act: 'refuse-sheet',
    fields: { ...sheet, reason },
  },
  // `NS` and `EW`: what the arbiter writes instead; null where the sheet stands.
  SheetRuled: {
    says: {
      fr: 'Ronde {round}, table {table} : l’arbitre tranche',
      en: 'Round {round}, table {table}: the arbiter rules',
    },
    fields: { round, table, reason, NS: orNull(points), EW: orNull(points) },
  },
  GameForfeited: {
    says: {
      fr: 'Ronde {round}, table {table} : partie perdue pour {team}',
      en: 'Round {round}, table {table}: game lost by {team}',
    },
    act: 'forfeit-game',
    fields: { round, table, team, reason },
  },
  SubstituteAdmitted: {
    says: { fr: '{team} : {substitute} remplace {player}', en: '{team}: {substitute} plays for {player}' },
    act: 'admit-substitute',
    fields: { team, player, substitute: player, by: player },
  },
  PlayerWarned: {
    says: { fr: '{team} : avertissement à {player}', en: '{team}: {player} is warned' },
    act: 'warn',
    fields: { team, player, reason },
  },
  TeamDisqualified: {
    says: {
      fr: '{team} est disqualifiée : {player} a triché',
      en: '{team} is disqualified: {player} cheated',
    },
    act: 'disqualify',
    fields: { team, player, reason },
  },
  MeasureTaken: {
    says: {
      fr: '{author} prend une mesure envers {target} : {measure}',
      en: '{author} takes a measure about {target}: {measure}',
    },
    act: 'take-measure',
    fields: { author: player, target: player, measure: fields.measure, reason },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type TeamEntered = Named<'TeamEntered'>;
export type SheetRefused = Named<'SheetRefused'>;
export type PlayerWarned = Named<'PlayerWarned'>;
export type TeamDisqualified = Named<'TeamDisqualified'>;
export type MeasureTaken = Named<'MeasureTaken'>;
export type TournamentEvent = EventOf<typeof events>;
