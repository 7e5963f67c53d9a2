import type { BenchFigure, Work } from '@arbitre/rules/kernel/testing/figure';
import type { CardPlayed } from '@arbitre/rules/games/bridge/events';
import { bridgeDuplicate } from '@arbitre/rules/games/bridge/game';
import { seatIndex } from '@arbitre/rules/kernel/compass';
import { STRAINS } from '@arbitre/rules/games/bridge/notation';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import { playedDeals, type RandomDeal } from '@arbitre/rules/games/bridge/demo/random-deals';
import { bytesAPlay, type CardPlays, cardPlaysOf } from '@arbitre/rules/kernel/testing/allocation';
import { skatCardPlays, skatWorks } from '@arbitre/rules/games/skat/bench/figures';
import { whistCardPlays, whistWorks } from '@arbitre/rules/games/whist/bench/figures';
import {
  whistMilitaireCardPlays,
  whistMilitaireWorks,
} from '@arbitre/rules/games/whist-militaire/bench/figures';

const RUNS = 9;
const DEALS = 400;
const MILLION = 1_000_000;

/** Millions of events a second of one run. */
const rateOf = ({ events, passes, run }: Work): number => {
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) run();
  return (events * passes) / ((performance.now() - start) / 1000) / MILLION;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The first work is the one that the others are compared with. */
const figureOf = (
  work: Work,
  rates: readonly number[],
  base: { readonly name: string; readonly rates: readonly number[] } | null,
): BenchFigure => ({
  area: 'rules',
  name: work.name,
  value: rounded(median(rates)),
  unit: 'M events/s',
  better: 'higher',
  target: work.target,
  spread: [rounded(Math.min(...rates)), rounded(Math.max(...rates))],
  ...(base === null
    ? {}
    : {
        ratioTo: base.name,
        ratio: Math.round(median(rates.map((rate, run) => rate / (base.rates[run] ?? rate))) * 1000) / 1000,
      }),
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

const worksOn = (deals: readonly RandomDeal[]): readonly Work[] => {
  const events = deals.reduce((total, deal) => total + deal.events.length, 0);
  const bares = deals.map(bareDeal);
  const streams = deals.map((deal) => deal.events.map((event) => JSON.stringify(event)));
  const work = (name: string, target: number, count: number, passes: number, run: () => void): Work => ({
    name: `bridge ${name}`,
    target,
    events: count,
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

/**
 * Replay of complete legal deals on one core, beside a bare loop of each game. The works of a game take turns in every
 * run, so that a host that changes its speed changes all of them, and the ratio is the median of the runs' own ratios.
 */
const figuresOf = (works: readonly Work[]): readonly BenchFigure[] => {
  for (let warm = 0; warm < 3; warm++) for (const work of works) work.run();
  const runs = Array.from({ length: RUNS }, () => works.map(rateOf));
  const ratesOf = (index: number): readonly number[] => runs.map((rates) => rates[index] ?? 0);
  const base = { name: works[0]?.name ?? '', rates: ratesOf(0) };
  return works.map((work, index) => figureOf(work, ratesOf(index), index === 0 ? null : base));
};

/** Each deal is played so often in a run. */
const COPIES = 5;

/** What a card play allocates: nothing, which the measuring cannot tell from less than a byte. */
const allocationOf = (game: string, prepare: () => CardPlays): BenchFigure => {
  const bytes = bytesAPlay(prepare, RUNS);
  return {
    area: 'rules',
    name: `${game} evolve, allocated a card play`,
    value: rounded(median(bytes)),
    unit: 'B/play',
    better: 'lower',
    target: 1,
    spread: [rounded(Math.min(...bytes)), rounded(Math.max(...bytes))],
  };
};

// eslint-disable-next-line @typescript-eslint/require-await -- benches of every area are asynchronous iterables
export async function* rulesBench(): AsyncIterable<BenchFigure> {
  const bridge = playedDeals(DEALS);
  yield* figuresOf(worksOn(bridge));
  yield allocationOf('bridge', () => cardPlaysOf(bridgeDuplicate, bridge, COPIES));
  yield* figuresOf(whistMilitaireWorks(DEALS));
  yield allocationOf('whist-militaire', whistMilitaireCardPlays(DEALS, COPIES));
  yield* figuresOf(whistWorks(DEALS));
  yield allocationOf('whist', whistCardPlays(DEALS, COPIES));
  yield* figuresOf(skatWorks(DEALS));
  yield allocationOf('skat', skatCardPlays(DEALS, COPIES));
}
