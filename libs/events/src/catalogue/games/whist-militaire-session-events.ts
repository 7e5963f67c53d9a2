import type { WhistMilitaire, WhistMilitaireTournament } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { eventSchema, type EventSchema } from '../event-schema';
import { fields, id, isoDate, oneOf, text, wholeNumber } from '../notation';
import { Reason, SeatName } from './whist-militaire';

export const TeamId = id('The team, an entry of the competition');
export const PlayerId = text('The player', 80);
export const GameNumber = wholeNumber('Game of the tournament, from 1', 1, 99);
export const TableName = text('The table, named for the team at home there', 80);
export const Players = Type.Array(PlayerId, { description: 'The players of the team' });
const TrumpName = oneOf<WhistMilitaire.TrumpSuit>(['C', 'D', 'H', 'S'], 'Trump suit');
export const DealNumber = wholeNumber('Deal of the table, 1 to 4', 1, 4);
export const Trumps = Type.Array(TrumpName, { description: 'The trump of each game in order' });

const order = <const Name extends string, Data extends TSchema>(
  type: Name,
  summary: string,
  data: Data,
): EventSchema<Name, Data> => eventSchema(type, 1, summary, data, 'whist-militaire');

export const teamEntered = order(
  'TeamEntered',
  'A team of four entered with its captain.',
  fields({ team: TeamId, captain: PlayerId, players: Players }),
);
export const partnersChosen = order(
  'PartnersChosen',
  'A team chose who faces its captain, game by game.',
  fields({ team: TeamId, partners: Players }),
);
export const schedulePublished = order(
  'SchedulePublished',
  'The whole schedule was published, with the trump of each game.',
  fields({
    date: isoDate('Day of the tournament'),
    games: Type.Array(
      fields({
        game: GameNumber,
        trump: TrumpName,
        encounters: Type.Array(fields({ a: TeamId, b: TeamId }), { description: 'Who meets whom' }),
        bye: Type.Union([TeamId, Type.Null()], { description: 'The team that is free, if any' }),
      }),
      { description: 'Games in order' },
    ),
  }),
);
export const rotationAnnounced = order(
  'RotationAnnounced',
  'The host announced the next game.',
  fields({ game: GameNumber }),
);
export const playerSeated = order(
  'PlayerSeated',
  'A player took his seat for a game.',
  fields({ player: PlayerId, game: GameNumber, table: TableName, seat: SeatName }),
);
export const substituteAdmitted = order(
  'SubstituteAdmitted',
  'A substitute took the place of an absent player.',
  fields({ team: TeamId, player: PlayerId, substitute: PlayerId, by: PlayerId }),
);
export const captainNamed = order(
  'CaptainNamed',
  'A team was given another captain.',
  fields({ team: TeamId, captain: PlayerId, by: PlayerId }),
);
export const tableForfeited = order(
  'TableForfeited',
  'A team could not play its deals at a table.',
  fields({ game: GameNumber, table: TableName, team: TeamId, by: PlayerId }),
);
export const boxWritten = order(
  'BoxWritten',
  'The point of a deal was written in its box of the score sheet.',
  fields({
    game: GameNumber,
    table: TableName,
    deal: DealNumber,
    winner: TeamId,
    by: text('Who wrote it', 80),
    cause: oneOf<WhistMilitaireTournament.BoxCause>(
      ['played', 'short', 'disqualified', 'arbiter'],
      'Why the point is there',
    ),
  }),
);
export const sheetSigned = order(
  'SheetSigned',
  'The captain of the opposing team signed a sheet.',
  fields({ game: GameNumber, team: TeamId, by: PlayerId }),
);
export const signatureRefused = order(
  'SignatureRefused',
  'The captain of the opposing team refused to sign a sheet.',
  fields({ game: GameNumber, team: TeamId, by: PlayerId, reason: Reason }),
);
export const gameRuled = order(
  'GameRuled',
  'The arbiter ended the dispute about a sheet.',
  fields({ game: GameNumber, team: TeamId, reason: Reason }),
);
export const teamDisqualified = order(
  'TeamDisqualified',
  'A player was caught cheating and his team is out.',
  fields({ team: TeamId, player: PlayerId, reason: Reason }),
);
export const measureTaken = order(
  'MeasureTaken',
  'The person in charge took a measure.',
  fields({
    author: PlayerId,
    target: PlayerId,
    measure: text('What was decided', 80),
    reason: Reason,
    effect: Type.String({ maxLength: 500, description: 'What it does to the standings, in words' }),
  }),
);
export const spectatorSentAway = order(
  'SpectatorSentAway',
  'A player was sent away from a table of others.',
  fields({ player: PlayerId, table: TableName, by: PlayerId }),
);
export const refundRequested = order(
  'RefundRequested',
  'A team asked for its entry fee back.',
  fields({ team: TeamId }),
);

export const whistMilitaireSessionSchemas = [
  teamEntered,
  partnersChosen,
  schedulePublished,
  rotationAnnounced,
  playerSeated,
  substituteAdmitted,
  captainNamed,
  tableForfeited,
  boxWritten,
  sheetSigned,
  signatureRefused,
  gameRuled,
  teamDisqualified,
  measureTaken,
  spectatorSentAway,
  refundRequested,
] as const;
