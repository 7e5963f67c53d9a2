import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS, SIDES } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import type { BridgePlafondAct } from './acts';
import type { BridgePlafondEvent } from './events';
import { bridgePlafond } from './game';
import { honoursIn } from './score/honours';
import { type BridgePlafondSetup, USUAL_PACKS } from './setup';
import type { BridgePlafondState } from './state';

type Played = { readonly state: BridgePlafondState; readonly events: readonly BridgePlafondEvent[] };
type Result = {
  readonly kind: string;
  readonly tricks: number;
  readonly honours: object | null;
  readonly contract: { readonly level: number; readonly strain: 'C' | 'D' | 'H' | 'S' | 'NT' };
  readonly below: Readonly<Record<string, number>>;
  readonly above: Readonly<Record<string, number>>;
};

const TABLE = { policy: 'enforced', grain: 'full' } as const;
const setupOf = (random: Seeded): BridgePlafondSetup => ({
  board: random(40) + 1,
  dealer: SEATS[random(4)] ?? 'N',
  packs: USUAL_PACKS,
});

/** A whole deal whose calls and cards are drawn from what the table offers; passes are likelier than bids. */
const played = (seed: number): Played & { readonly setup: BridgePlafondSetup } => {
  const random = seeded(seed);
  const setup = setupOf(random);
  const state = bridgePlafond.initial({ setup, ...TABLE });
  const events: BridgePlafondEvent[] = [];
  const give = (act: object): void => {
    const decision = bridgePlafond.decide(state, act as BridgePlafondAct);
    if (!decision.ok) throw new Error(JSON.stringify([act, decision.violation]));
    for (const event of decision.events) bridgePlafond.evolve(state, event);
    events.push(...decision.events);
  };
  give({ do: 'deal', order: shuffled(PACK_52.cards, random).map(formatCard) });
  for (let view = bridgePlafond.tableView(state); view.turn !== null; view = bridgePlafond.tableView(state)) {
    const { turn: seat, legal, phase } = view;
    const any = legal[random(Math.min(legal.length, phase === 'play' ? 52 : 9))] ?? 'Pass';
    if (phase === 'play') give({ do: 'play', seat, card: any });
    else give({ do: 'call', seat, call: random(2) === 0 ? 'Pass' : any });
  }
  return { setup, state, events };
};

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('tables drawn at random', () => {
  it('end with a score that follows from cards and contract alone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = played(seed);
        const result = state.score?.result as Result;
        expect(state.phase).toBe('finished');
        if (result.kind === 'passed-out') {
          expect(state.score?.scores).toEqual({ NS: 0, EW: 0 });
          return;
        }
        const made = result.tricks >= 6 + result.contract.level;
        const declarers = SIDES.map((side) => result.below[side] ?? 0);
        expect(declarers.filter((points) => points > 0)).toHaveLength(made ? 1 : 0);
        for (const side of SIDES)
          expect(state.score?.scores[side]).toBe((result.below[side] ?? 0) + (result.above[side] ?? 0));
        const hands = state.hands as Parameters<typeof honoursIn>[0];
        const honours = honoursIn(hands, result.contract.strain);
        expect(result.honours).toEqual(honours === null ? null : { side: honours.side, kind: honours.kind });
      }),
      { numRuns: 60 },
    );
  });
  it('come out of their events as they were, and a copy changes nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { setup, state, events } = played(seed);
        const again = bridgePlafond.initial({ setup, ...TABLE });
        for (const event of JSON.parse(JSON.stringify(events)) as readonly BridgePlafondEvent[]) {
          const before = stateText(again);
          const copy = bridgePlafond.copy(again);
          bridgePlafond.evolve(copy, event);
          expect(stateText(again)).toBe(before);
          bridgePlafond.evolve(again, event);
        }
        expect(bridgePlafond.tableView(again)).toEqual(bridgePlafond.tableView(state));
      }),
      { numRuns: 12 },
    );
  });
  it('hold every card exactly once at every moment', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { setup, events } = played(seed);
        const state = bridgePlafond.initial({ setup, ...TABLE });
        const seen = new Set<string>();
        for (const event of events) {
          bridgePlafond.evolve(state, event);
          if (event.type === 'CardPlayed') seen.add(event.data.card);
          if (!state.dealt) continue;
          const held = bridgePlafond.tableView(state).seats.flatMap(({ hand }) => hand ?? []);
          expect(new Set([...held, ...seen]).size).toBe(52);
          expect(held.length + seen.size).toBe(52);
        }
      }),
      { numRuns: 20 },
    );
  });
});
