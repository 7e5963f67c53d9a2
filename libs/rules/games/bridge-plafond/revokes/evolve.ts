import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

/** Applies an event of the revokes (article 55). */
export const evolveRevokes = (_state: BridgePlafondState, _event: BridgePlafondEvent): void => undefined;
