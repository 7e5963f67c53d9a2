import fc from 'fast-check';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { PACK_52 } from '@arbitre/rules/kernel/decks';
import { handOf } from '@arbitre/rules/kernel/hands';
import { type AnyAct, given as onRecord } from '@arbitre/rules/kernel/testing/given';
import { PATIENCE, seeds } from '@arbitre/rules/kernel/testing/laws';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { stateText } from '@arbitre/rules/kernel/testing/state-text';
import { playedBy } from '@arbitre/rules/kernel/tricks/play';
import { acts } from '../acts';
import { randomHands } from '../demo/random-deals';
import { bridgeDuplicate } from '../game';
import type { BridgeState } from '../state';
import { ONE_SPADE } from '../testing/played';
import { given } from '../testing/table';

const CALLS = ['high', 'low', 'win', 'anything', 'S', 'H', 'Q', '2'];
const pick = <Of>(from: readonly Of[], random: (below: number) => number): Of =>
  from[random(from.length)] as Of;

/** Words that fit the fields of the acts, seats and cards drawn at random: many acts are refused, none may throw. */
const anyArgument = (name: string, random: (below: number) => number): unknown => {
  const words: Readonly<Record<string, readonly unknown[]>> = {
    how: ['visible', 'faced', 'touched', 'named'],
    did: ['took-part', 'looked-at-hand', 'left-seat', 'touched-card', 'shown-hand'],
    about: ['review', 'explanation', 'contract'],
    article: ['BD-L45C4b', 'BD-L46B-0', 'BD-L43B1', 'BD-L61A'],
    finding: ['nothing', 'penalty', 'adjust'],
    option: ['accept', 'refuse', 'require', 'forbid', 'free'],
    call: CALLS,
    reason: ['as seen'],
  };
  if (name in words) return pick(words[name] ?? [], random);
  if (['card', 'named', 'placed', 'lead'].includes(name)) return formatCard(pick(PACK_52.cards, random));
  if (['trick', 'tricks', 'NS', 'EW'].includes(name)) return 1 + random(13);
  if (['led', 'deliberate', 'won', 'found'].includes(name)) return random(2) === 0;
  return pick(SEATS, random);
};

const ENDS = new Set(['claim', 'record-result', 'rule-tricks', 'deal', 'call', 'report']);
const NAMES = Object.keys(acts).filter((name) => !ENDS.has(name)) as readonly (keyof typeof acts)[];

/** A card of the hand that is to play, legal or not, or an act of any kind, or one that the table offers. */
const step = (state: BridgeState, choice: number): AnyAct => {
  const random = randomFrom(choice);
  const { turn, legal } = bridgeDuplicate.tableView(state);
  const kind = random(10);
  const offers = (bridgeDuplicate.openMatters?.(state) ?? []).flatMap(({ options }) => options);
  if (kind < 3 && legal.length > 0) return { do: 'play', seat: turn, card: pick(legal, random) };
  if (kind < 5 && offers.length > 0) {
    const { act, asks = [] } = pick(offers, random);
    return { ...act, ...Object.fromEntries(asks.map((word) => [word, 'as seen'])) };
  }
  if (kind < 7) {
    const seat = random(4);
    const held = cardsOf(handOf(state.play.held, seat));
    const onTable = playedBy(state.play, seat);
    const back = kind === 6 && onTable.length > 0;
    const card = back ? (onTable.at(-1) ?? 0) : held.length > 0 ? pick(held, random) : 0;
    return { do: back ? 'withdraw' : 'play', seat: SEATS[seat], card: formatCard(card) };
  }
  const name = pick(NAMES, random);
  const fields = Object.keys(acts[name].fields);
  return { do: name, ...Object.fromEntries(fields.map((field) => [field, anyArgument(field, random)])) };
};

/** Each seat's cards, held or played, are the thirteen that it was dealt. */
const dealtCards = (state: BridgeState): readonly string[] =>
  SEATS.map((_, seat) =>
    [...cardsOf(handOf(state.play.held, seat)), ...playedBy(state.play, seat)]
      .toSorted((a, b) => a - b)
      .map(formatCard)
      .join(' '),
  );

/** Seats that an act may speak of: nobody else is accused by it. */
const namedIn = (act: AnyAct, state: BridgeState): ReadonlySet<unknown> => {
  const dummy = SEATS[(state.declarer + 2) & 3];
  const speaker = ['report-dummy', 'dummy-points-out', 'notice-wrong-card', 'designate', 'rule-touch'];
  const fifth = state.atTable.fifth === null ? [] : [SEATS[state.atTable.fifth.seat]];
  const told = state.atTable.toldTurn === null ? [] : [SEATS[state.atTable.toldTurn.by]];
  return new Set([
    ...[act.seat, act.by, act.of, ...told],
    ...(speaker.includes(act.do) || act.do.endsWith('designation') || act.do === 'choose-card'
      ? [dummy]
      : []),
    ...(act.do === 'judge-fifth-card' ? fifth : []),
  ]);
};

describe.each(['observed', 'enforced'] as const)('a careless %s table', (policy) => {
  it(
    'BD-L45A keeps every seat its thirteen cards, accuses nobody who has not acted, and is replayed as it was',
    () => {
      fc.assert(
        fc.property(
          seeds,
          fc.array(fc.nat(), { minLength: 20, maxLength: 90, size: 'max' }),
          (seed, choices) => {
            const hands = randomHands(randomFrom(seed));
            let table = given({ policy }).and({ do: 'deal', hands }, ONE_SPADE);
            const dealt = dealtCards(table.state);
            for (const choice of choices) {
              const act = step(table.state, choice);
              const next = table.when(act);
              const named = namedIn(act, table.state);
              const accused = next.events
                .filter(({ type }) => type === 'IrregularityObserved')
                .map(({ data }) => (data as { readonly seat: string }).seat);
              expect({ act, accused: accused.filter((seat) => !named.has(seat)) }).toMatchObject({
                accused: [],
              });
              expect({ act, cards: dealtCards(next.state) }).toEqual({ act, cards: dealt });
              bridgeDuplicate.tableView(next.state);
              table = next;
            }
            const { setup, grain } = table.state;
            const again = onRecord(bridgeDuplicate, { setup, policy, grain }, table.stream);
            expect(stateText(again.state)).toBe(stateText(table.state));
            const copy = bridgeDuplicate.copy(table.state);
            expect(stateText(copy)).toBe(stateText(table.state));
          },
        ),
        { numRuns: 60 },
      );
    },
    PATIENCE,
  );
});
