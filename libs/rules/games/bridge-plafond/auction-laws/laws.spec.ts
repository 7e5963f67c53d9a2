import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import { CALLS } from '@arbitre/rules/kernel/auction/calls';
import { type AnyAct, given as givenOf } from '@arbitre/rules/kernel/testing/given';
import type { DealState } from '@arbitre/rules/kernel/deal/state';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { bridgePlafond } from '../game';
import type { BridgePlafondState } from '../state';
import { DEAL, given, type Table, UNKNOWN } from '../testing/laws';
import { auditDeal, dealDecider } from '../testing/life';

// What a careless table keeps to, whatever is said out of turn, too low, twice or against the rules.

/** What may be done about what waits, of which the table takes none that it would refuse. */
const answers = (state: BridgePlafondState): readonly AnyAct[] =>
  (bridgePlafond.openMatters?.(state) ?? [])
    .flatMap(({ options }) =>
      options.map(({ act, asks = [] }) => ({
        ...act,
        ...Object.fromEntries(asks.map((field) => [field, 'why'])),
      })),
    )
    .filter((act) => bridgePlafond.decide(state, act as never).ok);

/** Calls in turn that break nothing. */
const regular = (state: BridgePlafondState): readonly AnyAct[] => {
  const { turn, legal, phase } = bridgePlafond.tableView(state);
  return turn === null || phase !== 'auction' ? [] : legal.map((call) => ({ do: 'call', seat: turn, call }));
};

const pick = <T>(all: readonly T[], number: number): T | undefined => all[number % all.length];

const careless = (state: BridgePlafondState, number: number): AnyAct => {
  const seat = SEATS[(number >> 3) & 3] ?? 'N';
  const card = 'CDHS'.charAt((number >> 5) & 3) + '23456789TJQKA'.charAt((number >> 7) % 13);
  switch (number & 7) {
    case 0:
      return { do: 'show-card', seat, card, led: (number & 1024) !== 0 };
    case 1:
    case 2:
      return pick(answers(state), number >> 3) ?? { do: 'point-out', by: seat };
    case 3:
    case 4:
      // Low bids come up more often than grand slams.
      return {
        do: 'call',
        seat,
        call: pick(CALLS.slice(0, (number & 2048) === 0 ? 14 : CALLS.length), number >> 5),
      };
    default:
      return pick(regular(state), number >> 3) ?? { do: 'call', seat, call: 'Pass' };
  }
};

/** Everything that a careless auction comes to, step by step. */
const auctions = fc.array(seeds, { minLength: 1, maxLength: 40, size: 'max' });

const played = (steps: readonly number[], from: Table, watch: (table: Table, act: AnyAct) => void): Table =>
  steps.reduce((table, number) => {
    const act = careless(table.state, number);
    const next = table.when(act);
    watch(next, act);
    return next;
  }, from);

describe('careless auctions', () => {
  it(
    'never leave nobody able to act, and always come to an end',
    () => {
      fc.assert(
        fc.property(auctions, fc.boolean(), (steps, known) => {
          const table = played(steps, given().and(known ? DEAL : UNKNOWN), ({ state }) => {
            if (state.phase === 'auction')
              expect(regular(state).length + answers(state).length).toBeGreaterThan(0);
          });
          const end = table.goingOn((state) => {
            if (state.phase !== 'auction') return null;
            const [answer] = answers(state);
            return answer ?? regular(state)[0] ?? null;
          });
          expect(end.state.phase).not.toBe('auction');
        }),
      );
    },
    PATIENCE,
  );

  it(
    'never accuse a player who calls in turn and within the rules, or anybody but who acted',
    () => {
      fc.assert(
        fc.property(auctions, (steps) => {
          played(steps, given().and(UNKNOWN), (table, act) => {
            // A slip that the arbiter accepts leaves the call that was meant to be judged: its player said it before.
            for (const event of act.do === 'accept-slip' ? [] : table.events)
              if (event.type === 'IrregularityObserved') expect(event.data.seat).toBe(act.seat);
            const before = table.state;
            for (const call of regular(before)) {
              const made = bridgePlafond.decide(before, call as never);
              expect([call, made.ok]).toEqual([call, true]);
              if (made.ok) expect(made.events.map(({ type }) => type)).not.toContain('IrregularityObserved');
            }
          });
        }),
        { numRuns: 40 },
      );
    },
    PATIENCE,
  );

  it(
    'hold what counts in step: the turn is on the left of the last call that counts',
    () => {
      fc.assert(
        fc.property(auctions, (steps) => {
          played(steps, given().and(UNKNOWN), ({ state }) => {
            const last = state.calls.findLast(({ call, counts = call }) => counts !== null);
            const { auction, phase } = state;
            if (phase === 'auction')
              expect(auction.turn).toBe(last === undefined ? auction.dealer : (seatIndex(last.seat) + 1) & 3);
            expect(state.callLaws.pending?.index ?? state.calls.length - 1).toBe(state.calls.length - 1);
          });
        }),
      );
    },
    PATIENCE,
  );

  it(
    'yield the same events again from the acts that they record',
    () => {
      const opening = {
        ...{ do: 'open-deal', competition: 'c', game: 'bridge-plafond', ruleset: 'bridge-plafond@1' },
        ...{ policy: 'observed', grain: 'full', setup: { board: 1 } },
        place: { session: 1, round: 1, table: '1', board: 1 },
        ...{ seating: { N: 'a', S: 'a', E: 'b', W: 'b' } },
      };
      fc.assert(
        fc.property(auctions, (steps) => {
          const doings = steps.map(
            (number) =>
              ({ gameState }: DealState): AnyAct =>
                careless(gameState as BridgePlafondState, number),
          );
          const deal = givenOf(dealDecider, undefined).and(opening, UNKNOWN).when(doings);
          expect(auditDeal(deal.stream)).toMatchObject({ ok: true });
        }),
      );
    },
    PATIENCE,
  );
});
