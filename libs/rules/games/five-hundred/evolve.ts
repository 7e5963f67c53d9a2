import { type Card, NO_CARD } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { give, take } from '@arbitre/rules/kernel/hands';
import { correctRevoke, exposeCard } from '@arbitre/rules/kernel/tricks/revokes';
import { giveHand, isKnown, sizeHand, startPlay } from '@arbitre/rules/kernel/tricks/play';
import { ASKS_NOTHING } from '@arbitre/rules/kernel/tricks/ranking';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { putAway } from '@arbitre/rules/kernel/tricks/visible';
import { isJoker, isNoTrump, KITTY, KITTY_CARDS, parseCard, rankingWith, TRICKS } from './cards';
import type {
  ArbiterDecided,
  CardPlayed,
  CardReplaced,
  CardsDealt,
  CardsDiscarded,
  FiveHundredEvent,
  HandsCounted,
  IrregularityObserved,
  RevokeEstablished,
} from './events';
import { standsBefore, stepOf } from './revokes';
import { sideBit } from './score';
import { dealAgain, disputeKey, type FiveHundredState } from './state';

const deal = (state: FiveHundredState, { hands, kitty }: CardsDealt['data']): void => {
  state.dealt = true;
  state.phase = 'auction';
  SEATS.forEach((name, seat) => {
    const hand = hands[name];
    if (hand === null) return;
    state.counts[seat] = hand.length;
    giveHand(state.play, seat, hand.map(parseCard));
  });
  if (kitty === null) return;
  state.kitty = kitty.map(parseCard);
  state.kittyCount = kitty.length;
  giveHand(state.play, KITTY, state.kitty);
};

/** What lies at a place is not known any more. */
const forget = (state: FiveHundredState, place: number): void => {
  const { play } = state;
  play.known &= ~(1 << place);
  play.held[place * 2] = play.held[place * 2 + 1] = 0;
};

/** C500-5.1: the six cards lie in the taker's hand, which is known where both are. */
const takeKitty = (state: FiveHundredState, seat: number): void => {
  const { play, kitty, visible } = state;
  state.taken = true;
  if (kitty !== null && isKnown(play, seat)) for (const card of kitty) give(play.held, seat, card);
  else {
    forget(state, seat);
    play.held[seat * 2] = visible.cards[seat * 2] ?? 0;
    play.held[seat * 2 + 1] = visible.cards[seat * 2 + 1] ?? 0;
  }
  forget(state, KITTY);
};

/** C500-5.3: the pile beside the hands is what was put away; the play begins with the sixth card of it. */
const discard = (state: FiveHundredState, { seat: name, cards, count }: CardsDiscarded['data']): void => {
  const { play, visible } = state;
  const seat = seatIndex(name);
  state.discarded += count;
  if (cards === null) {
    forget(state, seat);
    forget(state, KITTY);
  } else {
    if (isKnown(play, seat) || isKnown(play, KITTY)) play.known |= 1 << KITTY;
    for (const each of cards.map(parseCard)) {
      take(play.held, seat, each);
      give(play.held, KITTY, each);
      if (visible.count > 0) putAway(visible, seat, each);
    }
  }
  if (state.discarded < KITTY_CARDS) return;
  beginPlay(state, seat);
};

const known = (count: number, usual: number): number => (count < 0 ? usual : count);

/** Hands that were dealt wrongly, or of which another number than six was put away, run out before others or after them. */
const beginPlay = (state: FiveHundredState, taker: number): void => {
  const { play, counts, taken, kittyCount, discarded } = state;
  state.phase = 'play';
  for (let seat = 0; seat < 4; seat++) {
    const dealt = known(counts[seat] ?? -1, TRICKS);
    const added = seat === taker && taken ? known(kittyCount, KITTY_CARDS) - discarded : 0;
    sizeHand(play, seat, dealt + added);
  }
};

const playOne = (state: FiveHundredState, { seat: name, card: text, calls }: CardPlayed['data']): void => {
  const { play, visible } = state;
  const seat = seatIndex(name);
  const card = parseCard(text);
  if (state.phase === 'kitty') beginPlay(state, seat);
  if (play.count === 0 && isJoker(card) && isNoTrump(play)) leadJoker(state, seat, card, calls);
  else playCard(play, seat, card);
  if (visible.count > 0) putAway(visible, seat, card);
};

/** C500-5-GAP-4: the suit that it calls is led; nothing is asked where it calls none. */
const leadJoker = (state: FiveHundredState, seat: number, card: Card, calls: string | undefined): void => {
  const suit = calls === undefined ? ASKS_NOTHING : 'CDHS'.indexOf(calls.charAt(0));
  playCard(state.play, seat, card, suit);
  state.asked = calls === undefined ? NO_CARD : parseCard(calls);
};

