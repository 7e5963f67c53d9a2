import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { handOf } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { carelessDeal, PATIENCE, seeds, stepsOf } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { acts } from './acts';
import { maySpeak, PACKED, PASSED, statusOf, TO_SPEAK } from './auction/auction';
import { CALLS } from './auction/calls';
import { readContract } from './deal-score';
import { whistBridge } from './game';
import { type Announcement, DAMES, outranks } from './ladder';
import { SEATS } from './seats';
import type { WhistBridgeState } from './state';
import { auditDeal, dealDecider } from './testing/life';
import { CARDS, dealing, nextAct } from './demo/play-deal';
import { given, type Table, view } from './testing/table';

/** A table that holds everybody to the rules, dealt at random. */
const dealt = (random: Seeded): Table => {
  const players = 4 + random(2);
  const table = given({ players, dealer: random(players) + 1, policy: 'enforced' });
  return table.and(dealing(table.state, random));
};
const randomDeal = (seed: number): Table => {
  const random = seeded(seed);
  return dealt(random).goingOn((state) => nextAct(state, random));
};

describe('random legal auctions', () => {
  /** An auction to its end, and what stood in it, one after the other. */
  const auctionOf = (seed: number): { readonly end: Table; readonly climbed: readonly Announcement[] } => {
    const random = seeded(seed);
    const climbed: Announcement[] = [];
    const end = dealt(random).goingOn((state) => {
      const { auction, phase } = state;
      if (phase !== 'auction') return null;
      const now = auction.standing;
      if (now !== null && !climbed.some((each) => each === now)) climbed.push(now);
      return nextAct(state, random);
    });
    return { end, climbed };
  };

  it('WB-6-GAP-1 climb the ladder', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { climbed } = auctionOf(seed);
        const rising = climbed.every((each, at) => {
          const before = climbed[at - 1] ?? null;
          // The suit of an abundance may come to light on the same rung (WB-9.f).
          return outranks(each, before) || (before?.game === each.game && before.suit === null);
        });
        expect(rising).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
  it('WB-6.g leave the highest contract to be played', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { contract, auction } = auctionOf(seed).end.state;
        expect(contract?.game ?? null).toBe(auction.standing?.game ?? DAMES);
      }),
      { numRuns: 100 },
    );
  });
  it('WB-7-GAP-10 end once nobody may speak any more', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { end } = auctionOf(seed);
        expect(end.state.phase).not.toBe('auction');
        expect([0, 1, 2, 3].some((seat) => maySpeak(end.state.auction, seat))).toBe(false);
        expect(end.stream.filter(({ type }) => type === 'CallMade').length).toBeLessThan(80);
      }),
      { numRuns: 100 },
    );
  });

  /** Who is heard without the floor in a random auction: nobody whose status is this, by this article. */
  const unheard = (status: number, article: string): void => {
    let met = 0;
    fc.assert(
      fc.property(seeds, fc.nat(12), fc.constantFrom(...CALLS), (seed, depth, { text }) => {
        const random = seeded(seed);
        let left = depth;
        const table = dealt(random).goingOn((state) =>
          state.phase === 'auction' && left-- > 0 ? nextAct(state, random) : null,
        );
        const { auction, players, phase } = table.state;
        if (phase !== 'auction' || auction.asked !== null) return;
        for (const [at, seat] of players.entries()) {
          if (at === auction.floor || statusOf(auction, at) !== status) continue;
          met++;
          expect(table.when({ do: 'call', seat, call: text }).refusals).toEqual([article]);
        }
      }),
      // The same auctions each time, so that all of them are met.
      { numRuns: 200, seed: 19 },
    );
    expect(met).toBeGreaterThan(0);
  };

  it('WB-7.f hear nobody who is emballé', () => {
    unheard(PACKED, 'WB-7.f');
  });
  it('WB-6.h hear nobody who has passed', () => {
    unheard(PASSED, 'WB-6.h');
  });
  it('WB-7.q hear nobody before his turn', () => {
    unheard(TO_SPEAK, 'WB-7.q');
  });
  it('offer what is legal: each call that the table shows is made or asked for, each other one refused', () => {
    fc.assert(
      fc.property(seeds, fc.nat(10), (seed, depth) => {
        const random = seeded(seed);
        let left = depth;
        const table = dealt(random).goingOn((state) =>
          state.phase === 'auction' && (left-- > 0 || state.auction.asked !== null)
            ? nextAct(state, random)
            : null,
        );
        const { legal, turn: seat, phase } = view(table.state);
        if (phase !== 'auction' || seat === null) return;
        for (const { text } of CALLS) {
          const said = table.when({ do: 'call', seat, call: text });
          const asked = table.when({ do: 'ask-arbiter', seat, call: text });
          const possible = said.refusals.length === 0 || asked.refusals.length === 0;
          // Three aces that nobody has declared yet hold everything up (WB-5.a), or leave slams alone (WB-5.i).
          if (said.refusals[0] === 'WB-5.a' || said.refusals[0] === 'WB-5.i') continue;
          expect([text, possible]).toEqual([text, legal.includes(text)]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('random legal deals', () => {
  it('WB-13-GAP-1 end with all tricks and one score, which is nothing for who sits out', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stream, state } = randomDeal(seed);
        const { tricks } = state.play.game;
        expect(stream.filter(({ type }) => type === 'TrickWon')).toHaveLength(tricks);
        expect(stream.filter(({ type }) => type === 'CardPlayed')).toHaveLength(tricks * 4);
        expect(stream.filter(({ type }) => type === 'DealScored')).toHaveLength(1);
        const won = Object.values(view(state).tricks).reduce((sum, each) => sum + each, 0);
        expect(won).toBe(tricks);
        const idle = SEATS.filter((seat) => !state.players.includes(seat));
        for (const seat of idle) expect(state.score?.scores[seat] ?? 0).toBe(0);
        expect(state.irregularities).toEqual([]);
        expect([0, 1, 2, 3].map((seat) => sizeOf(handOf(state.play.held, seat)))).toEqual([0, 0, 0, 0]);
        const { contract = '' } = (state.score?.result ?? {}) as { readonly contract?: string };
        expect(readContract(contract).game).toBe(state.contract?.game);
      }),
    );
  });
  it('yield the same state again from their events', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deal = randomDeal(seed);
        expect(stateText(deal.at(deal.stream.length).state)).toBe(stateText(deal.state));
      }),
    );
  });
  it('give a copy that the original no longer touches', () => {
    const deal = randomDeal(7);
    const { state } = deal.at(20);
    const copy = whistBridge.copy(state);
    const before = stateText(copy);
    for (const event of deal.stream.slice(20)) whistBridge.evolve(state, event);
    expect(stateText(copy)).toBe(before);
    expect(stateText(state)).not.toBe(before);
  });
});

