import { formatCard, parseCard } from '../../kernel/cards';
import { isSeat, leftOf, rightOf, type Seat, seatIndex, seatName } from '../../kernel/compass';
import type { Grain } from '../../kernel/game';
import type { Seeded } from '../../kernel/seeded';
import { decide } from '../decide';
import { rebuild } from '../dealing';
import { allowedCards, awaitsPenaltyWord, demandOn, forcedLeadOn, forcedPlayOn } from '../demands';
import { evolve } from '../evolve';
import { isKnown } from '../play';
import type { Points, WhistSetup } from '../setup';
import { initialState, type WhistState } from '../state';

export type DemoAct = { readonly do: string; readonly [field: string]: unknown };

/** A table that plays by itself: it keeps the acts that the rules accepted. */
export class DemoTable {
  readonly acts: DemoAct[] = [];
  state: WhistState;

  constructor(
    readonly setup: WhistSetup,
    readonly grain: Grain,
  ) {
    this.state = initialState({ setup, policy: 'observed', grain });
  }

  /** Throws where the rules refuse: the generator would be wrong, not the table. */
  act(act: DemoAct): void {
    const decision = decide(this.state, act);
    if (!decision.ok) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(decision.violation)}`);
    this.acts.push(act);
    for (const event of decision.events) this.state = evolve(this.state, event);
  }

  /** Shuffle, cut, deal one by one, turn the last card. */
  deal(pack: readonly string[], lifted: number): void {
    const dealer = this.state.dealer;
    const order = rebuild(pack, lifted);
    this.act({ do: 'shuffle', seat: seatName(dealer) });
    this.act({ do: 'cut', seat: seatName(rightOf(dealer)), lifted });
    this.act({ do: 'deal', pack: order });
    this.act({ do: 'turn-trump', card: order.at(-1) });
  }

  get turn(): number {
    return this.state.play.turn;
  }

  legal(): readonly string[] {
    return isKnown(this.state.play, this.turn) ? allowedCards(this.state, this.turn).map(formatCard) : [];
  }

  /** An opponent's word where the player to act must wait for it: a demand, or none. */
  settle(random: Seeded): void {
    const seat = this.turn;
    if (demandOn(this.state, seat) !== null) return;
    const waiting = forcedLeadOn(this.state, seat) ?? forcedPlayOn(this.state, seat);
    if (waiting !== null) {
      const [by = seatName(leftOf(seat))] = waiting.by ?? [];
      this.act({ do: 'waive', by, seat: seatName(seat) });
    }
    if (!awaitsPenaltyWord(this.state, seat)) return;
    const card = this.state.obligations.find(
      (each) => each.kind === 'penalised-card' && each.seat === seatName(seat),
    )?.cards[0];
    const by = seatName(leftOf(seat));
    this.act(
      random(2) === 0
        ? { do: 'demand', by, seat: seatName(seat), demand: card }
        : { do: 'waive', by, seat: seatName(seat) },
    );
  }

  playCard(card: string): void {
    this.act({ do: 'play', seat: seatName(this.turn), card });
  }

  /** The rest of the coup, cards drawn from those allowed. */
  playOut(random: Seeded): void {
    while (this.state.phase === 'play') {
      this.settle(random);
      const legal = this.legal();
      this.playCard(legal[random(legal.length)] ?? '');
    }
  }

  /** A card of a seat's hand, drawn by chance; null when it has none of that kind. */
  anyCard(seat: number, random: Seeded, suits = 'CDHS'): string | null {
    const hand = this.handOf(seat).filter((card) => suits.includes(card.charAt(0)));
    return hand[random(Math.max(1, hand.length))] ?? null;
  }

  handOf(seat: number): readonly string[] {
    const cards: string[] = [];
    for (let card = 0; card < 64; card++)
      if (((this.state.play.held[(seat << 1) + (card >> 5)] ?? 0) & (1 << (card & 31))) !== 0)
        cards.push(formatCard(card));
    return cards.filter((card) => parseCard(card) >= 0);
  }

  outcome(): { readonly points: Points; readonly nextDealer: Seat } {
    const { score } = this.state;
    const next = score?.result.nextDealer;
    const dealer =
      typeof next === 'string' && isSeat(next) ? next : seatName(leftOf(seatIndex(this.setup.dealer)));
    return { points: { NS: score?.scores.NS ?? 0, EW: score?.scores.EW ?? 0 }, nextDealer: dealer };
  }
}
