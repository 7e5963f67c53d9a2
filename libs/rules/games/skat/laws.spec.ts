import { beforeCard, carelessDeal, PATIENCE, seeds, stepsOf } from '@arbitre/rules/kernel/testing/laws';
import { auditDeal, dealDecider, replayDeal } from './testing/life';
import fc from 'fast-check';
import { CARDS, offered, packFrom, pick, randomDeal } from './testing/random';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { seeded } from '@arbitre/rules/kernel/seeded';
import { skat } from './game';
import { PLAYERS, SEATS } from './seats';
import type { SkatState } from './state';
import { CARD_POINTS, LEGAL_BIDS } from './value';
import { tricksWon, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import { pointsWon } from './play';

describe('random legal deals', () => {
  it('SKAT-1.2.2 SKAT-4.3.1.a end with 120 card points and ten tricks, or by a trick that decides', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = randomDeal(seed);
        if (state.passedIn || state.ended?.outcome.kind === 'no-game') return;
        const { play, ended } = state;
        const inTricks = [0, 1, 2].reduce((sum, seat) => sum + pointsWon(play, seat), 0);
        const left = PACK_32.cards.filter((card) => !wasPlayed(play, card));
        if (ended?.article === 'SKAT-4-GAP-5') expect(play.completed).toBeLessThan(11);
        else {
          expect([play.completed, left.length]).toEqual([10, 2]);
          const skatPoints = CARD_POINTS - inTricks;
          expect(state.score?.result.points).toBe(pointsWon(play, state.declarer) + skatPoints);
        }
        expect([0, 1, 2].reduce((sum, seat) => sum + tricksWon(play, seat), 0)).toBe(play.completed);
      }),
      { numRuns: 50 },
    );
  });
  it('SKAT-3.5.2 give the declarer alone a score, others nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { state } = randomDeal(seed);
        const { scores = {} } = state.score ?? {};
        const counted = Object.entries(scores).filter(([, points]) => points !== 0);
        expect(Object.keys(scores)).toHaveLength(state.setup.players);
        expect(counted.map(([seat]) => seat)).toEqual(state.passedIn ? [] : [PLAYERS[state.declarer]]);
      }),
      { numRuns: 50 },
    );
  });
  it('yield the same state again from their events', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const deal = randomDeal(seed);
        expect(stateText(deal.at(deal.stream.length).state)).toBe(stateText(deal.state));
      }),
      { numRuns: 50 },
    );
  });
  it('give a copy that the original no longer touches', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 40 }), (seed, at) => {
        const deal = randomDeal(seed);
        const { state } = deal.at(at);
        const copy = skat.copy(state);
        const before = stateText(copy);
        for (const event of deal.stream.slice(at)) skat.evolve(state, event);
        expect(stateText(copy)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});

const seat = fc.constantFrom<string>(...SEATS, 'north');
const card = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...CARDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const someCards = fc.array(card, { maxLength: 4 });
const number = fc.integer({ min: -1, max: 12 });
const article = fc.constantFrom(
  ...['SKAT-4.2.9', 'SKAT-4.1.8', 'SKAT-4.4.5.a', 'SKAT-4.2.3.a', 'SKAT-3.2.11', 'SKAT-4.4.6', 'WM-R2'],
);
const hands = seeds.map((seed) => {
  const random = seeded(seed);
  const pack = packFrom(random);
  const cuts = random(4) === 0 ? [0, 9, 20, 30] : [0, 10, 20, 30];
  return Object.fromEntries(
    PLAYERS.map((each, index) => [each, random(6) === 0 ? null : pack.slice(cuts[index], cuts[index + 1])]),
  );
});
const counts = fc.dictionary(fc.constantFrom(...PLAYERS), fc.integer({ min: 8, max: 12 }));
const does = <Do extends string>(name: Do, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...fields }, { requiredKeys: ['do'] });

