import { beforeCard, carelessDeal, PATIENCE, seeds, stepsOf } from '@arbitre/rules/kernel/testing/laws';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider, replayDeal } from './testing/life';
import fc from 'fast-check';
import { COUNTS, given } from './testing/table';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { whistMilitaire } from './game';
import { wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { RevokeMark, WhistMilitaireState } from './state';

const SEATS = ['N', 'E', 'S', 'W'] as const;
const CARDS = PACK_52.cards.map(formatCard);
const packFrom = (random: Seeded): readonly string[] => shuffled(CARDS, random);

/** A whole deal at an enforced table, its cards drawn from what the table offers. */
const randomDeal = (seed: number) => {
  const random = seeded(seed);
  const options = { deal: random(4) + 1, trump: 'CDHS'.charAt(random(4)) };
  const table = given({ ...options, policy: 'enforced' });
  const { dealer } = table.state.setup;
  const cutter = SEATS[(SEATS.indexOf(dealer) + 3) % 4];
  const opening: readonly AnyAct[] = [
    { do: 'cut', seat: cutter },
    { do: 'start-deal', seat: dealer },
    { do: 'deal', pack: packFrom(random) },
    COUNTS,
  ];
  return table.and(opening).goingOn((state) => {
    const { turn, legal } = whistMilitaire.tableView(state);
    return turn === null ? null : { do: 'play', seat: turn, card: legal[random(legal.length)] };
  });
};

describe('random legal deals', () => {
  it('WM-5.1 WM-4.7 end with thirteen tricks and one point', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stream: events, state } = randomDeal(seed);
        expect(events.filter((event) => event.type === 'TrickWon')).toHaveLength(13);
        expect(events.filter((event) => event.type === 'CardPlayed')).toHaveLength(52);
        expect(Object.values(state.score?.scores ?? {}).sort()).toEqual([0, 1]);
        expect([0, 1, 2, 3].map((seat) => sizeOf(handOf(state.play.held, seat)))).toEqual([0, 0, 0, 0]);
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
    const { state } = deal.at(30);
    const copy = whistMilitaire.copy(state);
    const before = stateText(copy);
    for (const event of deal.stream.slice(30)) whistMilitaire.evolve(state, event);
    expect(stateText(copy)).toBe(before);
    expect(stateText(state)).not.toBe(before);
  });
});

const seat = fc.constantFrom<string[]>('N', 'E', 'S', 'W', 'Z');
const card = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...CARDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const trick = fc.integer({ min: 0, max: 14 });
const article = fc.constantFrom('WM-R9a', 'WM-R2', 'WM-R4.1', 'WM-R10e', 'WM-R11.3', 'BD-L1');
const hands = seeds.map((seed) => {
  const random = seeded(seed);
  const pack = packFrom(random);
  const cuts = random(4) === 0 ? [0, 12, 26, 39, 52] : [0, 13, 26, 39, 52];
  return Object.fromEntries(
    SEATS.map((each, index) => [each, random(6) === 0 ? null : pack.slice(cuts[index], cuts[index + 1])]),
  );
});
const does = <Do extends string>(name: Do, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields });

/** Acts that a careless recorder or a hostile client might send, each in its own shape, and plain nonsense. */
const command = fc.oneof(
  does('deal', { hands }),
  does('reveal', { hands }),
  does('play', { seat, card }),
  does('play-two', { seat, cards: fc.array(card, { minLength: 1, maxLength: 3 }), choice: fc.option(card) }),
  does('expose', { seat, card, cause: fc.constantFrom('dealing', 'dropped', 'sorting', 'picking-up', 'x') }),
  does('replace', { seat, card, with: card }),
  does('gather', { seat }),
  does('ask-cards', { seat }),
  does('pick-up', { seat }),
  does('consult', { by: seat, trick }),
  does('count', { counts: fc.dictionary(seat, fc.integer({ min: 11, max: 15 })) }),
  does('count-pack', {
    cards: fc.integer({ min: 51, max: 53 }),
    defect: fc.constantFrom('none', 'missing', 'duplicate'),
  }),
  does('change-pack', {
    pack: fc.constant('2'),
    reason: fc.constantFrom('worn', 'cards missing'),
    approvedBy: fc.option(fc.constant('R'), { nil: undefined }),
  }),
  does('dispute', { by: seat, article, reason: fc.constantFrom('a', 'b'), accused: seat, trick }),
  does('rule', {
    article,
    reason: fc.constant('so'),
    outcome: fc.constantFrom('play-on', 'redeal', 'point-lost', 'visible-card'),
    side: fc.constantFrom('NS', 'EW'),
    seat,
    card,
  }),
  does('record-result', { winner: fc.constantFrom('NS', 'EW', 'N'), tricks: fc.option(trick) }),
  does('close-claims', { cause: fc.constantFrom('mixed', 'signed') }),
  does('report', { article, seat, facts: fc.anything() }),
  fc.record({ do: fc.string(), seat: fc.anything(), card: fc.anything() }),
  fc.record({
    do: fc.constantFrom('deal', 'count', 'rule', 'dispute', 'play-two'),
    hands: fc.anything(),
    counts: fc.anything(),
  }),
  fc.anything(),
);

