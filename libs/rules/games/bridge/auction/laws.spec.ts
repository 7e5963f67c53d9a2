import fc from 'fast-check';
import { leftOf, SEATS, seatIndex } from '@arbitre/rules/kernel/compass';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE } from '@arbitre/rules/kernel/testing/laws';
import { spoken } from '@arbitre/rules/kernel/mistakes/matters';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { CALL_FINDINGS, CHOICE_OPTIONS } from '../fields';
import { bridgeDuplicate } from '../game';
import { CALLS } from '@arbitre/rules/kernel/auction/calls';
import type { BridgeState } from '../state';
import { DEAL, given } from '../testing/table';
import { isAuctionOver, standing } from './auction';

/** A step of a careless table: `regular` calls in turn, anything else as it comes. */
type Step =
  | { readonly kind: 'regular' | 'matter'; readonly choice: number }
  | { readonly kind: 'act'; readonly act: AnyAct };

const seat = fc.constantFrom(...SEATS);
const call = fc.oneof(fc.constantFrom('Pass', 'X', 'XX'), fc.constantFrom(...CALLS));
const choice = fc.integer({ min: 0, max: 9999 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: choice.map((each): Step => ({ kind: 'regular', choice: each })) },
  { weight: 3, arbitrary: choice.map((each): Step => ({ kind: 'matter', choice: each })) },
  {
    weight: 4,
    arbitrary: fc.record({ seat, call }).map((each): Step => ({ kind: 'act', act: { do: 'call', ...each } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        fc.constant({ do: 'offer-options' }),
        fc.record({ do: fc.constant('take-option'), by: seat, option: fc.constantFrom(...CHOICE_OPTIONS) }),
        fc.record({
          do: fc.constant('rule-call'),
          finding: fc.constantFrom(...CALL_FINDINGS),
          reason: fc.constant('-'),
        }),
        fc.record({
          do: fc.constant('rule-call'),
          finding: fc.constant('unintended'),
          seat,
          call,
          reason: fc.constant('-'),
        }),
        fc.record({ do: fc.constant('expose'), seat, card: fc.constantFrom('SA', 'H2', 'DT', 'C5', 'S5') }),
      )
      .map((act): Step => ({ kind: 'act', act })),
  },
);

const actAt = (state: BridgeState, each: Step): AnyAct => {
  if (each.kind === 'act') return each.act;
  const { legal, turn } = bridgeDuplicate.tableView(state);
  const open = (bridgeDuplicate.openMatters?.(state) ?? []).flatMap(({ options }) => options);
  const option = open[each.choice % Math.max(open.length, 1)];
  if (each.kind === 'matter' && option !== undefined) return spoken(option);
  // Passes come up often enough for auctions to end.
  const text = each.choice % 3 === 0 ? legal[each.choice % legal.length] : 'Pass';
  return { do: 'call', seat: turn ?? 'N', call: text ?? 'Pass' };
};

const table = (steps: readonly Step[]) =>
  given()
    .and(DEAL)
    .when(steps.map((each) => (state: BridgeState) => actAt(state, each)));

const sideOf = (name: string): string => bridgeDuplicate.sideOf(name);

/** Seats that an article was held against for what they did themselves. */
const offenders = (stream: readonly DomainEvent[]): ReadonlySet<string> =>
  new Set(
    stream
      .filter(({ type }) => type === 'IrregularityObserved')
      .map(({ data }) => (data as { readonly seat: string }).seat),
  );

describe('an auction in which anything is called by anybody', () => {
  const property = (holds: (deal: ReturnType<typeof table>) => void): void => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 40 }), (steps) => {
        holds(table(steps));
      }),
      {
        numRuns: 500,
      },
    );
  };

  it(
    'BD-L29B refuses no call that somebody can have made, and replays to the same table',
    () => {
      property(({ state, stream, violations }) => {
        const unrecorded = violations.filter(
          ({ article, facts }) => article.startsWith('BD-L') && facts.call !== undefined,
        );
        expect(unrecorded.filter(({ article }) => ['BD-L17C', 'BD-L39A'].includes(article))).toEqual([]);
        let again = bridgeDuplicate.initial({ setup: state.setup, policy: 'observed', grain: 'full' });
        for (const event of JSON.parse(JSON.stringify(stream)) as typeof stream)
          again = bridgeDuplicate.evolve(again, event);
        expect(stateText(again)).toBe(stateText(state));
      });
    },
    PATIENCE,
  );

  it(
    'BD-L22A ends only with three passes in rotation after a bid of seven at most',
    () => {
      property(({ state }) => {
        const { auction, contract } = state;
        if (state.phase === 'auction') {
          expect(isAuctionOver(auction)).toBe(false);
          return;
        }
        if (contract === null) return;
        expect(contract.level).toBeLessThanOrEqual(7);
        const order = standing(auction).flatMap((index) => auction.calls[index] ?? []);
        const passes = order.slice(order.findLastIndex((record) => record.call !== 'Pass') + 1);
        // A pass over one who must pass stands for his as well (BD-L28A).
        const made = passes.length + passes.filter(({ overPass }) => overPass === true).length;
        expect(made).toBe(3);
        const skipped = passes.filter(
          ({ seat: name, overPass }, at) =>
            at > 0 && leftOf(seatIndex(passes[at - 1]?.seat ?? 'N')) !== seatIndex(name) && overPass !== true,
        );
        expect(skipped).toEqual([]);
      });
    },
    PATIENCE,
  );

  it(
    'BD-L23B bars nobody whose side has done nothing',
    () => {
      property(({ stream }) => {
        const sides = new Set([...offenders(stream)].map(sideOf));
        for (const { type, data } of stream) {
          if (type !== 'ObligationImposed') continue;
          const { seat: name, kind } = data as { readonly seat: string; readonly kind: string };
          if (kind.startsWith('must-') || kind === 'lead-penalty') expect(sides).toContain(sideOf(name));
        }
      });
    },
    PATIENCE,
  );

  it(
    'BD-L35 leaves a table where the engine sees everything without anything irregular',
    () => {
      fc.assert(
        fc.property(fc.array(step, { minLength: 4, maxLength: 40 }), (steps) => {
          const { state, stream } = given({ policy: 'enforced' })
            .and(DEAL)
            .when(steps.map((each) => (now: BridgeState) => actAt(now, each)));
          // A card that is seen during the play is no matter of the auction (BD-L49).
          const seen = state.irregularities.filter(({ article }) => article !== 'BD-L49');
          const owed = state.obligations.filter(({ article }) => !/^BD-L(49|50)/.test(article));
          expect([seen, owed, state.auction.pending]).toEqual([[], [], null]);
          expect(stream.map(({ type }) => type)).not.toContain('CallAccepted');
        }),
        { numRuns: 300 },
      );
    },
    PATIENCE,
  );
});
