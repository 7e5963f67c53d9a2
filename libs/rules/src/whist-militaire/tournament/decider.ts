import { invalidField, isAct } from '../../kernel/act-shape';
import { type Act, type Decider, type Decision, refused } from '../../kernel/decider';
import { decideDisqualify, decideMeasure, decideRefund } from './decide-conduct';
import {
  type Arguments,
  type Decide,
  decideEnter,
  decideNameCaptain,
  decidePartners,
  decidePublish,
  decideSubstitute,
} from './decide-entries';
import { decideAnnounce, decideSeat, decideSendAway } from './decide-seats';
import {
  decideCorrectBox,
  decideForfeit,
  decideRefuse,
  decideRuleGame,
  decideSign,
  decideWriteBox,
} from './decide-sheets';
import type { TournamentEvent } from './events';
import { evolveTournament, newTournament, type TournamentSetup, type TournamentState } from './state';

const ACTS: Readonly<Record<string, Decide>> = {
  'enter-team': decideEnter,
  'choose-partners': decidePartners,
  'publish-schedule': decidePublish,
  'admit-substitute': decideSubstitute,
  'name-captain': decideNameCaptain,
  'announce-rotation': decideAnnounce,
  'take-seat': decideSeat,
  'send-away': decideSendAway,
  'write-box': decideWriteBox,
  'correct-box': decideCorrectBox,
  'forfeit-table': decideForfeit,
  'sign-sheet': decideSign,
  'refuse-signature': decideRefuse,
  'rule-game': decideRuleGame,
  disqualify: decideDisqualify,
  'take-measure': decideMeasure,
  'request-refund': decideRefund,
};

/** Answers any command, well formed or absurd. */
const decide = (state: TournamentState, command: unknown): Decision<TournamentEvent> => {
  if (!isAct(command)) return invalidField('do', command, 'an act');
  const act = Object.hasOwn(ACTS, command.do) ? ACTS[command.do] : undefined;
  return act === undefined ? refused('unknown-act', { do: command.do.slice(0, 80) }) : act(state, command);
};

export type TournamentCommand = Act & Arguments;

/**
 * A tournament of whist militaire: teams, rotation, score sheets and conduct, everything around the deals. The play of
 * each deal has its own stream and decider; a box of a sheet holds what that deal came to.
 */
export const whistMilitaireTournament: Decider<
  TournamentSetup,
  TournamentCommand,
  TournamentEvent,
  TournamentState
> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
