import { type Card, formatCard } from '@arbitre/rules/kernel/cards';
import { seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardOnTable } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeEvent } from '../events';
import type { BridgeState } from '../state';
import { penalised } from './penalty-cards';

/** A defender's becomes a penalty card (BD-L45E1), declarer's and dummy's go back (BD-L45E2). */
export const fifthArticle = ({ declarer }: BridgeState, seat: number): 'BD-L45E1' | 'BD-L45E2' =>
  sideIndex(seat) === sideIndex(declarer) ? 'BD-L45E2' : 'BD-L45E1';

export const fifthPenalty = (
  state: BridgeState,
  seat: number,
  card: Card,
  trick: number,
): readonly BridgeEvent[] =>
  penalised(state, seat, [formatCard(card)], { article: 'BD-L45E1', deliberate: false, trick });

/** What follows from a second card of a seat to the trick under way. */
export const fifthCard = (state: BridgeState, seat: number, card: Card): readonly BridgeEvent[] => {
  const { play } = state;
  const name = seatName(seat);
  const facts = { seat: name, card: formatCard(card), played: formatCard(cardOnTable(play, seat)) };
  return [
    { type: 'FifthCardPlayed', data: { seat: name, card: facts.card } },
    observed(fifthArticle(state, seat), name, facts),
    ...fifthPenalty(state, seat, card, play.completed + 1),
  ];
};
