import { parseCard } from '@arbitre/rules/kernel/cards';
import { give } from '@arbitre/rules/kernel/hands';
import { newAuction } from './auction';
import type { AuctionRestarted, CardsDealt, HandsCounted, SkatEvent, SkatRedrawn } from './events';
import type { HandsBySeat } from './fields';
import { PLAYERS, seatIndex } from './seats';
import { dealAgain, type SkatState } from './state';
import { wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { clearPlace, layBack, SKAT, skatToHand } from './play';

/** Cards that became known: those that were not played lie where they were dealt. */
const giveKnown = (state: SkatState, place: number, cards: readonly string[] | null): void => {
  if (cards === null) return;
  state.play.known |= 1 << place;
  for (const text of cards) {
    const card = parseCard(text);
    if (!wasPlayed(state.play, card)) give(state.play.held, place, card);
  }
};

const giveHands = (state: SkatState, hands: HandsBySeat): void => {
  PLAYERS.forEach((name, seat) => {
    giveKnown(state, seat, hands[name]);
    state.counts[seat] = hands[name]?.length ?? state.counts[seat] ?? -1;
  });
};

const deal = (state: SkatState, { hands, skat }: CardsDealt['data']): void => {
  state.phase = 'auction';
  giveHands(state, hands);
  giveKnown(state, SKAT, skat);
  state.dealtSkat = (skat ?? []).map(parseCard);
};

/** Hands and skat as they lie now, made known after the play has begun. */
const reveal = (state: SkatState, { hands, skat }: CardsDealt['data']): void => {
  PLAYERS.forEach((name, seat) => {
    giveKnown(state, seat, hands[name]);
  });
  giveKnown(state, SKAT, skat);
};

const count = (state: SkatState, { counts, dealt }: HandsCounted['data']): void => {
  if (!dealt) return;
  PLAYERS.forEach((name, seat) => {
    state.counts[seat] = counts[name] ?? state.counts[seat] ?? -1;
  });
};

const mix = (state: SkatState, seat: number): void => {
  state.mixedBy = seat;
  state.skatSeenBy |= 1 << seat;
  skatToHand(state.play, seat);
};

const restart = (state: SkatState, { eligible }: AuctionRestarted['data']): void => {
  state.auction = newAuction(7 & ~eligible.reduce((bits, seat) => bits | (1 << seatIndex(seat)), 0));
};

const redraw = (state: SkatState, { seat, cards }: SkatRedrawn['data']): void => {
  const place = seatIndex(seat);
  state.mixedBy = -1;
  state.skatSeenBy = 0;
  state.dealtSkat = (cards ?? []).map(parseCard);
  if (cards === null) {
    // Two of twelve, drawn face down: from here nobody knows which ten stayed.
    clearPlace(state.play, place);
    return;
  }
  for (const card of cards) layBack(state.play, place, parseCard(card));
  state.play.known |= 1 << SKAT;
};

const restore = (state: SkatState, place: number): void => {
  state.mixedBy = -1;
  for (const card of state.dealtSkat) layBack(state.play, place, card);
  if (state.dealtSkat.length > 0) state.play.known |= 1 << SKAT;
};

/** What happens before the cards are played: shuffling, dealing, counting, and what goes wrong with the auction. */
export const evolveDealing = (state: SkatState, event: SkatEvent): void => {
  switch (event.type) {
    case 'DeckShuffled':
      state.shuffled = event.data.fault === undefined;
      break;
    case 'DeckCut':
      state.cut = true;
      break;
    case 'CardsDealt':
      deal(state, event.data);
      break;
    case 'HandPickedUp':
      state.pickedUp |= 1 << seatIndex(event.data.seat);
      if (event.data.skat === true) mix(state, seatIndex(event.data.seat));
      break;
    case 'HandsCounted':
      count(state, event.data);
      break;
    case 'HandsRevealed':
      reveal(state, event.data);
      break;
    case 'DealVoided':
      dealAgain(state);
      break;
    default:
      evolveAuctionFault(state, event);
  }
};

const evolveAuctionFault = (state: SkatState, event: SkatEvent): void => {
  switch (event.type) {
    case 'PlayerExcluded':
      if (state.auction.calls.length === 0)
        state.auction = newAuction(state.auction.excluded | (1 << seatIndex(event.data.seat)));
      break;
    case 'AuctionRestarted':
      restart(state, event.data);
      break;
    case 'SkatRedrawn':
      redraw(state, event.data);
      break;
    case 'SkatRestored':
      restore(state, seatIndex(event.data.seat));
      break;
    case 'GameChosen':
      state.mustChoose = false;
      state.chosen = event.data.game;
      break;
    default:
      break;
  }
};
