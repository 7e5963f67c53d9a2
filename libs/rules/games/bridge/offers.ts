import { seatName } from '@arbitre/rules/kernel/compass';
import { ARBITER, forEach, type Matter, type MatterEnd } from '@arbitre/rules/kernel/mistakes/matters';
import { attentive } from './attention';
import type { ChoiceOption } from './fields';
import type { BridgeState } from './state';

/** Somebody draws attention (BD-L9A1, BD-L9A2), the arbiter explains the choice (BD-L10C1). */
export const noticed = (state: BridgeState, article: string, seat: number, until: MatterEnd): Matter => {
  const explain = { by: ARBITER, act: { do: 'offer-options' } };
  const draw = { do: 'draw-attention', article, seat: seatName(seat) };
  return {
    kind: 'attention',
    article,
    until,
    options: [explain, ...forEach(attentive(state), 'by', [draw])],
  };
};

/** Who has the choice takes one of its options (BD-L10C2). */
export const offered = (
  article: string,
  to: readonly number[],
  options: readonly ChoiceOption[],
  until: MatterEnd,
): Matter => {
  const acts = options.map((option) => ({ do: 'take-option', option }));
  return { kind: 'offer', article, until, options: forEach(to.map(seatName), 'by', acts) };
};
