import { invalidArgument, missingMetadataProperty } from '../protocol/errors';
import { uuidText } from '../protocol/uuid';
import type { StreamMessages } from '../protocol/generated';
import type { RpcError } from '../rpc/status';
import { uuidBytes } from '../storage/event-id';
import type { ProposedEvent } from '../storage/proposed-events';

/** @throws RpcError for an event without id, type or content type. */
export function proposedEvent(message: StreamMessages.AppendReq.ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  const id = uuidText(message.getId());
  const lack = lacking(id !== undefined, properties.has('type'), properties.has('content-type'));
  if (lack !== undefined) throw lack;
  return {
    id: uuidBytes(id ?? ''),
    type: properties.get('type') ?? '',
    json: properties.get('content-type') === JSON_TYPE,
    metadata: message.getCustomMetadata_asU8(),
    data: message.getData_asU8(),
  };
}

export const JSON_TYPE = 'application/json';

/** What is said of an event that lacks something. */
export function lacking(hasId: boolean, hasType: boolean, hasContentType: boolean): RpcError | undefined {
  if (!hasId) return invalidArgument('An event has no id or one that is no UUID.');
  if (!hasType) return missingMetadataProperty('type');
  return hasContentType ? undefined : missingMetadataProperty('content-type');
}

/** Bytes that the real server counts against the largest append: both payloads, and the type in UTF-16. */
export const appendSize = (data: number, metadata: number, type: string): number =>
  data + metadata + 2 * type.length;
