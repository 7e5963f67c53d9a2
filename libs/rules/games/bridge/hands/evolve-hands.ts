import { parseCard } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { give } from '@arbitre/rules/kernel/hands';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import { giveHand, unevenHands } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeEvent, HandEvent } from '../events';
import { parseCall } from '@arbitre/rules/kernel/auction/calls';
import { type BridgeState, initialState } from '../state';
import { type HandRecord, NOTHING_SAID, type Review, withoutReview } from './record';

type DataOf<Type extends HandEvent['type']> = Extract<HandEvent, { readonly type: Type }>['data'];

const reviewed = (record: HandRecord, ...reviews: readonly Review[]): HandRecord => ({
  ...record,
  reviews: [...record.reviews, ...reviews],
});

const restoreHands = (state: BridgeState, { hands, saw, article }: DataOf<'HandsRestored'>): void => {
  const { play } = state;
  SEATS.forEach((name, seat) => {
    if ((hands?.[name] ?? null) === null) return;
    play.held[seat << 1] = play.held[(seat << 1) + 1] = 0;
    if (play.sizes !== null) play.sizes[seat] = TRICKS;
  });
  SEATS.forEach((name, seat) => {
    const hand = hands?.[name] ?? null;
    if (hand !== null) giveHand(play, seat, hand.map(parseCard));
  });
  const looks: readonly Review[] = [
    ...(article === 'BD-L13B1' ? [{ article, at: 'end' } as const] : []),
    ...(saw.length > 0 ? [{ article: 'BD-L13A2', at: 'end' } as const] : []),
  ];
  state.hands = reviewed({ ...state.hands, wrong: null }, ...looks);
};

/** The card is in its hand again, one more than the hand was known to have (BD-L14B4). */
const restoreCard = (state: BridgeState, { seat: name, card, found }: DataOf<'CardRestored'>): void => {
  const { play } = state;
  const seat = seatIndex(name);
  state.hands = { ...state.hands, wrong: null };
  if (found === 'played-cards') return;
  give(play.held, seat, parseCard(card));
  if (play.sizes !== null) unevenHands(play)[seat] = Math.min(TRICKS, (play.sizes[seat] ?? TRICKS) + 1);
};

/** The number that waited is right once the card too many is gone (BD-L13C). */
const withoutCard = (wrong: HandRecord['wrong'], seat: string): HandRecord['wrong'] => {
  if (wrong === null || wrong.article === 'BD-L13C') return null;
  const counts = { ...wrong.counts, [seat]: (wrong.counts[seat] ?? TRICKS) - 1 };
  return Object.values(counts).every((count) => count === TRICKS) ? null : wrong;
};

/** BD-L6D1 to BD-L6D3: as before the cards were dealt. */
const dealAnew = (state: BridgeState): void => {
  const { setup, policy, grain, irregularities } = state;
  Object.assign(state, initialState({ setup, policy, grain }), { irregularities, hands: NOTHING_SAID });
};

/** What is recorded of the hands and the board; whatever else happens is passed over. */
export const evolveHands = (state: BridgeState, event: BridgeEvent): void => {
  const { hands } = state;
  switch (event.type) {
    case 'DealingNoted': {
      const { method, present = ['NS', 'EW'] } = event.data;
      state.hands = { ...hands, dealing: { method, sides: present.length } };
      break;
    }
    case 'HandsCounted': {
      const { counts, article } = event.data;
      if (article !== null) state.hands = { ...hands, wrong: { counts, article } };
      break;
    }
    case 'HandsRestored':
      restoreHands(state, event.data);
      break;
    case 'CardRestored':
      restoreCard(state, event.data);
      break;
    case 'SurplusCardRemoved': {
      const counted = { ...hands, wrong: withoutCard(hands.wrong, event.data.seat) };
      state.hands =
        event.data.trick === undefined ? counted : reviewed(counted, { article: 'BD-L13C', at: 'end' });
      break;
    }
    case 'CalledElsewhere': {
      const { seat, call, board } = event.data;
      state.hands = { ...hands, elsewhere: [...hands.elsewhere, { seat, call: parseCall(call), board }] };
      break;
    }
    case 'NewDealOrdered':
      dealAnew(state);
      break;
    case 'DealCancelled':
      state.hands = { ...hands, wrong: null, reviews: [], cancelled: event.data.article };
      break;
    case 'ResultLeftStanding':
      state.hands = withoutReview(hands, event.data.article);
      break;
    case 'HandReturned':
      state.hands = { ...hands, returned: [...hands.returned, event.data.seat] };
      break;
    case 'HandTakenOut':
      state.hands = { ...hands, returned: hands.returned.filter((seat) => seat !== event.data.seat) };
      break;
  }
};
