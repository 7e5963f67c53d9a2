/**
 * What a real server gave to the same work: medians of three runs in turn with the store of that day, the official client in
 * its own process, events of 302 bytes, fsync on, one machine of two shared cores within one hour. Machines differ and this
 * one drifts, so a ratio to these figures says where the store stands, not whether it became slower.
 */
export const REAL_SERVER = {
  name: 'EventStoreDB 24.6.0, one node, measured 2026-11-22',
  /** A second. */
  sequentialAppends: 1_128,
  concurrentAppends: 10_042,
  batchedEvents: 44_635,
  allEvents: 68_219,
  streamReads: 603,
  scannedEvents: 990_000,
  /** Milliseconds. */
  latencyMedian: 1.2,
  latency99: 4.1,
  /** With 2,000,000 events. */
  startAfterKill: 1_490,
} as const;
