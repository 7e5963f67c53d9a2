import { integer, invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { type Decision, refused } from '../kernel/decider';
import { proofOfDeclarer } from './claim-of-declarer';
import { proofOfOpponent } from './claim-of-opponent';
import { ended, outcomeAgainst, positionAfter } from './consequences';
import { notPlaying } from './decide-play';
import { restTo } from './decide-shorten';
import type { GameEnded, Leaves, SkatEvent } from './events';
import { follow } from './follow';
import { type Arguments, readPlayer } from './read';
import type { Player } from './seats';
import type { SkatState } from './state';
import { CARD_POINTS, TRICKS } from './value';

type Answer = Decision<SkatEvent>;
type Decide = (state: SkatState, command: Arguments) => Answer;

const WON_SIMPLE = { kind: 'decided', won: true, level: 'simple' } as const;

const readLeaves = (given: unknown): { readonly ok: true; readonly leaves: Leaves | null } | Refusal => {
  if (given === undefined) return { ok: true, leaves: null };
  if (!isRecord(given)) return invalidField('leaves', given, 'tricks and points that are left to the others');
  for (const [field, check] of Object.entries({
    tricks: integer(1, TRICKS),
    points: integer(0, CARD_POINTS),
  }))
    if (!check.accepts(given[field])) return invalidField(`leaves.${field}`, given[field], check.expected);
  const { tricks, points } = given as Leaves;
  return { ok: true, leaves: { tricks, points } };
};

/** How the game ends when the declarer gets what he claims; null where the cards do not add up to it. */
export const claimGranted = (state: SkatState, article: string, leaves?: Leaves): GameEnded | null => {
  if (state.contract?.game === 'N') return ended(article, WON_SIMPLE);
  const all = restTo(state, 'declarer');
  if (all === null) return null;
  const points = all.points - (leaves?.points ?? 0);
  const tricks = all.tricks - (leaves?.tricks ?? 0);
  return points < 0 || tricks < 0 ? null : ended(article, { kind: 'played', points, tricks });
};

/** SKAT-4.3.5: what an opponent shows is tested at once; he answers for his party. */
const opponentClaims = (state: SkatState, seat: number, name: Player): Answer => {
  if (state.contract?.game === 'N') return refused('SKAT-4.3.5', { seat: name, game: 'N', use: 'concede' });
  const proof = proofOfOpponent(state.play, seat);
  const position = positionAfter(state, state.play.completed);
  const rest = restTo(state, 'opponents');
  if (proof === 'unknown' || position === null || rest === null)
    return refused('cards-unknown', { use: 'reveal' });
  const valid = proof === 'valid';
  return follow(
    state,
    { type: 'ClaimMade', data: { seat: name } },
    { type: 'ClaimDecided', data: { article: 'SKAT-4-GAP-8', valid } },
    ended('SKAT-4.3.5', valid ? { kind: 'played', ...rest } : outcomeAgainst(position, 'opponents')),
  );
};

/** A player shows his cards: the declarer's claim waits for both opponents (SKAT-4-GAP-9). */
export const decideClaim: Decide = (state, { seat, leaves }) => {
  const reading = readPlayer(seat);
  if (!reading.ok) return reading;
  const left = readLeaves(leaves);
  if (!left.ok) return left;
  const cannot = notPlaying(state, 'claim');
  if (cannot !== null) return cannot;
  const { name } = reading;
  if (reading.seat !== state.declarer) return opponentClaims(state, reading.seat, name);
  if (left.leaves === null) return follow(state, { type: 'ClaimMade', data: { seat: name } });
  const null_ = state.contract?.game === 'N';
  if (null_ || claimGranted(state, '', left.leaves) === null)
    return invalidField('leaves', 'object', 'no more than is left');
  return follow(state, { type: 'ClaimMade', data: { seat: name, leaves: left.leaves } });
};

const accept = (state: SkatState, seat: number, name: Player, leaves: Leaves | undefined): Answer => {
  const answered: SkatEvent = { type: 'ClaimAnswered', data: { seat: name, accepts: true } };
  const both = (state.claimAccepted | (1 << seat) | (1 << state.declarer)) === 7;
  if (!both) return follow(state, answered);
  const granted = claimGranted(state, 'SKAT-4-GAP-9', leaves);
  return granted === null
    ? refused('cards-unknown', { use: 'record-result' })
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

export const decideAnswerClaim: Decide = (state, { seat, accepts }) => {
  const reading = readPlayer(seat);
  if (!reading.ok) return reading;
  const { name } = reading;
  if (state.claim === null) return refused('no-claim', { seat: name });
  if (reading.seat === state.declarer) return refused('SKAT-4-GAP-9', { seat: name, claimant: name });
  if (typeof accepts !== 'boolean') return invalidField('accepts', accepts, 'true or false');
  if ((state.claimAccepted & (1 << reading.seat)) !== 0) return refused('already-accepted', { seat: name });
  return accepts
    ? accept(state, reading.seat, name, state.claim.leaves)
    : contest(state, name, state.claim.leaves);
};
