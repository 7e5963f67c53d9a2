import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

/** Applies an event of the irregularities of the auction (articles 39 to 43). */
export const evolveCallLaws = (_state: BridgePlafondState, _event: BridgePlafondEvent): void => undefined;
