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
import { CALLS } from './notation';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { standardBoard } from './setup';
import type { BridgeState } from './state';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

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
        const again = events.reduce(
          (from, event) => bridgeDuplicate.evolve(from, event),
          bridgeDuplicate.initial(setup),
        );
        expect(stateText(again)).toBe(stateText(state));
      }),
    );
  });
  it('give a copy that the original no longer touches', () => {
    const { events, setup } = randomDeal(7);
    const state = bridgeDuplicate.initial(setup);
    const half = events.length >> 1;
    for (const event of events.slice(0, half)) bridgeDuplicate.evolve(state, event);
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
        const state = bridgeDuplicate.initial({ setup: standardBoard(1), policy, grain: 'full' });
        for (const step of sequence) {
          const chosen = typeof step === 'object' && step !== null && 'choice' in step;
          const given = chosen ? sensible(state, step.choice as number) : step;
          const decision = bridgeDuplicate.decide(state, given as BridgeAct);
          if (!decision.ok) continue;
          for (const event of decision.events) bridgeDuplicate.evolve(state, event);
          expect(isPartition(state)).toBe(true);
        }
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
        const state = bridgeDuplicate.initial({ setup: standardBoard(1), policy: 'enforced', grain: 'full' });
        const random = randomFrom(seed);
        for (let step = 0; step < length && state.phase !== 'finished'; step++) {
          const decision = bridgeDuplicate.decide(state, sensible(state, random(1000)));
          if (decision.ok) for (const event of decision.events) bridgeDuplicate.evolve(state, event);
        }
        const { turn, legal, phase } = bridgeDuplicate.tableView(state);
        if (phase !== 'auction' && phase !== 'play') return;
        const act = phase === 'play' ? 'play' : 'call';
        const all = phase === 'play' ? PACK_52.cards.map(formatCard) : CALLS;
        for (const each of ['N', 'E', 'S', 'W'] as const) {
          const taken = all.filter((choice) => {
            const given =
              act === 'play'
                ? ({ do: 'play', seat: each, card: choice } as const)
                : ({ do: 'call', seat: each, call: choice } as const);
            return bridgeDuplicate.decide(state, given).ok;
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
  const given = (state: BridgeState, act: Readonly<Record<string, unknown>>) =>
    bridgeDuplicate.decide(state, act as BridgeAct);
  const tensWritten = (hand: readonly string[]) => hand.map((card) => card.replace('T', '10'));
  it('BD-NOT-2 takes a ten written 10 for HT: as the lead of a sheet and in the hands', () => {
    const sheet = bridgeDuplicate.initial({ setup: standardBoard(1), policy: 'observed', grain: 'result' });
    const result = { do: 'record-result', contract: '4S', declarer: 'N', tricks: 10 };
    expect(given(sheet, { ...result, lead: 'H10' })).toMatchObject({
      ok: true,
      events: [{ type: 'ResultRecorded', data: { lead: 'HT' } }, { type: 'DealScored' }],
    });
    expect(given(sheet, { ...result, lead: 'H10' })).toEqual(given(sheet, { ...result, lead: 'HT' }));
    const hands = randomHands(randomFrom(5));
    const asWritten = Object.fromEntries(
      Object.entries(hands).map(([seat, hand]) => [seat, tensWritten(hand)]),
    );
    const table = bridgeDuplicate.initial({ setup: standardBoard(1), policy: 'enforced', grain: 'full' });
    expect(JSON.stringify(asWritten)).toContain('H10');
    expect(given(table, { do: 'deal', hands: asWritten })).toEqual({
      ok: true,
      events: [{ type: 'CardsDealt', data: { hands } }],
    });
  });
  it('BD-NOT-2 plays the ten that is written 10, and keeps it as HT', () => {
    const pack = PACK_52.cards.map(formatCard);
    // East, who leads against North, holds the hearts.
    const suit = (letter: string) => pack.filter((card) => card.startsWith(letter));
    const hands = { N: suit('S'), E: suit('H'), S: suit('D'), W: suit('C') };
    const table = bridgeDuplicate.initial({ setup: standardBoard(1), policy: 'enforced', grain: 'full' });
    const calls = ['7S', 'Pass', 'Pass', 'Pass'].map((call, at) => ({ do: 'call', seat: 'NESW'[at], call }));
    for (const act of [{ do: 'deal', hands }, ...calls]) {
      const decision = given(table, act);
      if (!decision.ok) throw new Error(JSON.stringify(decision.violation));
      for (const event of decision.events) bridgeDuplicate.evolve(table, event);
    }
    expect(given(table, { do: 'play', seat: 'E', card: 'H10' })).toMatchObject({
      ok: true,
      events: [{ type: 'CardPlayed', data: { seat: 'E', card: 'HT' } }],
    });
  });
  it.each(['H1', '10H', 'H100', 'X10', 'h10', 'H01'])(
    'BD-NOT-2 refuses %s: the suit stands first',
    (lead) => {
      const sheet = bridgeDuplicate.initial({ setup: standardBoard(1), policy: 'observed', grain: 'result' });
      expect(
        given(sheet, { do: 'record-result', contract: '4S', declarer: 'N', tricks: 10, lead }),
      ).toMatchObject({
        ok: false,
        violation: { facts: { field: 'lead', given: lead, expected: 'a card such as SA or HT, or nothing' } },
      });
    },
  );
});
