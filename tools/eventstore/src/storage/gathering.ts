/** Fewer writers than these are not waited for: what they bring (batches of a hundred events) costs more than the fsync they would share. */
const CROWD = 16;
/** Of the writers there are, so many make a group: a little more than half, so that three groups in turn become two. */
const SHARE = 0.6;
/** Of what a commit costs, so long is waited for others at most. */
const PATIENCE = 0.5;
/** How fast a commit's cost and a crowd that grows smaller are believed. */
const STEP = 1 / 4;
const LOOK_EVERY = 0.1;

/** Milliseconds of a clock, and rest for a part of them. */
export interface Clock {
  now(): number;
  rest(milliseconds: number): void;
}

const cell = new Int32Array(new SharedArrayBuffer(4));
const THREAD_CLOCK: Clock = {
  now: () => performance.now(),
  rest: (milliseconds) => {
    Atomics.wait(cell, 0, 0, milliseconds);
  },
};

/**
 * Gathers the writes of one commit. Of many writers each waits for its answer, so the size of a group decides how many
 * fsyncs they cost: left alone they fall into three groups or more that take turns, one waiting while the disk is busy with
 * another. While a group is small beside the crowd, it waits a moment for those who are on their way. A writer who is alone
 * never waits.
 */
export class Gathering {
  private readonly clock: Clock;
  private before = 0;
  /** What two commits in turn held: who waits for one's answer stands in the other. */
  private crowd = 0;
  private cost = 0;
  private began = 0;

  constructor(clock = THREAD_CLOCK) {
    this.clock = clock;
  }

  begin(): void {
    this.began = this.clock.now();
  }

  /**
   * What joins a group of this size.
   * @param arrived what has come since it was asked last
   */
  joining<Write>(size: number, arrived: () => readonly Write[]): readonly Write[] {
    for (;;) {
      const found = arrived();
      if (found.length > 0 || !this.isWorthWaiting(size)) return found;
      this.clock.rest(LOOK_EVERY);
    }
  }

  /** Makes the commit of so many, and learns from it. */
  commit(size: number, action: () => void): void {
    const start = this.clock.now();
    action();
    this.cost += STEP * (this.clock.now() - start - this.cost);
    const both = size + this.before;
    this.before = size;
    this.crowd = both > this.crowd ? both : this.crowd + STEP * (both - this.crowd);
  }

  private isWorthWaiting(size: number): boolean {
    if (this.crowd < CROWD || size >= SHARE * this.crowd) return false;
    return this.clock.now() - this.began < PATIENCE * this.cost;
  }
}
