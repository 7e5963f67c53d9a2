import { declarerTricks, isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { areOpponents, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { Decide } from '../acts';
import { type Course, courseFrom, ended, goOn } from '../course';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import type { TrickClaim } from './state';

const others = ({ by }: TrickClaim): readonly number[] =>
  SEATS.map((_, seat) => seat).filter((seat) => seat !== by);

/** Whose agreement ends the deal: both defenders for declarer, all others for a defender (BP-54-GAP-1). */
export const askedOf = ({ declarer }: BridgePlafondState, claim: TrickClaim): readonly number[] =>
  isDefender(declarer, claim.by) ? others(claim) : others(claim).filter((seat) => isDefender(declarer, seat));

/** A claim that waits for an answer. */
export const openClaim = ({ claims }: BridgePlafondState): TrickClaim | null =>
  claims.claim !== null && !claims.claim.asStated ? claims.claim : null;

const notPlaying = ({ grain, phase }: BridgePlafondState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  return phase === 'play' ? null : refuse('not-in-play', { do: act });
};

/** Declarer's tricks in all, where a side makes so many more. */
const totalWith = (state: BridgePlafondState, by: number, tricks: number): number => {
  const { play, declarer } = state;
  const left = TRICKS - play.completed;
  return declarerTricks(play, declarer) + (isDefender(declarer, by) ? left - tricks : tricks);
};

export const decideClaimTricks: Decide<'claim-tricks'> = (state, { by, tricks, statement, complete }) => {
  const problem = notPlaying(state, 'claim-tricks');
  if (problem !== null) return problem;
  const { play, declarer } = state;
  if (openClaim(state) !== null) return refuse('claim-open', { by: seatName(openClaim(state)?.by ?? 0) });
  const most = TRICKS - play.completed;
  if (tricks > most) return refuse('too-many-tricks', { tricks, most });
  const seat = seatIndex(by);
  if (seat !== declarer && !isDefender(declarer, seat)) return refused('BP-JEU-10', { by });
  const course = courseFrom(state);
  const said = {
    ...(statement === undefined ? {} : { statement }),
    ...(complete === undefined ? {} : { complete }),
  };
  goOn(course, { type: 'TricksClaimed', data: { by, tricks, ...said } });
  return ended(course);
};

type Answering = Parameters<Decide<'answer-claim'>>[1];

const settle = (course: Course, tricks: number, article: string): void => {
  goOn(course, { type: 'ClaimSettled', data: { tricks, article } });
};

const answerProblem = (
  state: BridgePlafondState,
  claim: TrickClaim,
  { by, answer }: Answering,
): Refusal | null => {
  const seat = seatIndex(by);
  const isDeclarers = claim.by === state.declarer;
  const facts = { by, claimant: seatName(claim.by), answer };
  if (!askedOf(state, claim).includes(seat))
    return refuse('not-asked', { by, to: askedOf(state, claim).map(seatName) });
  if (answer === 'accept' && claim.accepted.includes(seat)) return refuse('already-answered', { by });
  // Declarer's claim is played as stated, or decided; a defender's falls by one word.
  if (answer === 'object' && isDeclarers) return refused('BP-54-1', facts);
  if ((answer === 'as-stated' || answer === 'explain') && !isDeclarers) return refused('BP-54-GAP-1', facts);
  if (answer === 'as-stated' && !claim.complete) return refused('BP-54-2', facts);
  return answer === 'explain' && (claim.complete || claim.asker !== null) ? refused('BP-54-2', facts) : null;
};

export const decideAnswer: Decide<'answer-claim'> = (state, act) => {
  const claim = openClaim(state);
  if (state.phase !== 'play' || claim === null) return refuse('no-claim');
  const problem = answerProblem(state, claim, act);
  if (problem !== null) return problem;
  const { by, answer } = act;
  const course = courseFrom(state);
  goOn(course, { type: 'ClaimAnswered', data: { by, answer } });
  if (answer === 'object') goOn(course, { type: 'ClaimDropped', data: { article: 'BP-54-GAP-1' } });
  const accepted = openClaim(course.now)?.accepted ?? [];
  if (answer === 'accept' && askedOf(state, claim).every((seat) => accepted.includes(seat)))
    settle(course, totalWith(state, claim.by, claim.tricks), 'BP-54-GAP-1');
  return ended(course);
};

export const decideComplete: Decide<'complete-claim'> = (state, { by, statement }) => {
  const claim = openClaim(state);
  if (state.phase !== 'play' || claim === null) return refuse('no-claim');
  if (claim.asker === null) return refuse('nobody-asked', { by: seatName(claim.by) });
  if (seatIndex(by) !== claim.by) return refuse('not-asked', { by, to: [seatName(claim.by)] });
  const course = courseFrom(state);
  goOn(course, { type: 'ClaimCompleted', data: { by, statement } });
  return ended(course);
};

/** BP-54-2: declarer submits to the opponent who had it explained. */
export const decideDoubt: Decide<'decide-claim'> = (state, { by, tricks, point }) => {
  const claim = openClaim(state);
  if (state.phase !== 'play' || claim === null) return refuse('no-claim');
  const seat = seatIndex(by);
  if (seat !== claim.asker || !areOpponents(seat, claim.by))
    return refused('BP-54-2', { by, asker: claim.asker === null ? null : seatName(claim.asker) });
  const most = TRICKS - state.play.completed;
  if (tricks > most) return refuse('too-many-tricks', { tricks, most });
  const course = courseFrom(state);
  goOn(course, { type: 'ClaimDecided', data: { by, tricks, ...(point === undefined ? {} : { point }) } });
  settle(course, totalWith(state, claim.by, tricks), 'BP-54-2');
  return ended(course);
};
