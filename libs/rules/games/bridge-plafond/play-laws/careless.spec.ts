import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { cardsOf, sizeOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import type { DealState } from '@arbitre/rules/kernel/deal/state';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { handOf } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import { type AnyAct, given as onRecord } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { onTable, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { bridgePlafond } from '../game';
import { openMatters } from '../matters';
import type { BridgePlafondState } from '../state';
import { auditDeal, dealDecider } from '../testing/life';
import { atRealTable, calls } from '../testing/table';
import { legalPlays } from './legal-plays';

jest.setTimeout(PATIENCE);
const RUNS = { numRuns: 60 };
const STEPS = 110;

const oneOf = <T>(items: readonly T[], random: Seeded): T | undefined => items[random(items.length)];
const shuffled = (random: Seeded): readonly string[] => {
  const pack = PACK_52.cards.map(formatCard);
  for (let at = pack.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [pack[at], pack[other]] = [pack[other] ?? '', pack[at] ?? ''];
  }
  return pack;
};
/** Four hands of a shuffled pack, some of which the record does not know. */
const dealOf = (random: Seeded, known: number): AnyAct => {
  const pack = shuffled(random);
  const hands = SEATS.flatMap((seat, at) =>
    random(4) < known ? [[seat, pack.slice(at * 13, at * 13 + 13)] as const] : [],
  );
  return { do: 'deal', hands: Object.fromEntries(hands) };
};
const held = ({ play }: BridgePlafondState, seat: number): readonly Card[] =>
  cardsOf(handOf(play.held, seat));

/** A card of the seat to play that may be played, more often than not. */
const playing = (state: BridgePlafondState, random: Seeded): AnyAct => {
  const turn = random(8) > 0 && state.play.turn >= 0 ? state.play.turn : random(4);
  const legal = random(5) > 0 ? legalPlays(state, turn) : held(state, turn);
  const card = oneOf(legal, random) ?? oneOf(PACK_52.cards, random) ?? 0;
  const by = random(10) === 0 ? { by: oneOf(SEATS, random) } : {};
  return { do: 'play', seat: SEATS[turn], card: formatCard(card), ...by };
};

/** What a table may do beside a card: sensible often, nonsense now and then. */
const other = (state: BridgePlafondState, random: Seeded): AnyAct => {
  const seat = oneOf(SEATS, random) ?? 'N';
  const by = oneOf(SEATS, random) ?? 'N';
  const card = formatCard(oneOf(held(state, seatIndex(seat)), random) ?? oneOf(PACK_52.cards, random) ?? 0);
  const laid = oneOf(onTable(state.play), random);
  const trick = 1 + random(13);
  const reason = 'drawn by lot';
  const option = oneOf(
    openMatters(state).flatMap(({ options }) => options),
    random,
  );
  if (option !== undefined && random(2) === 0) return { reason, statement: 'so', ...option.act };
  const given: readonly AnyAct[] = [
    { do: 'expose-card', seat, card, how: oneOf(['table', 'partner', 'other', 'unseen'], random) },
    { do: 'withdraw', seat: SEATS[laid?.seat ?? 0], card: formatCard(laid?.card ?? 0) },
    { do: 'play-at-once', seat, card, other: by, otherCard: card },
    { do: 'call-card', by, card },
    { do: 'point-out-trick', seat },
    { do: 'suggest-card', card },
    { do: 'name-hand' },
    { do: 'dummy-points-out', article: oneOf(['BP-46-2', 'BP-47-1', 'BP-53-1', 'BP-44-1'], random) },
    { do: 'dummy-points-out', article: 'BP-55-6-A', seat },
    { do: 'dummy-looks', at: seat },
    { do: 'dummy-leaves', back: random(2) === 0 },
    { do: 'look-at-trick', seat, trick },
    { do: 'leave-short', seat },
    { do: 'find-short', seat, trick },
    { do: 'supply-card', seat, card },
    { do: 'slip-card', seat, card },
    { do: 'return-surplus', by, seat, card },
    { do: 'miss-card', seat },
    { do: 'find-card', seat, card, place: oneOf(['floor', 'undealt'], random) },
    { do: 'ask-revoke', by, of: seat },
    { do: 'demand-correction', by, seat },
    { do: 'exchange-twelfth', seat },
    { do: 'claim-revoke', by, seat, trick },
    { do: 'claim-revoke', by, seat },
    { do: 'judge-revoke', seat, trick, found: random(2) === 0, reason },
    { do: 'mix-cards', by },
    { do: 'gather', by },
    random(6) > 0
      ? { do: 'nothing' }
      : { do: 'claim-tricks', by, tricks: random(14), complete: random(2) > 0 },
    { do: 'answer-claim', by, answer: oneOf(['accept', 'object', 'as-stated', 'explain'], random) },
  ];
  return oneOf(given, random) ?? { do: 'nothing' };
};

const tableOf = (seed: number, known: number, care: number) => {
  const random = seeded(seed);
  const contract = oneOf(['1S', '1NT', '1C', '2H'], random) ?? '1S';
  const steps = Array.from(
    { length: STEPS },
    () => (state: BridgePlafondState) => (random(care) > 0 ? playing(state, random) : other(state, random)),
  );
  return atRealTable()
    .and(dealOf(random, known), calls(`Pass Pass ${contract} Pass Pass Pass`))
    .when(steps);
};

/** The same at a deal as it is stored. */
const dealStream = (seed: number): readonly DomainEvent[] => {
  const random = seeded(seed);
  const opening = {
    ...{ do: 'open-deal', competition: 'c', game: 'bridge-plafond', ruleset: 'bridge-plafond@1' },
    ...{ policy: 'observed', grain: 'full', setup: { board: 1 } },
    place: { session: 1, round: 1, table: '1', board: 1 },
    ...{ seating: { N: 'a', S: 'a', E: 'b', W: 'b' } },
  };
  const steps = Array.from({ length: STEPS }, () => ({ gameState }: DealState): AnyAct => {
    const state = gameState as BridgePlafondState;
    return random(4) > 0 ? playing(state, random) : other(state, random);
  });
  return onRecord(dealDecider, undefined)
    .and(opening, dealOf(random, 3), calls('Pass Pass 1S Pass Pass Pass'))
    .when(steps).stream;
};

/** Nobody waits for nobody: who is to play has a card, or something waits for an answer. */
const canGoOn = (state: BridgePlafondState): boolean => {
  if (state.phase !== 'play') return true;
  const { turn } = state.play;
  if (openMatters(state).length > 0) return true;
  return turn >= 0 && (held(state, turn).length > 0 || !(state.play.known & (1 << turn)));
};

describe('a careless table', () => {
  it.each([4, 2])(
    'stays a table at which somebody can go on, and replays as it was: %s hands of four known',
    (known) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const table = tableOf(seed, known, 4);
          const { setup, policy, grain } = table.state;
          expect(canGoOn(table.state)).toBe(true);
          const again = onRecord(bridgePlafond, { setup, policy, grain }, table.stream);
          expect(stateText(again.state)).toBe(stateText(table.state));
        }),
        RUNS,
      );
    },
  );
  it('keeps thirteen cards to a known hand, on the table, in tricks and beside them', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { play, playLaws, dealt } = tableOf(seed, 4, 4).state;
        if (!dealt) return;
        for (const seat of [0, 1, 2, 3]) {
          const beside = playLaws.seconds.filter((each) => each.seat === seat).length;
          expect(sizeOf(handOf(play.held, seat)) + playedBy(play, seat).length + beside).toBe(13);
        }
      }),
      RUNS,
    );
  });
  it('always shares thirteen tricks between the sides', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { score } = tableOf(seed, 4, 12).state;
        const tricks = Number(score?.result.tricks ?? 0);
        expect([tricks >= 0, tricks <= 13]).toEqual([true, true]);
      }),
      RUNS,
    );
  });
  it('yields the same events again from the acts that they record', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(auditDeal(dealStream(seed))).toMatchObject({ ok: true });
      }),
      { numRuns: 40 },
    );
  });
  it('accuses nobody who plays legal cards in turn', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seeded(seed);
        const table = atRealTable()
          .and(dealOf(random, 4), calls('Pass Pass 1S Pass Pass Pass'))
          .goingOn((state) => {
            if (state.phase !== 'play') return null;
            const card = oneOf(legalPlays(state, state.play.turn), random) ?? 0;
            return { do: 'play', seat: SEATS[state.play.turn], card: formatCard(card) };
          });
        expect([table.irregularities, table.state.obligations, table.state.phase]).toEqual([
          [],
          [],
          'finished',
        ]);
      }),
      { numRuns: 40 },
    );
  });
});
