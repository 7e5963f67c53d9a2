import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { skatLotCommitment } from '@arbitre/rules/skat';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { LotKey } from '../../../sessions/lots/lot-key';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { skatTexts } from '../texts';
import { Arrivals } from './arrivals';
import {
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
  imports: [ActKey, Arrivals, LotKey],
  templateUrl: './hall-keys.html',
  styleUrl: './hall-keys.scss',
})
export class HallKeys {
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  private readonly region = viewChild<ElementRef<HTMLElement>>('region');
  protected readonly commitmentOf = skatLotCommitment;
  readonly view = input.required<HallView>();
  protected readonly draws = computed(() => nextDraw(this.view()));
  protected readonly toSeat = computed(() => tablesToSeat(this.view()));
  protected readonly toHandIn = computed(() => listsToHandIn(this.view()));
  protected readonly closes = computed(() => (this.context.mayRule() ? seriesToClose(this.view()) : null));
  protected readonly announces = computed(() => mayAnnounce(this.view()));
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
    if (await this.context.record(...acts)) focusNextKey(this.region()?.nativeElement);
  }
}
