import type { RecordHead } from '../storage/requests';
import { bytesField, varintSize, varintTag, WireWriter } from '../storage/wire';

/** An event on its way through a group. */
export interface Message extends Pick<RecordHead, 'id' | 'stream' | 'revision'> {
  /** Its ReadEvent without the retry count. */
  readonly body: Uint8Array;
  /** Its place in the group's source, by which the checkpoint moves; undefined for a replayed parked message. */
  readonly cursor: number | undefined;
  retries: number;
}

/** ReadResp { event = 1 { ..., retry_count = 5 } }. */
export function eventResponse(message: Message): Uint8Array {
  const retry = new WireWriter();
  retry.byte(varintTag(5));
  retry.varint(message.retries);
  return bytesField(
    1,
    Buffer.concat([message.body, retry.take()], message.body.length + 1 + varintSize(message.retries)),
  );
}
