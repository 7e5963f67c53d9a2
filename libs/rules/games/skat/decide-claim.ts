import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Decision, refused } from '@arbitre/rules/kernel/decider';
import { proofOfDeclarer } from './claim-of-declarer';
import { proofOfOpponent } from './claim-of-opponent';
import { ended, outcomeAgainst, outcomeByCount, positionAfter } from './consequences';
import { notPlaying } from './decide-play';
import { restTo } from './decide-shorten';
import type { Decide } from './acts';
import type { GameEnded, SkatEvent } from './events';
import type { Leaves } from './fields';
import { follow } from './follow';
import { type Player, seatIndex } from './seats';
import type { SkatState } from './state';
import { refuse } from './refusals';

type Answer = Decision<SkatEvent>;

const WON_SIMPLE = { kind: 'decided', won: true, level: 'simple' } as const;

/** How the game ends when the declarer gets what he claims; null where the cards do not add up to it. */
export const claimGranted = (state: SkatState, article: string, leaves?: Leaves): GameEnded | null => {
  if (state.contract?.game === 'N') return ended(article, WON_SIMPLE);
  const all = restTo(state, 'declarer');
  if (all === null) return null;
  const points = all.points - (leaves?.points ?? 0);
  const tricks = all.tricks - (leaves?.tricks ?? 0);
  if (points < 0 || tricks < 0) return null;
  const position = positionAfter(state, state.play.completed);
  return ended(article, outcomeByCount(position, { points, tricks }));
};

/**
 * SKAT-4.3.5: what an opponent shows is tested at once. If he takes every remaining trick they are his party’s; if some
 * distribution beats him they belong to the declarer, with the level that he comes to.
 */
const opponentClaims = (state: SkatState, seat: number, name: Player): Answer => {
  if (state.contract?.game === 'N') return refused('SKAT-4.3.5', { seat: name, game: 'N', use: 'concede' });
  const proof = proofOfOpponent(state.play, seat);
  const position = positionAfter(state, state.play.completed);
  const valid = proof === 'valid';
  const rest = restTo(state, valid ? 'opponents' : 'declarer');
  if (proof === 'unknown' || position === null || rest === null)
    return refuse('cards-unknown', { use: 'reveal' });
  return follow(
    state,
    { type: 'ClaimMade', data: { seat: name } },
    { type: 'ClaimDecided', data: { article: 'SKAT-4-GAP-8', valid } },
    ended('SKAT-4.3.5', outcomeByCount(position, rest)),
  );
};

/** A player shows his cards: the declarer's claim waits for both opponents (SKAT-4-GAP-9). */
export const decideClaim: Decide<'claim'> = (state, { seat: name, leaves }) => {
  const cannot = notPlaying(state, 'claim');
  if (cannot !== null) return cannot;
  const seat = seatIndex(name);
  if (seat !== state.declarer) return opponentClaims(state, seat, name);
  if (leaves === undefined) return follow(state, { type: 'ClaimMade', data: { seat: name } });
  const null_ = state.contract?.game === 'N';
  if (null_ || claimGranted(state, '', leaves) === null)
    return invalidField('leaves', 'object', 'no more than is left');
  return follow(state, { type: 'ClaimMade', data: { seat: name, leaves } });
};

const accept = (state: SkatState, seat: number, name: Player, leaves: Leaves | undefined): Answer => {
  const answered: SkatEvent = { type: 'ClaimAnswered', data: { seat: name, accepts: true } };
  const both = (state.claimAccepted | (1 << seat) | (1 << state.declarer)) === 7;
  if (!both) return follow(state, answered);
  const granted = claimGranted(state, 'SKAT-4-GAP-9', leaves);
  return granted === null
    ? refuse('cards-unknown', { use: 'record-result' })
    : follow(
        state,
        answered,
        { type: 'ClaimDecided', data: { article: 'SKAT-4-GAP-9', valid: true } },
        granted,
      );
};

/** SKAT-4.3.4.a to SKAT-4.3.4.c: one objection has the claim tested by the cards, or by the arbiter. */
const contest = (state: SkatState, name: Player, leaves: Leaves | undefined): Answer => {
  const answered: SkatEvent = { type: 'ClaimAnswered', data: { seat: name, accepts: false } };
  const isNull = state.contract?.game === 'N';
  const article = isNull ? 'SKAT-4.3.4.c' : 'SKAT-4.3.4.a';
  const proof = leaves === undefined ? proofOfDeclarer(state.play, state.declarer, !isNull) : 'unknown';
  const position = positionAfter(state, state.play.completed);
  const granted = claimGranted(state, article);
  if (proof === 'unknown' || position === null || granted === null)
    return follow(state, answered, {
      type: 'DisputeOpened',
      data: { by: name, article, reason: 'claim contested' },
    });
  const decided: SkatEvent = { type: 'ClaimDecided', data: { article, valid: proof === 'valid' } };
  if (proof === 'valid') return follow(state, answered, decided, granted);
  const against = isNull ? 'SKAT-4.3.4.c' : 'SKAT-4.3.4.b';
  return follow(state, answered, decided, ended(against, outcomeAgainst(position, 'declarer')));
};

export const decideAnswerClaim: Decide<'answer-claim'> = (state, { seat: name, accepts }) => {
  const seat = seatIndex(name);
  if (state.claim === null) return refuse('no-claim', { seat: name });
  if (seat === state.declarer) return refused('SKAT-4-GAP-9', { seat: name, claimant: name });
  if ((state.claimAccepted & (1 << seat)) !== 0) return refuse('already-accepted', { seat: name });
  return accepts ? accept(state, seat, name, state.claim.leaves) : contest(state, name, state.claim.leaves);
};
