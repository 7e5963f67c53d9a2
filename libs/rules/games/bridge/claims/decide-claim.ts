import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { areOpponents, seatIndex, seatName, SEATS } from '@arbitre/rules/kernel/compass';
import { argumentsOf } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { refuse } from '../refusals';
import { scored } from '../result/standing';
import { establishedOf } from '../revokes/revoke-duties';
import { afterEvents } from '../revokes/after-events';
import { type BridgeState, dummyOf } from '../state';
import { asked, type Claim, claimOf, isPreventedBy, mayBePrevented, tricksLeft } from './claim';
import { claimActs } from './declared';

type Answer = Decision<BridgeEvent>;

/** While a claim waits nobody plays (BD-L68D1); once it is doubted nothing is done before the arbiter has come (BD-L68D2a). */
export const stoppedByClaim = ({ claim }: BridgeState, act: string): Refusal | null => {
  if (claim === null) return null;
  const facts = { do: act, by: seatName(claim.by) };
  if (claim.stage === 'contested') return refused('BD-L68D2a', facts);
  return claim.stage === 'open' ? refused('BD-L68D1', facts) : null;
};

const problemOf = (state: BridgeState, by: string, tricks: number): Refusal | null => {
  const { phase, policy } = state;
  if (phase !== 'play') return refuse('not-in-play', { phase });
  if (policy === 'enforced' && seatIndex(by) === dummyOf(state)) return refused('BD-L43A1', { seat: by });
  const most = tricksLeft(state);
  return tricks > most ? refused('BD-L68A', { tricks, least: 0, most }) : null;
};

/** The claimer's side establishes its revokes by it (BD-L63A3), a defender's concession only once his partner cannot prevent it. */
const established = (state: BridgeState, claim: Claim): readonly BridgeEvent[] =>
  mayBePrevented(state, claim) ? [] : establishedOf(state, claim.by, 'BD-L63A3');

/** Dummy takes no part in the play: what he claims or concedes is heard, and seen (BD-L43A1). */
const spokenByDummy = (state: BridgeState, by: string): readonly BridgeEvent[] =>
  seatIndex(by) === dummyOf(state) ? [observed('BD-L43A1', by, { did: 'took-part' })] : [];

/** BD-L68A, BD-L68C: further tricks are claimed, with or without a line of play. */
export const decideMakeClaim = (state: BridgeState, act: BridgeActNamed<'make-claim'>): Answer => {
  const { by, tricks } = act;
  const problem = problemOf(state, by, tricks);
  if (problem !== null) return problem;
  const data = argumentsOf(claimActs['make-claim'].fields, act);
  return accepted<BridgeEvent>(
    { type: 'ClaimStated', data },
    ...spokenByDummy(state, by),
    ...established(state, claimOf(state, seatIndex(by), tricks)),
  );
};

/** BD-L68B1: tricks are conceded, all that are left unless told; what is left over is claimed. */
export const decideConcede = (state: BridgeState, act: BridgeActNamed<'concede'>): Answer => {
  const left = tricksLeft(state);
  const { by, tricks = left } = act;
  const problem = problemOf(state, by, tricks);
  if (problem !== null) return problem;
  const data = argumentsOf(claimActs.concede.fields, act);
  return accepted<BridgeEvent>(
    { type: 'TricksConceded', data },
    ...spokenByDummy(state, by),
    ...established(state, claimOf(state, seatIndex(by), left - tricks)),
  );
};

