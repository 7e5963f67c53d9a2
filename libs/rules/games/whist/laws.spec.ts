import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { audit, given, type Table } from './testing/table';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { Policy } from '@arbitre/rules/kernel/game';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { acts } from './acts';
import { whistClassique } from './game';
import { isKnown, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { WhistState } from './state';

const CARDS = PACK_52.cards.map(formatCard);
const RUNS = { numRuns: 60 };
jest.setTimeout(PATIENCE);

const dealt = (random: Seeded, policy: Policy): Table => {
  const variant = ['base', 'partie-simple-1', 'partie-simple-2'][random(3)];
  const before = { NS: random(5), EW: random(5) };
  const table = given({ dealer: SEATS[random(4)], variant, before, policy });
  const pack = shuffled(CARDS, random);
  return table.and({ do: 'deal', pack }, { do: 'turn-trump', card: pack[51] });
};

const legalDeal = (seed: number): Table => {
  const random = seeded(seed);
  return dealt(random, 'enforced').goingOn((state) => {
    const { turn, legal } = whistClassique.tableView(state);
    return turn === null ? null : { do: 'play', seat: turn, card: legal[random(legal.length)] };
  });
};

describe('random legal coups', () => {
  it('end with thirteen tricks, empty hands and points for one side only by tricks', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state, stream } = legalDeal(seed);
        expect(stream.filter(({ type }) => type === 'TrickWon')).toHaveLength(13);
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
        const deal = legalDeal(seed);
        expect(stateText(deal.at(deal.stream.length).state)).toBe(stateText(deal.state));
        expect(audit(deal)).toMatchObject({ ok: true });
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
const absurd = (random: Seeded, state: WhistState): AnyAct => {
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
    do: oneOf(Object.keys(acts), random) ?? '',
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
        const step = (state: WhistState): AnyAct => {
          expect(isPartition(state)).toBe(true);
          expect(state.play.completed).toBeGreaterThanOrEqual(0);
          return absurd(random, state);
        };
        const table = dealt(random, policy).when(Array<typeof step>(150).fill(step));
        expect(isPartition(table.state)).toBe(true);
        expect(audit(table)).toMatchObject({ ok: true });
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
        const step = (state: WhistState): AnyAct => {
          const { legal, turn } = whistClassique.tableView(state);
          const seat = oneOf(SEATS, random) ?? 'N';
          const card = oneOf(CARDS, random) ?? '';
          const legalNow = seat === turn && legal.includes(card);
          expect(whistClassique.decide(state, { do: 'play', seat, card }).ok).toBe(legalNow);
          return { do: 'play', seat: turn, card: oneOf(legal, random) };
        };
        dealt(random, 'enforced').when(Array<typeof step>(120).fill(step));
      }),
      RUNS,
    );
  });
});
