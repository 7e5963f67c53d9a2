// The names of the events and the rules' types are compared here, at compile time.
import type { Scrabble } from '@arbitre/rules';
import type { Conforms, Holds, Same } from '../conforms';
import type { SessionChapter } from '../sessions';
import { scrabbleActSchema } from './scrabble-acts';
import * as players from './scrabble-players';
import * as rounds from './scrabble-rounds';
import * as slips from './scrabble-slips';

const schemas = [
  ...rounds.scrabbleRoundSchemas,
  ...slips.scrabbleSlipSchemas,
  ...players.scrabblePlayerSchemas,
] as const;

/** A game of duplicate Scrabble: nothing but its session. */
export const scrabbleSession: SessionChapter = {
  game: 'scrabble',
  title: 'Duplicate Scrabble: a game',
  text: 'In the streams of its sessions, after `SessionOpened`.',
  schemas,
  acts: scrabbleActSchema,
};

export type ScrabbleConformity = Holds<
  [
    Conforms<typeof rounds.bagVerified, Scrabble.BagVerified>,
    Conforms<typeof rounds.rackDrawn, Scrabble.RackDrawn>,
    Conforms<typeof rounds.drawRejected, Scrabble.DrawRejected>,
    Conforms<typeof rounds.drawUnplayable, Scrabble.DrawUnplayable>,
    Conforms<typeof rounds.topsFound, Scrabble.TopsFound>,
    Conforms<typeof rounds.rackCalled, Scrabble.RackCalled>,
    Conforms<typeof rounds.rackRepeated, Scrabble.RackRepeated>,
    Conforms<typeof rounds.clockStarted, Scrabble.ClockStarted>,
    Conforms<typeof rounds.timeSignalled, Scrabble.TimeSignalled>,
    Conforms<typeof rounds.timeEnded, Scrabble.TimeEnded>,
    Conforms<typeof rounds.slipsCollected, Scrabble.SlipsCollected>,
    Conforms<typeof rounds.topRetained, Scrabble.TopRetained>,
    Conforms<typeof rounds.proposalOverridden, Scrabble.ProposalOverridden>,
    Conforms<typeof rounds.wordAnnounced, Scrabble.WordAnnounced>,
    Conforms<typeof rounds.roundAnnulled, Scrabble.RoundAnnulled>,
    Conforms<typeof rounds.interruptionStarted, Scrabble.InterruptionStarted>,
    Conforms<typeof rounds.playResumed, Scrabble.PlayResumed>,
    Conforms<typeof rounds.gameAbandoned, Scrabble.GameAbandoned>,
    Conforms<typeof rounds.playDeclaredOver, Scrabble.PlayDeclaredOver>,
    Conforms<typeof rounds.gameEnded, Scrabble.GameEnded>,
    Conforms<typeof slips.slipSubmitted, Scrabble.SlipSubmitted>,
    Conforms<typeof slips.slipJudged, Scrabble.SlipJudged>,
    Conforms<typeof slips.alarmRaised, Scrabble.AlarmRaised>,
    Conforms<typeof slips.slipRuled, Scrabble.SlipRuled>,
    Conforms<typeof slips.roundClosed, Scrabble.RoundClosed>,
    Conforms<typeof slips.soloNoted, Scrabble.SoloNoted>,
    Conforms<typeof players.playersCheckedIn, Scrabble.PlayersCheckedIn>,
    Conforms<typeof players.playerLeft, Scrabble.PlayerLeft>,
    Conforms<typeof players.playersEliminated, Scrabble.PlayersEliminated>,
    Conforms<typeof players.warningGiven, Scrabble.WarningGiven>,
    Conforms<typeof players.offenceRecorded, Scrabble.OffenceRecorded>,
    Conforms<typeof players.playerExcluded, Scrabble.PlayerExcluded>,
    Conforms<typeof players.resultsAnnounced, Scrabble.ResultsAnnounced>,
    Conforms<typeof players.soloAwarded, Scrabble.SoloAwarded>,
    Conforms<typeof players.soloWithdrawn, Scrabble.SoloWithdrawn>,
    Conforms<typeof players.warningsPenalised, Scrabble.WarningsPenalised>,
    Conforms<typeof players.seedRevealed, Scrabble.SeedRevealed>,
    Conforms<typeof players.appealLodged, Scrabble.AppealLodged>,
    Conforms<typeof players.appealDecided, Scrabble.AppealDecided>,
    Conforms<typeof players.nextGameOpened, Scrabble.NextGameOpened>,
    // Every event has its schema.
    Same<Scrabble.ScrabbleEvent['type'], (typeof schemas)[number]['type']>,
  ]
>;
