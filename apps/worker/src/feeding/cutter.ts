import type { KeyKind, RecordedEvent } from '@arbitre/events';
import { partitionOf, type Batch, type Lane, type Routing } from '@arbitre/projections';

/** Where a lane begins: everything at or below `after` is behind it. */
export type LaneStart = Lane & { readonly after: bigint };

type Cutting = {
  readonly lane: Lane;
  /** End of the last batch that was cut: the next one joins on to it. */
  after: bigint;
  waiting: RecordedEvent[];
  cutAt: number;
};

export type CutterOptions = {
  /** The most events of one batch. */
  readonly size: number;
  /** A lane that was cut less than this ago collects more events first, in milliseconds. */
  readonly gatherMs: number;
  /** The same while the read models are behind: larger batches catch up faster, and nobody sees the difference. */
  readonly gatherBehindMs: number;
  /**
   * The lane of the federation is moved on without events after this long at the earliest: who reads under it waits for positions at
   * which nothing of it lies.
   */
  readonly quietMs: number;
};

/**
 * Cuts the log into batches for its lanes: an event goes to one lane of each of its keys. The first event after a quiet moment
 * goes at once; under load a lane gathers. `now` is in milliseconds of any clock.
 */
export class Cutter {
  private readonly lanes: readonly Cutting[];
  private readonly byKey: readonly (readonly [KeyKind, readonly Cutting[]])[];
  /** Position up to which the log was read. */
  read: bigint;

  constructor(
    start: readonly LaneStart[],
    private readonly routing: Routing,
    private readonly options: CutterOptions,
  ) {
    this.lanes = start.map(({ after, ...lane }) => ({ lane, after, waiting: [], cutAt: -Infinity }));
    this.byKey = [...Map.groupBy(this.lanes, ({ lane }) => lane.key)];
    this.read = start.map(({ after }) => after).reduce((a, b) => (a < b ? a : b));
  }

  /** Where the last batch of each lane ended, in the order of the start. */
  get ends(): readonly bigint[] {
    return this.lanes.map(({ after }) => after);
  }

  /** Something is not in a batch yet that will be due soon. */
  get waiting(): boolean {
    return this.lanes.some((cutting) => cutting.waiting.length > 0 || this.isLate(cutting));
  }

  /** Takes the next events of the log; those that a lane has behind it are passed over. */
  add(events: readonly RecordedEvent[], upTo: bigint): void {
    for (const event of events)
      for (const [kind, lanes] of this.byKey) {
        const key = this.routing.keyOf(event, kind);
        const cutting = key === null ? undefined : lanes[partitionOf(key, lanes.length)];
        if (cutting !== undefined && event.position > cutting.after) cutting.waiting.push(event);
      }
    if (upTo > this.read) this.read = upTo;
  }

  /** The batches that are due. `behind`: the read models have not kept up. */
  take(now: number, behind = false): readonly Batch[] {
    const { gatherMs: soon, gatherBehindMs, quietMs: quiet } = this.options;
    const [gatherMs, quietMs] = behind ? [gatherBehindMs, gatherBehindMs] : [soon, quiet];
    return this.lanes.flatMap((cutting) => {
      const batches: Batch[] = [];
      while (this.isDue(cutting, now, gatherMs, quietMs)) batches.push(this.cut(cutting, now));
      return batches;
    });
  }

  /** Empty batches for lanes that heard nothing of late, so that their checkpoints keep up with the log. */
  takeQuiet(now: number): readonly Batch[] {
    return this.lanes.flatMap((cutting) =>
      cutting.waiting.length === 0 && cutting.after < this.read ? [this.cut(cutting, now)] : [],
    );
  }

  private isDue(cutting: Cutting, now: number, gatherMs: number, quietMs: number): boolean {
    const { waiting, cutAt } = cutting;
    if (waiting.length === 0) return this.isLate(cutting) && now - cutAt >= quietMs;
    return waiting.length >= this.options.size || now - cutAt >= gatherMs;
  }

  private isLate({ lane, after }: Cutting): boolean {
    return lane.key === 'federation' && after < this.read;
  }

  private cut(cutting: Cutting, now: number): Batch {
    const events = cutting.waiting.splice(0, this.options.size);
    const last = events.at(-1);
    // What is left of the log behind the last event holds nothing for this lane, unless events still wait.
    const upTo = cutting.waiting.length > 0 && last !== undefined ? last.position : this.read;
    const after = cutting.after;
    cutting.after = upTo;
    if (cutting.waiting.length === 0) cutting.cutAt = now;
    return { ...cutting.lane, after, upTo, events };
  }
}
