import type { CardPlayed } from '../src/bridge/events';
import { bridgeDuplicate } from '../src/bridge/game';
import { seatIndex } from '../src/kernel/compass';
import { STRAINS } from '../src/bridge/notation';
import { parseCard } from '../src/kernel/cards';
import { emptyHands, give, type Hands } from '../src/kernel/hands';
import { bareTricks, type BareCard } from './bare-loop';
import { playedDeals, type RandomDeal } from './random-deals';

/** One figure of `npm run bench -- rules`: the median of several runs, with the spread of the others. */
export type BenchFigure = {
  readonly area: 'rules';
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly better: 'higher' | 'lower';
  readonly target?: number;
  readonly ratioTo?: string;
  readonly ratio?: number;
  readonly spread: readonly [number, number];
};

const RUNS = 7;
const DEALS = 400;
const MILLION = 1_000_000;

type Timed = { readonly median: number; readonly spread: readonly [number, number] };

/** Millions of events a second: `events` counts what one pass of `work` replays. */
const measure = (events: number, passes: number, work: () => void): Timed => {
  for (let warm = 0; warm < 3; warm++) work();
  const rates = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    for (let pass = 0; pass < passes; pass++) work();
    return (events * passes) / ((performance.now() - start) / 1000) / MILLION;
  }).sort((a, b) => a - b);
  return { median: rates[RUNS >> 1] ?? 0, spread: [rates[0] ?? 0, rates[RUNS - 1] ?? 0] };
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

const figure = (name: string, timed: Timed, target: number, bare: Timed | null): BenchFigure => ({
  area: 'rules',
  name,
  value: rounded(timed.median),
  unit: 'M events/s',
  better: 'higher',
  target,
  spread: [rounded(timed.spread[0]), rounded(timed.spread[1])],
  ...(bare === null
    ? {}
    : { ratioTo: 'bridge bare loop', ratio: Math.round((timed.median / bare.median) * 1000) / 1000 }),
});

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

/** Replay of complete legal bridge deals on one core, beside a bare loop in the same run. */
// eslint-disable-next-line @typescript-eslint/require-await -- benches of every area are asynchronous iterables
export async function* rulesBench(): AsyncIterable<BenchFigure> {
  const deals = playedDeals(DEALS);
  const events = deals.reduce((total, deal) => total + deal.events.length, 0);
  const bares = deals.map(bareDeal);
  const bare = measure(52 * DEALS, 100, () => {
    bareAll(bares);
  });
  yield figure('bridge bare loop', bare, 12, null);
  const evolved = measure(events, 40, () => {
    evolveAll(deals);
  });
  yield figure('bridge evolve from decoded events', evolved, 6, bare);
  const decided = measure(events, 20, () => {
    decideAll(deals);
  });
  yield figure('bridge decide and evolve', decided, 3, bare);
  const streams = deals.map((deal) => deal.events.map((event) => JSON.stringify(event)));
  const parsed = measure(events, 5, () => {
    fromJson(deals, streams);
  });
  yield figure('bridge JSON text to state', parsed, 0.4, bare);
}
