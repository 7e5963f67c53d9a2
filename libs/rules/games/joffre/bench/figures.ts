import { parseCard as parseStandard } from '@arbitre/rules/kernel/cards';
import { rightOf, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { emptyHands, give, type Hands } from '@arbitre/rules/kernel/hands';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { bareTricks, type BareCard } from '@arbitre/rules/kernel/testing/bare-loop';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';
import {
  playsOf,
  type RecordedDeal,
  recordedDeal,
  replayWorks,
} from '@arbitre/rules/kernel/testing/recorded-deals';
import type { JoffreAct } from '../acts';
import { formatCard, PACK } from '../cards';
import type { CardPlayed, JoffreEvent } from '../events';
import { joffre } from '../game';
import { dealerOf, type JoffreSetup } from '../setup';

type Deal = RecordedDeal<JoffreSetup, JoffreAct, JoffreEvent>;

/** A whole deal at an enforced table, every check on, its calls and cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const deal = random(8) + 1;
  const first = SEATS[random(4)] ?? 'N';
  const dealer = dealerOf(first, deal);
  return recordedDeal(joffre, { deal, first, dealer }, random, (act, state) => {
    act({ do: 'cut', seat: seatName(rightOf(seatIndex(dealer))) });
    act({ do: 'deal', pack: shuffled(PACK, random).map(formatCard) });
    for (let view = joffre.tableView(state); view.phase === 'auction'; view = joffre.tableView(state)) {
      const call = view.legal[random(view.legal.length)] ?? 'pass';
      const seat = SEATS.find((each) => each === view.turn) ?? 'N';
      act(call === 'pass' ? { do: 'pass', seat } : { do: 'bid', seat, points: Number(call) });
    }
  });
};

/** The same card of the pack of 52 that the bare loop decodes: 0 to 7 as two to nine. */
const standard = (card: string): string => `${card.charAt(0)}${Number(card.charAt(1)) + 2}`;

type BareDeal = {
  readonly hands: Hands;
  readonly cards: readonly BareCard[];
  readonly trump: number;
  readonly leader: number;
};

const bareDeal = ({ events }: Deal): BareDeal => {
  const hands = emptyHands(4);
  for (const event of events)
    if (event.type === 'CardsDealt')
      for (const [seat, hand] of Object.entries(event.data.hands))
        for (const card of hand ?? []) give(hands, seatIndex(seat), parseStandard(standard(card)));
  const cards = events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map(({ data }) => ({ seat: data.seat, card: standard(data.card) }));
  return {
    ...{ hands, cards },
    trump: 'CDHS'.indexOf(cards[0]?.card.charAt(0) ?? 'C'),
    leader: seatIndex(cards[0]?.seat ?? 'N'),
  };
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
  game: joffre,
  deal: randomDeal,
  bare,
  cards: 32,
  targets: { evolve: 6, decide: 2 },
};

/** Replay of complete legal deals of Joffre. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
