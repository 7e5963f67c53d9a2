import fc from 'fast-check';
import { bitOf } from '@arbitre/rules/kernel/card-set';
import type { Card } from '@arbitre/rules/kernel/cards';
import { PACK_32 } from '@arbitre/rules/kernel/decks';
import { give } from '@arbitre/rules/kernel/hands';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { proofOfDeclarer } from './claim-of-declarer';
import { proofOfOpponent } from './claim-of-opponent';
import { TRICKS } from './value';
import { type Play } from '@arbitre/rules/kernel/tricks/play';
import { newSkatPlay } from './play';
import { classIn, strengthIn, type Ranking } from '@arbitre/rules/kernel/tricks/ranking';
import { GAME_KINDS } from './contract';
import { rankingIn } from './ranks';

type Hands = readonly (readonly Card[])[];
type Laid = { readonly seat: number; readonly card: Card };

/** The last cards of a deal: everything but these hands and the skat has been played. */
const endingOf = (game: Ranking, hands: Hands, aside: readonly Card[], leader: number): Play => {
  const play = newSkatPlay();
  play.ranking = game;
  play.known = 15;
  play.completed = TRICKS - (hands[0]?.length ?? 0);
  play.turn = play.toLead = leader;
  const left = new Set([...hands.flat(), ...aside]);
  for (const card of PACK_32.cards)
    if (!left.has(card)) play.played[card >> 5] = (play.played[card >> 5] ?? 0) | bitOf(card);
  for (const [seat, hand] of [...hands, aside].entries())
    for (const card of hand) give(play.held, seat, card);
  return play;
};

/**
 * Whether a seat, to which all cards are open, takes every trick (or none) against any play of the two others: every card
 * of everybody tried, nothing left out.
 */
const canForce = (
  game: Ranking,
  hands: Hands,
  seat: number,
  turn: number,
  wantsAll: boolean,
  trick: readonly Laid[] = [],
): boolean => {
  const [lead] = trick;
  if (trick.length === 3 && lead !== undefined) {
    const led = classIn(game, lead.card);
    const best = trick.reduce((a, b) =>
      strengthIn(game, b.card, led) > strengthIn(game, a.card, led) ? b : a,
    );
    return (best.seat === seat) === wantsAll && canForce(game, hands, seat, best.seat, wantsAll);
  }
  const own = hands[turn] ?? [];
  if (own.length === 0 && lead === undefined) return true;
  const same = own.filter((card) => lead !== undefined && classIn(game, card) === classIn(game, lead.card));
  const goOn = (card: Card): boolean =>
    canForce(
      game,
      hands.map((hand, index) => (index === turn ? hand.filter((each) => each !== card) : hand)),
      seat,
      (turn + 1) % 3,
      wantsAll,
      [...trick, { seat: turn, card }],
    );
  const cards = same.length > 0 ? same : own;
  return turn === seat ? cards.some(goOn) : cards.every(goOn);
};

/** Hands of three or four cards, strong ones for the first seat so that claims are often good. */
const drawn = (seed: number, size: number, game: Ranking) => {
  const random = seeded(seed);
  const pack = shuffled(PACK_32.cards, random).slice(0, size * 3 + 2);
  const sorted = [...pack].sort(
    (a, b) => strengthIn(game, b, classIn(game, b)) - strengthIn(game, a, classIn(game, a)),
  );
  const strong = random(3) === 0 ? pack : game === NULL ? sorted.reverse() : sorted;
  const first = strong.slice(0, size);
  const rest = shuffled(
    pack.filter((card) => !first.includes(card)),
    random,
  );
  return {
    hands: [first, rest.slice(0, size), rest.slice(size, size * 2)],
    aside: rest.slice(size * 2),
    random,
  };
};

const pairsOf = (cards: readonly Card[]): Hands =>
  cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other]));

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const games = fc.constantFrom(...GAME_KINDS.map(rankingIn));
const withoutNull = fc.constantFrom(...GAME_KINDS.filter((game) => game !== 'N').map(rankingIn));
const NULL = rankingIn('N');

describe('what the cards say of a claim', () => {
  it('SKAT-4-GAP-7 of the declarer is what trying every card says', () => {
    fc.assert(
      fc.property(seeds, games, fc.nat({ max: 2 }), (seed, game, leader) => {
        const { hands, aside } = drawn(seed, 4, game);
        const wantsAll = game !== NULL;
        const forced = canForce(game, hands, 0, leader, wantsAll);
        expect(proofOfDeclarer(endingOf(game, hands, aside, leader), 0, wantsAll)).toBe(
          forced ? 'valid' : 'invalid',
        );
      }),
      { numRuns: 300 },
    );
  });
  it('SKAT-4-GAP-8 of an opponent is good exactly if it is for every distribution of the other cards', () => {
    fc.assert(
      fc.property(seeds, withoutNull, fc.nat({ max: 2 }), (seed, game, leader) => {
        const { hands, aside } = drawn(seed, 2, game);
        const others = [...hands.slice(1).flat(), ...aside];
        const always = pairsOf(others).every((one) =>
          pairsOf(others.filter((card) => !one.includes(card))).every((other) =>
            canForce(game, [hands[0] ?? [], one, other], 0, leader, true),
          ),
        );
        expect(proofOfOpponent(endingOf(game, hands, aside, leader), 0)).toBe(always ? 'valid' : 'invalid');
      }),
      { numRuns: 200 },
    );
  });
  it('SKAT-4.3.5 is never granted to an opponent whom some distribution beats', () => {
    fc.assert(
      fc.property(seeds, withoutNull, fc.nat({ max: 2 }), (seed, game, leader) => {
        const { hands, aside, random } = drawn(seed, 3, game);
        if (proofOfOpponent(endingOf(game, hands, aside, leader), 0) !== 'valid') return;
        const others = [...hands.slice(1).flat(), ...aside];
        for (let time = 0; time < 20; time++) {
          const deal = shuffled(others, random);
          expect(canForce(game, [hands[0] ?? [], deal.slice(0, 3), deal.slice(3, 6)], 0, leader, true)).toBe(
            true,
          );
        }
      }),
      { numRuns: 100 },
    );
  });
});
