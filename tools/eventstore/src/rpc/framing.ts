import { Code, RpcError } from './status';

const PREFIX_BYTES = 5;

/** The largest request message that the store takes, as the real server's (17 MiB). */
export const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

/** One message as gRPC frames it: a flag for compression, the length, the bytes. */
export function frame(message: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(PREFIX_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, PREFIX_BYTES);
  return framed;
}

/** Cuts a byte stream, in whatever chunks it arrives, into gRPC messages. */
export class FrameDecoder {
  private pending: Buffer = Buffer.alloc(0);

  /** @throws RpcError for a compressed or an oversized message. */
  push(chunk: Buffer): Buffer[] {
    const bytes = this.pending.length === 0 ? chunk : Buffer.concat([this.pending, chunk]);
    const messages: Buffer[] = [];
    let offset = 0;
    while (bytes.length - offset >= PREFIX_BYTES) {
      const length = messageLength(bytes, offset);
      const end = offset + PREFIX_BYTES + length;
      if (end > bytes.length) break;
      messages.push(bytes.subarray(offset + PREFIX_BYTES, end));
      offset = end;
    }
    this.pending = bytes.subarray(offset);
    return messages;
  }

  /** Whether the sender ended in the middle of a message. */
  get torn(): boolean {
    return this.pending.length > 0;
  }
}

function messageLength(bytes: Buffer, offset: number): number {
  if (bytes[offset] !== 0) {
    throw new RpcError(Code.UNIMPLEMENTED, 'Compressed messages are not supported: send identity.');
  }
  const length = bytes.readUInt32BE(offset + 1);
  if (length > MAX_MESSAGE_BYTES) {
    throw new RpcError(
      Code.RESOURCE_EXHAUSTED,
      `A message of ${length} bytes is larger than the limit of ${MAX_MESSAGE_BYTES}.`,
    );
  }
  return length;
}
