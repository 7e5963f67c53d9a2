import { cardOf, formatCard as formatStandard, NO_CARD } from '@arbitre/rules/kernel/cards';
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
import type { FiveHundredAct } from '../acts';
import { formatCard, PACK } from '../cards';
import { jokerToShow } from '../decide-kitty';
import type { CardPlayed, FiveHundredEvent } from '../events';
import { fiveHundred } from '../game';
import { dealerOf, type FiveHundredSetup } from '../setup';
import type { FiveHundredState } from '../state';

type Deal = RecordedDeal<FiveHundredSetup, FiveHundredAct, FiveHundredEvent>;
type Do = (act: FiveHundredAct) => void;

/** A bid that is not no-trump: whoever leads a joker there says more than a card. */
const auction = (act: Do, state: FiveHundredState, random: (below: number) => number): void => {
  for (
    let view = fiveHundred.tableView(state);
    view.phase === 'auction';
    view = fiveHundred.tableView(state)
  ) {
    const seat = SEATS.find((each) => each === view.turn) ?? 'N';
    const suited = view.legal.filter((call) => !call.endsWith('N'));
    const first = view.calls.every(({ call }) => call === 'pass')
      ? suited.filter((call) => call !== 'pass')
      : suited;
    const call = first[random(Math.min(3, first.length))] ?? 'pass';
    if (call === 'pass') act({ do: 'pass', seat });
    else act({ do: 'bid', seat, tricks: Number.parseInt(call, 10), denomination: call.slice(-1) as 'S' });
  }
};

const kitty = (act: Do, state: FiveHundredState, random: ReturnType<typeof seeded>): void => {
  const { turn } = fiveHundred.tableView(state);
  const seat = SEATS.find((each) => each === turn) ?? 'N';
  act({ do: 'take-kitty', seat });
  const joker = jokerToShow(state);
  if (joker !== NO_CARD) act({ do: 'show-joker', seat, card: formatCard(joker) });
  const hand = fiveHundred.tableView(state).seats.find((each) => each.seat === seat)?.hand ?? [];
  act({ do: 'discard', seat, cards: shuffled(hand, random).slice(0, 6) });
};

/** A whole deal at an enforced table, every check on, its calls and cards drawn from what the table offers. */
const randomDeal = (seed: number): Deal => {
  const random = seeded(seed);
  const deal = random(8) + 1;
  const first = SEATS[random(4)] ?? 'N';
  const dealer = dealerOf(first, deal);
  return recordedDeal(fiveHundred, { deal, first, dealer }, random, (act, state) => {
    act({ do: 'cut', seat: seatName(rightOf(seatIndex(dealer))) });
    act({ do: 'deal', pack: shuffled(PACK, random).map(formatCard) });
    auction(act, state, random);
    kitty(act, state, random);
  });
};

type BareDeal = { readonly hands: Hands; readonly cards: readonly BareCard[] };

/**
 * As many cards as were played, in tricks that the bare loop knows: it has no bowers and no jokers. Each is led with its highest card,
 * so that North leads them all.
 */
const bareDeal = ({ events }: Deal): BareDeal => {
  const hands = emptyHands(4);
  const cards = events
    .filter((event): event is CardPlayed => event.type === 'CardPlayed')
    .map((_, at): BareCard => {
      const trick = Math.floor(at / 4);
      const card = cardOf(Math.floor(trick / 3), 12 - (trick % 3) * 4 - (at % 4));
      give(hands, at % 4, card);
      return { seat: SEATS[at % 4] ?? 'N', card: formatStandard(card) };
    });
  return { hands, cards };
};

const bare = (deals: readonly Deal[]): (() => void) => {
  const bares = deals.map(bareDeal);
  const held = emptyHands(4);
  return () => {
    for (const deal of bares) {
      held.set(deal.hands);
      if (bareTricks(held, deal.cards, -1, 0) < 0) throw new Error('an illegal card');
    }
  };
};

const measured = {
  game: fiveHundred,
  deal: randomDeal,
  bare,
  cards: 40,
  targets: { evolve: 6, decide: 2 },
};

/** Replay of complete legal deals of five hundred. */
export default {
  works: (count) => replayWorks(measured, count),
  cardPlays: (count, copies) => playsOf(measured, count, copies),
} satisfies GameBench;
