import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import { freshId } from '../../../graphql/fresh-id';
import { textIn } from '../../../sessions/form-values';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import {
  arrivals,
  checkIn,
  handIn,
  type HallView,
  listsToHandIn,
  mayAnnounce,
  nextDraw,
  seatTable,
  seriesToClose,
  tablesToSeat,
} from './hall-steps';
import type { ListOfTable } from './tournament-view';

/** What a hall does a hundred times an evening, by one key each: arrivals, seats by lot, tables that sit, lists handed in, the next step. */
@Component({
  selector: 'arb-hall-keys',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './hall-keys.html',
  styleUrl: './hall-keys.scss',
})
export class HallKeys {
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  private readonly region = viewChild<ElementRef<HTMLElement>>('region');
  readonly view = input.required<HallView>();
  protected readonly arriving = computed(() => arrivals(this.view(), [...this.context.entries().keys()]));
  protected readonly draws = computed(() => nextDraw(this.view()));
  protected readonly toSeat = computed(() => tablesToSeat(this.view()));
  protected readonly toHandIn = computed(() => listsToHandIn(this.view()));
  protected readonly closes = computed(() => (this.context.mayRule() ? seriesToClose(this.view()) : null));
  protected readonly announces = computed(() => mayAnnounce(this.view()));
  protected readonly hasSteps = computed(
    () =>
      this.arriving().length + this.toSeat().length + this.toHandIn().length > 0 ||
      this.draws() !== null ||
      this.closes() !== null ||
      this.announces(),
  );

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected async arrive(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const entry = textIn(form, 'entry');
    if (await this.context.record(checkIn(entry))) this.keepFocus(form);
  }

  protected draw(): void {
    const draw = this.draws();
    if (draw === null) return;
    void this.record({
      do: 'draw-seats',
      series: draw.series,
      by: 'lot',
      order: inOrderOfLot(freshId(), draw.players),
    });
  }

  protected seat(list: ListOfTable): void {
    void this.record(...seatTable(this.view(), list));
  }

  protected take(list: ListOfTable): void {
    void this.record(handIn(list));
  }

  protected close(series: number): void {
    void this.record({ do: 'close-series', series });
  }

  protected announce(): void {
    void this.record({ do: 'announce-results' });
  }

  private async record(...acts: readonly SessionAct[]): Promise<void> {
    if (await this.context.record(...acts)) this.keepFocus();
  }

  /** A key that did its work is gone: the focus goes to the next one, not to the top of the page. */
  private keepFocus(within: HTMLElement | undefined = this.region()?.nativeElement): void {
    setTimeout(() => {
      const key = within?.isConnected === true ? within : this.region()?.nativeElement;
      key?.querySelector<HTMLElement>('select, button')?.focus();
    });
  }
}
