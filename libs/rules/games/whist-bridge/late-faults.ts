import { NO_CARD, rankOf, suitOf } from '@arbitre/rules/kernel/cards';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { playedBy } from '@arbitre/rules/kernel/tricks/play';
import { TROU_ACES } from './auction/duties';
import type { WhistBridgeEvent } from './events';
import { nameIn, type WhistBridgeState } from './state';

const ACE = 12;

/**
 * What the cards tell once all of them were played, where nobody knew the hands before: three aces that were not declared
 * (WB-5-GAP-5), an emballeur without a card of his suit (WB-18.g).
 */
export const lateFaults = (state: WhistBridgeState): readonly WhistBridgeEvent[] => {
  const { play, policy, auction, contract } = state;
  if (policy !== 'observed' || play.completed < play.game.tricks || contract === null) return [];
  return [0, 1, 2, 3].flatMap((index): readonly WhistBridgeEvent[] => {
    const seat = nameIn(state, index);
    const noted = (article: string): boolean =>
      state.irregularities.some((each) => each.article === article && each.seat === seat);
    const aside = state.discards[index] ?? NO_CARD;
    const cards = aside === NO_CARD ? playedBy(play, index) : [...playedBy(play, index), aside];
    const aces = cards.filter((card) => rankOf(card) === ACE).length;
    const slam = (state.slamFirst & (1 << index)) !== 0;
    const trou = aces === TROU_ACES && auction.trou < 0 && !slam && !noted('WB-18.b');
    const suit = contract.declarers[0] === index && contract.declarers.length === 2 ? contract.suit : null;
    const voidOf =
      suit !== null && contract.game !== 'TR' && !cards.some((card) => suitOf(card) === 'CDHS'.indexOf(suit));
    return [
      ...(trou ? [observed('WB-18.b', seat, { aces })] : []),
      ...(voidOf && !noted('WB-18.g') ? [observed('WB-18.g', seat, { suit })] : []),
    ];
  });
};
