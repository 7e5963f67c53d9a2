import type { Decision } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { formatCall, parseCall } from '@arbitre/rules/kernel/auction/calls';
import type { BridgeState } from '../state';

/**
 * BD-L15A3: the first call of a seat that has called with these cards at another board. Another call than there is seen, for
 * the director to judge whether it means something else.
 */
export const comparedWithElsewhere = (
  { hands, auction }: BridgeState,
  { seat, call }: BridgeActNamed<'call'>,
  decision: Decision<BridgeEvent>,
): Decision<BridgeEvent> => {
  const before = hands.elsewhere.find((each) => each.seat === seat);
  if (before === undefined || !decision.ok || before.call === parseCall(call)) return decision;
  if (auction.calls.some((each) => each.seat === seat && each.withdrawn !== true)) return decision;
  const [made, ...others] = decision.events;
  const facts = { call, before: formatCall(before.call), board: before.board };
  return made === undefined
    ? decision
    : { ok: true, events: [made, observed('BD-L15A3', seat, facts), ...others] };
};