/** BD-L68-0: a word on the trick in progress, or a card shown for it, is no claim: the play goes on, no card is penalised. */
export const decideSpeak = (state: BridgeState, act: BridgeActNamed<'speak-of-trick'>): Answer => {
  const { phase, play } = state;
  if (phase !== 'play') return refuse('not-in-play', { phase });
  if (play.count === 0) return refuse('no-trick-in-progress');
  const { card: written, ...said } = argumentsOf(claimActs['speak-of-trick'].fields, act);
  if (written === undefined) return accepted<BridgeEvent>({ type: 'TrickSpokenOf', data: said });
  const [seat, card] = [seatIndex(said.by), parseWritten(written)];
  const facts = { seat: said.by, card: formatCard(card) };
  if (wasPlayed(play, card)) return refuse('card-already-played', facts);
  const holder = holderOf(play.held, card);
  if (isKnown(play, seat) ? !holds(play.held, seat, card) : holder >= 0)
    return refuse('card-not-held', holder < 0 ? facts : { ...facts, holder: seatName(holder) });
  return accepted<BridgeEvent>({ type: 'TrickSpokenOf', data: { ...said, card: formatCard(card) } });
};

type Answering = BridgeActNamed<'answer-claim'>;

/** Who agrees: both opponents, or declarer alone where dummy is the other; then the board is scored as if it had been played. */
const accept = (state: BridgeState, claim: Claim, answer: BridgeEvent, seat: number): Answer => {
  const { contract } = state;
  const askedSeats = asked(state, claim);
  if (!askedSeats.includes(seat) || contract === null)
    return refuse('not-asked', { by: seatName(seat), asked: askedSeats.map(seatName) });
  if (claim.accepted.includes(seat)) return refuse('already-answered', { by: seatName(seat) });
  if (askedSeats.some((other) => other !== seat && !claim.accepted.includes(other))) return accepted(answer);
  const own = establishedOf(state, claim.by, 'BD-L63A3');
  return accepted(answer, ...own, scored(afterEvents(state, own), contract, claim.total));
};

/** Anybody doubts it, dummy too (BD-L68D2a); a defender prevents what his partner concedes (BD-L68B2). */
const object = (state: BridgeState, claim: Claim, answer: BridgeEvent, by: Answering['by']): Answer => {
  const seat = seatIndex(by);
  if (seat === claim.by) return refuse('not-asked', { by, asked: SEATS.filter((each) => each !== by) });
  if (isPreventedBy(state, claim, seat))
    return accepted<BridgeEvent>(answer, { type: 'ClaimVoided', data: { article: 'BD-L68B2' } });
  return accepted<BridgeEvent>(
    answer,
    { type: 'ClaimContested', data: { by } },
    ...establishedOf(state, claim.by, 'BD-L63A3'),
  );
};

/** BD-L68D2b: the other side asks to play on, and all four agree: the claim is void. */
const playOn = ({ playOn: agreed, by: claimer }: Claim, answer: BridgeEvent, by: Answering['by']): Answer => {
  const seat = seatIndex(by);
  if (agreed.length === 0 && !areOpponents(seat, claimer))
    return refused('BD-L68D2b', { by, claimer: seatName(claimer) });
  if (agreed.includes(seat)) return refuse('already-answered', { by });
  return agreed.length < SEATS.length - 1
    ? accepted(answer)
    : accepted<BridgeEvent>(answer, { type: 'ClaimVoided', data: { article: 'BD-L68D2b' } });
};

/** A claim that was agreed to may be doubted until the agreement is final (BD-L69A). */
const objectLate = (claim: Claim, answer: BridgeEvent, { by, answer: said }: Answering): Answer => {
  if (said !== 'object' || claim.stage === 'final') return refused('BD-L69A', { by, answer: said });
  return accepted<BridgeEvent>(answer, { type: 'ClaimContested', data: { by } });
};

export const decideAnswer = (state: BridgeState, act: Answering): Answer => {
  const { claim } = state;
  if (claim === null) return refuse('no-claim');
  const data = argumentsOf(claimActs['answer-claim'].fields, act);
  const answer: BridgeEvent = { type: 'ClaimAnswered', data };
  if (claim.stage === 'contested') return refused('BD-L68D2a', { by: data.by, do: 'answer-claim' });
  if (claim.stage !== 'open') return objectLate(claim, answer, act);
  if (data.answer === 'accept') return accept(state, claim, answer, seatIndex(data.by));
  return data.answer === 'object' ? object(state, claim, answer, data.by) : playOn(claim, answer, data.by);
};
