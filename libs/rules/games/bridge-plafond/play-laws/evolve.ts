import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

/** Applies an event of the irregularities of the play (articles 44 to 53). */
export const evolvePlayLaws = (_state: BridgePlafondState, _event: BridgePlafondEvent): void => undefined;
