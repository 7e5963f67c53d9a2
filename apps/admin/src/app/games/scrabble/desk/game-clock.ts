import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  output,
  signal,
} from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Announcer } from '../../../announce/announcer';
import { pageTexts } from '../../../language/page-texts';
import { clockAt } from './clock-time';
import { deskTexts } from './desk-texts';

export type ClockView = NonNullable<ScrabbleSessionView['rounds'][number]['clock']>;

/** The time of a round, counted down; it says when the signal and the end are due. */
@Component({
  selector: 'arb-game-clock',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div
      class="clock figures"
      role="timer"
      data-testid="clock"
      [class.late]="now().due !== 'none'"
      [class.over]="now().due === 'end'"
    >
      <span class="unseen">{{ texts().timeLeft }}</span>
      {{ now().text }}
    </div>
    <div class="track" aria-hidden="true">
      <span [style.width.%]="now().percent"></span>
    </div>
    @if (now().due === 'signal') {
      <p class="word" role="status">{{ texts().signal(signalSeconds()) }}</p>
    }
    @if (now().due === 'end') {
      <p class="word" role="status">{{ texts().timeOver }}</p>
    }
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.375rem;
    }
    .clock {
      font-size: 4rem;
      font-weight: 720;
      line-height: 1;
      letter-spacing: -0.02em;
    }
    .late {
      color: var(--warn);
    }
    .over {
      color: var(--bad);
    }
    .track {
      height: 0.5rem;
      border-radius: 99px;
      background: color-mix(in srgb, var(--ink) 10%, transparent);
      overflow: hidden;
    }
    .track span {
      display: block;
      height: 100%;
      background: var(--accent);
    }
    .word {
      font-size: var(--text-l);
      font-weight: 650;
    }
  `,
})
export class GameClock {
  private readonly announcer = inject(Announcer);
  protected readonly texts = pageTexts(deskTexts);
  readonly clock = input.required<ClockView>();
  /** `signal` and `end` once each, when they are due. */
  readonly due = output<'signal' | 'end'>();
  private readonly tick = signal(Date.now());
  protected readonly now = computed(() => clockAt(this.clock(), this.tick()));
  protected readonly signalSeconds = computed(() =>
    Math.round((Date.parse(this.clock().endsAt) - Date.parse(this.clock().warningAt)) / 1000),
  );

  constructor() {
    effect((onCleanup) => {
      if (this.clock().ended) return;
      const timer = setInterval(() => {
        this.tick.set(Date.now());
      }, 250);
      onCleanup(() => {
        clearInterval(timer);
      });
    });
    const stage = computed(() => this.now().due);
    effect(() => {
      const due = stage();
      if (due === 'none') return;
      this.announcer.warn(due === 'end' ? this.texts().timeOver : this.texts().signal(this.signalSeconds()));
      this.due.emit(due);
    });
  }
}
