import { integer, invalidField } from '../kernel/act-shape';
import { partnerOf, seatName, sideName } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import type { WhistEvent } from './events';
import { honoursDealt } from './honours';
import { calledScore } from './outcome';
import { isKnown } from './play';
import { type Decide, readSeat } from './read-act';
import type { WhistState } from './state';

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
  phase !== 'play' || play.completed > 0 || play.trick.count > 0;

/** "Je chante": two honours in the caller's own hand, before the first lead (WHC-CHANT-2, WHC-CHANT-GAP-1). */
export const decideCallHonours: Decide = (state, command): Answer => {
  const reading = readSeat(command.seat);
  if (!reading.ok) return reading;
  const { seat, name } = reading;
  if (hasBegun(state)) return refused('WHC-CHANT-GAP-1', { seat: name, phase: state.phase });
  const problem = scoreProblem(state, seat);
  if (problem !== null) return problem;
  if (state.honoursCaller >= 0) return refused('honours-already-called', { seat: name });
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
export const decideAnswerHonours: Decide = (state, command): Answer => {
  const reading = readSeat(command.seat);
  if (!reading.ok) return reading;
  const { honours } = command;
  const check = integer(0, 4);
  if (!check.accepts(honours) || honours === 1 || honours === 2)
    return invalidField('honours', honours, '0, or 3 or 4 honours of the side');
  const { honoursCaller } = state;
  if (honoursCaller < 0 || partnerOf(honoursCaller) !== reading.seat)
    return refused('WHC-CHANT-3', {
      seat: reading.name,
      caller: honoursCaller < 0 ? null : seatName(honoursCaller),
    });
  const count = honours as number;
  const problem = answerProblem(state, reading.seat, count);
  if (problem !== null) return problem;
  return accepted<WhistEvent>(
    { type: 'HonoursAnswered', data: { seat: reading.name, honours: count } },
    ...(count === 0 ? [] : calledScore(state, honoursCaller, count)),
  );
};