/** Somebody notices the revoke: it is corrected, or disputed once its trick is closed. */
const mend = (state: WhistMilitaireState, mark: RevokeMark, random: Seeded): AnyAct => {
  const name = SEATS[mark.seat] ?? 'N';
  const hand = whistMilitaire.tableView(state).seats[mark.seat]?.hand ?? CARDS;
  return random(2) === 0
    ? { do: 'replace', seat: name, card: mark.card, with: hand[random(Math.max(1, hand.length))] ?? 'C2' }
    : { do: 'dispute', by: 'N', article: 'WM-R9a', reason: 'x', accused: name, trick: mark.trick };
};

/** What a table would really do next, legal or not: nonsense then arrives in every phase. */
const sensible = (state: WhistMilitaireState, choice: number): AnyAct => {
  const { turn, legal, seats, facts } = whistMilitaire.tableView(state);
  const random = seeded(choice);
  const { dealer = 'N' } = facts;
  if (state.dispute !== null) return { do: 'rule', article: 'WM-R2', outcome: 'play-on', reason: 'decided' };
  if (state.phase === 'waiting' && !state.cut)
    return { do: 'cut', seat: SEATS[(SEATS.indexOf(dealer as 'N') + 3) % 4] };
  if (state.phase === 'waiting') return { do: 'start-deal', seat: dealer };
  if (state.phase === 'dealing') return { do: 'deal', pack: packFrom(random) };
  if (state.confirmed !== 15 && state.policy === 'enforced') return COUNTS;
  const [mark] = state.revokes;
  if (mark !== undefined && state.phase === 'play' && random(3) === 0) return mend(state, mark, random);
  if (state.phase === 'finished' && random(3) > 0)
    return { do: 'dispute', by: 'N', article: 'WM-R9a', reason: 'x', accused: 'W', trick: random(13) + 1 };
  const hand = seats.find((each) => each.seat === turn)?.hand ?? CARDS;
  const from = random(8) === 0 || legal.length === 0 ? hand : legal;
  return { do: 'play', seat: turn ?? 'N', card: from[random(Math.max(1, from.length))] ?? 'C2' };
};

// Long on purpose: a deal alone has 56 acts, and the faults of its end are as interesting as those of its start.
const steps = stepsOf({ sensible: 9, minLength: 60, maxLength: 200 }, command);

/** Every card lies in one place at most, and in one place exactly where all hands are known and none is short. */
const placesOf = ({ play }: WhistMilitaireState, each: Card): number =>
  [0, 1, 2, 3].filter((place) => holds(play.held, place, each)).length + Number(wasPlayed(play, each));

const isPartition = (state: WhistMilitaireState): boolean => {
  const { play, visible } = state;
  const complete = play.known === 15 && state.counts.reduce((sum, cards) => sum + cards, 0) === 52;
  const visibleAreHeld = visible.cards.every((word, index) => (word & ~(play.held[index] ?? 0)) === 0);
  return (
    visibleAreHeld &&
    PACK_52.cards.every((each) => (complete ? placesOf(state, each) === 1 : placesOf(state, each) <= 1))
  );
};

const OPEN = (policy: string, grain: string) => ({
  do: 'open-deal',
  competition: 'wm',
  game: 'whist-militaire',
  ruleset: 'whist-militaire@1',
  policy,
  grain,
  place: { session: 1, round: 1, table: 'A', board: 1 },
  seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
  setup: { trump: 'S' },
});

describe.each([
  ['enforced', 'full'],
  ['observed', 'full'],
  ['observed', 'result'],
])('absurd commands at an %s table at %s grain', (policy, grain) => {
  it(
    'never throw, leave a partition of the pack, and a stream that replays and passes the audit',
    () => {
      fc.assert(
        fc.property(steps, (sequence) => {
          const { state, stream } = carelessDeal<WhistMilitaireState>(
            dealDecider,
            OPEN(policy, grain),
            sequence,
            sensible,
            (game) => {
              expect(isPartition(game)).toBe(true);
            },
          );
          expect(stateText(replayDeal(stream))).toBe(stateText(state));
          expect(auditDeal(stream)).toMatchObject({ ok: true });
          whistMilitaire.tableView(state.gameState as WhistMilitaireState);
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
});

describe('an enforced table', () => {
  it(
    'WM-4.3 accepts exactly the cards that it offers, from the seat to play',
    () => {
      fc.assert(
        fc.property(seeds, fc.nat({ max: 51 }), (seed, played) => {
          const { state } = beforeCard(randomDeal(seed), played);
          const { turn, legal } = whistMilitaire.tableView(state);
          for (const each of SEATS) {
            const taken = CARDS.filter(
              (text) => whistMilitaire.decide(state, { do: 'play', seat: each, card: text }).ok,
            );
            expect(taken.sort()).toEqual(each === turn ? [...legal].sort() : []);
          }
        }),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
});
