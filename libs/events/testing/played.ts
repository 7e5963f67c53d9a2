import { NO_HASH, seal } from '../src/chain/seal';
import type { ProposedEvent } from '../src/store/contract';
import { command } from './start-store';

/** So many calls for the arbiter, the same for the same arguments: events that stand under any rules. */
export const played = (
  stream: string,
  count: number,
  from = { revision: -1, previousHash: NO_HASH },
): readonly ProposedEvent[] =>
  seal(
    stream,
    from,
    Array.from({ length: count }, (_, index) => {
      const { commandId, actor, time } = command(`${stream} ${from.revision} ${index}`);
      return {
        type: 'ArbiterCalled',
        data: { by: 'N', reason: `trick ${(index % 13) + 1}` },
        metadata: { $correlationId: commandId, $causationId: commandId, actor, time, commandId },
      };
    }),
  );
