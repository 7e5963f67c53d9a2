import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { formatCard, suitOf } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, SEATS, sideIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { cardIn, ledTo, winnerOf } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import { argumentsOf } from '@arbitre/rules/kernel/declare/acts';
import type { BridgeEvent, RevokeRuled } from '../events';
import { refuse } from '../refusals';
import { scored, type Standing, standingOf } from '../result/standing';
import type { BridgeState } from '../state';
import { revokeActs } from './declared';
import { type Finding, findingOf, isOnRecord, suitLed } from './findings';
import { isEstablishedRevoke, revokeIn } from './revoke-duties';

type Answer = Decision<BridgeEvent>;
type Ruled = RevokeRuled['data'];

/** The most tricks that a side can have won from a trick on. */
const mostKept = ({ seat, trick, wonBy }: Ruled): number =>
  TRICKS -
  trick +
  (wonBy !== undefined && sideIndex(seatIndex(wonBy)) !== sideIndex(seatIndex(seat)) ? 0 : 1);

/** What a sheet has to tell of a revoke, and what it cannot: no trick is transferred that was not won (BD-L64A-GAP-1). */
const sheetProblem = (standing: Standing, ruled: Ruled): Refusal | null => {
  const { seat, wonBy, kept } = ruled;
  if (kept === undefined) return invalidField('kept', undefined, 'tricks won from that trick on');
  if (wonBy === undefined && ruled.omitted !== true) return invalidField('wonBy', undefined, SEATS.join(' '));
  const side = sideIndex(seatIndex(seat));
  const own = side === sideIndex(seatIndex(standing.contract.declarer));
  const all = own ? standing.won : TRICKS - standing.won;
  const least = wonBy !== undefined && sideIndex(seatIndex(wonBy)) === side ? 1 : 0;
  const most = Math.min(all, mostKept(ruled));
  return kept < least || kept > most ? refused('BD-L64A-GAP-1', { seat, kept, least, most }) : null;
};

/** Nobody revoked with a card of the suit led, unless another was asked of him or due, or he played none (BD-L61A). */
const followed = ({ play }: BridgeState, { trick, seat, penaltyCard, omitted }: Ruled): Refusal | null => {
  if (penaltyCard === true || omitted === true || !isOnRecord(play, trick)) return null;
  const card = cardIn(play, trick, seatIndex(seat));
  return card >= 0 && suitOf(card) === ledTo(play, trick)
    ? refused('BD-L61A', { seat, trick, card: formatCard(card) })
    : null;
};

/** What was played is not told otherwise. */
const recordProblem = (state: BridgeState, ruled: Ruled): Refusal | null => {
  const { play } = state;
  const { trick, seat, wonBy } = ruled;
  const innocent = revokeIn(state, seatIndex(seat), trick) === null ? followed(state, ruled) : null;
  if (innocent !== null) return innocent;
  const led = suitLed(play, trick);
  if (led !== null && ruled.suit !== undefined && ruled.suit !== led)
    return refuse('suit-led-otherwise', { trick, led, suit: ruled.suit });
  if (!isOnRecord(play, trick) || wonBy === undefined) return null;
  const winner = seatName(winnerOf(play, trick));
  return winner === wonBy ? null : refuse('trick-won-by-another', { seat, trick, wonBy, winner });
};

/** Tricks in which a seat revoked, by what is on record or was found, but for one. */
const otherRevokes = (
  { obligations, findings }: BridgeState,
  { seat, trick }: Ruled,
): readonly { readonly trick: number; readonly suit?: string | undefined }[] => {
  const recorded = obligations.filter(isEstablishedRevoke).filter((duty) => duty.seat === seat);
  return [...findings.filter((each) => each.seat === seat), ...recorded].filter(
    (each) => each.trick !== trick,
  );
};

/** BD-L64B2: of two revokes of a player both suits must be known, where no card on record tells them. */
const suitProblem = (state: BridgeState, ruled: Ruled): Refusal | null => {
  const { seat, trick } = ruled;
  const isUnknown = (each: { readonly trick: number; readonly suit?: string | undefined }): boolean =>
    suitLed(state.play, each.trick) === null && each.suit === undefined;
  const [other] = otherRevokes(state, ruled);
  if (other === undefined) return null;
  const unknown = [ruled, ...otherRevokes(state, ruled)].find(isUnknown);
  return unknown === undefined
    ? null
    : refuse('suit-not-known', { seat, trick, other: other.trick, unknown: unknown.trick });
};

/** A ruling without a suit may be given again with it (BD-L64B2). */
const isSuitAdded = ({ play }: BridgeState, known: Finding, ruled: Ruled): boolean =>
  known.suit === undefined && ruled.suit !== undefined && suitLed(play, ruled.trick) === null;

const isPlayed = ({ grain, declarer }: BridgeState): boolean => grain === 'full' && declarer >= 0;

/** A claim was agreed to, and nobody objected before it was too late: the revoke is established by that (BD-L63A4). */
const isAgreed = ({ claim }: BridgeState, { attention }: Ruled): boolean =>
  claim?.stage === 'final' || (claim?.stage === 'agreed' && attention !== 'in-time');

const problemOf = (state: BridgeState, ruled: Ruled): Refusal | null => {
  const { seat, trick } = ruled;
  const known = findingOf(state, seat, trick);
  if (known?.ruled === true && !isSuitAdded(state, known, ruled))
    return refuse('revoke-ruled', { seat, trick });
  const duty = revokeIn(state, seatIndex(seat), trick);
  if (duty?.kind === 'revoke' && !isAgreed(state, ruled)) return refused('BD-L62A', { seat, trick });
  const standing = standingOf(state);
  if (isPlayed(state) && (duty !== null || trick <= state.play.completed)) return recordProblem(state, ruled);
  return standing === null ? refuse('no-result-yet') : sheetProblem(standing, ruled);
};

/**
 * Laws 64A and 64B: the arbiter finds a revoke established, during the play or after it, and says when attention was drawn to
 * it. Where the board has a result it is scored anew; else its score will tell what the revoke costs.
 */
export const decideRuleRevoke = (state: BridgeState, act: BridgeActNamed<'rule-revoke'>): Answer => {
  const ruled = argumentsOf(revokeActs['rule-revoke'].fields, act);
  const problem = problemOf(state, ruled) ?? suitProblem(state, ruled);
  if (problem !== null) return problem;
  const event: BridgeEvent = { type: 'RevokeRuled', data: ruled };
  const standing = standingOf(state);
  if (standing === null) return accepted(event);
  const found = { ...state, findings: withFinding(state, ruled) };
  return accepted(event, scored(found, standing.contract, standing.won));
};

/** The findings with one that the arbiter ruled, in place of what was known of it. */
export const withFinding = (
  { findings }: BridgeState,
  { reason: _, ...found }: Ruled,
): BridgeState['findings'] => [
  ...findings.filter(({ seat, trick }) => seat !== found.seat || trick !== found.trick),
  { ...found, ruled: true },
];
