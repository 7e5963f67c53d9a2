import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { empty, shared, streams } from '../protocol/generated';
import { uuidMessage } from '../protocol/uuid';
import { RpcError } from '../rpc/status';
import { uuidFromBytes } from '../storage/event-id';
import { unpacked } from '../storage/proposed-events';
import { batchRequest } from './batch-request';

const { BatchAppendReq } = streams;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const anyEvent = fc.record({
  id: fc.uuid(),
  structured: fc.boolean(),
  type: fc.string({ unit: 'grapheme' }),
  contentType: fc.constantFrom('application/json', 'application/octet-stream'),
  metadata: fc.uint8Array({ maxLength: 300 }),
  data: fc.uint8Array({ maxLength: 300 }),
});
const anyRequest = fc.record({
  id: fc.uuid(),
  stream: fc.string({ minLength: 1, unit: 'grapheme' }),
  expected: fc.oneof(fc.constantFrom('any', 'no_stream', 'stream_exists'), fc.maxSafeNat()),
  deadline: fc.option(fc.date({ min: new Date(0), noInvalidDate: true }), { nil: undefined }),
  events: fc.array(anyEvent, { maxLength: 4 }),
  isFinal: fc.boolean(),
});
type Request = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

/** A UUID in either of its forms. */
function uuid(text: string, structured: boolean) {
  if (!structured) return uuidMessage(text);
  const bytes = Buffer.from(text.replaceAll('-', ''), 'hex');
  const halves = new shared.UUID.Structured();
  halves.setMostSignificantBits(String(bytes.readBigInt64BE(0)));
  halves.setLeastSignificantBits(String(bytes.readBigInt64BE(8)));
  return new shared.UUID().setStructured(halves);
}

function encoded(request: Request): Buffer {
  const options = new BatchAppendReq.Options();
  options.setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(base64(Buffer.from(request.stream))),
  );
  const { expected, deadline } = request;
  if (expected === 'any') options.setAny(new empty.Empty());
  else if (expected === 'no_stream') options.setNoStream(new empty.Empty());
  else if (expected === 'stream_exists') options.setStreamExists(new empty.Empty());
  else options.setStreamPosition(String(expected));
  if (deadline !== undefined) options.setDeadline(timestamp(deadline));
  const message = new BatchAppendReq()
    .setCorrelationId(uuidMessage(request.id))
    .setOptions(options)
    .setIsFinal(request.isFinal);
  for (const event of request.events) {
    const proposed = new BatchAppendReq.ProposedMessage().setId(uuid(event.id, event.structured));
    proposed.getMetadataMap().set('type', event.type).set('content-type', event.contentType);
    proposed.setCustomMetadata(base64(event.metadata)).setData(base64(event.data));
    message.addProposedMessages(proposed);
  }
  return Buffer.from(message.serializeBinary());
}

/** The generated message of a time, of the class that the options take. */
function timestamp(time: Date) {
  const bytes = [];
  for (const [tag, value] of [
    [8, Math.floor(time.getTime() / 1000)],
    [16, (time.getTime() - Math.floor(time.getTime() / 1000) * 1000) * 1e6],
  ] as const) {
    bytes.push(tag);
    let rest = BigInt.asUintN(64, BigInt(value));
    for (; rest >= 128n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    bytes.push(Number(rest));
  }
  const options = Uint8Array.from([50, bytes.length, ...bytes]);
  return BatchAppendReq.Options.deserializeBinary(options).getDeadline();
}

describe('a chunk of an append', () => {
  it('is read as the generated messages wrote it', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { correlationId, options, events, failure, isFinal } = batchRequest(encoded(request));
        expect([correlationId, isFinal, failure]).toEqual([request.id, request.isFinal, undefined]);
        expect(options).toMatchObject({
          stream: request.stream,
          expected: request.expected,
          deadline: request.deadline?.getTime(),
        });
        expect(options?.name.toString()).toBe(request.stream);
        expect(
          unpacked(events).map(({ id, metadata, data, ...rest }) => ({
            ...rest,
            id: uuidFromBytes(id),
            metadata: [...metadata],
            data: [...data],
          })),
        ).toEqual(
          request.events.map(({ id, type, contentType, metadata, data }) => ({
            ...{ id, type, json: contentType === 'application/json' },
            ...{ metadata: [...metadata], data: [...data] },
          })),
        );
      }),
    );
  });

  it('given any bytes, then it is read or refused with INVALID_ARGUMENT, as the generated messages would or stricter', () => {
    const cut = fc.tuple(anyRequest, fc.nat(), fc.nat(255)).map(([request, at, byte]) => {
      const bytes = encoded(request);
      bytes[at % bytes.length] = byte;
      return bytes.subarray(0, byte % 3 === 0 ? at % bytes.length : bytes.length);
    });
    fc.assert(
      fc.property(
        fc.oneof(
          cut,
          fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
        ),
        (bytes) => {
          try {
            expect(typeof batchRequest(bytes).isFinal).toBe('boolean');
          } catch (error) {
            expect(error).toBeInstanceOf(RpcError);
            expect((error as RpcError).code).toBe(3);
          }
        },
      ),
    );
  });

  it('given an event without a type, then it says so and keeps what came before', () => {
    const [event, other] = [uuidMessage('6f1f2d0e-8a0d-4c61-9d5f-3b0a3f7f0c11'), new shared.UUID()];
    const typed = new BatchAppendReq.ProposedMessage().setId(event);
    typed.getMetadataMap().set('type', 'Moved').set('content-type', 'application/json');
    const message = new BatchAppendReq()
      .setCorrelationId(event)
      .setProposedMessagesList([
        typed,
        new BatchAppendReq.ProposedMessage().setId(event),
        new BatchAppendReq.ProposedMessage().setId(other),
      ]);
    const { events, failure } = batchRequest(Buffer.from(message.serializeBinary()));
    expect(unpacked(events)).toHaveLength(1);
    expect(failure?.trailers).toMatchObject({ exception: 'missing-required-metadata-property' });
  });
});
