import { ChangeDetectionStrategy, Component, computed, inject, input, type Signal } from '@angular/core';
import { Session } from '../../account/account';
import { Connection } from '../../connection/connection';
import { pageTexts } from '../../language/page-texts';
import type { Queued } from './act-queue';
import { queueTexts } from './queue-texts';

/** What a queue shows of itself, whatever its entries are about. */
type ShownQueue = {
  readonly unsent: Signal<number>;
  readonly refused: Signal<readonly Pick<Queued, 'key' | 'label' | 'reason'>[]>;
  readonly open: Signal<readonly Pick<Queued, 'state'>[]>;
  readonly codeOver: Signal<boolean>;
  takeAllFrom(key: string): void;
};

/** What is on its way from a telephone: how many entries, and what was refused, with what it holds back. Nothing where all is sent. */
@Component({
  selector: 'arb-queue-sign',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { '[attr.data-shows]': 'shows()' },
  template: `
    @if (shows() === 'unsent' ? queue().unsent() : 0; as unsent) {
      <p class="notice warn" role="status" data-testid="unsent" [attr.data-unsent]="unsent">
        <strong>{{ texts().unsent(unsent) }}</strong>
        @if (connection.state() !== 'up') {
          <span>{{ texts().kept }}</span>
        }
      </p>
    } @else if (shows() === 'unsent' && connection.state() !== 'up') {
      <p class="notice warn" role="status" data-testid="unreached">
        <strong>{{ texts().unreached }}</strong>
        <span>{{ texts().kept }}</span>
      </p>
    }
    @if (shows() === 'refused' && queue().codeOver()) {
      <div class="notice bad" role="alert" data-testid="code-over">
        <p>
          <strong>{{ texts().codeOver }}</strong>
        </p>
        <p>{{ texts().codeOverHelp }}</p>
        <button type="button" class="button main" data-testid="other-code" (click)="askCode()">
          {{ texts().otherCode }}
        </button>
      </div>
    }
    @for (entry of shows() === 'refused' ? queue().refused() : []; track entry.key) {
      <div class="notice bad" role="alert" data-testid="queue-refused">
        <p>
          <strong>{{ texts().refused(entry.label) }}</strong>
        </p>
        <p>{{ entry.reason }}</p>
        @if (held(); as held) {
          <p>{{ texts().held(held) }}</p>
        }
        <button
          type="button"
          class="button"
          data-testid="queue-take"
          (click)="queue().takeAllFrom(entry.key)"
        >
          {{ held() > 0 ? texts().takeAll : texts().take }}
        </button>
      </div>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
    }
    /* It comes and goes with every entry: its line is there before, so that nothing jumps under a finger. */
    :host([data-shows='unsent']) {
      min-height: 3.5rem;
    }
    .notice {
      display: grid;
      gap: 0.25rem;
      font-size: 1.0625rem;
    }
    .button {
      min-height: 3rem;
      justify-self: start;
    }
  `,
})
export class QueueSign {
  protected readonly connection = inject(Connection);
  private readonly account = inject(Session);
  protected readonly texts = pageTexts(queueTexts);
  readonly queue = input.required<ShownQueue>();
  /** What waits stands below what is tapped, a refusal above it. */
  readonly shows = input.required<'unsent' | 'refused'>();
  protected readonly held = computed(
    () =>
      this.queue()
        .open()
        .filter(({ state }) => state === 'held').length,
  );

  /** The page asks for a code as soon as it knows that the one it has is over; without a network it learns it later. */
  protected askCode(): void {
    this.account.again().catch(() => undefined);
  }
}
