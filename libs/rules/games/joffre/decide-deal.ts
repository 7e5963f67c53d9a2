import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { areOpponents, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown, isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import { visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import type { Decide, JoffreActNamed } from './acts';
import { type Call, callProblem, CALLS, highest } from './auction';
import { formatCard, TRICKS } from './cards';
import type { HandsBySeat, JoffreEvent, Seat } from './events';
import { follow, voided } from './follow';
import { dealOut, readHands } from './read';
import { refuse } from './refusals';
import { auctionOf, type JoffreState } from './state';

/** JOF-4.3: somebody of the other side cuts, before the deal begins. */
export const decideCut: Decide<'cut'> = (state, { seat }) => {
  const { dealer } = state.setup;
  if (!areOpponents(seatIndex(seat), seatIndex(dealer))) return refused('JOF-4.3', { seat, dealer });
  if (state.cut) return refuse('already-cut');
  return state.phase === 'waiting'
    ? accepted({ type: 'CutMade', data: { seat } })
    : refuse('deal-begun', { phase: state.phase });
};

/** Every card that is visible already was dealt to the seat that showed it. */
const exposedElsewhere = ({ visible }: JoffreState, hands: HandsBySeat): Refusal | null => {
  for (const [seat, name] of SEATS.entries())
    for (const card of visibleOf(visible, seat, formatCard)) {
      const holder = SEATS.find((each) => hands[each]?.includes(card));
      if (holder === name || (holder === undefined && hands[name] === null)) continue;
      return refuse('card-differs', { seat: name, card, dealtTo: holder ?? null });
    }
  return null;
};

/** The seats whose hand has another number of cards than eight. */
const wrongHands = (hands: HandsBySeat): readonly Seat[] =>
  SEATS.filter((seat) => (hands[seat]?.length ?? TRICKS) !== TRICKS);

/** The hands as they were dealt. A wrong number stands on the record until a player finds it (JOF-6-GAP-4). */
export const decideDeal: Decide<'deal'> = (state, { hands: given, pack }) => {
  const { dealer } = state.setup;
  if (state.dealt) return refuse('already-dealt');
  if (state.phase !== 'waiting') return refuse('deal-begun', { phase: state.phase });
  const enforced = state.policy === 'enforced' && state.grain === 'full';
  if (enforced && !state.cut) return refused('JOF-4.3', { dealer, cut: false });
  if (pack === undefined && given === undefined) return invalidField('hands', given, 'hands, or a pack');
  const reading = pack === undefined ? readHands(given ?? {}) : dealOut(pack, dealer);
  if (!reading.ok) return reading;
  const { hands } = reading;
  const elsewhere = exposedElsewhere(state, hands);
  if (elsewhere !== null) return elsewhere;
  const [wrong] = wrongHands(hands);
  const short = wrong ?? SEATS.find((seat) => hands[seat] === null);
  if (enforced && short !== undefined)
    return refused('JOF-4-GAP-2', { seat: short, cards: hands[short]?.length ?? 0, expected: TRICKS });
  const dealt: JoffreEvent = { type: 'CardsDealt', data: { hands } };
  if (wrong === undefined) return accepted(dealt);
  const facts = Object.fromEntries(SEATS.map((seat) => [seat, hands[seat]?.length ?? null]));
  return accepted<JoffreEvent>(dealt, observed('JOF-6-GAP-4', wrong, facts));
};

/** Why nobody can speak now; null while an auction is under way. */
const noAuction = ({ phase, grain }: JoffreState, act: string): Refusal | null => {
  if (grain === 'result') return refuse('result-grain', { do: act });
  if (phase === 'auction') return null;
  return phase === 'waiting' ? refuse('not-dealt', { phase }) : refuse('auction-closed', { phase });
};

/** JOF-4.7: the highest bid buys, once everybody has spoken with this call. */
const bought = ({ calls }: JoffreState, last: Call): readonly JoffreEvent[] => {
  const best = calls.length + 1 < CALLS ? null : highest({ calls: [...calls, last] });
  return best === null ? [] : [{ type: 'ContractBought', data: best }];
};

/**
 * JOF-4.1 to JOF-4.7: one call each, every bid higher than the last. What may not be said is refused; at a real table, where it
 * was said, it is on record and counts for nothing, and whose turn it is speaks.
 */
const call = (state: JoffreState, seat: Seat, points: number | null) => {
  const act = points === null ? 'pass' : 'bid';
  const cannot = noAuction(state, act);
  if (cannot !== null) return cannot;
  const against = callProblem(auctionOf(state), { seat, points });
  if (against === null) {
    const made: JoffreEvent =
      points === null ? { type: 'Passed', data: { seat } } : { type: 'BidMade', data: { seat, points } };
    return accepted<JoffreEvent>(made, ...bought(state, { seat, points }));
  }
  if (state.policy === 'enforced') return against;
  const { article, facts } = against.violation;
  return follow(
    state,
    { type: 'CallSetAside', data: { seat, points, article } },
    observed(article, seat, facts),
  );
};

export const decideBid: Decide<'bid'> = (state, { seat, points }) => call(state, seat, points);

export const decidePass: Decide<'pass'> = (state, { seat }) => call(state, seat, null);

/** A count that names nobody, or gives a hand that is known another number. */
const countsProblem = (
  { play, counts: known }: JoffreState,
  counts: JoffreActNamed<'count'>['counts'],
): Refusal | null => {
  const named = SEATS.filter((seat) => counts[seat] !== undefined);
  if (named.length === 0) return invalidField('counts', 'object', 'cards by seat, such as {"N":8}');
  const wrong = named.find((seat) => {
    const index = seatIndex(seat);
    return isKnown(play, index) && known[index] !== counts[seat];
  });
  return wrong === undefined
    ? null
    : refuse('count-differs', {
        seat: wrong,
        given: counts[wrong] ?? -1,
        known: known[seatIndex(wrong)] ?? -1,
      });
};

/** JOF-6-GAP-4: a wrong number found before the first lead is dealt again by the same dealer; later the arbiter decides. */
const countConsequence = (state: JoffreState, counts: readonly number[]): readonly JoffreEvent[] => {
  const wrong = counts.findIndex((cards) => cards >= 0 && cards !== TRICKS);
  if (wrong < 0) return [];
  const facts = Object.fromEntries(SEATS.map((seat, index) => [seat, counts[index] ?? -1]));
  const seen = observed('JOF-6-GAP-4', seatName(wrong), facts);
  return isUnderWay(state.play) || state.score !== null ? [seen] : [seen, voided(state, 'JOF-6-GAP-4')];
};

export const decideCount: Decide<'count'> = (state, { counts }) => {
  const problem = countsProblem(state, counts);
  if (problem !== null) return problem;
  if (!state.dealt && state.phase === 'waiting' && state.policy === 'enforced') return refuse('not-dealt');
  const together = SEATS.map((seat, index) => counts[seat] ?? state.counts[index] ?? -1);
  return follow(state, { type: 'HandsCounted', data: { counts } }, ...countConsequence(state, together));
};
