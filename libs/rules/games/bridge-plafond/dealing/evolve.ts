import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

/** Applies an event of the irregularities of cut and deal (articles 8 to 10, 38). */
export const evolveDealing = (_state: BridgePlafondState, _event: BridgePlafondEvent): void => undefined;
