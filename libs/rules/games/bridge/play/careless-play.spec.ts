import { jest } from '@jest/globals';
import fc from 'fast-check';
import { auditStream } from '@arbitre/rules/kernel/audit';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { holds } from '@arbitre/rules/kernel/hands';
import { spoken } from '@arbitre/rules/kernel/mistakes/matters';
import { type Seeded, seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { playedBy, wasPlayed } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeAct } from '../acts';
import type { BridgeEvent, Seat } from '../events';
import { EXPOSURES } from '../fields';
import { bridgeDuplicate } from '../game';
import type { BridgeState } from '../state';
import { given } from '../testing/table';
import { SPADES } from '../testing/penalties';

jest.setTimeout(PATIENCE);
const RUNS = { numRuns: 40 };
const CARDS = PACK_52.cards.map(formatCard);

const dealt = (random: Seeded, known: boolean): AnyAct => {
  const pack = shuffled(CARDS, random);
  const hands = SEATS.map((seat, at) => [seat, pack.slice(13 * at, 13 * at + 13)] as const);
  return { do: 'deal', hands: Object.fromEntries(known ? hands : hands.slice(0, 2)) };
};

const oneOf = <T>(items: readonly T[], random: Seeded): T | undefined => items[random(items.length)];

/** Acts that a table does where people play out of turn, drop cards, and are ruled upon; a legal card now and then. */
const careless = (random: Seeded, state: BridgeState): AnyAct => {
  const view = bridgeDuplicate.tableView(state);
  const waiting = (bridgeDuplicate.openMatters?.(state) ?? []).flatMap(({ options }) => options);
  const seat = oneOf(SEATS, random) ?? 'N';
  const held = view.seats.find((each) => each.seat === seat)?.hand ?? CARDS;
  const card = oneOf(held, random) ?? 'SA';
  const option = oneOf(
    waiting.filter(({ act }) => act.do !== 'draw-attention'),
    random,
  );
  const kind = random(12);
  if (kind < 4 && option !== undefined) return spoken(option);
  if (kind < 7 && view.legal.length > 0)
    return { do: 'play', seat: view.turn, card: oneOf(view.legal, random) };
  const lies = oneOf(view.trick.cards, random);
  const other = oneOf(SEATS, random) ?? 'N';
  const acts: readonly AnyAct[] = [
    { do: 'play', seat, card },
    { do: 'expose', seat, card, how: oneOf(EXPOSURES, random) },
    { do: 'expose', seat, card, led: true },
    { do: 'withdraw', ...(lies ?? { seat, card }) },
    { do: 'play-together', seat, card, others: [oneOf(held, random) ?? 'SA'] },
    {
      do: 'play-at-once',
      plays: [
        { seat, card },
        { seat: other, card: oneOf(CARDS, random) },
      ],
    },
    { do: 'name-penalty-card', by: other, card },
    { do: 'take-option', by: other, option: oneOf(['accept', 'refuse', 'free', 'require-H'], random) },
    { do: 'offer-options' },
    { do: 'spread-hand', seat: other },
  ];
  return oneOf(acts, random) ?? { do: 'offer-options' };
};

/** Every card is held by one seat or played, and no seat has played more than thirteen; who holds what of unknown hands is not known. */
const areConserved = ({ play }: BridgeState): boolean =>
  PACK_52.cards.every((card) => {
    const holders = [0, 1, 2, 3].filter((seat) => holds(play.held, seat, card)).length;
    const places = holders + (wasPlayed(play, card) ? 1 : 0);
    return play.known === 15 ? places === 1 : places <= 1;
  }) && [0, 1, 2, 3].every((seat) => playedBy(play, seat).length <= 13);

const auditOf = (events: readonly BridgeEvent[]) =>
  auditStream(events, {
    state: given().state,
    actOf: (_, event) => bridgeDuplicate.actOf(event),
    decide: (state, act) => bridgeDuplicate.decide(state, act as BridgeAct),
    evolve: (state, event) => bridgeDuplicate.evolve(state, event as BridgeEvent),
  });

const HELD: ReadonlySet<string> = new Set(['major-penalty-card', 'minor-penalty-card']);

/** Seats with a penalty card that never played or showed a card, or that declare. */
const accusedWrongly = (state: BridgeState, acted: ReadonlySet<string>): readonly string[] =>
  state.obligations
    .filter(({ kind }) => HELD.has(kind))
    .map(({ seat }) => seat)
    .filter((seat) => !acted.has(seat) || SEATS.indexOf(seat as Seat) % 2 === state.declarer % 2);

describe('random cards in turn and out of it, exposures and choices', () => {
  it.each([true, false])(
    'never throw, keep every card in one place, and accuse nobody who did nothing (hands known: %s)',
    (known) => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const random = seeded(seed);
          const acted = new Set<string>();
          const step = (state: BridgeState): AnyAct => {
            expect(areConserved(state)).toBe(true);
            expect(accusedWrongly(state, acted)).toEqual([]);
            const act = careless(random, state);
            for (const seat of [act.seat, act.other]) if (typeof seat === 'string') acted.add(seat);
            return act;
          };
          const table = given().and(dealt(random, known), SPADES).when(Array<typeof step>(120).fill(step));
          expect(areConserved(table.state)).toBe(true);
          expect(stateText(table.at(table.stream.length).state)).toBe(stateText(table.state));
          expect(auditOf(table.stream)).toMatchObject({ ok: true });
        }),
        RUNS,
      );
    },
  );
  it('never wait for a choice that nobody can make', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seeded(seed);
        const stuck: unknown[] = [];
        const step = (state: BridgeState): AnyAct => {
          const offers = (bridgeDuplicate.openMatters?.(state) ?? []).filter(({ kind }) => kind === 'offer');
          for (const { article, options } of offers)
            if (!options.some((option) => bridgeDuplicate.decide(state, spoken(option) as never).ok))
              stuck.push([article, options]);
          return careless(random, state);
        };
        given().and(dealt(random, true), SPADES).when(Array<typeof step>(100).fill(step));
        expect(stuck).toEqual([]);
      }),
      RUNS,
    );
  });
});
