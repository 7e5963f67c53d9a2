import { parseCard } from '@arbitre/rules/kernel/cards';
import { SEATS as COMPASS } from '@arbitre/rules/kernel/compass';
import { emptyHands, give, type Hands, take } from '@arbitre/rules/kernel/hands';
import { seeded } from '@arbitre/rules/kernel/seeded';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import {
  playsOf,
  type RecordedDeal,
  recordedDeal,
  replayWorks,
} from '@arbitre/rules/kernel/testing/recorded-deals';
import type { WhistBridgeAct } from '../acts';
import { dealing, nextAct } from '../demo/play-deal';
import type { CardPlayed, WhistBridgeEvent } from '../events';
import { whistBridge } from '../game';
import { indexOf, orderOf } from '../seats';
import { dealerOf, type WhistBridgeSetup } from '../setup';

type Deal = RecordedDeal<WhistBridgeSetup, WhistBridgeAct, WhistBridgeEvent>;

/** A whole deal at an enforced table, every check on, its calls and cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const players = 4 + random(2);
  const deal = random(4 * players) + 1;
  const setup = { deal, players, dealer: dealerOf(deal, players) };
  return recordedDeal(whistBridge, setup, random, (act, state) => {
    for (const each of dealing(state, random)) act(each as unknown as WhistBridgeAct);
    while (state.phase !== 'play') act(nextAct(state, random) as unknown as WhistBridgeAct);
  });
};

type BareDeal = {
  readonly hands: Hands;
  readonly cards: readonly BareCard[];
  readonly trump: number;
  readonly leader: number;
};

/** The four who play sit at the compass, in the order of speaking. */
const bareDeal = ({ setup, events }: Deal): BareDeal => {
  const order = orderOf(setup.setup);
  const hands = emptyHands(4);
  let trump = -1;
  for (const { type, data } of events) {
    if (type === 'CardsDealt')
      for (const [seat, hand] of Object.entries(data.hands))
        for (const card of hand ?? []) give(hands, indexOf(order, seat), parseCard(card));
    if (type === 'AuctionClosed') trump = 'CDHS'.indexOf(data.contract.split('-')[1] ?? '?');
    if (type === 'CardDiscarded') take(hands, indexOf(order, data.seat), parseCard(data.card ?? ''));
    if (type === 'TrumpNamed') trump = 'CDHS'.indexOf(data.suit);
  }
  const cards = events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map(({ data: { seat, card } }): BareCard => ({ seat: COMPASS[indexOf(order, seat)] ?? 'N', card }));
  return { hands, cards, trump, leader: COMPASS.findIndex((seat) => seat === cards[0]?.seat) };
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
  game: whistBridge,
  deal: randomDeal,
  bare,
  cards: 52,
  targets: { evolve: 6, decide: 2 },
};

/** Replay of complete legal deals of whist bridge. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
