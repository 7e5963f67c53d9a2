import { describe, expect, it } from '@jest/globals';
import { callsThat, mayCall, newAuction } from '@arbitre/rules/kernel/auction/auction';
import { openPlay } from '@arbitre/rules/kernel/auction/declarer';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';
import { parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName, rightOf } from '@arbitre/rules/kernel/compass';
import { give } from '@arbitre/rules/kernel/hands';
import type { BridgePlafondAct } from './acts';
import { bridgePlafond } from './game';
import type { BridgePlafondState } from './state';
import { calls, DEAL, given } from './testing/table';

/** The last cards of a deal: one text a seat from North on, the strain, and who leads. */
type Ending = {
  readonly hands: readonly string[];
  readonly strain: (typeof STRAINS)[number];
  readonly leader: 'N' | 'E' | 'S' | 'W';
};

/** A state in which the first tricks are over and these cards are left. */
const endingState = ({ hands, strain, leader }: Ending): BridgePlafondState => {
  const { state } = given();
  const cards = hands.map((hand) => hand.split(' '));
  const declarer = seatName(rightOf(seatIndex(leader)));
  state.phase = 'play';
  state.dealt = true;
  state.contract = { level: 1, strain, risk: '', declarer };
  state.declarer = seatIndex(declarer);
  state.play.known = 15;
  openPlay(state.play, state.contract);
  state.play.completed = 13 - (cards[0]?.length ?? 0);
  for (const [seat, hand] of cards.entries())
    for (const card of hand) give(state.play.held, seat, parseCard(card));
  return state;
};

/** Plays that the decider accepts, counted to the last card by trying every card in every seat. */
const countDecided = (state: BridgePlafondState): number => {
  if (state.play.completed === 13) return 1;
  let count = 0;
  for (const { seat, hand } of bridgePlafond.tableView(state).seats)
    for (const card of hand ?? []) {
      const act = { do: 'play', seat, card } as BridgePlafondAct;
      const decision = bridgePlafond.decide(state, act);
      if (!decision.ok) continue;
      const next = bridgePlafond.copy(state);
      for (const event of decision.events) bridgePlafond.evolve(next, event);
      count += countDecided(next);
    }
  return count;
};

/** The same count by strings and arrays, with nothing of the library. */
const countByHand = (
  hands: readonly (readonly string[])[],
  trump: string,
  turn: number,
  trick: readonly string[],
): number => {
  if (trick.length === 4) {
    const led = trick[0]?.charAt(0) ?? '';
    const power = (card: string): number =>
      '23456789TJQKA'.indexOf(card.charAt(1)) +
      (card.startsWith(trump) ? 100 : card.startsWith(led) ? 0 : -100);
    const best = [...trick].sort((a, b) => power(b) - power(a))[0] ?? '';
    // The trick began four seats ago, which is the seat to move.
    return countByHand(hands, trump, (turn + trick.indexOf(best)) % 4, []);
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && trick.length === 0) return 1;
  const led = trick[0]?.charAt(0);
  const following = own.filter((card) => led !== undefined && card.startsWith(led));
  return (following.length > 0 ? following : own).reduce((count, card) => {
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter((each) => each !== card) : hand));
    return count + countByHand(rest, trump, (turn + 1) % 4, [...trick, card]);
  }, 0);
};

const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['one card each', { hands: ['SA', 'SK', 'SQ', 'SJ'], strain: 'H', leader: 'N' }],
  ['everyone void', { hands: ['SA SK', 'HA HK', 'DA DK', 'CA CK'], strain: 'H', leader: 'N' }],
  ['two suits', { hands: ['SA H2 H3', 'S2 S3 H4', 'HA HK SK', 'SQ HQ HJ'], strain: 'H', leader: 'E' }],
  [
    'four cards with trumps',
    { hands: ['SA CA D2 H5', 'SK C2 D3 H6', 'SQ HQ D4 S2', 'HJ C3 D5 C9'], strain: 'C', leader: 'W' },
  ],
  [
    'four cards at no-trump',
    { hands: ['SA CA D2 H5', 'SK C2 D3 H6', 'SQ HQ D4 S2', 'HJ C3 D5 C9'], strain: 'NT', leader: 'S' },
  ],
];

/** Auctions that need no more than the first bids: how many calls may come next after each. */
const NEXT: readonly (readonly [string, number])[] = [
  // Thirty-five bids and a pass; a double of an opponent's bid; a redouble of his double.
  ['', 36],
  ['Pass', 36],
  ['1C', 36],
  ['1C Pass', 35],
  ['1C X', 36],
  ['1C X XX', 35],
  ['7NT', 2],
  ['7NT X', 2],
  ['7NT X XX', 1],
  ['2H X 2S', 28],
];

describe('what the rules let happen', () => {
  it.each(ENDINGS)(
    'BP-JEU-4 BP-JEU-5 BP-LEVEE-3 counts the plays of %s as a hand count does',
    (_, ending) => {
      const hands = ending.hands.map((hand) => hand.split(' '));
      const counted = countByHand(hands, ending.strain, seatIndex(ending.leader), []);
      expect(counted).toBeGreaterThan(0);
      expect(countDecided(endingState(ending))).toBe(counted);
    },
  );
  it('BP-JEU-5 counts sixteen where everyone is void', () => {
    expect(countDecided(endingState(ENDINGS[1]?.[1] ?? { hands: [], strain: 'H', leader: 'N' }))).toBe(16);
  });
  it.each(NEXT)('BP-ENCH-3 BP-CONTRE-1 after "%s" %i calls may follow', (said, count) => {
    const table = given().and(DEAL, said === '' ? [] : calls(said));
    const { legal, turn } = bridgePlafond.tableView(table.state);
    expect(legal).toHaveLength(count);
    for (const call of ['Pass', 'X', 'XX', '1C', '2S', '7NT'])
      expect([call, table.when({ do: 'call', seat: turn, call }).refusals.length === 0]).toEqual([
        call,
        legal.includes(call),
      ]);
  });
  it('BP-ENCH-GAP-1 offers the first seat a pass and thirty-five bids', () => {
    expect(callsThat((call) => mayCall(newAuction(0), 0, call))).toHaveLength(36);
  });
});
