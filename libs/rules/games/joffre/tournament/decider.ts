import type { Decider } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type TournamentAct } from './acts';
import { decideDisqualify, decideRefund, decideWarn } from './decide-conduct';
import {
  decideAbandon,
  decideClose,
  decideCommit,
  decideDealer,
  decideDraw,
  decideSubstitute,
} from './decide-games';
import { decideRefuse, decideReopen, decideRuleSheet, decideSign } from './decide-sheets';
import type { TournamentEvent } from './events';
import type { TournamentSetup } from './setup';
import { evolveTournament, newTournament, type TournamentState } from './state';

const decide = decides<typeof acts, TournamentState, TournamentEvent>(acts, () => null, {
  'commit-lot': decideCommit,
  'draw-game': decideDraw,
  'seat-substitute': decideSubstitute,
  'draw-dealer': decideDealer,
  'close-game': decideClose,
  'sign-sheet': decideSign,
  'refuse-signature': decideRefuse,
  'rule-sheet': decideRuleSheet,
  'reopen-game': decideReopen,
  'abandon-game': decideAbandon,
  warn: decideWarn,
  disqualify: decideDisqualify,
  'request-refund': decideRefund,
});

/** A tournament of Joffre: lots, dealers, sheets and conduct; the deals have streams of their own. */
export const joffreTournament: Decider<TournamentSetup, TournamentAct, TournamentEvent, TournamentState> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
