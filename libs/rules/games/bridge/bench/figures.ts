import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { cardPlaysOf } from '@arbitre/rules/kernel/testing/allocation';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import type { GameBench, Work } from '@arbitre/rules/kernel/testing/figure';
import { playedDeals, type RandomDeal } from '../demo/random-deals';
import type { CardPlayed } from '../events';
import { bridgeDuplicate } from '../game';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';
import { scoringTimings } from './scoring';

const evolveAll = (deals: readonly RandomDeal[]): void => {
  for (const deal of deals) {
    let state = bridgeDuplicate.initial(deal.setup);
    for (const event of deal.events) state = bridgeDuplicate.evolve(state, event);
    if (state.score === null) throw new Error('a deal without a score');
  }
};

const decideAll = (deals: readonly RandomDeal[]): void => {
  for (const deal of deals) {
    let state = bridgeDuplicate.initial(deal.setup);
    for (const command of deal.commands) {
      const decision = bridgeDuplicate.decide(state, command);
      if (!decision.ok) throw new Error(decision.violation.article);
      for (const event of decision.events) state = bridgeDuplicate.evolve(state, event);
    }
    if (state.score === null) throw new Error('a deal without a score');
  }
};

const fromJson = (setups: readonly RandomDeal[], streams: readonly (readonly string[])[]): void => {
  for (const [index, stream] of streams.entries()) {
    const deal = setups[index];
    if (deal === undefined) continue;
    let state = bridgeDuplicate.initial(deal.setup);
    for (const line of stream)
      state = bridgeDuplicate.evolve(state, JSON.parse(line) as (typeof deal.events)[number]);
    if (state.score === null) throw new Error('a deal without a score');
  }
};

type BareDeal = {
  readonly hands: Hands;
  readonly cards: readonly BareCard[];
  readonly trump: number;
  readonly leader: number;
};

const bareDeal = (deal: RandomDeal): BareDeal => {
  const hands = emptyHands(4);
  for (const event of deal.events)
    if (event.type === 'CardsDealt')
      for (const [seat, hand] of Object.entries(event.data.hands))
        for (const card of hand ?? []) give(hands, seatIndex(seat), parseCard(card));
  const cards = deal.events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map((event) => event.data);
  const trump = STRAINS.indexOf(deal.state.contract?.strain ?? 'NT');
  return { hands, cards, trump, leader: seatIndex(cards[0]?.seat ?? 'N') };
};

const bareAll = (deals: readonly BareDeal[]): void => {
  const held = emptyHands(4);
  for (const deal of deals) {
    held.set(deal.hands);
    if (bareTricks(held, deal.cards, deal.trump, deal.leader) < 0) throw new Error('an illegal card');
  }
};

/** Replay of complete legal deals of bridge; the first work is the bare loop over their cards. */
const works = (count: number): readonly Work[] => {
  const deals = playedDeals(count);
  const events = deals.reduce((total, deal) => total + deal.events.length, 0);
  const bares = deals.map(bareDeal);
  const streams = deals.map((deal) => deal.events.map((event) => JSON.stringify(event)));
  const work = (name: string, target: number, size: number, passes: number, run: () => void): Work => ({
    name: `bridge ${name}`,
    target,
    events: size,
    passes,
    run,
  });
  return [
    work('bare loop', 12, 52 * deals.length, 100, () => {
      bareAll(bares);
    }),
    work('evolve from decoded events', 6, events, 20, () => {
      evolveAll(deals);
    }),
    work('decide and evolve', 3, events, 5, () => {
      decideAll(deals);
    }),
    work('JSON text to state', 0.4, events, 2, () => {
      fromJson(deals, streams);
    }),
  ];
};

export default {
  works,
  timings: scoringTimings,
  cardPlays: (count, copies) => {
    const deals = playedDeals(count);
    return () => cardPlaysOf(bridgeDuplicate, deals, copies);
  },
} satisfies GameBench;
