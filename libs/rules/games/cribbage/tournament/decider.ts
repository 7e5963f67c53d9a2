import type { Decider } from '@arbitre/rules/kernel/decider';
import { decides } from '@arbitre/rules/kernel/declare/acts';
import { acts, type TournamentAct } from './acts';
import { decideDisqualify, decideMeasure, decideWarn } from './decide-conduct';
import { decideCall, decideCommit, decideDraw, decideEnter, decideSubstitute } from './decide-entries';
import {
  decideForfeit,
  decideRefuse,
  decideRuleSheet,
  decideSign,
  decideTakeBack,
  decideWrite,
} from './decide-sheets';
import type { TournamentEvent } from './events';
import { evolveTournament, newTournament, type TournamentSetup, type TournamentState } from './state';

const always = (): null => null;

const decide = decides<typeof acts, TournamentState, TournamentEvent>(acts, always, {
  'enter-team': decideEnter,
  'commit-lot': decideCommit,
  'draw-tables': decideDraw,
  'call-round': decideCall,
  'write-sheet': decideWrite,
  'take-back-sheet': decideTakeBack,
  'sign-sheet': decideSign,
  'refuse-sheet': decideRefuse,
  'rule-sheet': decideRuleSheet,
  'forfeit-game': decideForfeit,
  'admit-substitute': decideSubstitute,
  warn: decideWarn,
  disqualify: decideDisqualify,
  'take-measure': decideMeasure,
});

/** A tournament of cribbage: teams, the lot, rounds, sheets and conduct; each game has a stream of its own. */
export const cribbageTournament: Decider<TournamentSetup, TournamentAct, TournamentEvent, TournamentState> = {
  initial: newTournament,
  decide,
  evolve: evolveTournament,
};
