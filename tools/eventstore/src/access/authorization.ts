import type { Call } from '../rpc/call';
import type { StoreContext } from '../context';

/** `manage` is what administrators and operators do: persistent subscriptions. Their `statistics` every user may see. */
export type StreamOperation = 'read' | 'write' | 'delete' | 'manage' | 'statistics';

/**
 * Lets a call at a stream, or not. An insecure store has no users and lets everybody do everything, as the real one.
 * @throws RpcError access-denied or unauthenticated
 */
export async function authorize(
  context: StoreContext,
  call: Call,
  operation: StreamOperation,
  stream: string,
): Promise<void> {
  await context.access?.check(call, operation, stream);
}
