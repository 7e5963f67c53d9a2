import type { Decider } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type TournamentAct } from './acts';
import { decideDisqualify, decideMeasure, decideRefund } from './decide-conduct';
import {
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

const always = (): null => null;

const decide = decides<typeof acts, TournamentState, TournamentEvent>(acts, always, {
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
});

/**
 * A tournament of whist militaire: teams, rotation, score sheets and conduct, everything around the deals. The play of
 * each deal has its own stream and decider; a box of a sheet holds what that deal came to.
 */
export const whistMilitaireTournament: Decider<
  TournamentSetup,
  TournamentAct,
  TournamentEvent,
  TournamentState
> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
