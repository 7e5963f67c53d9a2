import { auditDeal } from './testing/life';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { Policy } from '@arbitre/rules/kernel/game';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { acts } from './acts';
import type { WhistEvent } from './events';
import { whistClassique } from './game';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { readSetup, type WhistSetup } from './setup';
import type { WhistState } from './state';

const CARDS = PACK_52.cards.map(formatCard);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const RUNS = { numRuns: 60 };
/** Long properties on a shared machine; no time is measured. */
jest.setTimeout(60_000);

const setupFor = (random: Seeded): WhistSetup => {
  const variant = ['base', 'partie-simple-1', 'partie-simple-2'][random(3)];
  const before = { NS: random(5), EW: random(5) };
  const reading = readSetup({ board: 1, dealer: SEATS[random(4)], variant, before });
  if (!reading.ok) throw new Error(reading.violation.article);
  return reading.setup;
};

type Run = {
  readonly events: WhistEvent[];
  state: WhistState;
  readonly setup: WhistSetup;
  readonly policy: Policy;
};

const take = (run: Run, act: unknown): boolean => {
  const decision = whistClassique.decide(run.state, act as never);
  if (!decision.ok) return false;
  run.events.push(...decision.events);
  for (const event of decision.events) run.state = whistClassique.evolve(run.state, event);
  return true;
};

const start = (random: Seeded, policy: Policy): Run => {
  const setup = setupFor(random);
  const run: Run = {
    events: [],
    state: whistClassique.initial({ setup, policy, grain: 'full' }),
    setup,
    policy,
  };
  const pack = shuffled(CARDS, random);
  take(run, { do: 'deal', pack });
  take(run, { do: 'turn-trump', card: pack[51] });
  return run;
};

const legalDeal = (seed: number): Run => {
  const random = seeded(seed);
  const run = start(random, 'enforced');
  for (
    let view = whistClassique.tableView(run.state);
    view.turn !== null;
    view = whistClassique.tableView(run.state)
  )
    if (!take(run, { do: 'play', seat: view.turn, card: view.legal[random(view.legal.length)] }))
      throw new Error('refused');
  return run;
};

const openedWith = ({ setup, policy }: Run): DomainEvent => ({
  type: 'DealOpened',
  data: {
    competition: 'c',
    game: 'whist',
    ruleset: 'whist@1',
    policy,
    grain: 'full',
    place: { session: 1, round: 1, table: '1', board: 1 },
    seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
    setup,
  },
});

describe('random legal coups', () => {
  it('end with thirteen tricks, empty hands and points for one side only by tricks', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, events } = legalDeal(seed);
        expect(events.filter(({ type }) => type === 'TrickWon')).toHaveLength(13);
        expect(state.play.completed).toBe(13);
        expect([0, 1, 2, 3].map((seat) => sizeOf(handOf(state.play.held, seat)))).toEqual([0, 0, 0, 0]);
        expect(state.irregularities).toEqual([]);
      }),
      RUNS,
    );
  });
  it('yield the same state again from their events, and an audit that holds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const run = legalDeal(seed);
        let again = whistClassique.initial({ setup: run.setup, policy: 'enforced', grain: 'full' });
        for (const event of run.events) again = whistClassique.evolve(again, event);
        expect(stateText(again)).toBe(stateText(run.state));
        expect(auditDeal([openedWith(run), ...run.events])).toMatchObject({ ok: true });
      }),
      RUNS,
    );
  });
});

/** Every card is in one known hand, or played, or in none of the known hands while some hand is unknown. */
const isPartition = ({ play, dealt }: WhistState): boolean => {
  if (!dealt || [0, 1, 2, 3].some((seat) => !isKnown(play, seat))) return true;
  return PACK_52.cards.every((card: Card) => {
    const holders = [0, 1, 2, 3].filter((seat) => holds(play.held, seat, card)).length;
    return holders + (wasPlayed(play, card) ? 1 : 0) === 1;
  });
};

const oneOf = <T>(items: readonly T[], random: Seeded): T | undefined => items[random(items.length)];

/** An act of any kind with arguments that may fit, and a legal card often enough for the play to go on. */
const absurd = (random: Seeded, state: WhistState): unknown => {
  const view = whistClassique.tableView(state);
  const seat = random(3) === 0 ? oneOf(SEATS, random) : (view.turn ?? 'N');
  if (random(3) > 0 && view.legal.length > 0)
    return { do: 'play', seat: view.turn, card: oneOf(view.legal, random) };
  const articles = [
    'WHC-CP-A',
    'WHC-CP-C.2',
    'WHC-CP-D',
    'WHC-SUP-1.1',
    'WHC-SUP-2.1',
    'WHC-SUP-3.1',
    'WHC-MI-1',
    'WHC-MI-5',
    'WHC-REN-1',
    'WHC-X',
  ];
  return {
    do: oneOf(Object.keys(acts), random),
    seat,
    by: oneOf(SEATS, random),
    against: oneOf(SEATS, random),
    card: oneOf(CARDS, random),
    others: [oneOf(CARDS, random)],
    hands: { [seat ?? 'N']: random(2) === 0 ? null : CARDS.slice(0, 13) },
    pack: shuffled(CARDS, random),
    demand: oneOf(['C', 'D', 'H', 'S', 'highest', 'lowest', 'trump', 'discard', ...CARDS], random),
    article: oneOf(articles, random),
    facts: { card: oneOf(CARDS, random), trick: random(14), N: 13, E: 12, S: 13, W: 14 },
    number: random(14),
    lifted: random(53),
    what: 'card',
    honours: oneOf([0, 3, 4, 5], random),
    tricks: random(2) === 0 ? random(14) : { NS: random(14), EW: random(14) },
    choice: oneOf(['new-deal', 'play-on'], random),
    reason: oneOf(['next-cut', 'because'], random),
    decision: oneOf(
      ['lift', 'count-as-played', 'establish-revoke', 'dismiss-revoke', 'split', 'new-deal', 'misdeal'],
      random,
    ),
  };
};

describe('absurd commands', () => {
  const policies = fc.constantFrom<Policy>('enforced', 'observed');
  it('neither throw nor leave cards in two places, and what they leave is audited', () => {
    fc.assert(
      fc.property(seeds, policies, (seed, policy) => {
        const random = seeded(seed);
        const run = start(random, policy);
        for (let step = 0; step < 150; step++) {
          take(run, absurd(random, run.state));
          expect(isPartition(run.state)).toBe(true);
          expect(run.state.play.completed).toBeGreaterThanOrEqual(0);
        }
        expect(auditDeal([openedWith(run), ...run.events])).toMatchObject({ ok: true });
      }),
      RUNS,
    );
  });
  it('are answered without a throw when they are no acts at all', () => {
    fc.assert(
      fc.property(fc.anything(), (command) => {
        const state = legalDeal(1).state;
        expect(whistClassique.decide(state, command as never).ok).toBe(false);
      }),
      RUNS,
    );
  });
  it('never play an illegal card under the enforced policy', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seeded(seed);
        const run = start(random, 'enforced');
        for (let step = 0; step < 120; step++) {
          const { legal, turn } = whistClassique.tableView(run.state);
          const seat = oneOf(SEATS, random) ?? 'N';
          const card = oneOf(CARDS, random) ?? '';
          const legalNow = seat === turn && legal.includes(card);
          expect(whistClassique.decide(run.state, { do: 'play', seat, card }).ok).toBe(legalNow);
          take(run, { do: 'play', seat: turn, card: oneOf(legal, random) });
        }
      }),
      RUNS,
    );
  });
});
