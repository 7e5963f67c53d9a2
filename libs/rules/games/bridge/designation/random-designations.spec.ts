import fc from 'fast-check';
import { randomFrom } from '@arbitre/rules/kernel/testing/random';
import { seeds } from '@arbitre/rules/kernel/testing/laws';
import { randomHands } from '../demo/random-deals';
import { bridgeDuplicate } from '../game';
import { ONE_SPADE } from '../testing/played';
import { given } from '../testing/table';

const RANKS = '23456789TJQKA';
const WORDS = ['high', 'low', 'win', 'anything', 'SA', 'H7', 'C2'];
const CALLS = [...WORDS, ...Array.from('CDHS'), ...Array.from(RANKS)];
const rank = (card: string): number => RANKS.indexOf(card.charAt(1));

/** A deal at a random moment, with dummy to play. */
const situation = (seed: number) => {
  const random = randomFrom(seed);
  const hands = randomHands(random);
  let table = given({ policy: 'enforced' }).and({ do: 'deal', hands }, ONE_SPADE);
  for (let cards = random(30); cards >= 0 || bridgeDuplicate.tableView(table.state).turn !== 'N'; cards--) {
    const { turn, legal, phase } = bridgeDuplicate.tableView(table.state);
    if (phase !== 'play') break;
    table = table.and({ do: 'play', seat: turn, card: legal[random(legal.length)] });
  }
  return table;
};

/** The same answers by strings alone, with spades as trumps; `?` where the words come to no card. */
const meant = (
  view: ReturnType<typeof bridgeDuplicate.tableView>,
  call: string,
  unseen: readonly string[],
): string => {
  const dummy = view.seats.find(({ seat }) => seat === 'N')?.hand ?? [];
  const [led] = view.trick.cards;
  const byRank = (cards: readonly string[]) => [...cards].sort((a, b) => rank(a) - rank(b));
  const inLed = byRank(dummy.filter((card) => led !== undefined && card.startsWith(led.card.charAt(0))));
  const legal = led !== undefined && inLed.length > 0 ? inLed : dummy;
  if (call.length === 2) return dummy.includes(call) ? call : '?';
  if ('CDHS'.includes(call)) return byRank(dummy.filter((card) => card.startsWith(call)))[0] ?? '?';
  if (call === 'low') return inLed[0] ?? '?';
  if (call === 'high') return inLed.at(-1) ?? '?';
  if (call === 'win') {
    if (led === undefined) return '?';
    const power = (card: string) =>
      card.startsWith('S') ? 100 + rank(card) : card.startsWith(led.card.charAt(0)) ? rank(card) : -1;
    const best = Math.max(...view.trick.cards.map(({ card }) => power(card)));
    const beaten = (card: string) =>
      view.trick.cards.length < 3 &&
      unseen.some((other) => other.startsWith(card.charAt(0)) && rank(other) > rank(card));
    return byRank(legal.filter((card) => power(card) > best && !beaten(card)))[0] ?? '?';
  }
  const won =
    led === undefined && view.lastTrick?.winner === 'N' ? view.lastTrick.cards[0]?.card.charAt(0) : undefined;
  if (won !== undefined && dummy.includes(won + call)) return won + call;
  const same = legal.filter((card) => card.endsWith(call));
  return same.length === 1 ? (same[0] ?? '?') : '?';
};

describe('random designations', () => {
  it('BD-L46B1a BD-L46B1b BD-L46B1c BD-L46B2 BD-L46B3a BD-L46B3b BD-L46B4 come to the card that plain strings say', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...CALLS), (seed, call) => {
        const { state } = situation(seed);
        const view = bridgeDuplicate.tableView(state);
        if (view.phase !== 'play') return;
        const defenders = view.seats.filter(({ seat }) => seat === 'E' || seat === 'W');
        const unseen = defenders.flatMap(({ hand }) => hand ?? []);
        const decision = bridgeDuplicate.decide(state, { do: 'designate', call });
        const designated = decision.ok
          ? (decision.events[0]?.data as { readonly card: string | null })
          : null;
        if (call === 'anything') {
          expect(designated).toEqual({ call, card: null });
          return;
        }
        const expected = meant(view, call, unseen);
        // A card that does not follow is dummy's revoke, which an enforced table refuses.
        expect(designated?.card ?? '?').toBe(view.legal.includes(expected) ? expected : '?');
      }),
      { numRuns: 400 },
    );
  });
});
