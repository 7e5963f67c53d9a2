import { mayCall } from '@arbitre/rules/kernel/auction/auction';
import { formatCall, HIGHEST_BID, LOWEST_BID, parseCall, STRAINS } from '@arbitre/rules/kernel/auction/calls';
import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import {
  playsOf,
  type RecordedDeal,
  recordedDeal,
  replayWorks,
} from '@arbitre/rules/kernel/testing/recorded-deals';
import type { BridgePlafondAct } from '../acts';
import type { BridgePlafondEvent, Named } from '../events';
import { bridgePlafond } from '../game';
import { type BridgePlafondSetup, USUAL_PACKS } from '../setup';
import type { BridgePlafondState } from '../state';

type Deal = RecordedDeal<BridgePlafondSetup, BridgePlafondAct, BridgePlafondEvent>;

const DOUBLES = ['X', 'XX'];

/** What the next seat says: a double now and then, a bid a little higher, or a pass; never four passes. */
const nextCall = ({ auction }: BridgePlafondState, random: Seeded): string => {
  const opens = auction.bid === 0;
  const double = DOUBLES.find((call) => mayCall(auction, auction.turn, parseCall(call)));
  if (!opens && double !== undefined && random(6) === 0) return double;
  const bid = Math.max(auction.bid, LOWEST_BID - 1) + 1 + random(4);
  const bids = bid <= HIGHEST_BID && (random(3) === 0 || (opens && auction.passes === 3));
  return bids ? formatCall(bid) : 'Pass';
};

/** A whole deal at an enforced table, every check on, calls and cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const dealer = seatName(random(4));
  const setup = { board: 1, dealer, packs: USUAL_PACKS };
  return recordedDeal(bridgePlafond, setup, random, (act, state) => {
    act({ do: 'cut', by: seatName((seatIndex(dealer) + 3) & 3) });
    act({ do: 'deal', order: shuffled(PACK_52.cards, random).map(formatCard) });
    while (state.phase === 'auction')
      act({ do: 'call', seat: seatName(state.auction.turn), call: nextCall(state, random) });
  });
};

type BareDeal = {
  readonly hands: Hands;
  readonly cards: readonly BareCard[];
  readonly trump: number;
  readonly leader: number;
};

const bareDeal = ({ events }: Deal): BareDeal => {
  const hands = emptyHands(4);
  let trump = STRAINS.indexOf('NT');
  let leader = 0;
  for (const event of events) {
    if (event.type === 'HandsDealt')
      for (const [seat, hand] of Object.entries(event.data.hands))
        for (const card of hand ?? []) give(hands, seatIndex(seat), parseCard(card));
    if (event.type === 'AuctionClosed' && event.data.contract !== null) {
      trump = STRAINS.indexOf(event.data.contract.strain);
      leader = leftOf(seatIndex(event.data.contract.declarer));
    }
  }
  const cards = events
    .filter((event): event is Named<'CardPlayed'> => event.type === 'CardPlayed')
    .map(({ data }) => data);
  return { hands, cards, trump, leader };
};

const bare = (deals: readonly Deal[]): (() => void) => {
  const bares = deals.map(bareDeal);
  const held = emptyHands(4);
  return () => {
    for (const deal of bares) {
      held.set(deal.hands);
      if (bareTricks(held, deal.cards, deal.trump, deal.leader) < 0) throw new Error('an illegal card');
    }
  };
};

const measured = {
  game: bridgePlafond,
  deal: randomDeal,
  bare,
  cards: 52,
  targets: { evolve: 6, decide: 2 },
};

/** Replay of complete legal deals of bridge-plafond. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
