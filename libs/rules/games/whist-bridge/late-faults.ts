import { type Card, NO_CARD, rankOf, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { handOf } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { type Doubt, isBroken, TROU_ACES } from './auction/duties';
import type { WhistBridgeEvent } from './events';
import type { Suit } from './ladder';
import { nameIn, type WhistBridgeState } from './state';

const ACE = 12;

/** The cards that a player was dealt, as far as they are known; `whole`: all of them. */
type Seen = { readonly cards: readonly Card[]; readonly whole: boolean };

const seenOf = ({ play, discards, discarded }: WhistBridgeState, index: number): Seen => {
  const aside = discards[index] ?? NO_CARD;
  const cards = aside === NO_CARD ? playedBy(play, index) : [...playedBy(play, index), aside];
  const isAsideKnown = aside !== NO_CARD || (discarded & (1 << index)) === 0;
  if (isKnown(play, index))
    return { cards: [...cards, ...cardsOf(handOf(play.held, index))], whole: isAsideKnown };
  return { cards, whole: isAsideKnown && play.completed === play.game.tricks };
};

const inSuit = ({ cards }: Seen, suit: Suit): number =>
  cards.filter((card) => SUIT_LETTERS.charAt(suitOf(card)) === suit).length;

/** Of a hand that is not known whole only what it has too many of is certain. */
const isProven = (doubt: Doubt, seen: Seen): boolean =>
  (seen.whole || doubt.fault === 'WB-14.a') && isBroken(doubt, inSuit(seen, doubt.suit));

/**
 * What the cards tell where nobody knew a hand when its player spoke: three aces that were not declared (WB-5-GAP-5), an emballeur
 * without a card of his suit (WB-18.g), a pass with five cards of a proposed one (WB-14.a).
 */
export const lateFaults = (state: WhistBridgeState): readonly WhistBridgeEvent[] => {
  const { play, policy, auction, contract, doubts, slamFirst, irregularities } = state;
  if (policy !== 'observed' || contract === null) return [];
  const isOver = play.completed === play.game.tricks;
  if (!isOver && doubts.length === 0) return [];
  return [0, 1, 2, 3].flatMap((index): readonly WhistBridgeEvent[] => {
    const seat = nameIn(state, index);
    const isNew = (article: string): boolean =>
      !irregularities.some((each) => each.article === article && each.seat === seat);
    const seen = seenOf(state, index);
    const aces = seen.cards.filter((card) => rankOf(card) === ACE).length;
    const trou =
      isOver && seen.whole && aces === TROU_ACES && auction.trou < 0 && (slamFirst & (1 << index)) === 0;
    const broken = doubts.filter(
      (doubt, at) =>
        doubt.seat === index &&
        isNew(doubt.fault) &&
        isProven(doubt, seen) &&
        doubts.findIndex(
          (other) => other.seat === index && other.fault === doubt.fault && isProven(other, seen),
        ) === at,
    );
    return [
      ...(trou && isNew('WB-18.b') ? [observed('WB-18.b', seat, { aces })] : []),
      ...broken.map(({ fault, call, suit }) => observed(fault, seat, { call, suit })),
    ];
  });
};
