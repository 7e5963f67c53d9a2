import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  afterRenderEffect,
  computed,
  inject,
  input,
  output,
} from '@angular/core';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { Roving, RovingItem } from '../../lists/roving';
import { pageTexts } from '../../language/page-texts';
import { dealTexts } from '../deal-texts';
import type { DealPageResult } from '../deal.operations';
import { ToldLine } from './told-line';
import { rulingOf } from '../result/ruling';
import { RulingCard } from '../result/ruling-card';

type RecordedEvent = NonNullable<DealPageResult['deal']>['events'][number];

/** The stream as it was recorded; the line of the step shown is marked and kept in sight. */
@Component({
  selector: 'arb-event-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Roving, RovingItem, RulingCard, ToldLine],
  templateUrl: './event-list.html',
  styleUrl: './event-list.scss',
})
export class EventList {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(dealTexts);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly events = input.required<readonly RecordedEvent[]>();
  readonly step = input.required<number>();
  private readonly game = inject(GameOnPage);
  readonly jump = output<number>();
  protected readonly lines = computed(() =>
    this.events().map((event, index) => ({
      ...event,
      told: this.game.tell(event.type, event.data),
      ruling: rulingOf(event.type, event.data),
      sentence: this.sentenceOf(event.data),
      step: index + 1,
    })),
  );

  constructor() {
    afterRenderEffect(() => {
      this.lines();
      this.show(this.step());
    });
  }

  private sentenceOf(data: unknown): string | null {
    return typeof data === 'object' && data !== null
      ? this.game.articleSays(Reflect.get(data, 'article'))
      : null;
  }

  /** Scrolls the list alone, never the page. The list is what its lines are placed in. */
  private show(step: number): void {
    const list = this.host.querySelector('ol');
    const line = list?.children.item(Math.max(step - 1, 0));
    if (!list || !(line instanceof HTMLElement)) return;
    const top = line.offsetTop;
    if (top < list.scrollTop + 40 || top + line.offsetHeight > list.scrollTop + list.clientHeight - 40)
      list.scrollTop = top - list.clientHeight / 2;
  }
}
