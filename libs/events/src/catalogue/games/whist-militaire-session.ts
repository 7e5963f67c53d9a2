// The names of the events and the rules' types are compared here, at compile time.
import type { WhistMilitaireTournament } from '@arbitre/rules';
import { Type } from '@sinclair/typebox';
import type { Conforms, Holds, Same } from '../conforms';
import { fields, isoDate, text } from '../notation';
import type { SessionChapter } from '../sessions';
import { Reason, SeatName } from './whist-militaire';
import * as events from './whist-militaire-session-events';

const { TeamId, PlayerId, GameNumber, TableName, DealNumber, Players, Trumps } = events;

const act = <const Do extends string>(name: Do) => Type.Literal(name);
const BOX = { game: GameNumber, table: TableName, deal: DealNumber, winner: TeamId, by: PlayerId };

const ENTRIES = [
  fields(
    { do: act('enter-team'), team: TeamId, captain: PlayerId, players: Players },
    'Enters a team: four players, the captain among them',
  ),
  fields(
    { do: act('choose-partners'), team: TeamId, partners: Players },
    'Sets who faces the captain in each game',
  ),
  fields(
    {
      do: act('publish-schedule'),
      date: isoDate('Day of the tournament'),
      games: Type.Optional(GameNumber),
      trumps: Trumps,
    },
    'Publishes the schedule; three games unless told otherwise',
  ),
  fields(
    { do: act('admit-substitute'), team: TeamId, player: PlayerId, substitute: PlayerId, by: PlayerId },
    'Admits a substitute (arbiter)',
  ),
  fields(
    { do: act('name-captain'), team: TeamId, captain: PlayerId, by: PlayerId },
    'Names another captain (arbiter)',
  ),
] as const;

const SHEETS = [
  fields({ do: act('announce-rotation'), game: GameNumber }, 'Announces the next game'),
  fields(
    { do: act('take-seat'), player: PlayerId, game: GameNumber, table: TableName, seat: SeatName },
    'Takes a seat',
  ),
  fields(
    { do: act('send-away'), player: PlayerId, table: TableName, by: PlayerId },
    'Sends a player away from a table of others',
  ),
  fields({ do: act('write-box'), ...BOX }, 'Writes the point of a deal (captain at the table)'),
  fields({ do: act('correct-box'), ...BOX }, 'Writes the point of a deal, signed or not (arbiter)'),
  fields(
    { do: act('forfeit-table'), game: GameNumber, table: TableName, team: TeamId, by: PlayerId },
    'Gives the deals that a team cannot play at a table to its opponents',
  ),
  fields({ do: act('sign-sheet'), game: GameNumber, team: TeamId, by: PlayerId }, 'Signs a sheet'),
  fields(
    { do: act('refuse-signature'), game: GameNumber, team: TeamId, by: PlayerId, reason: Reason },
    'Refuses to sign a sheet',
  ),
  fields(
    { do: act('rule-game'), game: GameNumber, team: TeamId, reason: Reason },
    'Ends the dispute about a sheet (arbiter)',
  ),
] as const;

const CONDUCT = [
  fields(
    { do: act('disqualify'), team: TeamId, player: PlayerId, reason: Reason },
    'Disqualifies the team of a cheat (arbiter)',
  ),
  fields(
    {
      do: act('take-measure'),
      author: PlayerId,
      target: PlayerId,
      measure: text('What is decided', 80),
      reason: Reason,
      effect: Type.Optional(Type.String({ maxLength: 500, description: 'What it does to the standings' })),
    },
    'Takes any other measure (arbiter)',
  ),
  fields({ do: act('request-refund'), team: TeamId }, 'Asks for the entry fee back'),
] as const;

/** The tournament of whist militaire: teams, schedule, sheets and conduct. */
export const whistMilitaireSession: SessionChapter = {
  game: 'whist-militaire',
  title: 'Whist militaire: the tournament',
  text: 'In the streams of its sessions, after `SessionOpened`.',
  schemas: events.whistMilitaireSessionSchemas,
  acts: Type.Union([...ENTRIES, ...SHEETS, ...CONDUCT], {
    $id: 'https://arbitre.example/schemas/acts/whist-militaire-session.json',
    title: 'Acts of a tournament of whist militaire',
  }),
};

export type WhistMilitaireSessionConformity = Holds<
  [
    Conforms<typeof events.teamEntered, WhistMilitaireTournament.TeamEntered>,
    Conforms<typeof events.partnersChosen, WhistMilitaireTournament.PartnersChosen>,
    Conforms<typeof events.schedulePublished, WhistMilitaireTournament.SchedulePublished>,
    Conforms<typeof events.rotationAnnounced, WhistMilitaireTournament.RotationAnnounced>,
    Conforms<typeof events.playerSeated, WhistMilitaireTournament.PlayerSeated>,
    Conforms<typeof events.substituteAdmitted, WhistMilitaireTournament.SubstituteAdmitted>,
    Conforms<typeof events.captainNamed, WhistMilitaireTournament.CaptainNamed>,
    Conforms<typeof events.tableForfeited, WhistMilitaireTournament.TableForfeited>,
    Conforms<typeof events.boxWritten, WhistMilitaireTournament.BoxWritten>,
    Conforms<typeof events.sheetSigned, WhistMilitaireTournament.SheetSigned>,
    Conforms<typeof events.signatureRefused, WhistMilitaireTournament.SignatureRefused>,
    Conforms<typeof events.gameRuled, WhistMilitaireTournament.GameRuled>,
    Conforms<typeof events.teamDisqualified, WhistMilitaireTournament.TeamDisqualified>,
    Conforms<typeof events.measureTaken, WhistMilitaireTournament.MeasureTaken>,
    Conforms<typeof events.spectatorSentAway, WhistMilitaireTournament.SpectatorSentAway>,
    Conforms<typeof events.refundRequested, WhistMilitaireTournament.RefundRequested>,
    // Every event has its schema.
    Same<
      WhistMilitaireTournament.TournamentEvent['type'],
      (typeof events.whistMilitaireSessionSchemas)[number]['type']
    >,
  ]
>;
