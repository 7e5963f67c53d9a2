import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { BridgePlafondActNamed, Decide } from '../acts';
import { refuse } from '../refusals';
import type { BridgePlafondState } from '../state';
import { onLastCard, whoDeals } from '../dealing/decide-dealing';
import { dealtOut, dealtTwice, type HandsBySeat, orderBySeed } from './hands';

type Given = BridgePlafondActNamed<'deal'>;

/** The hands as they are said, as the pack gives them in its order, or as a seed does. */
const handsOf = (state: BridgePlafondState, { hands, order, seed }: Given): HandsBySeat | null => {
  const { setup, attempt } = state;
  const dealer = whoDeals(state);
  if (hands !== undefined) {
    const { N = null, E = null, S = null, W = null } = hands;
    return { N, E, S, W };
  }
  if (order !== undefined) return dealtOut(order, dealer);
  // A new deal under the same seed is another one.
  return seed === undefined ? null : dealtOut(orderBySeed(`${seed} ${attempt}`, setup.board), dealer);
};

/** BP-ENCH-8: a hand is thirteen cards. Where the rules keep the cards they know all four. */
const wrongNumber = (state: BridgePlafondState, hands: HandsBySeat): Refusal | null => {
  if (state.policy === 'observed') return null;
  const wrong = SEATS.find(
    (seat) => (hands[seat]?.length ?? (state.grain === 'full' ? 0 : TRICKS)) !== TRICKS,
  );
  return wrong === undefined
    ? null
    : refused('BP-ENCH-8', { seat: wrong, cards: hands[wrong]?.length ?? 0, expected: TRICKS });
};

export const decideDeal: Decide<'deal'> = (state, act) => {
  if (state.dealt) return refuse('already-dealt');
  if (state.phase !== 'waiting') return refuse('calls-made');
  const hands = handsOf(state, act);
  if (hands === null) return invalidField('hands', undefined, 'hands, an order of the pack, or a seed');
  const problem = dealtTwice(hands) ?? wrongNumber(state, hands);
  const { seed } = act;
  const dealt = { hands, ...(seed === undefined ? {} : { seed }) };
  return problem ?? accepted({ type: 'HandsDealt', data: dealt }, ...onLastCard(state));
};

/** BP-55-9: the cut for the next deal, or the accepted result of the rubber. */
export const decideCloseClaims: Decide<'close-claims'> = (state, { cause }) => {
  if (state.score === null) return refuse('deal-not-over', { played: state.play.completed });
  return state.claimsClosed ? refuse('claims-closed') : accepted({ type: 'ClaimsClosed', data: { cause } });
};
