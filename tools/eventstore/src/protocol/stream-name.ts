import type { SharedMessages } from './generated';
import { invalidArgument } from './errors';

/** @throws RpcError for the names that no stream can have. */
export function streamName(identifier: SharedMessages.StreamIdentifier | undefined): string {
  return nameOf(Buffer.from(identifier?.getStreamName_asU8() ?? []));
}

/** @throws RpcError for the names that no stream can have. */
export function nameOf(bytes: Buffer): string {
  const name = bytes.toString('utf8');
  if (name === '' || name === '$$') throw invalidArgument(`'${name}' is no stream name.`);
  return name;
}
