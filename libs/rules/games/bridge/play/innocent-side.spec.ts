import { jest } from '@jest/globals';
import fc from 'fast-check';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, SEATS, sideIndex } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import { spoken } from '@arbitre/rules/kernel/mistakes/matters';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { randomHands } from '../demo/random-deals';
import type { Seat } from '../events';
import { EXPOSURES } from '../fields';
import { bridgeDuplicate } from '../game';
import type { BridgeState } from '../state';
import { calls, given } from '../testing/table';

jest.setTimeout(PATIENCE);

const oneOf = <T>(items: readonly T[], random: Seeded): T | undefined => items[random(items.length)];
const isOf = (side: number, seat: unknown): boolean =>
  SEATS.includes(seat as Seat) && sideIndex(seatIndex(seat as Seat)) === side;

/** What its players may choose, and what the arbiter may explain. */
const OPEN_TO_ALL = ['take-option', 'withdraw', 'name-penalty-card', 'choose-card', 'offer-options'];

const optionsOf = (state: BridgeState, by: (who: string) => boolean): readonly AnyAct[] =>
  (bridgeDuplicate.openMatters?.(state) ?? [])
    .flatMap(({ options }) => options)
    .filter((option) => OPEN_TO_ALL.includes(option.act.do) && by(option.by))
    .map((option) => spoken(option));

/** One side does only what it is offered and plays legal cards in turn; the other does as it likes. */
const step =
  (careful: number, random: Seeded) =>
  (state: BridgeState): AnyAct => {
    const { turn, legal } = bridgeDuplicate.tableView(state);
    const offered = optionsOf(state, (who) => who === 'arbiter' || isOf(careful, who));
    if (random(4) === 0 && offered.length > 0) return oneOf(offered, random) ?? { do: 'offer-options' };
    const plays = isOf(careful, turn) || random(3) > 0;
    if (turn !== null && plays && legal.length > 0 && random(8) > 0)
      return { do: 'play', seat: turn, card: oneOf(legal, random) };
    const seat = SEATS[(careful + 1 + 2 * random(2)) % 4] ?? 'N';
    const held = cardsOf(handOf(state.play.held, seatIndex(seat))).map(formatCard);
    const card = oneOf(held, random) ?? 'SA';
    const acts: readonly AnyAct[] = [
      { do: 'play', seat, card },
      { do: 'play', seat, card },
      { do: 'expose', seat, card, how: oneOf(EXPOSURES, random) },
      { do: 'play-together', seat, card, others: [oneOf(held, random) ?? 'SK'] },
      ...optionsOf(state, (who) => isOf(1 - careful, who)),
    ];
    return oneOf(acts, random) ?? { do: 'offer-options' };
  };

const table = (seed: number, careful: number) => {
  const random = seeded(seed);
  const strain = oneOf(['1S', '1NT', '2H', '1C'], random) ?? '1S';
  const one = step(careful, random);
  return given()
    .and({ do: 'deal', hands: randomHands(random) }, calls(`Pass Pass ${strain} Pass Pass Pass`))
    .when(Array<typeof one>(140).fill(one));
};

describe('a side that plays legal cards in turn, against one that does as it likes', () => {
  it.each(['NS', 'EW'])('BD-L62C1 BD-L47D %s is accused of nothing, and owes nothing', (side) => {
    const careful = side === 'NS' ? 0 : 1;
    let seen = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { type, data } of table(seed, careful).stream) {
          const { seat, article } = data as { readonly seat?: string; readonly article?: string };
          if (type !== 'IrregularityObserved' && type !== 'ObligationImposed') continue;
          seen++;
          expect([article, seat, isOf(careful, seat)]).toEqual([article, seat, false]);
        }
      }),
      { numRuns: 60 },
    );
    expect(seen).toBeGreaterThan(100);
  });
});
