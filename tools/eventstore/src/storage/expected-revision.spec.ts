import { describe, expect, it } from '@jest/globals';
import {
  decideWrite,
  NO_STREAM,
  TOMBSTONE,
  type ExpectedRevision,
  type StreamState,
} from './expected-revision';

/** A stream whose events have the ids a, b, c, ... in order. */
function streamOf(length: number, changes: Partial<StreamState<string>> = {}): StreamState<string> {
  const firstOf = (id: string) => {
    const revision = id.charCodeAt(0) - 'a'.charCodeAt(0);
    return revision < length ? revision : undefined;
  };
  const standsAt = (id: string, revision: number) => firstOf(id) === revision;
  return { last: length - 1, softDeleted: false, hasMetadata: false, firstOf, standsAt, ...changes };
}

describe('decideWrite', () => {
  it.each<[string, StreamState<string>, ExpectedRevision, string, string]>([
    ['nothing there, anything expected', streamOf(0), 'any', 'x', 'write'],
    ['nothing there, no stream expected', streamOf(0), 'no_stream', 'x', 'write'],
    ['nothing there, a stream expected', streamOf(0), 'stream_exists', 'x', 'wrong-expected-version'],
    [
      'only metadata there, a stream expected',
      streamOf(0, { hasMetadata: true }),
      'stream_exists',
      'x',
      'write',
    ],
    ['nothing there, a revision expected', streamOf(0), 0, 'x', 'wrong-expected-version'],
    ['its last revision expected', streamOf(3), 2, 'x', 'write'],
    ['an older revision expected', streamOf(3), 1, 'x', 'wrong-expected-version'],
    ['a later revision expected', streamOf(3), 3, 'x', 'wrong-expected-version'],
    ['no stream expected of three events', streamOf(3), 'no_stream', 'x', 'wrong-expected-version'],
    ['a retry of the first two', streamOf(3), 'no_stream', 'ab', 'repeat'],
    ['a retry of the last two', streamOf(3), 0, 'bc', 'repeat'],
    ['a retry of the last two in another order', streamOf(3), 0, 'cb', 'wrong-expected-version'],
    ['a retry with one event more', streamOf(3), 0, 'bcx', 'wrong-expected-version'],
    ['a retry that expects another place', streamOf(3), 'no_stream', 'bc', 'wrong-expected-version'],
    ['a retry with anything expected', streamOf(3), 'any', 'bc', 'repeat'],
    ['a retry in part with anything expected', streamOf(3), 'any', 'bx', 'wrong-expected-version'],
    ['known ids after a new one, anything expected', streamOf(3), 'any', 'xb', 'write'],
    [
      'ids of another place, anything expected',
      streamOf(3, { firstOf: () => undefined }),
      'any',
      'ab',
      'write',
    ],
    [
      'a retry at its own place of ids that stood elsewhere first',
      streamOf(3, { firstOf: () => undefined }),
      0,
      'bc',
      'repeat',
    ],
    [
      'deleted, no events, no stream expected',
      streamOf(3, { softDeleted: true }),
      'no_stream',
      '',
      'wrong-expected-version',
    ],
    ['no events, the last revision expected', streamOf(3), 2, '', 'write'],
    ['no events, an older revision expected', streamOf(3), 1, '', 'wrong-expected-version'],
    ['deleted, no stream expected', streamOf(3, { softDeleted: true }), 'no_stream', 'x', 'write'],
    ['deleted, its last revision expected', streamOf(3, { softDeleted: true }), 2, 'x', 'write'],
    [
      'deleted, a stream expected',
      streamOf(3, { softDeleted: true }),
      'stream_exists',
      'x',
      'stream-deleted',
    ],
    ['a tombstone, anything expected', streamOf(3, { last: TOMBSTONE }), 'any', 'x', 'stream-deleted'],
    ['a tombstone, no stream expected', streamOf(3, { last: TOMBSTONE }), 'no_stream', 'x', 'stream-deleted'],
  ])('%s', (_text, state, expected, ids, kind) => {
    expect(decideWrite(state, expected, ids.split('')).kind).toBe(kind);
  });

  it('answers a retry with the revision of its last event, not of the stream', () => {
    expect(decideWrite(streamOf(5), NO_STREAM, ['a', 'b'])).toEqual({ kind: 'repeat', last: 1 });
  });
});
