type Mark = { readonly position: bigint; readonly events: number; readonly at: number };

/** How far the read models are behind what was read: remembers when and as which event each position was read. */
export class LagWatch {
  private marks: Mark[] = [];
  private fed = 0;
  private applied = 0;

  /** `count` more events were read, up to `position`. */
  readUpTo(position: bigint, count: number, now: number): void {
    this.fed += count;
    if (count > 0) this.marks.push({ position, events: this.fed, at: now });
  }

  /** The slowest checkpoint is at `position`. */
  appliedUpTo(position: bigint): void {
    let done = 0;
    for (const mark of this.marks) {
      if (mark.position > position) break;
      this.applied = mark.events;
      done++;
    }
    if (done > 0) this.marks = this.marks.slice(done);
  }

  /** Events that were read and are not yet shown everywhere, and how long the oldest of them has been waiting. */
  behind(now: number): { readonly events: number; readonly milliseconds: number } {
    const [oldest] = this.marks;
    return oldest === undefined
      ? { events: 0, milliseconds: 0 }
      : { events: this.fed - this.applied, milliseconds: now - oldest.at };
  }
}