const seat = fc.constantFrom<string[]>(...SEATS, '6', 'N');
const card = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...CARDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const article = fc.constantFrom('WB-18.f', 'WB-4-GAP-3', 'WB-18.e', 'BD-1', '');
const reason = fc.constantFrom('why', '', 'x'.repeat(600));
const arbitraryCall = fc.constantFrom(...CALLS.map(({ text }) => text), 'E9-H', 'CH-S', '');
const tally = fc.dictionary(seat, fc.integer({ min: -1, max: 14 }), { maxKeys: 3 });

/** Acts that make sense somewhere: here they come at any time, from anybody. */
const disorderly = fc.oneof(
  fc.record({ do: fc.constant('call'), seat, call: arbitraryCall }),
  fc.record({ do: fc.constant('ask-arbiter'), seat, call: arbitraryCall }),
  fc.record({
    do: fc.constant('answer-call'),
    arbiter: fc.constantFrom('arbiter', 'arbiter-2'),
    granted: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('declare-trou', 'keep-trou', 'reveal-boucheur', 'claim', 'look-again'),
    seat,
  }),
  fc.record({ do: fc.constant('name-trump'), seat, suit: fc.constantFrom('S', 'C', 'D', 'H', 'N') }),
  fc.record({ do: fc.constantFrom('play', 'discard'), seat, card }),
  fc.record({ do: fc.constant('show-cards'), seat, cards: fc.array(card, { maxLength: 3 }) }),
  fc.record({ do: fc.constant('expose'), seat, cards: fc.array(card, { maxLength: 8 }) }),
  fc.record({ do: fc.constant('count'), counts: tally }),
  fc.record({ do: fc.constant('wrong-dealer'), by: seat, dealer: seat }),
  fc.record({ do: fc.constant('redeal'), agree: fc.array(seat, { maxLength: 4 }) }),
  fc.record({ do: fc.constant('report'), article, seat }),
  fc.record({ do: fc.constantFrom('settle', 'dispute'), by: seat, article, reason }),
  fc.record({
    do: fc.constant('rule'),
    article,
    reason,
    outcome: fc.constantFrom('stand', 'adjust', 'cancel'),
    tricks: fc.option(tally, { nil: undefined }),
  }),
  fc.record({
    do: fc.constant('reveal'),
    hands: fc.dictionary(seat, fc.array(card, { maxLength: 13 }), { maxKeys: 2 }),
  }),
  fc.record({ do: fc.constant('stop-play'), by: seat }),
  fc.record({
    do: fc.constant('record-result'),
    contract: fc.constantFrom('E8', 'PM', 'DAMES', 'Q'),
    declarers: fc.array(seat, { maxLength: 3 }),
    tricks: fc.integer({ min: -1, max: 14 }),
  }),
);
const absurd = fc.oneof(
  fc.anything(),
  fc.record({ do: fc.constantFrom(...Object.keys(acts)) }, { requiredKeys: [] }),
  fc.record({
    do: fc.constantFrom(...Object.keys(acts)),
    seat: fc.anything(),
    call: fc.anything(),
    card: fc.anything(),
  }),
);

