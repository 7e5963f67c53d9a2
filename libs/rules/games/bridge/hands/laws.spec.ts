import fc from 'fast-check';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { handOf } from '@arbitre/rules/kernel/hands';
import { sizeOf } from '@arbitre/rules/kernel/card-set';
import { type AnyAct, given as onRecord } from '@arbitre/rules/kernel/testing/given';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { playedBy } from '@arbitre/rules/kernel/tricks/play';
import { bridgeDuplicate } from '../game';
import type { BridgeState } from '../state';
import { DEAL, given } from '../testing/table';

const seat = fc.constantFrom('N', 'E', 'S', 'W');
const card = fc.constantFrom(...PACK_52.cards.map(formatCard));
const number = fc.constantFrom(12, 13, 14);
const { hands } = DEAL;
const moved = { ...hands, N: [...hands.N, 'DA'], E: hands.E.filter((each) => each !== 'DA') };
const short = { ...hands, W: hands.W.filter((each) => each !== 'D5') };
const article = fc.constantFrom('BD-L6D1', 'BD-L6D2', 'BD-L6D3');

/** What a table and its director may say of hands and boards, at any moment. */
const ofHands = fc.oneof(
  fc.constantFrom<AnyAct>(
    DEAL,
    { do: 'deal', hands: moved },
    { do: 'deal', hands: short },
    { do: 'restore-hands' },
    { do: 'restore-hands', hands: { N: hands.N, E: hands.E }, saw: ['E'] },
  ),
  fc.record({
    do: fc.constant('count-hands'),
    counts: fc.dictionary(seat, number, { minKeys: 1, maxKeys: 4 }),
  }),
  fc.record({
    ...{
      do: fc.constant('restore-card'),
      seat,
      card: fc.oneof(fc.constant('D5'), card),
      exposed: fc.boolean(),
    },
    ...{ found: fc.constantFrom('elsewhere', 'not-found', 'played-cards'), trick: fc.constant(1) },
  }),
  fc.record({ do: fc.constant('remove-card'), seat, card }),
  fc.record({ do: fc.constant('wrong-hand'), seat, board: fc.constant(7) }),
  fc.record({
    do: fc.constant('call-elsewhere'),
    seat,
    call: fc.constantFrom('1NT', 'Pass'),
    board: fc.constant(9),
  }),
  fc.record({ do: fc.constant('new-deal'), article, reason: fc.constant('x') }),
  fc.record({ do: fc.constant('cancel-board'), article: fc.constant('BD-L13B2'), reason: fc.constant('x') }),
);

/** A call or a card that the rules would take. */
const playing = fc.nat().map((choice) => (state: BridgeState): AnyAct => {
  const { turn, legal, phase } = bridgeDuplicate.tableView(state);
  if (turn === null) return DEAL;
  const pick = legal[choice % Math.max(1, legal.length)] ?? 'Pass';
  if (phase === 'play') return { do: 'play', seat: turn, card: pick };
  return { do: 'call', seat: turn, call: choice % 4 === 0 ? pick : 'Pass' };
});

describe('hands and boards, whatever is said of them', () => {
  it('BD-L14B4 never leave a seat with more than it was dealt or got back, and replay as they were lived', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 1, arbitrary: ofHands }, { weight: 4, arbitrary: playing }), {
          maxLength: 80,
        }),
        (acts) => {
          const table = given().when({ do: 'deal', hands: moved }, acts);
          const { play } = table.state;
          for (const [at] of ['N', 'E', 'S', 'W'].entries())
            expect(sizeOf(handOf(play.held, at)) + playedBy(play, at).length).toBeLessThanOrEqual(14);
          expect(table.refusals.filter((each) => each === 'invalid-field')).toEqual([]);
          bridgeDuplicate.openMatters?.(table.state);
          const again = onRecord(
            bridgeDuplicate,
            { setup: table.state.setup, policy: 'observed', grain: 'full' },
            table.stream,
          );
          expect(stateText(again.state)).toBe(stateText(table.state));
        },
      ),
      { numRuns: 300 },
    );
  });
});
