import { formatCard, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, rightOf, seatIndex, seatName, SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { GameSetup } from '@arbitre/rules/kernel/game';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { WhistAct } from '../acts';
import type { CardPlayed, WhistEvent } from '../events';
import { whistClassique } from '../game';
import { readSetup, type WhistSetup } from '../setup';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import { type CardPlays, cardPlaysOf } from '@arbitre/rules/kernel/testing/allocation';
import type { Work } from '@arbitre/rules/kernel/testing/figure';

type Deal = {
  readonly setup: GameSetup<WhistSetup>;
  readonly commands: readonly WhistAct[];
  readonly events: readonly WhistEvent[];
};

/** A whole deal at an enforced table, every check on, its cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const reading = readSetup({ board: 1, dealer: SEATS[random(4)] });
  if (!reading.ok) throw new Error(reading.violation.article);
  const setup = { setup: reading.setup, policy: 'enforced', grain: 'full' } as const;
  const state = whistClassique.initial(setup);
  const commands: WhistAct[] = [];
  const events: WhistEvent[] = [];
  const act = (command: WhistAct): void => {
    const decision = whistClassique.decide(state, command);
    if (!decision.ok) throw new Error(decision.violation.article);
    commands.push(command);
    events.push(...decision.events);
    for (const event of decision.events) whistClassique.evolve(state, event);
  };
  const { dealer } = reading.setup;
  const pack = shuffled(PACK_52.cards, random).map(formatCard);
  act({ do: 'cut', seat: seatName(rightOf(seatIndex(dealer))), lifted: 26 });
  act({ do: 'begin-deal', seat: dealer });
  act({ do: 'deal', pack });
  act({ do: 'turn-trump', card: pack.at(-1) ?? '' });
  for (let view = whistClassique.tableView(state); view.turn !== null; view = whistClassique.tableView(state))
    act({ do: 'play', seat: view.turn as 'N', card: view.legal[random(view.legal.length)] ?? '' });
  // Decoded from text as a store gives them, not the objects that the decider made.
  return JSON.parse(JSON.stringify({ setup, commands, events })) as Deal;
};

type BareDeal = {
  readonly hands: Hands;
  readonly cards: readonly BareCard[];
  readonly trump: number;
  readonly leader: number;
};

const bareDeal = ({ setup, events }: Deal): BareDeal => {
  const hands = emptyHands(4);
  let trump = 0;
  for (const event of events) {
    if (event.type === 'TrumpCardTurned') trump = suitOf(parseCard(event.data.card));
    if (event.type !== 'HandsDealt') continue;
    for (const [seat, hand] of Object.entries(event.data.hands))
      for (const card of hand ?? []) give(hands, seatIndex(seat), parseCard(card));
  }
  const cards = events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map((event) => event.data);
  return { hands, cards, trump, leader: leftOf(seatIndex(setup.setup.dealer)) };
};

const bareAll = (deals: readonly BareDeal[]): void => {
  const held = emptyHands(4);
  for (const deal of deals) {
    held.set(deal.hands);
    if (bareTricks(held, deal.cards, deal.trump, deal.leader) < 0) throw new Error('an illegal card');
  }
};

const replay = (
  deals: readonly Deal[],
  eventsOf: (deal: Deal, index: number) => Iterable<WhistEvent>,
): void => {
  for (const [index, deal] of deals.entries()) {
    let state = whistClassique.initial(deal.setup);
    for (const event of eventsOf(deal, index)) state = whistClassique.evolve(state, event);
    if (state.score === null) throw new Error('a deal without a score');
  }
};

const decideAll = (deals: readonly Deal[]): void => {
  for (const deal of deals) {
    let state = whistClassique.initial(deal.setup);
    for (const command of deal.commands) {
      const decision = whistClassique.decide(state, command);
      if (!decision.ok) throw new Error(decision.violation.article);
      for (const event of decision.events) state = whistClassique.evolve(state, event);
    }
    if (state.score === null) throw new Error('a deal without a score');
  }
};

/** Replay of complete legal coups of whist classique; the first work is the bare loop over their cards. */
export const whistWorks = (count: number): readonly Work[] => {
  const deals = Array.from({ length: count }, (_, index) => randomDeal(index + 1));
  const events = deals.reduce((total, deal) => total + deal.events.length, 0);
  const bares = deals.map(bareDeal);
  const streams = deals.map((deal) => deal.events.map((event) => JSON.stringify(event)));
  const work = (name: string, target: number, size: number, passes: number, run: () => void): Work => ({
    name: `whist ${name}`,
    target,
    events: size,
    passes,
    run,
  });
  return [
    work('bare loop', 12, 52 * count, 100, () => {
      bareAll(bares);
    }),
    work('evolve from decoded events', 6, events, 20, () => {
      replay(deals, (deal) => deal.events);
    }),
    work('decide and evolve', 3, events, 5, () => {
      decideAll(deals);
    }),
    work('JSON text to state', 0.4, events, 2, () => {
      replay(deals, (_, index) => (streams[index] ?? []).map((line) => JSON.parse(line) as WhistEvent));
    }),
  ];
};

/** The card plays of the same deals, for what they allocate. */
export const whistCardPlays = (count: number, copies: number): (() => CardPlays) => {
  const deals = Array.from({ length: count }, (_, index) => randomDeal(index + 1));
  return () => cardPlaysOf(whistClassique, deals, copies);
};
