import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

/** Applies an event of the claims (article 54). */
export const evolveClaims = (_state: BridgePlafondState, _event: BridgePlafondEvent): void => undefined;
