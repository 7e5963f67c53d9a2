import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { emptyHands, give, type Hands, take } from '@arbitre/rules/kernel/hands';
import { seeded, type Seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { SkatAct } from '../acts';
import type { CardPlayed, SkatEvent } from '../events';
import { skat } from '../game';
import type { SkatSetup } from '../setup';
import type { SkatState } from '../state';
import { bareSkat, type BareCard } from './bare-loop';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import {
  playsOf,
  type RecordedDeal,
  recordedDeal,
  replayWorks,
} from '@arbitre/rules/kernel/testing/recorded-deals';

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

type Deal = RecordedDeal<SkatSetup, SkatAct, SkatEvent>;

/** A whole deal at an enforced table, every check on, its cards drawn from what the table offers. */
export const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  return recordedDeal(skat, { deal: 1, players: 3, dealer: 1 }, random, (act, state) => {
    openGame(state, act, random);
  });
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

const bare = (deals: readonly Deal[]): (() => void) => {
  const bares = deals.map(bareDeal);
  const held = emptyHands(3);
  return () => {
    for (const deal of bares) {
      held.set(deal.hands);
      if (bareSkat(held, deal.cards, deal.trump, 1) < 0) throw new Error('an illegal card');
    }
  };
};

const measured = {
  game: skat,
  deal: randomDeal,
  bare,
  cards: 30,
  targets: { evolve: 4, decide: 1 },
};

/** Replay of complete legal games of skat. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
