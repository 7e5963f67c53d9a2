import { NO_HASH, seal } from '../src/chain/seal';
import { uuidV5 } from '../src/identity/uuid-v5';
import type { ProposedEvent } from '../src/store/contract';
import { command } from './start-store';

/** So many tricks, the same for the same arguments. */
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
        id: uuidV5(commandId, 'event'),
        type: 'TrickWon',
        data: { seat: 'N', number: (index % 13) + 1 },
        metadata: { $correlationId: commandId, $causationId: commandId, actor, time, commandId },
      };
    }),
  );
