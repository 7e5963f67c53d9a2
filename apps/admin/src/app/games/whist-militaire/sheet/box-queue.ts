import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { Connection } from '../../../connection/connection';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';

type BoxAct = SessionAct & { readonly deal: number; readonly winner: string };

/** Points of a table on their way: whoever strikes faster than the server answers, or while nobody does, loses none. */
@Injectable()
export class BoxQueue {
  private readonly context = inject(SessionContext);
  private readonly connection = inject(Connection);
  private readonly queue = signal<readonly BoxAct[]>([]);
  /** The count of recoveries at which nobody answered; it goes on with the next. */
  private readonly stuck = signal<number | null>(null);
  private running = false;
  /** The team that gets the point, by deal. */
  readonly sending = computed(
    (): ReadonlyMap<number, string> => new Map(this.queue().map(({ deal, winner }) => [deal, winner])),
  );

  constructor() {
    effect(() => {
      const [act] = this.queue();
      const free = !this.context.busy() && this.stuck() !== this.connection.recoveries();
      if (act !== undefined && free) untracked(() => void this.send(act));
    });
  }

  write(act: BoxAct): void {
    this.stuck.set(null);
    this.queue.update((queue) => [...queue, act]);
  }

  private async send(act: BoxAct): Promise<void> {
    if (this.running) return;
    this.running = true;
    const done = await this.context.record(act);
    this.running = false;
    const unanswered = !done && this.context.refusal() === null;
    this.stuck.set(unanswered ? this.connection.recoveries() : null);
    if (unanswered) this.connection.unanswered();
    // What was refused stands above with its reason; what was struck after it was meant for another table of boxes.
    else this.queue.update((queue) => (done ? queue.slice(1) : []));
  }
}
