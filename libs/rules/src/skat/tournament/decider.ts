import { invalidField, isAct } from '../../kernel/act-shape';
import { type Act, type Decider, refused } from '../../kernel/decider';
import {
  decideAppeal,
  decideCallReferee,
  decideCase,
  decideConciliate,
  decideObject,
  decideReport,
  decideRuleAppeal,
} from './decide-cases';
import { type Answer, type Arguments, type Decide } from './decide';
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

const ACTS: Readonly<Record<string, Decide>> = {
  'publish-notice': decideNotice,
  'check-in': decideCheckIn,
  'decline-entry': decideDecline,
  leave: decideLeave,
  'draw-seats': decideDraw,
  'take-seat': decideTakeSeat,
  'change-seats': decideChangeSeats,
  'declare-missing': decideMissing,
  'appoint-substitute': decideSubstitute,
  'send-away': decideSendAway,
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
};

export const SKAT_TOURNAMENT_ACTS = Object.keys(ACTS);

/** Answers any command, well formed or absurd. */
const decide = (state: TournamentState, command: unknown): Answer => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const act = Object.hasOwn(ACTS, command.do) ? ACTS[command.do] : undefined;
  if (act === undefined) return refused('unknown-act', { do: command.do.slice(0, 80) });
  return state.archived ? refused('already-archived', { do: command.do }) : act(state, command);
};

export type TournamentCommand = Act & Arguments;

/**
 * A tournament of skat: notice, participants, seats, lists, disputes, results. The deals have streams of their own; a
 * series of the tournament is the `round` of their places, and a table's list what its deals come to.
 */
export const skatTournament: Decider<TournamentSetup, TournamentCommand, TournamentEvent, TournamentState> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
