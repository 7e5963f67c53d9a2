import { formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { type Seat, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { holderOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cutMissing, packOf } from './decide-prepare';
import type { WhistEvent } from './events';
import { examine, factsOfFault, sameFault } from './faults';
import { copyPlay, isKnown, playedBy, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { dealHand } from './play';
import type { Decide } from './acts';
import { type Hands, packProblem, readDeal, allHands } from './read-deal';
import { dealerOf, type WhistState } from './state';
import { refuse } from './refusals';

/** With a perfect pack, a hand of another number is for the table to notice (WHC-MD-D, WHC-MI-1). */
const wrongCounts = (hands: Hands): readonly Seat[] =>
  SEATS.filter((seat) => (hands[seat]?.length ?? 13) !== 13);

export const decideDeal: Decide<'deal'> = (state, act) => {
  if (state.grain === 'result') return refuse('result-grain', { do: 'deal' });
  if (state.dealt) return refuse('already-dealt');
  if (state.phase !== 'waiting') return refuse('play-begun');
  const reading = readDeal(state, act);
  if (!reading.ok) return reading;
  const problem = cutMissing(state) ?? packProblem(reading.hands);
  if (problem !== null) return problem;
  const { hands, last } = reading;
  const wrong = wrongCounts(hands);
  if (state.policy === 'enforced') {
    const bad = SEATS.find((seat) => hands[seat]?.length !== 13);
    if (bad !== undefined)
      return refused('WHC-DONNE-1', { seat: bad, cards: hands[bad]?.length ?? 0, expected: 13 });
  }
  const flags = wrong.map((seat) =>
    observed('WHC-MD-D', seat, { cards: hands[seat]?.length ?? 0, expected: 13, found: 'record' }),
  );
  const data = { hands, ...(last === NO_CARD ? {} : { last: formatCard(last) }) };
  return accepted<WhistEvent>({ type: 'HandsDealt', data }, ...flags);
};

/** WHC-DONNE-2: the last card of the pack, faced before the dealer, is one of his. */
export const decideTurnTrump: Decide<'turn-trump'> = (state, act) => {
  const card = parseCard(act.card);
  if (state.grain === 'result') return refuse('result-grain', { do: 'turn-trump' });
  if (state.phase !== 'waiting') return refuse('trump-already-turned');
  const { play } = state;
  const dealer = dealerOf(state);
  const facts = { card: formatCard(card), dealer: seatName(dealer) };
  if (!state.dealt && state.policy === 'enforced') return refuse('not-dealt');
  if (state.lastDealt !== NO_CARD && card !== state.lastDealt) return refused('WHC-DONNE-2', facts);
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
    if (isKnown(play, seat)) return refuse('hand-already-known', { seat: name });
    const cards = hand.map(parseCard);
    const own = playedBy(play, seat);
    const missing = own.find((card) => !cards.includes(card));
    if (missing !== undefined) return refuse('card-not-in-hand', { seat: name, card: formatCard(missing) });
    const other = cards.find(
      (card) => !own.includes(card) && (wasPlayed(play, card) || holderOf(play.held, card) >= 0),
    );
    if (other !== undefined) return refused('WHC-ND-B.1', { seat: name, card: formatCard(other) });
  }
  return null;
};

/** Hands that become known later: reconstructed, or laid down. What they prove is flagged (WHC-REN-1). */
export const decideReveal: Decide<'reveal-hands'> = (state, act) => {
  if (state.phase === 'waiting') return refuse('not-in-play', { phase: state.phase });
  if (state.grain === 'result') return refuse('result-grain', { do: 'reveal-hands' });
  const hands = allHands(act.hands);
  const seats = SEATS.filter((seat) => hands[seat] !== null);
  if (seats.length === 0) return refuse('nothing-revealed');
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
