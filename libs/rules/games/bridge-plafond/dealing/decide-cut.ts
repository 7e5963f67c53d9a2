import { rightOf, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Facts, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { formatCard, parseWritten } from '@arbitre/rules/kernel/cards';
import type { Decide } from '../acts';
import { annul, courseFrom, ended, goOn, note } from '../course';
import { PACK } from '../deal/sizes';
import type { BridgePlafondEvent, Seat } from '../events';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { CUT_FAULTS } from './declared';

// Article 8, and the cut that was forgotten (BP-10-1-A).

/** Nobody records a fault of hands that the rules deal, or that a sheet does not show. */
export const atTable = (
  state: BridgePlafondState,
  act: string,
  article: `BP-${string}`,
  facts: Facts = {},
): Refusal | null => {
  if (state.grain === 'result') return refuse('result-grain', { do: act });
  return state.policy === 'enforced' ? refused(article, { do: act, ...facts }) : null;
};

const ARTICLES: Readonly<Record<(typeof CUT_FAULTS)[number], `BP-8-${string}`>> = {
  'card-shown': 'BP-8-C',
  completed: 'BP-8-D',
  doubt: 'BP-8-E',
  'too-early': 'BP-8-G',
};

const isBegun = ({ dealt, phase, dealing }: BridgePlafondState): boolean =>
  dealt || phase !== 'waiting' || dealing.begun !== null;

/** Whose fault it is where nobody says: the dealer completes the cut, the player on his right makes it. */
const culprit = ({ dealer }: BridgePlafondState, how: string): Seat =>
  seatName(how === 'doubt' ? dealer : rightOf(dealer));

export const faultCut: Decide<'fault-cut'> = (state, { how, seat, card }) => {
  const article = ARTICLES[how];
  const problem = atTable(state, 'fault-cut', article, { how });
  if (problem !== null) return problem;
  if (state.packs.cut === null) return refuse('not-cut');
  if (isBegun(state)) return refused('BP-8-GAP-1', { how });
  if (how === 'completed' && (seat === undefined || seat === seatName(state.dealer)))
    return refuse('dealer-completes', { dealer: seatName(state.dealer) });
  const said = card === undefined ? {} : { card: formatCard(parseWritten(card)) };
  const data = { how, ...(seat === undefined ? {} : { seat }), ...said };
  return accepted<BridgePlafondEvent>(
    { type: 'CutFaulted', data },
    observed(article, seat ?? culprit(state, how), { how, ...said }),
  );
};

/** BP-8-GAP-1: before the first card is dealt. */
export const demandCut: Decide<'demand-cut'> = (state, { by }) => {
  const { cutFaults } = state.dealing;
  if (state.grain === 'result') return refuse('result-grain', { do: 'demand-cut' });
  if (isBegun(state)) return refused('BP-8-GAP-1', { by });
  if (cutFaults.length === 0) return refuse('cut-regular');
  return accepted<BridgePlafondEvent>({ type: 'CutDemanded', data: { by } });
};

/** BP-10-1-A: before the last card, by a player who has looked at none of his. */
export const missCut: Decide<'miss-cut'> = (state, { by, dealt, looked }) => {
  const problem = atTable(state, 'miss-cut', 'BP-10-1-A', { by });
  if (problem !== null) return problem;
  if (state.packs.cut !== null) return refuse('already-cut');
  const late = state.dealt || state.phase !== 'waiting' || dealt === PACK;
  if (late || looked === true) return refused('BP-10-1-A', { by, late, looked: looked === true });
  const course = courseFrom(state);
  const data = { by, ...(dealt === undefined ? {} : { dealt }), ...(looked === undefined ? {} : { looked }) };
  goOn(course, { type: 'CutMissed', data });
  note(course, 'BP-10-1-A', state.dealer, { cut: false });
  annul(course, 'BP-10-1-A');
  return ended(course);
};