describe('a careless table', () => {
  it(
    'WB-1.b keeps a sound record of whatever is done and said, which the audit confirms',
    () => {
      const steps = stepsOf({ sensible: 12, minLength: 20, maxLength: 140 }, disorderly, absurd);
      const seating = { 1: 'a', 2: 'b', 3: 'c', 4: 'd' };
      const opening = (policy: string) => ({
        do: 'open-deal',
        ...{ competition: 'c', game: 'whist-bridge', ruleset: 'whist-bridge@1', policy, grain: 'full' },
        ...{ setup: { dealer: 4 }, place: { session: 1, round: 1, table: '1', board: 1 }, seating },
      });
      fc.assert(
        fc.property(fc.constantFrom('observed', 'enforced'), steps, seeds, (policy, chosen, seed) => {
          const random = seeded(seed);
          const sensible = (state: WhistBridgeState): AnyAct => {
            const begin = state.cut ? 1 : 0;
            if (state.phase === 'waiting') return dealing(state, random)[begin] ?? { do: 'cut', seat: '3' };
            return (
              nextAct(state, random) ?? { do: 'rule', article: 'WB-18.f', reason: 'why', outcome: 'stand' }
            );
          };
          const deal = carelessDeal<WhistBridgeState>(
            dealDecider,
            opening(policy),
            chosen,
            sensible,
            (state) => {
              const { held } = state.play;
              for (let index = 0; index < 4; index++)
                expect(sizeOf(handOf(held, index))).toBeLessThanOrEqual(13);
              expect(() => whistBridge.tableView(state)).not.toThrow();
            },
          );
          expect(auditDeal(deal.stream)).toMatchObject({ ok: true });
        }),
        { numRuns: 120 },
      );
    },
    PATIENCE,
  );
});
