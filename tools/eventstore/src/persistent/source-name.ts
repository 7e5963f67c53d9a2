import type { SharedMessages } from '../protocol/generated';
import { streamName } from '../protocol/stream-name';

interface NamesSource {
  hasAll(): boolean;
  getStreamIdentifier(): SharedMessages.StreamIdentifier | undefined;
}

/** What a request's group reads: a stream, or `$all`. */
export function sourceStream(options: NamesSource): string {
  return options.hasAll() ? '$all' : streamName(options.getStreamIdentifier());
}
