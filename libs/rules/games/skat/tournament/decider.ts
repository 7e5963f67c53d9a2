import type { Decider, Refusal } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type TournamentAct } from './acts';
import {
  decideAppeal,
  decideCallReferee,
  decideCase,
  decideConciliate,
  decideObject,
  decideReport,
  decideRuleAppeal,
} from './decide-cases';
import {
  decideAccount,
  decideAnnounce,
  decideAnnul,
  decideArchive,
  decideExclude,
  decideLot,
  decidePenalise,
  decidePrizes,
  decideStop,
} from './decide-direction';
import { decideCheckIn, decideDecline, decideLeave, decideNotice } from './decide-entries';
import {
  decideAgreeCorrection,
  decideCloseList,
  decideCloseSeries,
  decideConfirm,
  decideCorrectList,
  decideHandIn,
  decideKeeper,
  decideStrike,
} from './decide-lists';
import { decideCommit } from './decide-lots';
import { decideAnnounceStop, decideFindWrongDealers, decideJoin, decideStopPlay } from './decide-rounds';
import {
  decideChangeSeats,
  decideDraw,
  decideMissing,
  decideSendAway,
  decideSubstitute,
  decideTakeSeat,
} from './decide-seats';
import type { TournamentEvent } from './events';
import { evolveTournament } from './evolve';
import type { TournamentSetup } from './setup';
import { newTournament, type TournamentState } from './state';
import { refuse } from '../refusals';

const archived = (state: TournamentState, name: string): Refusal | null =>
  state.archived ? refuse('already-archived', { do: name }) : null;

const decide = decides<typeof acts, TournamentState, TournamentEvent>(acts, archived, {
  'publish-notice': decideNotice,
  'check-in': decideCheckIn,
  'decline-entry': decideDecline,
  leave: decideLeave,
  'commit-lot': decideCommit,
  'draw-seats': decideDraw,
  'take-seat': decideTakeSeat,
  'change-seats': decideChangeSeats,
  'declare-missing': decideMissing,
  'appoint-substitute': decideSubstitute,
  'send-away': decideSendAway,
  'join-table': decideJoin,
  'announce-stop': decideAnnounceStop,
  'stop-play': decideStopPlay,
  'find-wrong-dealers': decideFindWrongDealers,
  'agree-keeper': decideKeeper,
  'confirm-line': decideConfirm,
  'agree-correction': decideAgreeCorrection,
  'strike-deals': decideStrike,
  'close-list': decideCloseList,
  'correct-list': decideCorrectList,
  'hand-in-list': decideHandIn,
  'close-series': decideCloseSeries,
  report: decideReport,
  'call-referee': decideCallReferee,
  'decide-case': decideCase,
  appeal: decideAppeal,
  'rule-appeal': decideRuleAppeal,
  object: decideObject,
  conciliate: decideConciliate,
  exclude: decideExclude,
  penalise: decidePenalise,
  'annul-series': decideAnnul,
  'draw-lot': decideLot,
  'stop-early': decideStop,
  'announce-results': decideAnnounce,
  'release-prizes': decidePrizes,
  'render-account': decideAccount,
  archive: decideArchive,
});

/**
 * A tournament of skat: notice, participants, seats, lists, disputes, results. The deals have streams of their own; a
 * series of the tournament is the `round` of their places, and a table's list what its deals come to.
 */
export const skatTournament: Decider<TournamentSetup, TournamentAct, TournamentEvent, TournamentState> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
