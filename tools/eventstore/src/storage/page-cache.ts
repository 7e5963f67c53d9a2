import type { CommitNotice, Page, ReadResult, ReadStreamRequest } from './requests';
import { isMetastream, originalOf } from './stream-metadata';

const PAGE_BYTES = 64 * 1024;
const TOTAL_BYTES = 32 * 1024 * 1024;

interface Entry {
  readonly result: Promise<ReadResult>;
  bytes: number;
}

/**
 * Whole small streams, encoded and ready to send: a deal is read over and over while it is played. A commit to a stream or
 * to its metadata drops its pages before the commit is answered, so a reader always sees what was acknowledged.
 */
export class PageCache {
  private readonly streams = new Map<string, Map<string, Entry>>();
  private total = 0;

  /** The answer to a read: kept, or fetched and kept where it can be. */
  read(request: ReadStreamRequest, fetch: () => Promise<ReadResult>): Promise<ReadResult> {
    const variant = variantOf(request);
    if (variant === undefined) return fetch();
    const { stream } = request;
    const known = this.streams.get(stream)?.get(variant);
    if (known !== undefined) {
      this.touch(stream);
      return known.result;
    }
    const entry: Entry = { result: fetch(), bytes: 0 };
    this.variants(stream).set(variant, entry);
    void entry.result.then((result) => {
      this.settle(stream, variant, entry, result);
    });
    return entry.result;
  }

  /** Drops what a commit changed. */
  forget({ streams }: CommitNotice): void {
    for (const stream of streams) {
      this.drop(stream);
      if (isMetastream(stream)) this.drop(originalOf(stream));
    }
  }

  private settle(stream: string, variant: string, entry: Entry, result: ReadResult): void {
    const variants = this.streams.get(stream);
    if (variants?.get(variant) !== entry) return;
    if (result.kind !== 'page' || !isKept(result)) {
      variants.delete(variant);
      if (variants.size === 0) this.streams.delete(stream);
      return;
    }
    entry.bytes = result.bytes.buffer.byteLength;
    this.total += entry.bytes;
    for (const oldest of this.streams.keys()) {
      if (this.total <= TOTAL_BYTES) return;
      this.drop(oldest);
    }
  }

  private variants(stream: string): Map<string, Entry> {
    const variants = this.streams.get(stream) ?? new Map<string, Entry>();
    this.streams.set(stream, variants);
    return variants;
  }

  /** Makes a stream the one used last. */
  private touch(stream: string): void {
    const variants = this.variants(stream);
    this.streams.delete(stream);
    this.streams.set(stream, variants);
  }

  private drop(stream: string): void {
    for (const { bytes } of this.streams.get(stream)?.values() ?? []) this.total -= bytes;
    this.streams.delete(stream);
  }
}

/** Only reads of a whole stream from its start are kept; links depend on other streams. */
function variantOf(request: ReadStreamRequest): string | undefined {
  const { from, backwards, subscription, resolveLinks, records } = request;
  if (from !== 'start' || backwards || subscription || resolveLinks || records === true) return undefined;
  return `${request.maxCount} ${request.structuredIds}`;
}

const isKept = (page: Page): boolean =>
  page.atEnd && !page.perishable && page.bytes.buffer.byteLength <= PAGE_BYTES;
