import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { rightOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { WhistMilitaireAct } from '../acts';
import type { CardPlayed, WhistMilitaireEvent } from '../events';
import { whistMilitaire } from '../game';
import { dealerOf, TRUMPS, type WhistMilitaireSetup } from '../setup';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import {
  playsOf,
  type RecordedDeal,
  recordedDeal,
  replayWorks,
} from '@arbitre/rules/kernel/testing/recorded-deals';

type Deal = RecordedDeal<WhistMilitaireSetup, WhistMilitaireAct, WhistMilitaireEvent>;

/** A whole deal at an enforced table, every check on, its cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const deal = random(4) + 1;
  const dealer = dealerOf('N', deal);
  const trump = TRUMPS[random(TRUMPS.length)] ?? 'H';
  return recordedDeal(whistMilitaire, { deal, trump, captain: 'N', dealer }, random, (act) => {
    act({ do: 'cut', seat: seatName(rightOf(seatIndex(dealer))) });
    act({ do: 'start-deal', seat: dealer });
    act({ do: 'deal', pack: shuffled(PACK_52.cards, random).map(formatCard) });
    act({ do: 'count', counts: { N: 13, E: 13, S: 13, W: 13 } });
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
  game: whistMilitaire,
  deal: randomDeal,
  bare,
  cards: 52,
  targets: { evolve: 6, decide: 3 },
};

/** Replay of complete legal deals of whist militaire. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