/** Acts that a careless recorder or a hostile client might send, each in its own shape, and plain nonsense. */
const command = fc.oneof(
  does('deal', { hands, skat: fc.option(someCards), by: seat }),
  does('shuffle', { seat, fault: fc.constantFrom('leafed', 'x') }),
  does('cut', { seat, lifted: number, absent: fc.boolean() }),
  does('pick-up', { seat, skat: fc.boolean() }),
  does('count', { counts, dealt: fc.boolean() }),
  does('expose-in-deal', { seat, card }),
  does('contest', { seat, step: fc.constantFrom('cut', 'dealing'), reason: fc.constant('x') }),
  does('redraw-skat', { seat, cards: fc.option(someCards) }),
  does('restore-skat', { seat }),
  does('bid', { seat, call: fc.constantFrom(17, 18, 20, 22, 23, 264, 1.5) }),
  does('hold', { seat }),
  does('pass', { seat }),
  does('choose-game', { seat, game: fc.constantFrom('C', 'N', 'X') }),
  does('take-skat', { seat, cards: someCards }),
  does('discard', { seat, cards: someCards }),
  does('announce', { seat, contract: fc.constantFrom('C', 'GH', 'N', 'NHO', 'CS', 'GHO', 'X') }),
  does('lay-open', { seat, cards: someCards }),
  does('demand-open', { seat }),
  does('play', { seat, card }),
  does('concede', { seat }),
  does('consent', { seat, consents: fc.boolean() }),
  does('claim', { seat, leaves: fc.record({ tricks: number, points: number }) }),
  does('answer-claim', { seat, accepts: fc.boolean() }),
  does('throw-in', { seat }),
);
const fault = fc.oneof(
  does('look', { seat, at: fc.constantFrom<string>('skat', ...PLAYERS) }),
  does('show', { seat, cards: someCards }),
  does('report', { article, seat, facts: fc.record({ trick: number }) }),
  does('claim-breach', { seat, breach: number }),
  does('demand-continuation', { seat, breach: number }),
  does('gather', { seat }),
  does('show-trick', { seat }),
  does('reveal', { hands, skat: fc.option(someCards) }),
  does('dispute', { by: seat, article, reason: fc.constant('x'), breach: number }),
  does('rule', {
    article,
    reason: fc.constant('so'),
    outcome: fc.constantFrom('play-on', 'redeal', 'proven', 'game-decided'),
    won: fc.boolean(),
    level: fc.constantFrom('simple', 'schneider', 'x'),
  }),
  does('close-claims', { cause: fc.constantFrom('mixed', 'signed') }),
  does('record-result', {
    declarer: seat,
    contract: fc.constantFrom('C', 'N', 'GHO'),
    matadors: number,
    won: fc.boolean(),
    points: fc.option(number),
    tricks: fc.option(number),
  }),
  fc.record({ do: fc.string(), seat: fc.anything(), card: fc.anything() }),
  fc.record({
    do: fc.constantFrom('deal', 'count', 'discard', 'claim', 'report'),
    hands: fc.anything(),
    counts: fc.anything(),
    cards: fc.anything(),
    leaves: fc.anything(),
    facts: fc.anything(),
  }),
  fc.anything(),
);

const steps = stepsOf({ sensible: 7, minLength: 40, maxLength: 130 }, command, fault);

