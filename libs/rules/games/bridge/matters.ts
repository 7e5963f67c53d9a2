import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { choiceOn, lowestSufficient } from './auction/auction';
import { ANSWERS } from './fields';
import { noticed, offered } from './offers';
import { onCards } from './play/matters';
import { formatCall, PASS } from './notation';
import type { BridgeState } from './state';

/**
 * A call that breaks the law: the left-hand opponent accepts or refuses it (BD-L27A1, BD-L29A), an insufficient bid that was
 * refused is replaced (BD-L27B0): the call that costs nothing, or a pass. Any other call is recorded as ever.
 */
const onCall = (state: BridgeState): readonly Matter[] => {
  const { auction } = state;
  const { pending } = auction;
  const article = pending === null ? null : choiceOn(pending);
  if (pending === null || article === null) return [];
  const { seat, choice } = pending;
  if (choice === 'offered') return [offered(article, [leftOf(seat)], ANSWERS, 'call')];
  if (choice !== 'refused') return [noticed(state, pending.article, seat, 'call')];
  const calls = [lowestSufficient(auction, pending.call), PASS].map(formatCall);
  const acts = calls.map((call) => ({ do: 'call', call }));
  const options = forEach([seatName(seat)], 'seat', acts);
  return [{ kind: 'obligation', article: 'BD-L27B0', until: 'call', options }];
};

/** What a deal waits for: choices on calls and cards that break the law. */
export const openMatters = (state: BridgeState): readonly Matter[] =>
  state.phase === 'auction' ? onCall(state) : onCards(state);
