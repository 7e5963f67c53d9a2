import { competitionOf, type RecordedEvent } from '@arbitre/events';
import { partitionOf, type Batch } from '@arbitre/projections';

type Partition = {
  /** End of the last batch that was cut: the next one joins on to it. */
  after: bigint;
  waiting: RecordedEvent[];
  cutAt: number;
};

export type CutterOptions = {
  /** The most events of one batch. */
  readonly size: number;
  /** A partition that was cut less than this ago collects more events first, in milliseconds. */
  readonly gatherMs: number;
  /** The same while the read models are behind: larger batches catch up faster, and nobody sees the difference. */
  readonly gatherBehindMs: number;
};

/**
 * Cuts the log into batches for its partitions. The first event after a quiet moment goes at once; under load a
 * partition gathers. `now` is in milliseconds of any clock.
 */
export class Cutter {
  private readonly partitions: readonly Partition[];
  /** Position up to which the log was read. */
  read: bigint;

  constructor(
    start: readonly bigint[],
    private readonly options: CutterOptions,
  ) {
    this.partitions = start.map((after) => ({ after, waiting: [], cutAt: -Infinity }));
    this.read = start.reduce((a, b) => (a < b ? a : b));
  }

  /** Where the last batch of each partition ended. */
  get ends(): readonly bigint[] {
    return this.partitions.map(({ after }) => after);
  }

  /** Events that are not in a batch yet. */
  get waiting(): number {
    return this.partitions.reduce((sum, { waiting }) => sum + waiting.length, 0);
  }

  /** Takes the next events of the log; those that a partition has behind it are passed over. */
  add(events: readonly RecordedEvent[], upTo: bigint): void {
    for (const event of events) {
      const competition = competitionOf(event.stream);
      if (competition === null) continue;
      const partition = this.partitions[partitionOf(competition, this.partitions.length)];
      if (partition !== undefined && event.position > partition.after) partition.waiting.push(event);
    }
    if (upTo > this.read) this.read = upTo;
  }

  /** The batches that are due. `behind`: the read models have not kept up. */
  take(now: number, behind = false): readonly Batch[] {
    const gatherMs = behind ? this.options.gatherBehindMs : this.options.gatherMs;
    return this.partitions.flatMap((partition, number) => {
      const batches: Batch[] = [];
      while (this.isDue(partition, now, gatherMs)) batches.push(this.cut(partition, number, now));
      return batches;
    });
  }

  /** Empty batches for partitions that heard nothing of late, so that their checkpoints keep up with the log. */
  takeQuiet(now: number): readonly Batch[] {
    return this.partitions.flatMap((partition, number) =>
      partition.waiting.length === 0 && partition.after < this.read ? [this.cut(partition, number, now)] : [],
    );
  }

  private isDue({ waiting, cutAt }: Partition, now: number, gatherMs: number): boolean {
    return waiting.length >= this.options.size || (waiting.length > 0 && now - cutAt >= gatherMs);
  }

  private cut(partition: Partition, number: number, now: number): Batch {
    const events = partition.waiting.splice(0, this.options.size);
    const last = events.at(-1);
    // What is left of the log behind the last event holds nothing for this partition, unless events still wait.
    const upTo = partition.waiting.length > 0 && last !== undefined ? last.position : this.read;
    const after = partition.after;
    partition.after = upTo;
    if (partition.waiting.length === 0) partition.cutAt = now;
    return { partition: number, partitions: this.partitions.length, after, upTo, events };
  }
}
