import { seatName } from '@arbitre/rules/kernel/compass';
import {
  ARBITER,
  forEach,
  type Matter,
  type MatterEnd,
  type MatterOption,
} from '@arbitre/rules/kernel/mistakes/matters';
import { attentive } from './attention';
import type { BridgeState } from './state';

/** The arbiter explains the choice (BD-L10C1). */
export const EXPLAIN: MatterOption = { by: ARBITER, act: { do: 'offer-options' } };

/**
 * Somebody draws attention (BD-L9A1, BD-L9A2), the arbiter explains the choice where there is one (BD-L10C1), or says what he
 * finds.
 */
export const noticed = (
  state: BridgeState,
  article: string,
  seat: number,
  until: MatterEnd,
  explains = true,
  findings: readonly MatterOption[] = [],
): Matter => {
  const draw = { do: 'draw-attention', article, seat: seatName(seat) };
  return {
    kind: 'attention',
    article,
    until,
    options: [...(explains ? [EXPLAIN] : []), ...findings, ...forEach(attentive(state), 'by', [draw])],
  };
};

/** Who has the choice takes one of its options (BD-L10C2). */
export const offered = (
  article: string,
  to: readonly string[],
  options: readonly string[],
  until: MatterEnd,
): Matter => {
  const acts = options.map((option) => ({ do: 'take-option', option }));
  return { kind: 'offer', article, until, options: forEach(to, 'by', acts) };
};
