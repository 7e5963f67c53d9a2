import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { rightOf, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Facts, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown, isUnderWay } from '@arbitre/rules/kernel/tricks/play';
import { visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import type { Decide, FiveHundredActNamed } from './acts';
import { formatCard, KITTY, KITTY_CARDS, PACK_SIZE, TRICKS } from './cards';
import type { FiveHundredEvent, Seat } from './events';
import { follow, voided } from './follow';
import { type Dealt, dealOut, readHands } from './read';
import { refuse } from './refusals';
import { type FiveHundredState, takerOf } from './state';

export const onlyObserved = (state: FiveHundredState, act: string): Refusal | null =>
  state.policy === 'enforced' ? refuse('enforced-table', { do: act }) : null;

/** C500-3.1: the player on the dealer's right cuts, before the deal begins. */
export const decideCut: Decide<'cut'> = (state, { seat }) => {
  const { dealer } = state.setup;
  if (state.cut) return refuse('already-cut');
  if (state.phase !== 'waiting') return refuse('deal-begun', { phase: state.phase });
  const made: FiveHundredEvent = { type: 'CutMade', data: { seat } };
  const cutter = seatName(rightOf(seatIndex(dealer)));
  if (seat === cutter) return accepted(made);
  const facts = { seat, dealer, expected: cutter };
  return state.policy === 'enforced'
    ? refused('C500-3.1', facts)
    : accepted<FiveHundredEvent>(made, observed('C500-3.1', seat, facts));
};

/** Every card that is visible already was dealt to the seat that showed it. */
const exposedElsewhere = ({ visible }: FiveHundredState, { hands }: Dealt): Refusal | null => {
  for (const [seat, name] of SEATS.entries())
    for (const card of visibleOf(visible, seat, formatCard)) {
      const holder = SEATS.find((each) => hands[each]?.includes(card));
      if (holder === name || (holder === undefined && hands[name] === null)) continue;
      return refuse('card-differs', { seat: name, card, dealtTo: holder ?? null });
    }
  return null;
};

type Wrong = { readonly place: Seat | 'kitty'; readonly cards: number | null; readonly expected: number };

/** The first place that has another number of cards than ten, or six in the kitty (C500-3.3). */
const wrongPlace = ({ hands, kitty }: Dealt): Wrong | null => {
  const seat = SEATS.find((each) => (hands[each]?.length ?? TRICKS) !== TRICKS);
  if (seat !== undefined) return { place: seat, cards: hands[seat]?.length ?? 0, expected: TRICKS };
  if ((kitty?.length ?? KITTY_CARDS) === KITTY_CARDS) return null;
  return { place: 'kitty', cards: kitty?.length ?? 0, expected: KITTY_CARDS };
};

/** The first place that nobody knows. */
const unknownPlace = ({ hands, kitty }: Dealt): Wrong | null => {
  const seat = SEATS.find((each) => hands[each] === null);
  if (seat !== undefined) return { place: seat, cards: null, expected: TRICKS };
  return kitty === null ? { place: 'kitty', cards: null, expected: KITTY_CARDS } : null;
};

const cardsBySeat = ({ hands, kitty }: Dealt): Facts => ({
  ...Object.fromEntries(SEATS.map((seat) => [seat, hands[seat]?.length ?? null])),
  kitty: kitty?.length ?? null,
});

/** The hands as they were dealt. A wrong number stands on the record until a player finds it (C500-7-GAP-1). */
export const decideDeal: Decide<'deal'> = (state, { hands: given, kitty = null, pack }) => {
  const { dealer } = state.setup;
  if (state.dealt) return refuse('already-dealt');
  if (state.phase !== 'waiting') return refuse('deal-begun', { phase: state.phase });
  const enforced = state.policy === 'enforced' && state.grain === 'full';
  if (enforced && !state.cut) return refused('C500-3.1', { dealer, cut: false });
  if (pack === undefined && given === undefined) return invalidField('hands', given, 'hands, or a pack');
  const reading = pack === undefined ? readHands(given ?? {}, kitty) : dealOut(pack, dealer);
  if (!reading.ok) return reading;
  const { dealt } = reading;
  const elsewhere = exposedElsewhere(state, dealt);
  if (elsewhere !== null) return elsewhere;
  const wrong = wrongPlace(dealt);
  const short = wrong ?? unknownPlace(dealt);
  if (enforced && short !== null)
    return refused('C500-3.3', { place: short.place, cards: short.cards, expected: short.expected });
  const made: FiveHundredEvent = { type: 'CardsDealt', data: dealt };
  if (wrong === null) return accepted(made);
  const seat = wrong.place === 'kitty' ? dealer : wrong.place;
  return accepted<FiveHundredEvent>(made, observed('C500-7-GAP-1', seat, cardsBySeat(dealt)));
};

/** The deal is cancelled, unless the first card has been led: then what was found is on record, for the arbiter. */
const dealtAgain = (
  state: FiveHundredState,
  article: string,
  seen: FiveHundredEvent,
  ...made: readonly FiveHundredEvent[]
) =>
  isUnderWay(state.play) || state.phase === 'finished'
    ? follow(state, ...made, seen)
    : follow(state, ...made, seen, voided(state, article));

/** C500-7.3: cards are missing from the pack; one too many is as wrong. */
export const decideCountPack: Decide<'count-pack'> = (state, { cards }) => {
  const { dealer } = state.setup;
  const counted: FiveHundredEvent = { type: 'PackCounted', data: { cards } };
  if (cards === PACK_SIZE) return follow(state, counted);
  return dealtAgain(state, 'C500-7.3', observed('C500-7.3', dealer, { cards, expected: PACK_SIZE }), counted);
};

/** C500-7.4, C500-7-GAP-1: a pack that was not cut is dealt again until the first card is led; later the deal stands. */
export const decideMissCut: Decide<'miss-cut'> = (state, { by }) => {
  const problem = onlyObserved(state, 'miss-cut');
  if (problem !== null) return problem;
  const { dealer } = state.setup;
  if (state.cut) return refuse('already-cut');
  if (!state.dealt) return refuse('not-dealt', { phase: state.phase });
  const late = isUnderWay(state.play) || state.phase === 'finished';
  const article = late ? 'C500-7-GAP-1' : 'C500-7.4';
  return dealtAgain(state, article, observed(article, dealer, { cut: false }), {
    type: 'CutMissed',
    data: { by },
  });
};

/** C500-7.5: a kitty that was seen before the auction is over is dealt again; what the taker put away nobody may see. */
export const decideSeeKitty: Decide<'see-kitty'> = (state, { seat }) => {
  const problem = onlyObserved(state, 'see-kitty');
  if (problem !== null) return problem;
  const seen: FiveHundredEvent = { type: 'KittySeen', data: { seat } };
  if (state.phase === 'waiting' || state.phase === 'auction')
    return follow(state, seen, observed('C500-7.5', seat, {}), voided(state, 'C500-7.5'));
  if (seatIndex(seat) === takerOf(state)) return refuse('taker-knows-kitty', { seat });
  const article = state.discarded > 0 ? 'C500-5-GAP-2' : 'C500-5.1';
  return follow(state, seen, observed(article, seat, { taken: state.taken }));
};

type Counts = FiveHundredActNamed<'count'>['counts'];

/** A count that names nobody, or gives a hand that is known another number. */
const countsProblem = (
  { play, counts: known, kittyCount }: FiveHundredState,
  counts: Counts,
): Refusal | null => {
  const named = SEATS.filter((seat) => counts[seat] !== undefined);
  if (named.length === 0 && counts.kitty === undefined)
    return invalidField('counts', 'object', 'cards by seat, such as {"N":10}');
  const wrong = named.find((seat) => {
    const index = seatIndex(seat);
    return isKnown(play, index) && known[index] !== counts[seat];
  });
  if (wrong !== undefined)
    return refuse('count-differs', {
      seat: wrong,
      given: counts[wrong] ?? -1,
      known: known[seatIndex(wrong)] ?? -1,
    });
  const kittyKnown = isKnown(play, KITTY) && counts.kitty !== undefined && counts.kitty !== kittyCount;
  return kittyKnown
    ? refuse('count-differs', { seat: 'kitty', given: counts.kitty ?? -1, known: kittyCount })
    : null;
};

/** C500-7-GAP-1: a wrong number found before the first lead is dealt again by the same dealer; later the arbiter decides. */
export const decideCount: Decide<'count'> = (state, { counts }) => {
  const problem = countsProblem(state, counts);
  if (problem !== null) return problem;
  if (!state.dealt && state.phase === 'waiting' && state.policy === 'enforced') return refuse('not-dealt');
  const counted: FiveHundredEvent = { type: 'HandsCounted', data: { counts } };
  const together = SEATS.map((seat, index) => counts[seat] ?? state.counts[index] ?? -1);
  const kitty = counts.kitty ?? state.kittyCount;
  const wrong = together.findIndex((cards) => cards >= 0 && cards !== TRICKS);
  const kittyWrong = kitty >= 0 && kitty !== KITTY_CARDS;
  if (wrong < 0 && !kittyWrong) return follow(state, counted);
  const facts = { ...Object.fromEntries(SEATS.map((seat, at) => [seat, together[at] ?? -1])), kitty };
  const seat = wrong < 0 ? state.setup.dealer : seatName(wrong);
  return dealtAgain(state, 'C500-7-GAP-1', observed('C500-7-GAP-1', seat, facts), counted);
};
