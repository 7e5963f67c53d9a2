import { formatCard, parseCard, suitOf } from '@arbitre/rules/kernel/cards';
import { leftOf, rightOf, seatIndex, seatName, SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { WhistAct } from '../acts';
import type { CardPlayed, WhistEvent } from '../events';
import { whistClassique } from '../game';
import { readSetup, type WhistSetup } from '../setup';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import {
  playsOf,
  type RecordedDeal,
  recordedDeal,
  replayWorks,
} from '@arbitre/rules/kernel/testing/recorded-deals';

type Deal = RecordedDeal<WhistSetup, WhistAct, WhistEvent>;

/** A whole deal at an enforced table, every check on, its cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const reading = readSetup({ board: 1, dealer: SEATS[random(4)] });
  if (!reading.ok) throw new Error(reading.violation.article);
  const { setup } = reading;
  return recordedDeal(whistClassique, setup, random, (act) => {
    const pack = shuffled(PACK_52.cards, random).map(formatCard);
    act({ do: 'cut', seat: seatName(rightOf(seatIndex(setup.dealer))), lifted: 26 });
    act({ do: 'begin-deal', seat: setup.dealer });
    act({ do: 'deal', pack });
    act({ do: 'turn-trump', card: pack.at(-1) ?? '' });
  });
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
  game: whistClassique,
  deal: randomDeal,
  bare,
  cards: 52,
  targets: { evolve: 6, decide: 3 },
};

/** Replay of complete legal coups of whist classique. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
