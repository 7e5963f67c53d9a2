import { computed, DestroyRef, Injectable, inject, signal } from '@angular/core';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const askAgainEvery = 3000;

/** Whether the server can be reached, learnt from every answer; asks by itself while it cannot. */
@Injectable({ providedIn: 'root' })
export class Connection {
  readonly state = signal<'up' | 'down' | 'offline'>(navigator.onLine ? 'up' : 'offline');
  readonly socket = signal<'idle' | 'live' | 'lost'>('idle');
  /** The server runs another version than this page was built for: only loading it again helps. */
  readonly outdated = signal(false);
  /** Grows each time that the server answers again after a silence. */
  readonly recoveries = signal(0);
  private readonly tellers = signal(0);
  /** The page says it in a place that it keeps for it: nothing moves under a finger. */
  readonly isTold = computed(() => this.tellers() > 0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = -Infinity;

  constructor() {
    const offline = (): void => {
      this.state.set('offline');
    };
    const online = (): void => {
      void this.ask();
    };
    addEventListener('offline', offline);
    addEventListener('online', online);
    inject(DestroyRef).onDestroy(() => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      clearTimeout(this.timer);
    });
    if (this.state() === 'offline') this.askLater();
  }

  /** What lives as long as `until` says on the page whether the server can be reached. */
  toldUntil(until: DestroyRef): void {
    this.tellers.update((count) => count + 1);
    until.onDestroy(() => {
      this.tellers.update((count) => count - 1);
    });
  }

  answered(): void {
    if (this.state() === 'up') return;
    clearTimeout(this.timer);
    this.state.set('up');
    this.recoveries.update((count) => count + 1);
  }

  /** A refusal in GraphQL is an answer; silence and a gateway's error page are not. */
  failed(error: unknown): void {
    if (CombinedGraphQLErrors.is(error)) return;
    if (ServerError.is(error) && error.statusCode < 500) return;
    this.state.set(navigator.onLine ? 'down' : 'offline');
    this.askLater();
  }

  /**
   * After a write that nobody answered: asks now, or after a pause where it has just been asked. What is sent again on every answer
   * and fails every time is not sent without end.
   */
  unanswered(): void {
    if (performance.now() - this.askedAt < askAgainEvery) this.askLater();
    else void this.ask();
  }

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    this.askedAt = performance.now();
    try {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"query Ping { __typename }"}',
      });
      if (answer.status >= 500) throw new Error(answer.statusText);
      this.answered();
    } catch {
      this.state.set(navigator.onLine ? 'down' : 'offline');
      this.askLater();
    }
  }

  private askLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), askAgainEvery);
  }
}
