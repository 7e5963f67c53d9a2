import type { GroupSettings } from './settings';

/**
 * Which events of its source a group is done with. The checkpoint is the last one before which all are, so a restart may
 * deliver again what was done beyond it, and never leaves out one that was not.
 */
export class Progress {
  private readonly open = new Set<number>();
  private readonly settings: GroupSettings;
  private newest: number | undefined;
  private saved: number | undefined;
  private savedAt: number;
  private settled = 0;

  /** @param saved the checkpoint at the start; @param now milliseconds */
  constructor(settings: GroupSettings, saved: number | undefined, now: number) {
    this.settings = settings;
    this.saved = saved;
    this.newest = saved;
    this.savedAt = now;
  }

  /** The last checkpoint saved. */
  get checkpoint(): number | undefined {
    return this.saved;
  }

  begin(cursor: number): void {
    this.open.add(cursor);
    this.newest = cursor;
  }

  settle(cursor: number | undefined): void {
    if (cursor !== undefined && this.open.delete(cursor)) this.settled += 1;
  }

  /** The checkpoint that is due now; undefined where none is. */
  due(now: number, onTimer: boolean): number | undefined {
    const { checkpointAfter, minCheckpointCount, maxCheckpointCount } = this.settings;
    if (now - this.savedAt < checkpointAfter && this.settled < maxCheckpointCount) return undefined;
    const isDue = (onTimer && this.settled >= minCheckpointCount) || this.settled >= maxCheckpointCount;
    return isDue ? this.reached() : undefined;
  }

  /** How far everything is done, where that is further than the last checkpoint. */
  reached(): number | undefined {
    const [oldestOpen] = this.open;
    const reached = oldestOpen === undefined ? this.newest : oldestOpen - 1;
    return reached !== undefined && reached > (this.saved ?? -1) ? reached : undefined;
  }

  save(checkpoint: number, now: number): void {
    [this.saved, this.savedAt, this.settled] = [checkpoint, now, 0];
  }
}
