import { invalidArgument, missingMetadataProperty } from '../protocol/errors';
import { uuidText } from '../protocol/uuid';
import type { StreamMessages } from '../protocol/generated';
import type { ProposedEvent } from '../storage/requests';

type ProposedMessage =
  StreamMessages.AppendReq.ProposedMessage | StreamMessages.BatchAppendReq.ProposedMessage;

/** @throws RpcError for an event without id, type or content type. */
export function proposedEvent(message: ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  const id = uuidText(message.getId());
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (id === undefined) throw invalidArgument('An event has no id or one that is no UUID.');
  if (type === undefined) throw missingMetadataProperty('type');
  if (contentType === undefined) throw missingMetadataProperty('content-type');
  return {
    id,
    type,
    json: contentType === 'application/json',
    metadata: message.getCustomMetadata_asU8(),
    data: message.getData_asU8(),
  };
}

/** Bytes that the real server counts against the largest append: both payloads, and the type in UTF-16. */
export function appendSize(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + 2 * event.type.length;
}
