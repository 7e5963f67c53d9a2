import type { Decider } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type TournamentAct } from './acts';
import {
  decideDisqualify,
  decideMeasure,
  decideRefund,
  decideSendAway,
  decideSubstitute,
} from './decide-conduct';
import {
  decideAbandon,
  decideCall,
  decideCommit,
  decideDealer,
  decideDraw,
  decideForfeit,
} from './decide-games';
import { decideInitial, decideRefuse, decideReopen, decideRuleDeals } from './decide-sheets';
import type { TournamentEvent } from './events';
import type { TournamentSetup } from './setup';
import { evolveTournament, newTournament, type TournamentState } from './state';

const decide = decides<typeof acts, TournamentState, TournamentEvent>(acts, () => null, {
  'commit-lot': decideCommit,
  'draw-teams': decideDraw,
  'call-game': decideCall,
  'draw-dealer': decideDealer,
  'initial-deals': decideInitial,
  'refuse-initials': decideRefuse,
  'rule-deals': decideRuleDeals,
  'reopen-deals': decideReopen,
  'abandon-game': decideAbandon,
  'forfeit-game': decideForfeit,
  'admit-substitute': decideSubstitute,
  'take-measure': decideMeasure,
  'send-away': decideSendAway,
  disqualify: decideDisqualify,
  'request-refund': decideRefund,
});

/** A tournament of five hundred: the lot, dealers, sheets and conduct; the deals have streams of their own. */
export const fiveHundredTournament: Decider<
  TournamentSetup,
  TournamentAct,
  TournamentEvent,
  TournamentState
> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
