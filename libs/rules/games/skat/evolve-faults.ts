import { give } from '@arbitre/rules/kernel/hands';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { breachOf } from './breaches';
import { parseContract } from './contract';
import type {
  ArbiterDecided,
  CardsShown,
  ContinuationDemanded,
  IrregularityObserved,
  LookedAt,
  SkatEvent,
} from './events';
import { returnCards } from './take-back';
import { seatIndex } from './seats';
import type { SkatState } from './state';
import { cardsLeft } from '@arbitre/rules/kernel/tricks/play';

const observe = (state: SkatState, data: IrregularityObserved['data']): void => {
  state.irregularities = [...state.irregularities, data];
  if (data.article === 'SKAT-3.3.10.c') state.mustChoose = true;
  const mark = breachOf(data, state.play.completed);
  if (mark !== null) state.breaches = [...state.breaches, mark];
};

const look = (state: SkatState, { seat, at }: LookedAt['data']): void => {
  const place = seatIndex(seat);
  if (at === 'skat') {
    state.skatSeenBy |= 1 << place;
    return;
  }
  const most = Math.max(state.looks.length, place + 1);
  state.looks = Array.from({ length: most }, (_, index) => {
    const before = state.looks[index] ?? 0;
    return index === place ? before | (1 << seatIndex(at)) : before;
  });
};

/** A declarer who shows his whole hand plays on with open cards. */
const show = (state: SkatState, { seat, cards }: CardsShown['data']): void => {
  const place = seatIndex(seat);
  for (const card of cards) give(state.play.held, place, parseCard(card));
  if (place === state.declarer && state.phase === 'play' && cards.length === cardsLeft(state.play, place))
    state.laidOpen = true;
};

const cure = (state: SkatState, { breach }: ContinuationDemanded['data']): void => {
  // Pointed out by the guilty party itself: the game that had ended by it goes on.
  if (state.endedBy === breach) {
    state.ended = null;
    state.endedBy = state.claimedBy = -1;
    state.phase = 'play';
    state.scoreDue = false;
  }
  state.breaches = state.breaches.map((each, at) => (at === breach ? { ...each, cured: true } : each));
};

const rule = (state: SkatState, { outcome }: ArbiterDecided['data']): void => {
  const at = state.dispute?.breach;
  state.dispute = null;
  if (at === undefined) return;
  if (outcome === 'proven') state.endedBy = at;
  state.breaches = state.breaches.map((each, index) =>
    index === at ? { ...each, judged: false, cured: outcome !== 'proven' } : each,
  );
};

/** Irregularities, what the table makes of them, and the arbiter. */
export const evolveFault = (state: SkatState, event: SkatEvent): void => {
  switch (event.type) {
    case 'IrregularityObserved':
      observe(state, event.data);
      break;
    case 'CardsReturned':
      returnCards(
        state.play,
        event.data.cards.map(({ seat, card }) => ({ seat: seatIndex(seat), card: parseCard(card) })),
      );
      break;
    case 'ContinuationDemanded':
      cure(state, event.data);
      break;
    case 'BreachClaimed':
      state.endedBy = event.data.breach;
      state.claimedBy = seatIndex(event.data.seat);
      break;
    case 'CardsShown':
      show(state, event.data);
      break;
    case 'LookedAt':
      look(state, event.data);
      break;
    case 'CardLedEarly':
      state.early = parseCard(event.data.card);
      give(state.play.held, seatIndex(event.data.seat), state.early);
      break;
    default:
      evolveTable(state, event);
  }
};

const evolveTable = (state: SkatState, event: SkatEvent): void => {
  switch (event.type) {
    case 'AnnouncementVoid':
      state.voidGame = parseContract(event.data.said)?.game ?? null;
      break;
    case 'OpenHandDemanded':
      state.openDemanded = true;
      break;
    case 'TrickGathered':
      state.play.gathered = state.play.completed;
      break;
    case 'DisputeOpened':
      state.dispute = event.data;
      break;
    case 'ArbiterDecided':
      rule(state, event.data);
      break;
    case 'ClaimsClosed':
      state.claimsClosed = true;
      break;
    default:
      break;
  }
};
