import type { Call } from '../rpc/call';
import { lengthTag, varintSize, WireWriter } from '../storage/wire';
import type { WriteResult } from '../storage/requests';

export type Written = Extract<WriteResult, { kind: 'written' }>;

/** The parts of an append that its answer repeats. */
interface Asked {
  readonly correlationId: string;
  readonly options: { readonly name: Buffer };
}

const UUID_LETTERS = 36;

/** The answers of one call. Those of one commit come in one turn and leave in one write. */
export class BatchAnswers {
  private readonly writer = new WireWriter(1024);
  private readonly call: Call;
  private leaving: Promise<void> | undefined;

  constructor(call: Call) {
    this.call = call;
  }

  /**
   * BatchAppendResp { correlation_id = 1 { string = 2 }, success = 3 { current_revision = 1, position = 3 { commit = 1,
   * prepare = 2 } or no_position = 4 }, stream_identifier = 4 { stream_name = 3 } }. Resolves as `Call.send`.
   */
  success({ correlationId, options: { name } }: Asked, { revision, position }: Written): Promise<void> {
    const { writer } = this;
    const placeBytes = position === undefined ? 0 : 2 * (1 + varintSize(position));
    const successBytes = 1 + varintSize(revision) + 2 + placeBytes;
    const nameBytes = 1 + varintSize(name.length) + name.length;
    writer.framePrefix(4 + UUID_LETTERS + 2 + successBytes + 1 + varintSize(nameBytes) + nameBytes);
    writer.byte(lengthTag(1));
    writer.byte(2 + UUID_LETTERS);
    writer.byte(lengthTag(2));
    writer.byte(UUID_LETTERS);
    writer.ascii(correlationId);
    writer.byte(lengthTag(3));
    writer.byte(successBytes);
    writer.number(1, revision);
    writer.byte(lengthTag(position === undefined ? 4 : 3));
    writer.byte(placeBytes);
    if (position !== undefined) {
      writer.number(1, position);
      writer.number(2, position);
    }
    writer.byte(lengthTag(4));
    writer.varint(nameBytes);
    writer.bytes(3, name);
    return this.leave();
  }

  /** Any other answer, encoded. */
  add(message: Uint8Array): Promise<void> {
    this.writer.framePrefix(message.length);
    this.writer.raw(message);
    return this.leave();
  }

  /** With all that are made in this turn. */
  private leave(): Promise<void> {
    this.leaving ??= Promise.resolve().then(() => {
      this.leaving = undefined;
      const frames = this.writer.take();
      this.writer.clear();
      return this.call.sendFrames(frames);
    });
    return this.leaving;
  }
}
