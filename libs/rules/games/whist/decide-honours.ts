import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { partnerOf, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { WhistEvent } from './events';
import { honoursDealt } from './honours';
import { calledScore } from './outcome';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from './acts';
import { seatAt } from './seat-and-card';
import type { WhistState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;

const CALLING_SCORE = 8;

/** WHC-CHANT-1, WHC-CHANT-4, WHC-PS2-GAP-3: eight points in a ten-point manche, neither more nor less. */
const scoreProblem = ({ setup }: WhistState, seat: number): Answer | null => {
  const points = setup.before[sideName(seat)];
  const facts = { seat: seatName(seat), points, variant: setup.variant };
  if (setup.target === 5) return refused('WHC-PS2-GAP-3', facts);
  if (setup.target !== 10) return refused('WHC-CHANT-1', facts);
  if (points === CALLING_SCORE) return null;
  return refused(points === 9 ? 'WHC-CHANT-4' : 'WHC-CHANT-1', facts);
};

const hasBegun = ({ phase, play }: WhistState): boolean =>
  phase !== 'play' || play.completed > 0 || play.count > 0;

/** "Je chante": two honours in the caller's own hand, before the first lead (WHC-CHANT-2, WHC-CHANT-GAP-1). */
export const decideCallHonours: Decide<'call-honours'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { seat, name } = reading;
  if (hasBegun(state)) return refused('WHC-CHANT-GAP-1', { seat: name, phase: state.phase });
  const problem = scoreProblem(state, seat);
  if (problem !== null) return problem;
  if (state.honoursCaller >= 0) return refuse('honours-already-called', { seat: name });
  const held = honoursDealt(state.play, seat);
  if (isKnown(state.play, seat) && held < 2) return refused('WHC-CHANT-2', { seat: name, honours: held });
  return accepted({ type: 'HonoursCalled', data: { seat: name } });
};

/** Honours that the two hands hold together; null where one of them is not known. */
const together = ({ play }: WhistState, caller: number): number | null => {
  const partner = partnerOf(caller);
  if (!isKnown(play, caller) || !isKnown(play, partner)) return null;
  return honoursDealt(play, caller) + honoursDealt(play, partner);
};

const answerProblem = (state: WhistState, seat: number, honours: number): Answer | null => {
  const facts = { seat: seatName(seat), honours };
  const { play, honoursCaller } = state;
  if (honours === 0) return null;
  if (isKnown(play, seat) && honoursDealt(play, seat) === 0) return refused('WHC-CHANT-GAP-2', facts);
  const held = together(state, honoursCaller);
  return held !== null && held !== honours ? refused('WHC-CHANT-3', { ...facts, held }) : null;
};

/** WHC-CHANT-3: a third honour in the partner's hand ends the manche; without one the coup is played (WHC-CHANT-GAP-3). */
export const decideAnswerHonours: Decide<'answer-honours'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { honours } = act;
  if (honours === 1 || honours === 2)
    return invalidField('honours', honours, '0, or 3 or 4 honours of the side');
  const { honoursCaller } = state;
  if (honoursCaller < 0 || partnerOf(honoursCaller) !== reading.seat)
    return refused('WHC-CHANT-3', {
      seat: reading.name,
      caller: honoursCaller < 0 ? null : seatName(honoursCaller),
    });
  const problem = answerProblem(state, reading.seat, honours);
  if (problem !== null) return problem;
  return accepted<WhistEvent>(
    { type: 'HonoursAnswered', data: { seat: reading.name, honours } },
    ...(honours === 0 ? [] : calledScore(state, honoursCaller, honours)),
  );
};
