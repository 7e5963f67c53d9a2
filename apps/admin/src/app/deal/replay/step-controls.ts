import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { dealTexts } from '../deal-texts';
import type { Move, replayPlayer } from './player';

const icons: Readonly<Record<Move | 'pause' | 'share' | 'done', string>> = {
  first: 'M5 5v10M15.5 5 8 10l7.5 5z',
  previousTrick: 'M10.5 5 4 10l6.5 5zM16.5 5 10 10l6.5 5z',
  previous: 'M13 5 6 10l7 5z',
  play: 'M6 4.5 15.5 10 6 15.5z',
  pause: 'M6.5 5v10M13.5 5v10',
  next: 'M7 5l7 5-7 5z',
  nextTrick: 'M3.5 5 10 10l-6.5 5zM9.5 5 16 10l-6.5 5z',
  share: 'M10 12.5V3M6.5 6 10 2.5 13.5 6M5 9.5H4v7.5h12V9.5h-1',
  done: 'M4 10.5 8.5 15 16 5.5',
  last: 'M15 5v10M4.5 5 12 10l-7.5 5z',
};

@Component({
  selector: 'arb-step-controls',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './step-controls.html',
  styleUrl: './step-controls.scss',
})
export class StepControls {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(dealTexts);
  protected readonly icons = icons;
  protected readonly moves: readonly Move[] = [
    'first',
    'previousTrick',
    'previous',
    'play',
    'next',
    'nextTrick',
    'last',
  ];
  readonly step = input.required<number>();
  readonly steps = input.required<number>();
  readonly player = input.required<ReturnType<typeof replayPlayer>>();
  protected readonly playing = computed(() => this.player().playing());
  /** Other words than a deal's, by move. */
  readonly names = input<Readonly<Record<string, string>>>({});
  readonly label = input<string>();
  readonly slider = input<string>();
  /** What the step is, read out with the slider. */
  readonly caption = input<string>();
  /** Its address has just been copied. */
  readonly shared = input(false);
  readonly share = output();
  readonly jump = output<number>();

  protected name(move: Move): string {
    return move === 'play' && this.playing()
      ? this.texts().pause
      : (this.names()[move] ?? this.texts()[move]);
  }

  protected isIdle(move: Move): boolean {
    if (move === 'first' || move === 'previous' || move === 'previousTrick') return this.step() === 0;
    return this.step() === this.steps();
  }
}
