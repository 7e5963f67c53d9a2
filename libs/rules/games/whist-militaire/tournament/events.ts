import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { person } from '@arbitre/rules/kernel/declare/person';
import { isoDate } from '@arbitre/rules/kernel/declare/stream-fields';
import { oneOf, shortText } from '@arbitre/rules/kernel/declare/values';
import { reason, trump } from '../fields';
import { deal, game, measure, player, players, table, team } from './fields';

const scheduled = object({
  ...{ game, trump },
  encounters: list(object({ a: team, b: team }), {}, 'Who meets whom'),
  bye: orNull(team, 'The team that is free, if any'),
});

/** What a tournament of whist militaire records in its session. */
export const events = declareEvents('whist-militaire@1', {
  // The captain, and the three others in the order in which they face him.
  TeamEntered: {
    says: {
      fr: 'Équipe {team} inscrite, capitaine : {captain}',
      en: 'Team {team} entered, captain: {captain}',
    },
    fields: { team, captain: player, players },
  },
  // In place of the default rotation.
  PartnersChosen: {
    says: {
      fr: '{team} choisit les partenaires de son capitaine : {partners}',
      en: '{team} chooses who faces its captain: {partners}',
    },
    act: 'choose-partners',
    fields: { team, partners: players },
  },
  SchedulePublished: {
    says: { fr: 'Programme du {date} publié', en: 'Schedule of {date} published' },
    fields: { date: isoDate('Day of the tournament'), games: list(scheduled, {}, 'Games in order') },
  },
  RotationAnnounced: {
    says: { fr: 'Jeu {game} annoncé', en: 'Game {game} announced' },
    act: 'announce-rotation',
    fields: { game },
  },
  PlayerSeated: {
    says: {
      fr: 'Jeu {game}, table {table} : {player} s’assied en {seat}',
      en: 'Game {game}, table {table}: {player} sits {seat}',
    },
    act: 'take-seat',
    fields: { player, game, table, seat },
  },
  SubstituteAdmitted: {
    says: { fr: '{team} : {substitute} remplace {player}', en: '{team}: {substitute} plays for {player}' },
    act: 'admit-substitute',
    fields: { team, player, substitute: player, by: player },
  },
  CaptainNamed: {
    says: { fr: '{captain} devient capitaine de {team}', en: '{captain} becomes captain of {team}' },
    act: 'name-captain',
    fields: { team, captain: player, by: player },
  },
  // For want of players; the boxes that it lost follow.
  TableForfeited: {
    says: {
      fr: 'Jeu {game}, table {table} : {team} déclare forfait',
      en: 'Game {game}, table {table}: {team} forfeits',
    },
    act: 'forfeit-table',
    fields: { game, table, team, by: player },
  },
  BoxWritten: {
    says: {
      fr: 'Jeu {game}, table {table}, donne {deal} : point à {winner}',
      en: 'Game {game}, table {table}, deal {deal}: the point goes to {winner}',
    },
    fields: {
      ...{ game, table, deal, winner: team },
      by: person('Who wrote it'),
      cause: oneOf(['played', 'short', 'disqualified', 'arbiter'], 'Why the point is there'),
    },
  },
  SheetSigned: {
    says: {
      fr: 'Jeu {game} : {by} signe la feuille de {team}',
      en: 'Game {game}: {by} signs the sheet of {team}',
    },
    act: 'sign-sheet',
    fields: { game, team, by: player },
  },
  SignatureRefused: {
    says: {
      fr: 'Jeu {game} : {by} refuse de signer la feuille de {team}',
      en: 'Game {game}: {by} refuses to sign the sheet of {team}',
    },
    act: 'refuse-signature',
    fields: { game, team, by: player, reason },
  },
  GameRuled: {
    says: {
      fr: 'Jeu {game} : l’arbitre tranche sur la feuille de {team}',
      en: 'Game {game}: the arbiter rules on the sheet of {team}',
    },
    act: 'rule-game',
    fields: { game, team, reason },
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
    fields: {
      ...{ author: player, target: player, measure, reason },
      effect: shortText('What it does to the standings, in words', 500),
    },
  },
  SpectatorSentAway: {
    says: { fr: '{player} est écarté de la table {table}', en: '{player} is sent away from table {table}' },
    act: 'send-away',
    fields: { player, table, by: player },
  },
  RefundRequested: {
    says: { fr: '{team} demande le remboursement', en: '{team} asks for a refund' },
    act: 'request-refund',
    fields: { team },
  },
});

type Named<Type extends keyof typeof events.table> = EventNamed<typeof events, Type>;

export type BoxWritten = Named<'BoxWritten'>;
export type SignatureRefused = Named<'SignatureRefused'>;
export type TeamDisqualified = Named<'TeamDisqualified'>;
export type MeasureTaken = Named<'MeasureTaken'>;
export type SpectatorSentAway = Named<'SpectatorSentAway'>;
export type TournamentEvent = EventOf<typeof events>;
