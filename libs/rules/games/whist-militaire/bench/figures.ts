import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { rightOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { GameSetup } from '@arbitre/rules/kernel/game';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { WhistMilitaireAct } from '../acts';
import type { CardPlayed, WhistMilitaireEvent } from '../events';
import { whistMilitaire } from '../game';
import { dealerOf, TRUMPS, type WhistMilitaireSetup } from '../setup';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import { type CardPlays, cardPlaysOf } from '@arbitre/rules/kernel/testing/allocation';
import type { Work } from '@arbitre/rules/kernel/testing/figure';

type Deal = {
  readonly setup: GameSetup<WhistMilitaireSetup>;
  readonly commands: readonly WhistMilitaireAct[];
  readonly events: readonly WhistMilitaireEvent[];
};

/** A whole deal at an enforced table, every check on, its cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const deal = random(4) + 1;
  const dealer = dealerOf('N', deal);
  const trump = TRUMPS[random(TRUMPS.length)] ?? 'H';
  const setup = {
    setup: { deal, trump, captain: 'N', dealer },
    policy: 'enforced',
    grain: 'full',
  } as const;
  const state = whistMilitaire.initial(setup);
  const commands: WhistMilitaireAct[] = [];
  const events: WhistMilitaireEvent[] = [];
  const act = (command: WhistMilitaireAct): void => {
    const decision = whistMilitaire.decide(state, command);
    if (!decision.ok) throw new Error(decision.violation.article);
    commands.push(command);
    events.push(...decision.events);
    for (const event of decision.events) whistMilitaire.evolve(state, event);
  };
  act({ do: 'cut', seat: seatName(rightOf(seatIndex(dealer))) });
  act({ do: 'start-deal', seat: dealer });
  act({ do: 'deal', pack: shuffled(PACK_52.cards, random).map(formatCard) });
  act({ do: 'count', counts: { N: 13, E: 13, S: 13, W: 13 } });
  for (let view = whistMilitaire.tableView(state); view.turn !== null; view = whistMilitaire.tableView(state))
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
  for (const event of events)
    if (event.type === 'CardsDealt')
      for (const [seat, hand] of Object.entries(event.data.hands))
        for (const card of hand ?? []) give(hands, seatIndex(seat), parseCard(card));
  const cards = events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map((event) => event.data);
  const trump = TRUMPS.indexOf(setup.setup.trump);
  return { hands, cards, trump, leader: seatIndex(cards[0]?.seat ?? 'N') };
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
  eventsOf: (deal: Deal, index: number) => Iterable<WhistMilitaireEvent>,
): void => {
  for (const [index, deal] of deals.entries()) {
    let state = whistMilitaire.initial(deal.setup);
    for (const event of eventsOf(deal, index)) state = whistMilitaire.evolve(state, event);
    if (state.score === null) throw new Error('a deal without a score');
  }
};

const decideAll = (deals: readonly Deal[]): void => {
  for (const deal of deals) {
    let state = whistMilitaire.initial(deal.setup);
    for (const command of deal.commands) {
      const decision = whistMilitaire.decide(state, command);
      if (!decision.ok) throw new Error(decision.violation.article);
      for (const event of decision.events) state = whistMilitaire.evolve(state, event);
    }
    if (state.score === null) throw new Error('a deal without a score');
  }
};

/** Replay of complete legal deals of whist militaire; the first work is the bare loop over their cards. */
export const whistMilitaireWorks = (count: number): readonly Work[] => {
  const deals = Array.from({ length: count }, (_, index) => randomDeal(index + 1));
  const events = deals.reduce((total, deal) => total + deal.events.length, 0);
  const bares = deals.map(bareDeal);
  const streams = deals.map((deal) => deal.events.map((event) => JSON.stringify(event)));
  const work = (name: string, target: number, size: number, passes: number, run: () => void): Work => ({
    name: `whist-militaire ${name}`,
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
      replay(deals, (_, index) =>
        (streams[index] ?? []).map((line) => JSON.parse(line) as WhistMilitaireEvent),
      );
    }),
  ];
};

/** The card plays of the same deals, for what they allocate. */
export const whistMilitaireCardPlays = (count: number, copies: number): (() => CardPlays) => {
  const deals = Array.from({ length: count }, (_, index) => randomDeal(index + 1));
  return () => cardPlaysOf(whistMilitaire, deals, copies);
};