/** What a table would really do next, legal or not: nonsense then arrives in every phase. */
const sensible = (state: SkatState, choice: number): AnyAct => {
  const random = seeded(choice);
  const open = state.breaches.findIndex(({ cured }) => !cured);
  if (state.dispute !== null) return { do: 'rule', article: 'SKAT-4.2.9', outcome: 'play-on', reason: 'x' };
  if (state.phase === 'waiting') return { do: 'deal', pack: packFrom(random) };
  if (state.claim !== null)
    return { do: 'answer-claim', seat: pick(PLAYERS, random), accepts: random(3) > 0 };
  if (state.conceding) return { do: 'consent', seat: pick(PLAYERS, random), consents: random(4) === 0 };
  if (state.mixedBy >= 0) return { do: 'redraw-skat', seat: PLAYERS[state.mixedBy] };
  if (state.mustChoose && state.phase === 'skat')
    return { do: 'choose-game', seat: PLAYERS[state.declarer], game: 'C' };
  if (open >= 0 && random(3) === 0)
    return {
      do: random(2) === 0 ? 'demand-continuation' : 'claim-breach',
      seat: pick(PLAYERS, random),
      breach: open,
    };
  const { turn, seats } = skat.tableView(state);
  const hand = seats.find((each) => each.seat === turn)?.hand;
  if (state.phase === 'play' && random(7) === 0 && hand !== undefined)
    return {
      do: 'play',
      seat: random(5) === 0 ? pick(PLAYERS, random) : turn,
      card: pick(hand ?? CARDS, random),
    };
  const act = offered(state, random);
  return act.do === 'play' && act.card === undefined ? { ...act, card: pick(CARDS, random) } : act;
};

/** Every card lies in one place at most, and in one place exactly where everything is known. */
const isPartition = ({ play }: SkatState): boolean => {
  const places = (each: number): number =>
    [0, 1, 2, 3].filter((place) => holds(play.held, place, each)).length + Number(wasPlayed(play, each));
  const total = [0, 1, 2, 3].reduce((sum, place) => sum + sizeOf(handOf(play.held, place)), 0);
  const played = PACK_32.cards.filter((each) => wasPlayed(play, each)).length;
  return PACK_32.cards.every((each) => (total + played === 32 ? places(each) === 1 : places(each) <= 1));
};

const openDeal = (policy: string, grain: string) => ({
  do: 'open-deal',
  competition: 'skat',
  game: 'skat',
  ruleset: 'skat@1',
  policy,
  grain,
  place: { session: 1, round: 1, table: 'A', board: 1 },
  seating: { forehand: 'a', middlehand: 'b', rearhand: 'c', dealer: 'd' },
  setup: { players: 4 },
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
          const { state, stream } = carelessDeal<SkatState>(
            dealDecider,
            openDeal(policy, grain),
            sequence,
            sensible,
            (game) => {
              expect(isPartition(game)).toBe(true);
            },
          );
          expect(stateText(replayDeal(stream))).toBe(stateText(state));
          expect(auditDeal(stream)).toMatchObject({ ok: true });
          skat.tableView(state.gameState as SkatState);
        }),
        { numRuns: 80 },
      );
    },
    PATIENCE,
  );
});

describe('an enforced table', () => {
  it('SKAT-3.3.2.b SKAT-3.3.3.a accepts exactly the calls that it offers, from the seat to speak', () => {
    const calls = [...LEGAL_BIDS, 17, 19, 265].map((call) => [String(call), { do: 'bid', call }] as const);
    const said = [...calls, ['hold', { do: 'hold' }] as const, ['pass', { do: 'pass' }] as const];
    fc.assert(
      fc.property(seeds, fc.nat({ max: 8 }), (seed, spoken) => {
        const { state } = randomDeal(seed).at(1 + spoken);
        const { stage } = skat.tableView(state).facts;
        if (stage !== 'bid' && stage !== 'answer') return;
        const { turn, legal } = skat.tableView(state);
        for (const each of PLAYERS) {
          const taken = said.filter(([, act]) => skat.decide(state, { ...act, seat: each }).ok);
          expect(taken.map(([text]) => text).sort()).toEqual(each === turn ? [...legal].sort() : []);
        }
      }),
      { numRuns: 60 },
    );
  });
  it(
    'SKAT-4.2.1.b accepts exactly the cards that it offers, from the seat to play',
    () => {
      fc.assert(
        fc.property(seeds, fc.nat({ max: 29 }), (seed, played) => {
          const { state } = beforeCard(randomDeal(seed), played);
          if (state.phase !== 'play' || state.ended !== null) return;
          const { turn, legal } = skat.tableView(state);
          for (const each of PLAYERS) {
            const taken = CARDS.filter(
              (text) => skat.decide(state, { do: 'play', seat: each, card: text }).ok,
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
