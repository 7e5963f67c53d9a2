import { invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { formatCard, NO_CARD, parseCard } from '../kernel/cards';
import { isSeat, type Seat, SEATS, seatIndex, seatName } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import { emptyHands, give, holderOf, holds } from '../kernel/hands';
import { observed } from '../kernel/irregularities';
import { dealOut } from './dealing';
import { cutMissing, packOf } from './decide-prepare';
import type { WhistEvent } from './events';
import { examine, factsOfFault, sameFault } from './faults';
import { copyPlay, dealHand, isKnown, playedBy, wasPlayed } from './play';
import { type Arguments, type Decide, readCards } from './read-act';
import type { WhistState } from './state';

type Hands = Record<Seat, readonly string[] | null>;
type ReadHands = { readonly ok: true; readonly hands: Hands } | Refusal;

/** A pack in its order after the cut, dealt out from the dealer's left (WHC-DONNE-1). */
const readPack = (state: WhistState, given: unknown): ReadHands => {
  const reading = readCards(given, 'pack');
  if (!reading.ok) return refused('WHC-ND-B.1', { pack: 'imperfect' });
  if (reading.cards.length !== 52)
    return refused('WHC-ND-B.1', { cards: reading.cards.length, expected: 52 });
  const dealer = state.preparation.dealer < 0 ? state.dealer : state.preparation.dealer;
  const [N = [], E = [], S = [], W = []] = dealOut(reading.cards, dealer);
  return { ok: true, hands: { N, E, S, W } };
};

const readHands = (state: WhistState, command: Arguments): ReadHands => {
  if (command.pack !== undefined) return readPack(state, command.pack);
  const given = command.hands;
  if (!isRecord(given)) return invalidField('hands', given, 'the hands of N, E, S and W');
  const unknownSeat = Object.keys(given).find((seat) => !isSeat(seat));
  if (unknownSeat !== undefined) return refused('unknown-seat', { seat: unknownSeat.slice(0, 20) });
  const hands: Hands = { N: null, E: null, S: null, W: null };
  for (const seat of SEATS) {
    const hand = given[seat];
    if (hand === undefined || hand === null) continue;
    if (
      !Array.isArray(hand) ||
      hand.length > 52 ||
      !hand.every((card): card is string => typeof card === 'string')
    )
      return invalidField(`hands.${seat}`, 'list', 'a list of cards, or null for an unknown hand');
    hands[seat] = hand;
  }
  return { ok: true, hands };
};

/** WHC-CARTES-1: every card is one of the 52, and none comes twice. */
const packProblem = (hands: Hands): Refusal | null => {
  const dealt = emptyHands(4);
  for (const [index, seat] of SEATS.entries()) {
    for (const text of hands[seat] ?? []) {
      const card = parseCard(text);
      if (card === NO_CARD) return refused('unknown-card', { seat, card: text.slice(0, 20) });
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

/** With a perfect pack, a hand of another number is for the table to notice (WHC-MD-D, WHC-MI-1). */
const wrongCounts = (hands: Hands): readonly Seat[] =>
  SEATS.filter((seat) => (hands[seat]?.length ?? 13) !== 13);

export const decideDeal: Decide = (state, command): Decision<WhistEvent> => {
  if (state.grain === 'result') return refused('result-grain', { do: 'deal' });
  if (state.dealt) return refused('already-dealt');
  if (state.phase !== 'waiting') return refused('play-begun');
  const reading = readHands(state, command);
  if (!reading.ok) return reading;
  const problem = cutMissing(state) ?? packProblem(reading.hands);
  if (problem !== null) return problem;
  const { hands } = reading;
  const wrong = wrongCounts(hands);
  if (state.policy === 'enforced') {
    const bad = SEATS.find((seat) => hands[seat]?.length !== 13);
    if (bad !== undefined)
      return refused('WHC-DONNE-1', { seat: bad, cards: hands[bad]?.length ?? 0, expected: 13 });
  }
  const flags = wrong.map((seat) =>
    observed('WHC-MD-D', seat, { cards: hands[seat]?.length ?? 0, expected: 13, found: 'record' }),
  );
  return accepted<WhistEvent>({ type: 'HandsDealt', data: { hands } }, ...flags);
};

/** WHC-DONNE-2: the last card, faced before the dealer, is one of his. */
export const decideTurnTrump: Decide = (state, command): Decision<WhistEvent> => {
  const card = typeof command.card === 'string' ? parseCard(command.card) : NO_CARD;
  if (card === NO_CARD) return invalidField('card', command.card, 'a card such as SA or HT');
  if (state.grain === 'result') return refused('result-grain', { do: 'turn-trump' });
  if (state.phase !== 'waiting') return refused('trump-already-turned');
  const { preparation, play } = state;
  const dealer = preparation.dealer < 0 ? state.dealer : preparation.dealer;
  const facts = { card: formatCard(card), dealer: seatName(dealer) };
  if (!state.dealt && state.policy === 'enforced') return refused('not-dealt');
  const holder = holderOf(play.held, card);
  if ((isKnown(play, dealer) && !holds(play.held, dealer, card)) || (holder >= 0 && holder !== dealer))
    return refused('WHC-DONNE-2', facts);
  const turned: WhistEvent = { type: 'TrumpCardTurned', data: { seat: seatName(dealer), card: facts.card } };
  return accepted<WhistEvent>(turned, ...exchange(state));
};

/** WHC-ND-C.4: dealt with the other side's pack, and the trump is turned: the exchange stays. */
const exchange = (state: WhistState): readonly WhistEvent[] => {
  const { pack, dealer } = state.preparation;
  if (pack === null || dealer < 0 || pack === packOf(state, dealer)) return [];
  return [{ type: 'PacksExchanged', data: { article: 'WHC-ND-C.4' } }];
};

/** A revealed hand holds what its seat has played, nothing that another played, and nothing that another holds. */
const revealProblem = (state: WhistState, hands: Hands): Refusal | null => {
  const { play } = state;
  for (const name of SEATS) {
    const hand = hands[name];
    const seat = seatIndex(name);
    if (hand === null) continue;
    if (isKnown(play, seat)) return refused('hand-already-known', { seat: name });
    const cards = hand.map(parseCard);
    const own = playedBy(play, seat);
    const missing = own.find((card) => !cards.includes(card));
    if (missing !== undefined) return refused('card-not-in-hand', { seat: name, card: formatCard(missing) });
    const other = cards.find(
      (card) => !own.includes(card) && (wasPlayed(play, card) || holderOf(play.held, card) >= 0),
    );
    if (other !== undefined) return refused('WHC-ND-B.1', { seat: name, card: formatCard(other) });
  }
  return null;
};

/** Hands that become known later: reconstructed, or laid down. What they prove is flagged (WHC-REN-1). */
export const decideReveal: Decide = (state, command): Decision<WhistEvent> => {
  if (state.phase === 'waiting') return refused('not-in-play', { phase: state.phase });
  if (state.grain === 'result') return refused('result-grain', { do: 'reveal-hands' });
  const reading = readHands(state, { hands: command.hands });
  if (!reading.ok) return reading;
  const { hands } = reading;
  const seats = SEATS.filter((seat) => hands[seat] !== null);
  if (seats.length === 0) return refused('nothing-revealed');
  const wrong = seats.find((seat) => hands[seat]?.length !== 13);
  const problem =
    packProblem(hands) ??
    (wrong === undefined ? null : refused('WHC-DONNE-1', { seat: wrong, expected: 13 })) ??
    revealProblem(state, hands);
  if (problem !== null) return problem;
  const play = copyPlay(state.play);
  for (const seat of seats) dealHand(play, seatIndex(seat), (hands[seat] ?? []).map(parseCard));
  const proved = seats
    .flatMap((seat) => examine(play, seatIndex(seat)))
    .filter(
      (found) => !state.faults.some((known) => sameFault(known, found.seat, found.trick, found.article)),
    )
    .map((fault) => observed('WHC-REN-1', seatName(fault.seat), { ...factsOfFault(fault), found: 'hands' }));
  return accepted<WhistEvent>({ type: 'HandsRevealed', data: { hands } }, ...proved);
};
