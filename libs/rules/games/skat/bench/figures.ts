import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import type { GameSetup } from '@arbitre/rules/kernel/game';
import { emptyHands, give, type Hands, take } from '@arbitre/rules/kernel/hands';
import { seeded, type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { SkatAct } from '../acts';
import type { CardPlayed, SkatEvent } from '../events';
import { skat } from '../game';
import type { SkatSetup } from '../setup';
import type { Player } from '../seats';
import type { SkatState } from '../state';
import { type CardPlays, cardPlaysOf } from '@arbitre/rules/kernel/testing/allocation';
import { bareSkat, type BareCard } from './bare-loop';
import type { Work } from '@arbitre/rules/kernel/testing/figure';

type Deal = {
  readonly setup: GameSetup<SkatSetup>;
  readonly commands: readonly SkatAct[];
  readonly events: readonly SkatEvent[];
};

type Act = (command: SkatAct) => void;

const GAMES = ['C', 'S', 'H', 'D', 'G'] as const;

/** Middlehand bids, takes the skat, lays two cards away and plays one of the games with trumps. */
const openGame = (state: SkatState, act: Act, random: Seeded): void => {
  const pack = shuffled(PACK_32.cards, random).map(formatCard);
  act({ do: 'deal', pack });
  act({ do: 'bid', seat: 'middlehand', call: 18 });
  act({ do: 'hold', seat: 'forehand' });
  act({ do: 'bid', seat: 'middlehand', call: 20 });
  act({ do: 'pass', seat: 'forehand' });
  act({ do: 'pass', seat: 'rearhand' });
  act({ do: 'take-skat', seat: 'middlehand' });
  const own = skat.tableView(state).seats.find(({ seat }) => seat === 'middlehand')?.hand ?? [];
  act({ do: 'discard', seat: 'middlehand', cards: shuffled(own, random).slice(0, 2) });
  act({ do: 'announce', seat: 'middlehand', contract: GAMES[random(GAMES.length)] ?? 'G' });
};

/** A whole deal at an enforced table, every check on, its cards drawn from what the table offers. */
export const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const setup = {
    setup: { deal: 1, players: 3, dealer: 1 },
    policy: 'enforced',
    grain: 'full',
  } as const;
  const state = skat.initial(setup);
  const commands: SkatAct[] = [];
  const events: SkatEvent[] = [];
  const act = (command: SkatAct): void => {
    const decision = skat.decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify([command, decision.violation]));
    commands.push(command);
    events.push(...decision.events);
    for (const event of decision.events) skat.evolve(state, event);
  };
  openGame(state, act, random);
  for (let view = skat.tableView(state); view.turn !== null; view = skat.tableView(state))
    act({ do: 'play', seat: view.turn as Player, card: view.legal[random(view.legal.length)] ?? '' });
  // Decoded from text as a store gives them, not the objects that the decider made.
  return JSON.parse(JSON.stringify({ setup, commands, events })) as Deal;
};

type BareDeal = {
  readonly hands: Hands;
  readonly cards: readonly BareCard[];
  readonly trump: number;
};

const SUITS = 'CDHS';
const GRAND = 5;

export const bareDeal = ({ events }: Deal): BareDeal => {
  const hands = emptyHands(3);
  let trump = GRAND;
  for (const event of events) {
    if (event.type === 'GameAnnounced') {
      const suit = SUITS.indexOf(event.data.contract);
      trump = suit < 0 ? GRAND : suit;
    }
    if (event.type === 'SkatDiscarded') for (const card of event.data.cards) take(hands, 1, parseCard(card));
    if (event.type !== 'CardsDealt') continue;
    for (const [seat, player] of (['forehand', 'middlehand', 'rearhand'] as const).entries())
      for (const card of event.data.hands[player] ?? []) give(hands, seat, parseCard(card));
    for (const card of event.data.skat ?? []) give(hands, 1, parseCard(card));
  }
  const cards = events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map((event) => event.data);
  return { hands, cards, trump };
};

const bareAll = (deals: readonly BareDeal[]): void => {
  const held = emptyHands(3);
  for (const deal of deals) {
    held.set(deal.hands);
    if (bareSkat(held, deal.cards, deal.trump, 1) < 0) throw new Error('an illegal card');
  }
};

const replay = (
  deals: readonly Deal[],
  eventsOf: (deal: Deal, index: number) => Iterable<SkatEvent>,
): void => {
  for (const [index, deal] of deals.entries()) {
    let state = skat.initial(deal.setup);
    for (const event of eventsOf(deal, index)) state = skat.evolve(state, event);
    if (state.score === null) throw new Error('a deal without a score');
  }
};

const decideAll = (deals: readonly Deal[]): void => {
  for (const deal of deals) {
    let state = skat.initial(deal.setup);
    for (const command of deal.commands) {
      const decision = skat.decide(state, command);
      if (!decision.ok) throw new Error(decision.violation.article);
      for (const event of decision.events) state = skat.evolve(state, event);
    }
    if (state.score === null) throw new Error('a deal without a score');
  }
};

/** Replay of complete legal games of skat; the first work is the bare loop over their cards. */
export const skatWorks = (count: number): readonly Work[] => {
  const deals = Array.from({ length: count }, (_, index) => randomDeal(index + 1));
  const events = deals.reduce((total, deal) => total + deal.events.length, 0);
  const bares = deals.map(bareDeal);
  const streams = deals.map((deal) => deal.events.map((event) => JSON.stringify(event)));
  const work = (name: string, target: number, size: number, passes: number, run: () => void): Work => ({
    name: `skat ${name}`,
    target,
    events: size,
    passes,
    run,
  });
  return [
    work('bare loop', 12, 30 * count, 100, () => {
      bareAll(bares);
    }),
    work('evolve from decoded events', 4, events, 20, () => {
      replay(deals, (deal) => deal.events);
    }),
    work('decide and evolve', 1, events, 5, () => {
      decideAll(deals);
    }),
    work('JSON text to state', 0.4, events, 2, () => {
      replay(deals, (_, index) => (streams[index] ?? []).map((line) => JSON.parse(line) as SkatEvent));
    }),
  ];
};

/** The card plays of the same deals, for what they allocate. */
export const skatCardPlays = (count: number, copies: number): (() => CardPlays) => {
  const deals = Array.from({ length: count }, (_, index) => randomDeal(index + 1));
  return () => cardPlaysOf(skat, deals, copies);
};
