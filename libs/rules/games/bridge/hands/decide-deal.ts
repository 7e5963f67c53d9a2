import { formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { emptyHands, give, handOf, holderOf } from '@arbitre/rules/kernel/hands';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Seat } from '../events';
import { SEATS, seatName } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from '../state';
import { refuse } from '../refusals';

type DealtHands = Readonly<Record<Seat, readonly string[] | null>>;

/** BD-L1A-1: a card that stands in two hands. */
export const dealtTwice = (hands: Partial<DealtHands>): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [index, seat] of SEATS.entries()) {
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refused('BD-L1A-1', { card: formatCard(card), seats: [seatName(holder), seat] });
      give(dealt, index, card);
    }
  }
  return null;
};

/** BD-L6B-1: a hand of another number than thirteen, which only a real table can have. */
const wrongNumber = (hands: DealtHands): Refusal | null => {
  const wrong = SEATS.find((seat) => (hands[seat]?.length ?? 13) !== 13);
  return wrong === undefined
    ? null
    : refused('BD-L6B-1', { seat: wrong, cards: hands[wrong]?.length ?? 0, expected: 13 });
};

/** A hand as events keep it, null where it is not known. */
const cards = (written: readonly string[] | null | undefined): readonly string[] | null =>
  written?.map((text) => formatCard(parseWritten(text))) ?? null;

/** A card that its owner showed before the hands were recorded lies in his hand (BD-L24-0). */
const shownElsewhere = ({ play }: BridgeState, hands: DealtHands): Refusal | null => {
  for (const [index, seat] of SEATS.entries())
    for (const shown of cardsOf(handOf(play.held, index))) {
      const card = formatCard(shown);
      const dealt = SEATS.find((each) => hands[each]?.includes(card) === true) ?? null;
      if (dealt === null ? hands[seat] !== null : dealt !== seat)
        return refuse('card-not-held', { seat: dealt ?? seat, card, holder: seat });
    }
  return null;
};

export const decideDeal = (
  state: BridgeState,
  { hands: given }: BridgeActNamed<'deal'>,
): Decision<BridgeEvent> => {
  if (state.dealt) return refuse('already-dealt');
  if (state.phase !== 'waiting') return refuse('auction-begun');
  const hands = { N: cards(given.N), E: cards(given.E), S: cards(given.S), W: cards(given.W) };
  const problem =
    dealtTwice(hands) ??
    shownElsewhere(state, hands) ??
    (state.policy === 'enforced' ? wrongNumber(hands) : null);
  if (problem !== null) return problem;
  // Without every card the engine cannot refuse a revoke, so an enforced table knows all four hands.
  const unknown = SEATS.find((seat) => hands[seat] === null);
  if (unknown !== undefined && state.policy === 'enforced' && state.grain === 'full')
    return refused('BD-L6B-1', { seat: unknown, cards: 0, expected: 13 });
  return accepted({ type: 'CardsDealt', data: { hands } });
};