const count = (state: FiveHundredState, { counts }: HandsCounted['data']): void => {
  SEATS.forEach((name, seat) => {
    const cards = counts[name];
    if (cards !== undefined) state.counts[seat] = cards;
  });
  state.kittyCount = counts.kitty ?? state.kittyCount;
};

const observe = (state: FiveHundredState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  const seat = seatIndex(data.seat);
  const trick = Number(data.facts.trick ?? 0);
  if (data.article === 'C500-6.8') state.known[seat] = (state.known[seat] ?? 0) | (1 << trick);
  if (data.article === 'C500-6-GAP-2' && data.facts.led !== undefined)
    state.revokes = [...state.revokes, { seat, trick, card: String(data.facts.card ?? '') }];
};

const replace = (state: FiveHundredState, data: CardReplaced['data']): void => {
  const seat = seatIndex(data.seat);
  correctRevoke(state, seat, parseCard(data.with));
  state.revokes = state.revokes.filter((mark) => mark.seat !== seat || mark.card !== data.card);
};

/** C500-6-GAP-2: of several the first in order of play counts. */
const establish = (state: FiveHundredState, { accused, trick }: RevokeEstablished['data']): void => {
  const seat = seatIndex(accused);
  const found = { seat, trick, step: stepOf(state.play, seat, trick) };
  if (state.established === null || standsBefore(found, state.established)) state.established = found;
  state.revokes = state.revokes.filter((mark) => mark.seat !== seat || mark.trick !== trick);
  state.known[seat] = (state.known[seat] ?? 0) | (1 << trick);
  state.scoreDue = true;
};

const rule = (state: FiveHundredState, { outcome, side, tricks }: ArbiterDecided['data']): void => {
  if (state.dispute !== null) state.settled = [...state.settled, disputeKey(state.dispute)];
  state.dispute = null;
  if (outcome === 'point-lost' && side !== undefined) state.silenced |= sideBit(side);
  if (outcome === 'tricks' && tricks !== undefined) state.ruledTricks = tricks;
  state.scoreDue = true;
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: FiveHundredState, event: FiveHundredEvent): FiveHundredState => {
  switch (event.type) {
    case 'CardPlayed':
      playOne(state, event.data);
      break;
    case 'TrickWon':
      winTrick(state.play, seatIndex(event.data.seat));
      state.asked = NO_CARD;
      if (state.play.completed === TRICKS) state.scoreDue = true;
      break;
    case 'BidMade': {
      const { seat, tricks, denomination } = event.data;
      state.calls = [...state.calls, { seat, bid: { tricks, denomination } }];
      break;
    }
    case 'BidPassed':
      state.calls = [...state.calls, { seat: event.data.seat, bid: null }];
      break;
    default:
      evolveSeldom(state, event);
  }
  return state;
};

const evolveSeldom = (state: FiveHundredState, event: FiveHundredEvent): void => {
  switch (event.type) {
    case 'CutMade':
      state.cut = true;
      break;
    case 'CardsDealt':
      deal(state, event.data);
      break;
    case 'AuctionClosed':
      // C500-5.5: the taker leads, once he has discarded.
      state.phase = 'kitty';
      startPlay(state.play, rankingWith(event.data.denomination), seatIndex(event.data.seat));
      break;
    case 'KittyTaken':
      takeKitty(state, seatIndex(event.data.seat));
      break;
    case 'KittyJokerShown':
      state.shown = parseCard(event.data.card);
      break;
    case 'CardsDiscarded':
      discard(state, event.data);
      break;
    case 'HandsCounted':
      count(state, event.data);
      break;
    default:
      evolveFault(state, event);
  }
};

const evolveFault = (state: FiveHundredState, event: FiveHundredEvent): void => {
  switch (event.type) {
    case 'CardExposed':
      // Found face up in the pack: the deal is cancelled, nobody holds the card yet (C500-7.2).
      if (event.data.cause !== 'pack')
        exposeCard(state, seatIndex(event.data.seat), parseCard(event.data.card));
      break;
    case 'CardReplaced':
      replace(state, event.data);
      break;
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'RevokeEstablished':
      establish(state, event.data);
      break;
    case 'DisputeOpened':
      state.dispute = event.data;
      break;
    case 'ArbiterDecided':
      rule(state, event.data);
      break;
    default:
      evolveResult(state, event);
  }
};

const evolveResult = (state: FiveHundredState, event: FiveHundredEvent): void => {
  switch (event.type) {
    case 'DealVoided':
      dealAgain(state);
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      state.scoreDue = true;
      break;
    case 'DealScored':
      state.scoreDue = false;
      // A cancelled deal has no score: the event tells everybody else that nobody scored.
      state.score = event.data.result.taker === null ? null : event.data;
      if (state.score !== null) state.phase = 'finished';
      break;
    default:
      break;
  }
};
