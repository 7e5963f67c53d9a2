import { NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { give } from '@arbitre/rules/kernel/hands';
import { holdBid, makeBid, passBid } from './auction';
import { parseContract } from './contract';
import type {
  AuctionClosed,
  DealScored,
  GameAnnounced,
  GameEnded,
  HandLaidOpen,
  SkatDiscarded,
  SkatEvent,
  SkatTaken,
} from './events';
import { evolveDealing } from './evolve-dealing';
import { evolveFault } from './evolve-faults';
import { seatIndex } from './seats';
import type { SkatState } from './state';
import { playCard, winTrick } from '@arbitre/rules/kernel/tricks/trick';
import { layBack, SKAT, skatToHand } from './play';
import { rankingIn } from './ranks';

const close = (state: SkatState, { declarer, bid }: AuctionClosed['data']): void => {
  state.auction.waiting = 'closed';
  state.declarer = seatIndex(declarer);
  state.bid = bid;
  state.phase = state.contract === null ? 'skat' : 'play';
};

const takeSkat = (state: SkatState, { seat, cards }: SkatTaken['data']): void => {
  const place = seatIndex(seat);
  state.taken = true;
  state.skatSeenBy |= 1 << place;
  skatToHand(state.play, place);
  for (const card of cards ?? []) give(state.play.held, place, parseCard(card));
};

const discard = (state: SkatState, { seat, cards }: SkatDiscarded['data']): void => {
  const place = seatIndex(seat);
  state.discarded += cards.length;
  for (const text of cards) layBack(state.play, place, parseCard(text));
  state.play.known |= 1 << SKAT;
};

const announce = (state: SkatState, { contract }: GameAnnounced['data']): void => {
  state.contract = parseContract(contract);
  if (state.contract !== null) state.play.ranking = rankingIn(state.contract.game);
  state.voidGame = null;
  state.phase = 'play';
};

const layOpen = (state: SkatState, { seat, cards }: HandLaidOpen['data']): void => {
  const place = seatIndex(seat);
  state.laidOpen = true;
  state.openDemanded = false;
  for (const card of cards) give(state.play.held, place, parseCard(card));
  state.play.known |= 1 << place;
};

const end = (state: SkatState, data: GameEnded['data']): void => {
  state.ended = data;
  state.scoreDue = true;
};

const score = (state: SkatState, data: DealScored['data']): void => {
  state.scoreDue = false;
  // A void deal has no score: the event tells everybody else that nobody scored.
  state.score = data.result.kind === 'void' ? null : data;
  if (state.score !== null) state.phase = 'finished';
};

/** Applies one event in place and returns the state. An event of another type is passed over. */
export const evolve = (state: SkatState, event: SkatEvent): SkatState => {
  switch (event.type) {
    case 'CardPlayed': {
      const card = parseCard(event.data.card);
      playCard(state.play, seatIndex(event.data.seat), card);
      if (state.early === card) state.early = NO_CARD;
      break;
    }
    case 'TrickWon':
      winTrick(state.play, seatIndex(event.data.seat));
      break;
    case 'BidMade':
      makeBid(state.auction, seatIndex(event.data.seat), event.data.call);
      break;
    case 'BidHeld':
      holdBid(state.auction, seatIndex(event.data.seat));
      break;
    case 'BidPassed':
      passBid(state.auction, seatIndex(event.data.seat));
      break;
    default:
      evolveGame(state, event);
  }
  return state;
};

const evolveGame = (state: SkatState, event: SkatEvent): void => {
  switch (event.type) {
    case 'AuctionClosed':
      close(state, event.data);
      break;
    case 'SkatTaken':
      takeSkat(state, event.data);
      break;
    case 'SkatDiscarded':
      discard(state, event.data);
      break;
    case 'GameAnnounced':
      announce(state, event.data);
      break;
    case 'HandLaidOpen':
      layOpen(state, event.data);
      break;
    case 'DealPassedIn':
      state.auction.waiting = 'closed';
      state.passedIn = state.scoreDue = true;
      break;
    case 'GameEnded':
      end(state, event.data);
      break;
    case 'DealScored':
      score(state, event.data);
      break;
    case 'ResultRecorded':
      state.recorded = event.data;
      state.scoreDue = true;
      break;
    default:
      evolveShortened(state, event);
  }
};

const evolveShortened = (state: SkatState, event: SkatEvent): void => {
  switch (event.type) {
    case 'GameConceded':
      state.conceding = seatIndex(event.data.seat) === state.declarer;
      // Who refused before is asked again (SKAT-4.3.2).
      state.refusals = 0;
      break;
    case 'ConcessionAnswered':
      if (!event.data.consents) state.refusals |= 1 << seatIndex(event.data.seat);
      if (state.refusals === allOthers(state)) state.conceding = false;
      break;
    case 'ClaimMade':
      state.claim = event.data;
      state.claimAccepted = 0;
      break;
    case 'ClaimAnswered':
      if (event.data.accepts) state.claimAccepted |= 1 << seatIndex(event.data.seat);
      break;
    case 'ClaimDecided':
      state.claim = null;
      break;
    case 'CardsThrown':
      break;
    default:
      evolveDealing(state, event);
      evolveFault(state, event);
  }
};

/** Everybody at the table but the declarer, one bit each (SKAT-4.3.2). */
const allOthers = ({ setup, declarer }: SkatState): number => ((1 << setup.players) - 1) & ~(1 << declarer);
