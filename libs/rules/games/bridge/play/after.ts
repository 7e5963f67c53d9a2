import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import type { BridgeEvent } from '../events';

/** What somebody did, and the card that it comes to: refused whole where the card is. */
export const after = (first: BridgeEvent, then: Decision<BridgeEvent>): Decision<BridgeEvent> =>
  then.ok ? accepted(first, ...then.events) : then;
