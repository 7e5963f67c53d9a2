import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import { ARBITER, forEach, type Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { attentive } from './attention';
import { choiceOn, lowestSufficient } from './auction';
import { formatCall, PASS } from './notation';
import type { BridgeState } from './state';

/**
 * A call that breaks the law: somebody draws attention (BD-L9A1), the arbiter explains (BD-L10C1), the left-hand opponent accepts or refuses (BD-L27A1, BD-L29A), an
 * insufficient bid that was refused is replaced (BD-L27B0): the call that costs nothing, or a pass. Any other call is recorded as ever.
 */
export const openMatters = (state: BridgeState): readonly Matter[] => {
  const { phase, auction } = state;
  const { pending } = auction;
  const article = pending === null ? null : choiceOn(pending);
  if (phase !== 'auction' || pending === null || article === null) return [];
  if (pending.choice === 'offered') {
    const answers = ['accept', 'refuse'].map((option) => ({ do: 'take-option', option }));
    const options = forEach([seatName(leftOf(pending.seat))], 'by', answers);
    return [{ kind: 'offer', article, until: 'call', options }];
  }
  if (pending.choice === 'refused') {
    const calls = [lowestSufficient(auction, pending.call), PASS].map(formatCall);
    const acts = calls.map((call) => ({ do: 'call', call }));
    const options = forEach([seatName(pending.seat)], 'seat', acts);
    return [{ kind: 'obligation', article: 'BD-L27B0', until: 'call', options }];
  }
  const { article: broken, seat } = pending;
  const explain = { by: ARBITER, act: { do: 'offer-options' } };
  const draw = { do: 'draw-attention', article: broken, seat: seatName(seat) };
  const options = [explain, ...forEach(attentive(state), 'by', [draw])];
  return [{ kind: 'attention', article: broken, until: 'call', options }];
};
