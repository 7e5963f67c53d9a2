import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Facts, refused } from '@arbitre/rules/kernel/decider';
import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardsLeft, hasPlayed, isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { BridgePlafondActNamed, Decide } from '../acts';
import { annul, courseFrom, ended, goOn, note } from '../course';
import { HAND, PACK } from '../deal/sizes';
import type { BridgePlafondEvent, Seat } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { atTable } from './decide-cut';

// Hands and packs with another number of cards than they should have (BP-10-1-F, BP-10-1-G, BP-10-2).

/** BP-10-1-F: who looks at another's hand has the cards dealt again; who only takes it up gives it back. */
export const takeHand: Decide<'take-hand'> = (state, { by, owner, looked }) => {
  const problem = atTable(state, 'take-hand', 'BP-10-1-F', { by, owner });
  if (problem !== null) return problem;
  if (by === owner) return invalidField('owner', owner, 'another player');
  if (state.phase === 'play') return refuse('auction-over');
  const taken: BridgePlafondEvent = { type: 'HandTaken', data: { by, owner, looked } };
  if (!looked) return accepted(taken);
  const course = courseFrom(state);
  goOn(course, taken);
  note(course, 'BP-10-1-F', seatIndex(by), { by, owner });
  annul(course, 'BP-10-1-F');
  return ended(course);
};

/** The cards that a seat should hold now. */
const regularCount = ({ play }: BridgePlafondState, seat: number): number =>
  HAND - play.completed - (hasPlayed(play, seat) ? 1 : 0);

type Counts = BridgePlafondActNamed<'count-hands'>['counts'];

const countsProblem = ({ play }: BridgePlafondState, counts: Counts): Refusal | null => {
  const named = SEATS.filter((seat) => counts[seat] !== undefined);
  if (named.length === 0) return invalidField('counts', 'object', 'cards by seat, such as {"N":12}');
  const wrong = named.find((seat) => {
    const index = seatIndex(seat);
    return isKnown(play, index) && cardsLeft(play, index) !== counts[seat];
  });
  if (wrong === undefined) return null;
  const known = cardsLeft(play, seatIndex(wrong));
  return refuse('count-differs', { seat: wrong, given: counts[wrong] ?? 0, known });
};

/** BP-10-1-G: one hand too long and another too short; BP-10-1-G2: not where a trick explains it. */
export const countHands: Decide<'count-hands'> = (state, { counts, trick }) => {
  const problem = atTable(state, 'count-hands', 'BP-10-1-G') ?? countsProblem(state, counts);
  if (problem !== null) return problem;
  if (!state.dealt && state.phase === 'waiting') return refuse('not-dealt');
  const beside = (seat: Seat): number =>
    (counts[seat] ?? regularCount(state, seatIndex(seat))) - regularCount(state, seatIndex(seat));
  const long = SEATS.find((seat) => beside(seat) > 0);
  const short = SEATS.find((seat) => beside(seat) < 0);
  const data = { counts, ...(trick === undefined ? {} : { trick }) };
  const counted: BridgePlafondEvent = { type: 'HandsCounted', data };
  if (trick !== undefined && trick > state.play.completed)
    return invalidField('trick', trick, 'a completed trick');
  if (long === undefined || short === undefined) return accepted(counted);
  const facts: Facts = { ...counts, long, short };
  if (trick !== undefined)
    return accepted<BridgePlafondEvent>(counted, observed('BP-10-1-G2', short, { ...facts, trick }));
  const course = courseFrom(state);
  goOn(course, counted);
  note(course, 'BP-10-1-G', seatIndex(long), facts);
  annul(course, 'BP-10-1-G');
  return ended(course);
};

/** BP-10-2, BP-10-2B: the deal in hand falls, what is scored stays. */
export const countPack: Decide<'count-pack'> = (state, act): Decision<BridgePlafondEvent> => {
  const { cards, duplicates } = act;
  const data = { cards, ...(duplicates === undefined ? {} : { duplicates }) };
  if (state.phase === 'finished') return refused('BP-10-2B', data);
  const problem = atTable(state, 'count-pack', 'BP-10-2', data);
  if (problem !== null) return problem;
  const counted: BridgePlafondEvent = { type: 'PackCounted', data };
  if (cards === PACK && duplicates === undefined) return accepted(counted);
  const course = courseFrom(state);
  goOn(course, counted);
  note(course, 'BP-10-2', state.dealer, data);
  annul(course, 'BP-10-2');
  return ended(course);
};
