import { bitOf } from '@arbitre/rules/kernel/card-set';
import { type Card, parseCard } from '@arbitre/rules/kernel/cards';
import { leftOf, SEATS, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { give, take } from '@arbitre/rules/kernel/hands';
import { lowestOf } from './draw';
import type {
  CardPlayed,
  CardsDealt,
  CardsDrawn,
  CribbageEvent,
  HandCounted,
  IrregularityObserved,
  PegSetBack,
  PointsPegged,
} from './events';
import { indexOf } from './follow';
import { clearDeal, type CribbageState, disputeKey, NONE_DUE } from './state';
import { nextIn } from './turns';
import { KEPT, MOST, valueOf } from './values';

const sideOf = (side: string): number => (side === 'NS' ? 0 : 1);

const putOut = ({ out }: CribbageState, card: Card): void => {
  const word = card >> 5;
  out[word] = (out[word] ?? 0) | bitOf(card);
};

const play = (state: CribbageState, { seat: name, card: text }: CardPlayed['data']): void => {
  const seat = seatIndex(name);
  const card = parseCard(text);
  const left = state.left[seat] ?? 0;
  take(state.hands, seat, card);
  putOut(state, card);
  state.played[seat * KEPT + KEPT - left] = card;
  state.left[seat] = left - 1;
  state.series[state.length] = card;
  state.seats[state.length] = seat;
  state.length++;
  state.count += valueOf(card);
  state.last = seat;
  state.over = null;
  state.turn = nextIn(state.left, state.gone, seat);
};

const go = (state: CribbageState, seat: number): void => {
  state.gone |= 1 << seat;
  state.room[seat] = Math.max(state.room[seat] ?? 0, MOST - state.count);
  state.turn = nextIn(state.left, state.gone, seat);
};

const endSeries = (state: CribbageState, next: number): void => {
  state.length = state.count = state.gone = 0;
  state.number++;
  state.turn = next;
  if (next < 0) state.phase = 'show';
};

const peg = (state: CribbageState, data: PointsPegged['data']): void => {
  const side = sideOf(data.side);
  if (data.points > 0) state.rear[side] = state.totals[side] ?? 0;
  state.totals[side] = data.total;
  state.lastPegged = data;
};

/** The other peg may stand above the right hole: then both stand there. */
const setBack = (state: CribbageState, { side: name, total }: PegSetBack['data']): void => {
  const side = sideOf(name);
  state.totals[side] = total;
  state.rear[side] = Math.min(state.rear[side] ?? 0, total);
  state.over = null;
  state.spoken = true;
};

const draw = (state: CribbageState, { cards }: CardsDrawn['data']): void => {
  const drawn = SEATS.flatMap((seat) => {
    const card = cards[seat];
    return card === undefined ? [] : [{ seat, card }];
  });
  state.drawn = [...state.drawn, ...drawn];
  state.drawing = lowestOf(drawn);
};

const deal = (state: CribbageState, { seat: dealer, hands }: CardsDealt['data']): void => {
  clearDeal(state);
  state.dealer = seatIndex(dealer);
  state.phase = 'discard';
  state.deal++;
  state.before.set(state.totals);
  for (let seat = 0; seat < SEATS.length; seat++) {
    const hand = hands[SEATS[seat] ?? 'N'];
    if (hand === null) continue;
    state.known |= 1 << seat;
    state.counts[seat] = hand.length;
    for (const card of hand) give(state.hands, seat, parseCard(card));
  }
};

const layAway = (state: CribbageState, seat: number, text: string | null): void => {
  state.laid |= 1 << seat;
  if (text === null) {
    // Nobody knows which card left a hand that was known.
    state.known &= ~(1 << seat);
    state.hands[seat << 1] = state.hands[(seat << 1) + 1] = 0;
    return;
  }
  const card = parseCard(text);
  take(state.hands, seat, card);
  putOut(state, card);
  state.crib[seat] = card;
};

const turnUp = (state: CribbageState, text: string): void => {
  state.starter = parseCard(text);
  putOut(state, state.starter);
  state.phase = 'play';
  state.number = 1;
  state.left.fill(KEPT);
  state.turn = leftOf(state.dealer);
};

const cancel = (state: CribbageState): void => {
  clearDeal(state);
  state.totals.set(state.before);
  state.rear[0] = Math.min(state.rear[0] ?? 0, state.totals[0] ?? 0);
  state.rear[1] = Math.min(state.rear[1] ?? 0, state.totals[1] ?? 0);
  state.deal--;
  state.phase = 'deal';
};

const count = (state: CribbageState, data: HandCounted['data']): void => {
  const which = data.of === 'crib' ? 4 : seatIndex(data.seat);
  state.over = null;
  state.open = data;
  state.spoken = false;
  if (which === 4 && data.cards !== null) {
    state.crib.fill(-1);
    for (const [at, card] of data.cards.entries()) state.crib[at] = parseCard(card);
  }
  if (!data.released) return;
  state.counted |= 1 << which;
  state.shown[which] = data.points;
  if (which !== 4) return;
  state.phase = 'deal';
  state.dealer = leftOf(state.dealer);
};

/** What the rules saw and what may still come of it. */
const observe = (
  state: CribbageState,
  { article, seat: name, facts }: IrregularityObserved['data'],
): void => {
  const seat = seatIndex(name);
  if (article === 'CRIB-NOTE-1') state.five |= 1 << seat;
  const { announced, real, until } = facts;
  if (state.phase !== 'play' || typeof announced !== 'number' || typeof real !== 'number') return;
  if (announced > real) state.over = { seat, points: announced - real };
  else {
    const points = real - announced;
    state.dues = [...state.dues, { seat, points, until: typeof until === 'string' ? seatIndex(until) : -1 }];
  }
};

/** The due of a side shrinks by what it pegs late; what is lost goes whole. */
const settleDue = (state: CribbageState, side: number, points: number): void => {
  const at = state.dues.findIndex((due) => sideIndex(due.seat) === side);
  const rest = state.dues.flatMap((due, index) =>
    index !== at ? [due] : due.points > points ? [{ ...due, points: due.points - points }] : [],
  );
  state.dues = rest.length === 0 ? NONE_DUE : rest;
};

const phaseOf = ({ counted, number, left }: CribbageState): CribbageState['phase'] => {
  if ((counted & 16) !== 0) return 'deal';
  return number > 0 && left.some((cards) => cards > 0) ? 'play' : 'show';
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: CribbageState, event: CribbageEvent): CribbageState => {
  switch (event.type) {
    case 'CardPlayed':
      play(state, event.data);
      break;
    case 'GoSaid':
      go(state, seatIndex(event.data.seat));
      break;
    case 'PointsPegged':
      peg(state, event.data);
      break;
    case 'SeriesEnded':
      endSeries(state, indexOf(event.data.next));
      break;
    case 'HandCounted':
      count(state, event.data);
      break;
    case 'CardLaidAway':
      layAway(state, seatIndex(event.data.seat), event.data.card);
      break;
    case 'StarterTurned':
      turnUp(state, event.data.card);
      break;
    case 'CardsDealt':
      deal(state, event.data);
      break;
    default:
      evolveSeldom(state, event);
  }
  return state;
};

const evolveSeldom = (state: CribbageState, event: CribbageEvent): void => {
  switch (event.type) {
    case 'CardsDrawn':
      draw(state, event.data);
      break;
    case 'DealerDrawn':
      state.dealer = seatIndex(event.data.seat);
      state.phase = 'deal';
      break;
    case 'DealCancelled':
      cancel(state);
      break;
    case 'PointsCalled':
      settleDue(state, sideIndex(seatIndex(event.data.seat)), event.data.points);
      break;
    case 'PointsLost':
      settleDue(state, sideOf(event.data.side), event.data.points);
      break;
    case 'ForgottenClaimed':
      state.spoken = true;
      break;
    case 'PegSetBack':
      setBack(state, event.data);
      break;
    default:
      evolveResult(state, event);
  }
};

const evolveResult = (state: CribbageState, event: CribbageEvent): void => {
  switch (event.type) {
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'DisputeOpened':
      state.dispute = event.data;
      break;
    case 'ArbiterDecided':
      if (state.dispute !== null) state.settled = [...state.settled, disputeKey(state.dispute)];
      state.dispute = null;
      break;
    case 'ResultRecorded':
      state.recorded = true;
      state.totals[0] = event.data.NS;
      state.totals[1] = event.data.EW;
      break;
    case 'DealScored':
      // Pegs went back: the event tells everybody else that the game goes on.
      state.score = event.data.result.winner === null ? null : event.data;
      state.phase = state.score === null ? phaseOf(state) : 'finished';
      break;
    default:
      break;
  }
};
