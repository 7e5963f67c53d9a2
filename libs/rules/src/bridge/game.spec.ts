import fc from 'fast-check';
import { randomDeal, randomFrom, randomHands } from '../../bench/random-deals';
import { canonical } from '../kernel/canonical';
import { formatCard, parseCard } from '../kernel/cards';
import { cardsOf, sizeOf } from '../kernel/card-set';
import { handOf } from '../kernel/hands';
import { PACK_52 } from '../kernel/decks';
import type { BridgeCommand } from './commands';
import { bridgeDuplicate } from './game';
import { CALLS } from './notation';
import { isKnown, wasPlayed } from './play';
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
        expect((state.play.won[0] ?? 0) + (state.play.won[1] ?? 0)).toBe(tricks);
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
        expect(canonical(again)).toBe(canonical(state));
      }),
    );
  });
  it('give a copy that the original no longer touches', () => {
    const { events, setup } = randomDeal(7);
    const state = bridgeDuplicate.initial(setup);
    const half = events.length >> 1;
    for (const event of events.slice(0, half)) bridgeDuplicate.evolve(state, event);
    const copy = bridgeDuplicate.copy(state);
    const before = canonical(copy);
    for (const event of events.slice(half)) bridgeDuplicate.evolve(state, event);
    expect(canonical(copy)).toBe(before);
    expect(canonical(state)).not.toBe(before);
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
const sensible = (state: BridgeState, choice: number): BridgeCommand => {
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
          const decision = bridgeDuplicate.decide(state, given as BridgeCommand);
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
});
