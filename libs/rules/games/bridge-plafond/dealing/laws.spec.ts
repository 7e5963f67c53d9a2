import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { type AnyAct, given as givenOf } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE } from '@arbitre/rules/kernel/testing/laws';
import type { BridgePlafondState } from '../state';
import { calls, given, UNKNOWN, viewOf } from '../testing/laws';
import { auditDeal, dealDecider } from '../testing/life';
import { CUT_FAULTS } from './declared';

// Whatever goes wrong with pack and cards, somebody deals in the end.

const seat = fc.constantFrom(...SEATS);
const card = fc.constantFrom('C2', 'H10', 'SA');
const yes = fc.boolean();
const act = (name: string, fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<AnyAct> =>
  fc.record({ do: fc.constant(name), ...fields });

const acts = fc.oneof(
  act('shuffle', { by: seat }),
  act('cut', { by: seat, lifted: fc.integer({ min: 0, max: 52 }) }),
  act('fault-cut', { how: fc.constantFrom(...CUT_FAULTS), seat }),
  act('demand-cut', { by: seat }),
  act('begin-deal', { by: seat, pack: fc.constantFrom('blue', 'red', 'green') }),
  act('stop-deal', { by: seat, dealt: fc.integer({ min: 0, max: 52 }) }),
  act('miss-cut', { by: seat, looked: yes }),
  act('turn-up', { seat, card, cause: fc.constantFrom('in-pack', 'dropped', 'own-look') }),
  act('misdeal', {
    fault: fc.constantFrom('first-card', 'heaps', 'two-cards', 'last-card'),
    corrected: yes,
  }),
  act('take-hand', { by: seat, owner: seat, looked: yes }),
  act('count-hands', { counts: fc.record({ N: fc.integer({ min: 12, max: 14 }), E: fc.constant(12) }) }),
  act('count-pack', { cards: fc.constantFrom(51, 52) }),
  fc.constant(UNKNOWN),
);
const course = fc.array(acts, { maxLength: 30, size: 'max' });

describe('careless deals', () => {
  it(
    'always come to a deal, and only a deal that stood moves the dealer',
    () => {
      fc.assert(
        fc.property(course, (steps) => {
          const table = given().when(steps);
          const stood = table.stream.filter(({ type }) => type === 'DealStood').length > 0;
          const { dealer } = viewOf(table).facts;
          if (!stood) expect(dealer).toBe('N');
          const dealt = table.state.phase === 'waiting' ? table.and(UNKNOWN) : table;
          const first = viewOf(dealt).turn ?? '';
          expect(first).toBe(viewOf(dealt).facts.dealer);
          expect(dealt.when(calls(`${first}:1C`)).refusals).toEqual([]);
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
        seating: { N: 'a', S: 'a', E: 'b', W: 'b' },
      };
      fc.assert(
        fc.property(course, (steps) => {
          const deal = givenOf(dealDecider, undefined).and(opening).when(steps);
          expect(auditDeal(deal.stream)).toMatchObject({ ok: true });
          expect((deal.state.gameState as BridgePlafondState).phase).not.toBe('play');
        }),
      );
    },
    PATIENCE,
  );
});
