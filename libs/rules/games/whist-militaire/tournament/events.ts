import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, object, orNull } from '@arbitre/rules/kernel/declare/compound';
import { declareEvents, type EventNamed, type EventOf } from '@arbitre/rules/kernel/declare/events';
import { isoDate } from '@arbitre/rules/kernel/declare/stream-fields';
import { oneOf, shortText, text } from '@arbitre/rules/kernel/declare/values';
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
    says: 'A team of four entered with its captain.',
    fields: { team, captain: player, players },
  },
  // In place of the default rotation.
  PartnersChosen: {
    says: 'A team chose who faces its captain, game by game.',
    act: 'choose-partners',
    fields: { team, partners: players },
  },
  SchedulePublished: {
    says: 'The whole schedule was published, with the trump of each game.',
    fields: { date: isoDate('Day of the tournament'), games: list(scheduled, {}, 'Games in order') },
  },
  RotationAnnounced: {
    says: 'The host announced the next game.',
    act: 'announce-rotation',
    fields: { game },
  },
  PlayerSeated: {
    says: 'A player took his seat for a game.',
    act: 'take-seat',
    fields: { player, game, table, seat },
  },
  SubstituteAdmitted: {
    says: 'A substitute took the place of an absent player.',
    act: 'admit-substitute',
    fields: { team, player, substitute: player, by: player },
  },
  CaptainNamed: {
    says: 'A team was given another captain.',
    act: 'name-captain',
    fields: { team, captain: player, by: player },
  },
  // For want of players; the boxes that it lost follow.
  TableForfeited: {
    says: 'A team could not play its deals at a table.',
    act: 'forfeit-table',
    fields: { game, table, team, by: player },
  },
  BoxWritten: {
    says: 'The point of a deal was written in its box of the score sheet.',
    fields: {
      ...{ game, table, deal, winner: team },
      by: text('Who wrote it', 80),
      cause: oneOf(['played', 'short', 'disqualified', 'arbiter'], 'Why the point is there'),
    },
  },
  SheetSigned: {
    says: 'The captain of the opposing team signed a sheet.',
    act: 'sign-sheet',
    fields: { game, team, by: player },
  },
  SignatureRefused: {
    says: 'The captain of the opposing team refused to sign a sheet.',
    act: 'refuse-signature',
    fields: { game, team, by: player, reason },
  },
  GameRuled: {
    says: 'The arbiter ended the dispute about a sheet.',
    act: 'rule-game',
    fields: { game, team, reason },
  },
  TeamDisqualified: {
    says: 'A player was caught cheating and his team is out.',
    act: 'disqualify',
    fields: { team, player, reason },
  },
  MeasureTaken: {
    says: 'The person in charge took a measure.',
    act: 'take-measure',
    fields: {
      ...{ author: player, target: player, measure, reason },
      effect: shortText('What it does to the standings, in words', 500),
    },
  },
  SpectatorSentAway: {
    says: 'A player was sent away from a table of others.',
    act: 'send-away',
    fields: { player, table, by: player },
  },
  RefundRequested: {
    says: 'A team asked for its entry fee back.',
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
