import type { SharedMessages } from './generated';
import { invalidArgument } from './errors';

/** @throws RpcError for the names that no stream can have. */
export function streamName(identifier: SharedMessages.StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '' || name === '$$') throw invalidArgument(`'${name}' is no stream name.`);
  return name;
}
