import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import type { Card } from '@arbitre/rules/kernel/cards';
import { NO_CARD } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from './acts';
import { LEAST_TRICKS } from './auction';
import { formatCard, isJoker, KITTY_CARDS, parseCard } from './cards';
import { impossible } from './decide-play';
import type { FiveHundredEvent, Seat } from './events';
import { refuse } from './refusals';
import { contractOf, type FiveHundredState, holdsBothJokers, takerOf } from './state';

/** Why nobody has the kitty now; null between the auction and the discard. */
const noKitty = ({ phase, grain }: FiveHundredState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  if (phase === 'kitty') return null;
  if (phase === 'waiting') return refuse('not-dealt', { phase });
  return phase === 'auction' ? refuse('auction-open') : refused('C500-5-GAP-2', { do: act, phase });
};

const notTaker = (state: FiveHundredState, seat: Seat): Refusal | null => {
  const taker = takerOf(state);
  return seatIndex(seat) === taker ? null : refused('C500-5.1', { seat, taker: seatName(taker) });
};

/** C500-5.1: the taker adds the six cards to his hand. */
export const decideTakeKitty: Decide<'take-kitty'> = (state, { seat }) => {
  const problem = noKitty(state, 'take-kitty') ?? notTaker(state, seat);
  if (problem !== null) return problem;
  return state.taken ? refuse('kitty-taken') : accepted({ type: 'KittyTaken', data: { seat } });
};

/**
 * C500-5.2, C500-5-GAP-1: the joker that lay in the kitty and has to be shown: of a contract of 7, where the taker held the other one;
 * `NO_CARD` where there is none, as far as the cards are known.
 */
export const jokerToShow = (state: FiveHundredState): Card => {
  const { kitty, taken, shown } = state;
  if (kitty === null || !taken || shown !== NO_CARD || contractOf(state)?.bid.tricks !== LEAST_TRICKS)
    return NO_CARD;
  const [joker = NO_CARD, ...others] = kitty.filter(isJoker);
  return joker !== NO_CARD && others.length === 0 && holdsBothJokers(state, takerOf(state)) ? joker : NO_CARD;
};

/** A joker of the kitty may be shown whenever the taker likes (C500-5-GAP-1). */
export const decideShowJoker: Decide<'show-joker'> = (state, { seat, card: text }) => {
  const problem = noKitty(state, 'show-joker') ?? notTaker(state, seat);
  if (problem !== null) return problem;
  const card = parseCard(text);
  if (!state.taken) return refused('C500-5.1', { seat, taken: false });
  if (!isJoker(card) || (state.kitty !== null && !state.kitty.includes(card)))
    return refuse('not-from-kitty', { card: text });
  return accepted({ type: 'KittyJokerShown', data: { seat, card: text } });
};

const cardsProblem = ({ play }: FiveHundredState, seat: Seat, texts: readonly string[]): Refusal | null => {
  const twice = texts.find((text, at) => texts.indexOf(text) < at);
  if (twice !== undefined) return refused('C500-0.3', { card: twice, seats: [seat, seat] });
  const index = seatIndex(seat);
  for (const text of texts) {
    const card = parseCard(text);
    if (isKnown(play, index) && !holds(play.held, index, card))
      return refuse('card-not-held', { seat, card: text, holder: null });
    const cannot = impossible(play, index, seat, card);
    if (cannot !== null) return cannot;
  }
  return null;
};

/** C500-5.3, C500-5.4: six cards, any of the sixteen; another number, or too early, is on record at a real table. */
export const decideDiscard: Decide<'discard'> = (state, { seat, cards }) => {
  const problem = noKitty(state, 'discard') ?? notTaker(state, seat);
  if (problem !== null) return problem;
  if (!state.taken) return refused('C500-5.1', { seat, taken: false });
  const enforced = state.policy === 'enforced';
  if (enforced && cards === undefined)
    return refused('C500-5.3', { seat, cards: null, expected: KITTY_CARDS });
  const wrong = cards === undefined ? null : cardsProblem(state, seat, cards);
  if (wrong !== null) return wrong;
  const count = cards?.length ?? KITTY_CARDS - state.discarded;
  const joker = jokerToShow(state);
  const shown = { seat, card: formatCard(joker) };
  if (enforced && joker !== NO_CARD) return refused('C500-5.2', shown);
  const total = state.discarded + count;
  const facts = { seat, cards: total, expected: KITTY_CARDS };
  if (enforced && total !== KITTY_CARDS) return refused('C500-5.3', facts);
  const made: FiveHundredEvent = { type: 'CardsDiscarded', data: { seat, cards: cards ?? null, count } };
  return accepted<FiveHundredEvent>(
    made,
    ...(joker === NO_CARD || state.discarded > 0 ? [] : [observed('C500-5.2', seat, shown)]),
    ...(total === KITTY_CARDS ? [] : [observed('C500-5.3', seat, facts)]),
  );
};
