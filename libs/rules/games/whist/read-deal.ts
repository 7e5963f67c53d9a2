import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { type Card, formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { rightOf, type Seat, SEATS, seatName } from '@arbitre/rules/kernel/compass';
import { type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { emptyHands, give, holderOf } from '@arbitre/rules/kernel/hands';
import { dealOut, rebuild } from './dealing';
import type { WhistActNamed } from './acts';
import { dealerOf, type WhistState } from './state';

export type Hands = Record<Seat, readonly string[] | null>;
type Given = WhistActNamed<'deal'>;
/** `last`: the last card of the pack, which will be turned; none where the record does not tell it. */
type ReadDeal = { readonly ok: true; readonly hands: Hands; readonly last: Card } | Refusal;

/** The cards of a whole pack, none twice (WHC-CARTES-1). */
const readPack = (given: readonly string[]): { ok: true; cards: readonly Card[] } | Refusal => {
  const cards = given.map(parseCard);
  return new Set(cards).size === cards.length
    ? { ok: true, cards }
    : refused('WHC-ND-B.1', { pack: 'imperfect' });
};

/** A pack in its order after the cut, dealt out from the dealer's left (WHC-DONNE-1); its last card is the turn-up. */
const dealt = (state: WhistState, pack: readonly Card[]): ReadDeal => {
  const [N = [], E = [], S = [], W = []] = dealOut(pack, dealerOf(state));
  return { ok: true, hands: { N, E, S, W }, last: pack.at(-1) ?? NO_CARD };
};

/** WHC-COUPE-4: the pack as it was presented, put together again where it was cut; another order is refused. */
const readUncut = (
  state: WhistState,
  uncut: readonly string[],
  pack: readonly string[] | undefined,
): ReadDeal => {
  const reading = readPack(uncut);
  if (!reading.ok) return reading;
  const { lifted } = state.preparation;
  const cutter = seatName(rightOf(state.dealer));
  if (lifted === 0) return refused('WHC-COUPE-1', { dealer: seatName(state.dealer), cutter });
  const rebuilt = rebuild(reading.cards, lifted);
  if (pack === undefined) return dealt(state, rebuilt);
  const given = readPack(pack);
  if (!given.ok) return given;
  const wrong = given.cards.findIndex((card, place) => card !== rebuilt[place]);
  return wrong === -1
    ? dealt(state, rebuilt)
    : refused('WHC-COUPE-4', {
        lifted,
        place: wrong + 1,
        card: formatCard(given.cards[wrong] ?? NO_CARD),
        expected: formatCard(rebuilt[wrong] ?? NO_CARD),
      });
};

/** All four hands; a seat that is left out is not known. */
export const allHands = ({
  N = null,
  E = null,
  S = null,
  W = null,
}: WhistActNamed<'reveal-hands'>['hands']): Hands => ({ N, E, S, W });

/**
 * Hands by seat, and the last card where it is told: one of the dealer's (WHC-DONNE-2). It may stand apart from the twelve
 * that he holds face down, as it lies on the table (WHC-DONNE-4).
 */
const readSeats = (state: WhistState, { hands: given, last: told }: Given): ReadDeal => {
  if (given === undefined) return invalidField('hands', given, 'the hands of N, E, S and W');
  const hands = allHands(given);
  if (told === undefined) return { ok: true, hands, last: NO_CARD };
  const last = parseCard(told);
  const dealer = seatName(dealerOf(state));
  const card = formatCard(last);
  const own = hands[dealer];
  const elsewhere = SEATS.some((seat) => seat !== dealer && hands[seat]?.includes(card));
  if (elsewhere || (own !== null && own.length !== 12 && !own.includes(card)))
    return refused('WHC-DONNE-2', { card, dealer });
  const whole = own === null || own.includes(card) ? own : [...own, card];
  return { ok: true, hands: { ...hands, [dealer]: whole }, last };
};

/** What `deal` tells: hands by seat, the cut pack from the top (`pack`), or the pack before its cut (`uncut`). */
export const readDeal = (state: WhistState, act: Given): ReadDeal => {
  if (act.uncut !== undefined) return readUncut(state, act.uncut, act.pack);
  if (act.pack === undefined) return readSeats(state, act);
  const pack = readPack(act.pack);
  return pack.ok ? dealt(state, pack.cards) : pack;
};

/** WHC-CARTES-1: every card is one of the 52, and none comes twice. */
export const packProblem = (hands: Hands): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [index, seat] of SEATS.entries()) {
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      const holder = holderOf(dealt, card);
      if (holder >= 0)
        return refused('WHC-ND-B.1', { card: formatCard(card), seats: [seatName(holder), seat] });
      give(dealt, index, card);
    }
  }
  const total = SEATS.reduce((cards, seat) => cards + (hands[seat]?.length ?? 0), 0);
  return SEATS.every((seat) => hands[seat] !== null) && total !== 52
    ? refused('WHC-ND-B.1', { cards: total, expected: 52 })
    : null;
};
