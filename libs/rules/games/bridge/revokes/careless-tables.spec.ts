import { jest } from '@jest/globals';
import fc from 'fast-check';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS, seatIndex, sideIndex } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import { type AnyAct, given as onRecord } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { onTable, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { bridgeDuplicate } from '../game';
import { calls, DEAL, given } from '../testing/table';
import { transfersOf } from './transfers';
import type { BridgeState } from '../state';

jest.setTimeout(PATIENCE);
const RUNS = { numRuns: 60 };
const STEPS = 90;

const oneOf = <T>(items: readonly T[], random: Seeded): T | undefined => items[random(items.length)];

/** Cards that a seat could put on the table, or has there. */
const handsOf = ({ play }: BridgeState, seat: number): readonly Card[] => cardsOf(handOf(play.held, seat));

/** Any card of the seat to play, the right one more often than not. */
const playing = (state: BridgeState, random: Seeded): AnyAct => {
  const { turn, legal } = bridgeDuplicate.tableView(state);
  const seat = seatIndex(turn ?? 'N');
  const cards = random(3) > 0 && legal.length > 0 ? legal : handsOf(state, seat).map(formatCard);
  return { do: 'play', seat: turn ?? 'N', card: oneOf(cards, random) ?? 'SA' };
};

/** What a table and its arbiter may do beside a card: sensible often, nonsense now and then. */
const other = (state: BridgeState, random: Seeded): AnyAct => {
  const seat = oneOf(SEATS, random) ?? 'N';
  const trick = 1 + random(13);
  const reason = 'drawn by lot';
  const laid = oneOf(onTable(state.play), random);
  const duty = oneOf(state.obligations, random);
  const card = formatCard(oneOf(handsOf(state, seatIndex(seat)), random) ?? 0);
  const attention = oneOf(['in-time', 'after-next-call', 'after-round'], random);
  const offered = bridgeDuplicate.openMatters?.(state).flatMap(({ options }) => options) ?? [];
  const option = oneOf(offered, random);
  const acts: readonly AnyAct[] = [
    { do: 'withdraw', seat: duty?.seat ?? seat, card: duty?.cards[0] ?? card },
    { do: 'withdraw', seat: SEATS[laid?.seat ?? 0], card: formatCard(laid?.card ?? 0) },
    { do: 'rule-revoke', seat: duty?.seat ?? seat, trick: duty?.trick ?? trick, attention, reason },
    { do: 'correct-revoke', seat, hands: random(4) > 0 ? 'out' : 'back' },
    { do: 'leave-short', seat },
    { do: 'supply-card', seat, card },
    { do: 'rule-omission', seat, trick, card, reason },
    { do: 'return-surplus', seat, trick, card, shown: random(2) > 0, reason },
    { do: 'name-card', seat, card },
    { do: 'make-claim', by: seat, tricks: random(14) },
    { do: 'answer-claim', by: seat, answer: oneOf(['accept', 'object', 'play-on'], random) },
    { do: 'assign-tricks', tricks: random(14), article: 'BD-L64C1', reason },
    { do: 'close-agreement', because: 'round-over' },
    option === undefined ? { do: 'nothing' } : { reason, ...option.act },
  ];
  return oneOf(acts, random) ?? { do: 'nothing' };
};

const carelessTable = (seed: number) => {
  const random = seeded(seed);
  const strain = oneOf(['1S', '1NT', '1C', '2H'], random) ?? '1S';
  const steps = Array.from(
    { length: STEPS },
    () => (state: BridgeState) => (random(5) > 0 ? playing(state, random) : other(state, random)),
  );
  return given()
    .and(DEAL, calls(`Pass Pass ${strain} Pass Pass Pass`))
    .when(steps);
};

describe('a careless table', () => {
  it('leaves every seat thirteen cards, and the same state when it is replayed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const table = carelessTable(seed);
        const { play, setup, policy, grain } = table.state;
        for (const seat of [0, 1, 2, 3])
          expect(sizeOf(handOf(play.held, seat)) + playedBy(play, seat).length).toBe(13);
        const again = onRecord(bridgeDuplicate, { setup, policy, grain }, table.stream);
        expect(stateText(again.state)).toBe(stateText(table.state));
      }),
      RUNS,
    );
  });
  it('accuses nobody who has not played, and holds no revoke against a card that its player took back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stream, state } = carelessTable(seed);
        const acted = new Set<string>();
        for (const { type, data } of stream) {
          if (type === 'CardPlayed') acted.add((data as { seat: string }).seat);
          // Dummy is accused of what he says as well (BD-L43A1).
          if (type === 'ClaimStated' || type === 'TricksConceded') acted.add((data as { by: string }).by);
          if (type === 'IrregularityObserved') expect(acted).toContain((data as { seat: string }).seat);
        }
        const revokes = state.obligations.filter(({ kind }) => kind === 'revoke');
        for (const { seat, cards } of revokes)
          expect(playedBy(state.play, seatIndex(seat)).map(formatCard)).toContain(cards[0]);
      }),
      RUNS,
    );
  });
  it('BD-L64A-GAP-1 pays at most two tricks a revoke, and never more than were won from it on', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { result } = carelessTable(seed).state.score ?? {};
        const revokes = (result?.revokes ?? []) as readonly { seat: string; tricks: number }[];
        for (const { tricks } of revokes) expect([0, 1, 2]).toContain(tricks);
      }),
      RUNS,
    );
  });
});

describe('the transfers of Law 64', () => {
  const seat = fc.constantFrom(...SEATS);
  const revoke = fc.record({
    seat,
    trick: fc.integer({ min: 1, max: 13 }),
    suit: fc.constantFrom('C', 'D', null),
    wonBy: fc.option(seat),
    later: fc.integer({ min: 0, max: 13 }),
    attention: fc.constantFrom('in-time' as const, 'after-round' as const, null),
    penaltyCard: fc.boolean(),
  });
  it('BD-L64A-GAP-1 take no trick twice, whatever was revoked', () => {
    fc.assert(
      fc.property(fc.array(revoke, { maxLength: 6 }), (drawn) => {
        // Of one side, and no later revoke has more tricks after it than an earlier one.
        const sorted = drawn
          .filter((each) => sideIndex(seatIndex(each.seat)) === 1)
          .toSorted((a, b) => a.trick - b.trick);
        const all = sorted.map(({ later, ...each }, at) => ({
          ...each,
          kept: Math.min(later, ...sorted.slice(0, at).map((before) => before.later)),
        }));
        const transfers = transfersOf(all, 'S');
        for (const { trick, kept } of all) {
          const given = transfers.filter((each) => each.trick >= trick);
          expect(given.reduce((sum, { tricks }) => sum + tricks, 0)).toBeLessThanOrEqual(
            Math.max(kept, ...all.filter((each) => each.trick === trick).map((each) => each.kept)),
          );
        }
        for (const { tricks } of transfers) expect(tricks).toBeLessThanOrEqual(2);
      }),
    );
  });
});
