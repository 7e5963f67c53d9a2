import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  output,
  untracked,
} from '@angular/core';
import { pageTexts } from '../../../../language/page-texts';
import { deskTexts } from '../desk-texts';
import { judgingTexts } from './judging-texts';

/** Closes the correction of a round; asks before where slips are missing, and waits for those on their way. */
@Component({
  selector: 'arb-close-round',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (asks()) {
      <div
        class="notice warn"
        role="alertdialog"
        [attr.aria-label]="texts().close(missing())"
        (keydown.escape)="asks.set(false)"
      >
        <span data-testid="close-question">{{ texts().close(missing()) }}</span>
        <span class="buttons">
          <button
            type="button"
            class="button main"
            data-testid="close-anyway"
            [disabled]="busy()"
            (click)="closed.emit()"
          >
            {{ texts().closeAnyway }}
          </button>
          <button type="button" class="button" (click)="asks.set(false)">{{ texts().back }}</button>
        </span>
      </div>
    } @else {
      <button
        type="button"
        class="button main"
        data-testid="close-round"
        [disabled]="busy() || unsent() > 0"
        (click)="close()"
      >
        {{ desk().acts['close-round'] }}
      </button>
      @if (unsent() > 0) {
        <span class="small soft" role="status">{{ texts().closeWaits(unsent()) }}</span>
      }
    }
  `,
  styles: `
    :host {
      display: block;
      margin-top: 0.75rem;
    }
    .buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-top: 0.5rem;
    }
  `,
})
export class CloseRound {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly desk = pageTexts(deskTexts);
  protected readonly texts = pageTexts(judgingTexts);
  readonly round = input.required<number>();
  /** Players whose slip nobody has entered. */
  readonly missing = input.required<number>();
  readonly unsent = input.required<number>();
  readonly busy = input.required<boolean>();
  readonly closed = output();
  /** The question is about one round: a slip that comes in meanwhile, or the next round, takes it back. */
  protected readonly asks = linkedSignal({
    source: computed(() => `${this.round()} ${this.missing()}`),
    computation: () => false,
  });

  constructor() {
    effect(() => {
      if (!this.asks()) return;
      untracked(() => {
        setTimeout(() => this.host.querySelector<HTMLElement>('[data-testid=close-anyway]')?.focus());
      });
    });
  }

  close(): void {
    if (this.busy() || this.unsent() > 0) return;
    if (this.missing() > 0) this.asks.set(true);
    else this.closed.emit();
  }
}
