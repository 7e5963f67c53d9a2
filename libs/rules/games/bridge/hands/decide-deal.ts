import { formatCard, NO_CARD, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { bitOf, cardsOf } from '@arbitre/rules/kernel/card-set';
import { emptyHands, give, handOf, type Hands, holderOf } from '@arbitre/rules/kernel/hands';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Seat } from '../events';
import { SEATS, seatName } from '@arbitre/rules/kernel/compass';
import type { BridgeState } from '../state';
import { refuse } from '../refusals';

type DealtHands = Readonly<Record<Seat, readonly string[] | null>>;

/** Whether every card that is named stands once, which is all there is to see in nearly every deal. */
const areDistinct = (hands: Partial<DealtHands>): boolean => {
  let [low, high] = [0, 0];
  for (const seat of SEATS)
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      const bit = bitOf(card);
      if (card === NO_CARD || ((card < 32 ? low : high) & bit) !== 0) return false;
      if (card < 32) low |= bit;
      else high |= bit;
    }
  return true;
};

/** BD-L1A-1: a card that stands in two hands. */
export const dealtTwice = (hands: Partial<DealtHands>): Refusal | null =>
  areDistinct(hands) ? null : firstTwice(hands);

const firstTwice = (hands: Partial<DealtHands>): Refusal | null => {
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

/** The ten of it is written `H10` (`parseWritten`). */
const hasLongTen = (written: readonly string[]): boolean => {
  for (const text of written) if (text.length === 3) return true;
  return false;
};

/** A hand as events keep it, null where it is not known. */
const cards = (written: readonly string[] | null = null): readonly string[] | null =>
  written !== null && hasLongTen(written) ? written.map((text) => formatCard(parseWritten(text))) : written;

const isNothingHeld = (held: Hands): boolean => held.every((half) => half === 0);

/** A card that its owner showed before the hands were recorded lies in his hand (BD-L24-0). */
const shownElsewhere = ({ play }: BridgeState, hands: DealtHands): Refusal | null => {
  if (isNothingHeld(play.held)) return null;
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
