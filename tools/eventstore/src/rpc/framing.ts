import { Code, RpcError } from './status';

const PREFIX_BYTES = 5;

/** A message in more pieces than these is put together before it is whole: each piece costs more than a few bytes. */
const MOST_PIECES = 1_000;

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
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  /** Bytes that the message whose beginning is pending has in all, as far as known. */
  private wanted = PREFIX_BYTES;

  /** @throws RpcError for a compressed or an oversized message. */
  push(chunk: Buffer): Buffer[] {
    this.pending.push(chunk);
    this.pendingBytes += chunk.length;
    if (this.pendingBytes < this.wanted) {
      if (this.pending.length > MOST_PIECES) this.pending = [Buffer.concat(this.pending)];
      return [];
    }
    const bytes = this.pending.length === 1 ? chunk : Buffer.concat(this.pending, this.pendingBytes);
    const messages: Buffer[] = [];
    this.wanted = PREFIX_BYTES;
    let offset = 0;
    while (bytes.length - offset >= PREFIX_BYTES) {
      const length = messageLength(bytes, offset);
      const end = offset + PREFIX_BYTES + length;
      if (end > bytes.length) {
        this.wanted = end - offset;
        break;
      }
      messages.push(bytes.subarray(offset + PREFIX_BYTES, end));
      offset = end;
    }
    this.pendingBytes = bytes.length - offset;
    this.pending = this.pendingBytes === 0 ? [] : [bytes.subarray(offset)];
    return messages;
  }

  /** Whether the sender ended in the middle of a message. */
  get torn(): boolean {
    return this.pendingBytes > 0;
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
