import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import type { BridgeEvent } from '../events';
import type { BridgeAct } from '../acts';
import { bridgeDuplicate } from '../game';
import { standardBoard } from '../setup';
import type { BridgeState } from '../state';
import type { GameSetup } from '@arbitre/rules/kernel/game';
import type { BridgeSetup } from '../setup';

const shuffled = (cards: readonly Card[], random: (below: number) => number): Card[] => {
  const pack = [...cards];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [pack[at], pack[other]] = [pack[other] ?? 0, pack[at] ?? 0];
  }
  return pack;
};

/** Thirteen cards for each seat. */
export const randomHands = (random: (below: number) => number): Record<'N' | 'E' | 'S' | 'W', string[]> => {
  const pack = shuffled(PACK_52.cards, random).map(formatCard);
  const hand = (seat: number): string[] => pack.slice(seat * 13, seat * 13 + 13);
  return { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
};

export type RandomDeal = {
  readonly setup: GameSetup<BridgeSetup>;
  readonly commands: readonly BridgeAct[];
  readonly events: readonly BridgeEvent[];
  readonly state: BridgeState;
};

/** Nine in ten free choices are a pass, so that auctions have the length of real ones. */
const chooseCall = (legal: readonly string[], random: (below: number) => number): string =>
  random(10) < 6 ? 'Pass' : (legal[random(Math.min(legal.length, 8))] ?? 'Pass');

/** A whole legal deal, its calls and cards drawn from what the table offers. */
export const randomDeal = (seed: number): RandomDeal => {
  const random = randomFrom(seed);
  const setup = { setup: standardBoard((seed % 32) + 1), policy: 'enforced', grain: 'full' } as const;
  const state = bridgeDuplicate.initial(setup);
  const commands: BridgeAct[] = [];
  const events: BridgeEvent[] = [];
  const act = (command: BridgeAct): void => {
    const decision = bridgeDuplicate.decide(state, command);
    if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.violation)}`);
    commands.push(command);
    // Copies are kept: events that lived on would teach the engine to allocate all that follow among the old.
    events.push(...structuredClone(decision.events));
    for (const event of decision.events) bridgeDuplicate.evolve(state, event);
  };
  act({ do: 'deal', hands: randomHands(random) });
  while (state.phase !== 'finished') {
    const { legal, turn } = bridgeDuplicate.tableView(state);
    const seat = turn as 'N';
    if (state.phase === 'auction') act({ do: 'call', seat, call: chooseCall(legal, random) });
    else act({ do: 'play', seat, card: legal[random(legal.length)] ?? '' });
  }
  return { setup, commands, events, state };
};

/** Deals that were played: passed-out ones would flatter the figures. */
export const playedDeals = (count: number): readonly RandomDeal[] => {
  const deals: RandomDeal[] = [];
  for (let seed = 1; deals.length < count; seed++) {
    const deal = randomDeal(seed);
    if (deal.events.length > 50) deals.push(deal);
  }
  return deals;
};
