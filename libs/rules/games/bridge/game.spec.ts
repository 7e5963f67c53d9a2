import { calls, given } from './testing/table';
import { type AnyAct, given as onRecord } from '@arbitre/rules/kernel/testing/given';
import { seeds } from '@arbitre/rules/kernel/testing/laws';
import fc from 'fast-check';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { randomDeal, randomHands } from './demo/random-deals';
import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { cardsOf, sizeOf } from '@arbitre/rules/kernel/card-set';
import { handOf } from '@arbitre/rules/kernel/hands';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { BridgeAct } from './acts';
import { bridgeDuplicate } from './game';
import { CALLS } from '@arbitre/rules/kernel/auction/calls';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeState } from './state';

/** Every card is in one hand or was played once, where all hands are known. */
const isPartition = ({ play, dealt }: BridgeState): boolean => {
  if (!dealt || ![0, 1, 2, 3].every((seat) => isKnown(play, seat))) return true;
  return PACK_52.cards.every((card) => {
    const holders = [0, 1, 2, 3].filter((seat) => cardsOf(handOf(play.held, seat)).includes(card)).length;
    return holders + Number(wasPlayed(play, card)) === 1;
  });
};

describe('random legal deals', () => {
  it('BD-L44B end with thirteen tricks, or passed out', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, events } = randomDeal(seed);
        const tricks = events.filter((event) => event.type === 'TrickWon').length;
        expect([0, 13]).toContain(tricks);
        expect(state.play.completed).toBe(tricks);
        expect([0, 1, 2, 3].map((seat) => sizeOf(handOf(state.play.held, seat)))).toEqual(
          tricks === 13 ? [0, 0, 0, 0] : [13, 13, 13, 13],
        );
      }),
    );
  });
  it('yield the same state again from their events', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events, state, setup } = randomDeal(seed);
        const again = onRecord(bridgeDuplicate, setup, events);
        expect(stateText(again.state)).toBe(stateText(state));
      }),
    );
  });
  it('give a copy that the original no longer touches', () => {
    const { events, setup } = randomDeal(7);
    const half = events.length >> 1;
    const { state } = onRecord(bridgeDuplicate, setup, events.slice(0, half));
    const copy = bridgeDuplicate.copy(state);
    const before = stateText(copy);
    for (const event of events.slice(half)) bridgeDuplicate.evolve(state, event);
    expect(stateText(copy)).toBe(before);
    expect(stateText(state)).not.toBe(before);
  });
});

/** Commands that a hostile or careless client might send: half-right acts and plain nonsense. */
const seat = fc.constantFrom('N', 'E', 'S', 'W', 'Z');
const card = fc.oneof(fc.constantFrom(...PACK_52.cards.map(formatCard)), fc.string({ maxLength: 3 }));
const command = fc.oneof(
  fc.record({ do: fc.constant('call'), seat, call: fc.constantFrom(...CALLS.slice(0, 12), 'nonsense') }),
  fc.record({ do: fc.constant('play'), seat, card }),
  fc.record({ do: fc.constant('withdraw'), seat, card }),
  fc.record({ do: fc.constant('spread-hand'), seat }),
  fc.record({ do: fc.constant('claim'), by: seat, tricks: fc.integer({ min: -1, max: 14 }) }),
  fc.record({
    do: fc.constant('record-result'),
    contract: fc.constantFrom('4S', '3NTX', 'Pass', '9Z'),
    declarer: fc.option(seat),
    tricks: fc.option(fc.integer({ min: -1, max: 14 })),
  }),
  seeds.map((seed) => ({ do: 'deal', hands: randomHands(randomFrom(seed)) })),
  fc.record({ do: fc.string(), seat: fc.anything(), card: fc.anything() }),
  fc.record({ do: fc.constantFrom('deal', 'call', 'play', 'claim', 'report'), hands: fc.anything() }),
  fc.anything(),
);

/** Calls and cards that a table would really make, so that the nonsense arrives in every phase. */
const sensible = (state: BridgeState, choice: number): BridgeAct => {
  const { turn, legal, phase } = bridgeDuplicate.tableView(state);
  if (phase === 'waiting') return { do: 'deal', hands: randomHands(randomFrom(choice)) };
  const pick = legal[choice % Math.max(1, legal.length)] ?? 'Pass';
  return phase === 'play'
    ? { do: 'play', seat: turn as 'N', card: pick }
    : { do: 'call', seat: turn as 'N', call: choice % 3 === 0 ? pick : 'Pass' };
};

