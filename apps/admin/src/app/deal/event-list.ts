import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  computed,
  effect,
  inject,
  input,
  output,
} from '@angular/core';
import { NotationText } from '../cards/notation-text';
import { Language } from '../language/language';
import type { DealPageResult } from './deal.operations';
import { eventLine } from './event-line';
import type { GameWords } from './game-words';

type RecordedEvent = NonNullable<DealPageResult['deal']>['events'][number];

/** The stream as it was recorded; the line of the step shown is marked and kept in sight. */
@Component({
  selector: 'arb-event-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './event-list.html',
  styleUrl: './event-list.scss',
})
export class EventList {
  protected readonly language = inject(Language);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly events = input.required<readonly RecordedEvent[]>();
  readonly step = input.required<number>();
  readonly words = input<GameWords | null>(null);
  readonly jump = output<number>();
  protected readonly lines = computed(() =>
    this.events().map((event, index) => ({
      ...event,
      ...eventLine(event.type, event.data),
      step: index + 1,
    })),
  );

  constructor() {
    effect(() => {
      const step = this.step();
      queueMicrotask(() => {
        this.show(step);
      });
    });
  }

  protected eventName(type: string): string {
    return this.words()?.events[type] ?? this.language.texts().events[type] ?? type;
  }

  protected seatName(seat: string): string {
    return this.words()?.seats[seat] ?? this.language.texts().seatLetters[seat] ?? seat;
  }

  /** Scrolls the list alone, never the page. */
  private show(step: number): void {
    const list = this.host.querySelector('ol');
    const line = list?.children.item(Math.max(step - 1, 0));
    if (!list || !(line instanceof HTMLElement)) return;
    const top = line.offsetTop - list.offsetTop;
    if (top < list.scrollTop + 40 || top + line.offsetHeight > list.scrollTop + list.clientHeight - 40)
      list.scrollTop = top - list.clientHeight / 2;
  }
}