const steps = fc.array(
  fc.oneof(
    command,
    fc.nat().map((choice) => ({ choice })),
  ),
  { maxLength: 120 },
);

describe.each(['enforced', 'observed'] as const)('absurd commands at an %s table', (policy) => {
  it('never throw, and the cards stay a partition of the pack', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const acts = sequence.map((step) => (state: BridgeState) => {
          expect(isPartition(state)).toBe(true);
          const chosen = typeof step === 'object' && step !== null && 'choice' in step;
          return (chosen ? sensible(state, step.choice as number) : step) as AnyAct;
        });
        const { state } = given({ policy }).when(acts);
        expect(isPartition(state)).toBe(true);
        bridgeDuplicate.tableView(state);
      }),
      { numRuns: 150 },
    );
  });
});

describe('an enforced table', () => {
  it('BD-L44C accepts exactly the calls and cards that it offers', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 80 }), (seed, length) => {
        const random = randomFrom(seed);
        const steps = Array.from({ length }, () => (state: BridgeState) => sensible(state, random(1000)));
        const { state } = given({ policy: 'enforced' }).when(steps);
        const { turn, legal, phase } = bridgeDuplicate.tableView(state);
        if (phase !== 'auction' && phase !== 'play') return;
        const act = phase === 'play' ? 'play' : 'call';
        const all = phase === 'play' ? PACK_52.cards.map(formatCard) : CALLS;
        for (const each of ['N', 'E', 'S', 'W'] as const) {
          const taken = all.filter((choice) => {
            const said =
              act === 'play'
                ? ({ do: 'play', seat: each, card: choice } as const)
                : ({ do: 'call', seat: each, call: choice } as const);
            return bridgeDuplicate.decide(state, said).ok;
          });
          expect(taken.sort()).toEqual(each === turn ? [...legal].sort() : []);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('card notation', () => {
  it('BD-NOT-2 reads back every card that it writes, and nothing else', () => {
    expect(PACK_52.cards.map((each) => parseCard(formatCard(each)))).toEqual(PACK_52.cards);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseCard(text);
        expect(read === -1 || formatCard(read) === text).toBe(true);
      }),
    );
  });
  const enforced = given({ policy: 'enforced' });
  const sheet = given({ grain: 'result' });
  const tensWritten = (hand: readonly string[]) => hand.map((card) => card.replace('T', '10'));
  it('BD-NOT-2 takes a ten written 10 for HT: as the lead of a sheet and in the hands', () => {
    const result = { do: 'record-result', contract: '4S', declarer: 'N', tricks: 10 };
    const { events } = sheet.and({ ...result, lead: 'H10' });
    expect(events).toMatchObject([{ type: 'ResultRecorded', data: { lead: 'HT' } }, { type: 'DealScored' }]);
    expect(events).toEqual(sheet.and({ ...result, lead: 'HT' }).events);
    const hands = randomHands(randomFrom(5));
    const asWritten = Object.fromEntries(
      Object.entries(hands).map(([seat, hand]) => [seat, tensWritten(hand)]),
    );
    expect(JSON.stringify(asWritten)).toContain('H10');
    expect(enforced.when({ do: 'deal', hands: asWritten }).events).toEqual([
      { type: 'CardsDealt', data: { hands } },
    ]);
  });
  it('BD-NOT-2 plays the ten that is written 10, and keeps it as HT', () => {
    const pack = PACK_52.cards.map(formatCard);
    // East, who leads against North, holds the hearts.
    const suit = (letter: string) => pack.filter((card) => card.startsWith(letter));
    const hands = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
    const table = enforced.and({ do: 'deal', hands }, calls('7S Pass Pass Pass'));
    expect(table.when({ do: 'play', seat: 'E', card: 'H10' }).events).toMatchObject([
      { type: 'CardPlayed', data: { seat: 'E', card: 'HT' } },
    ]);
  });
  it.each(['H1', '10H', 'H100', 'X10', 'h10', 'H01'])(
    'BD-NOT-2 refuses %s: the suit stands first',
    (lead) => {
      const result = { do: 'record-result', contract: '4S', declarer: 'N', tricks: 10, lead };
      const expected = 'a card such as SA or HT, or nothing';
      expect(sheet.when(result).violations).toMatchObject([
        { facts: { field: 'lead', given: lead, expected } },
      ]);
    },
  );
});
