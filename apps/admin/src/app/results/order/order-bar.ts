import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import { RouterLink } from '@angular/router';
import { pageTexts } from '../../language/page-texts';
import { ResultsDesk } from '../results-desk';
import type { SheetLine } from '../score-sheet';
import { BothAsked } from './both-asked';
import { orderTexts } from './order-texts';
import { roundOf } from './sheet-order';
import type { SheetView } from './sheet-view';

/** More than anybody looks through: the rest comes once these are in. */
const MOST = 60;

/** In which order results are entered, whether contract and score are asked for, and what is still missing, each a way to its line. */
@Component({
  selector: 'arb-order-bar',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    <nav class="tabs" [attr.aria-label]="texts().by" data-testid="orders">
      @for (one of orders; track one) {
        <a
          [routerLink]="[]"
          [queryParams]="{
            session: view().shownSession(),
            by: one === 'round' ? null : one,
            at: null,
            table: null,
            board: null,
          }"
          queryParamsHandling="merge"
          [class.on]="one === view().order()"
          [attr.aria-current]="one === view().order() ? 'true' : null"
          [attr.data-order]="one"
          >{{ texts().orders[one] }}</a
        >
      }
    </nav>
    @if (desk.grammar()?.checks === true && desk.mayRecord()) {
      <button
        type="button"
        class="button"
        data-testid="both"
        [attr.aria-pressed]="both.on()"
        [title]="texts().bothHelp"
        (click)="both.choose(!both.on())"
      >
        {{ texts().both }}
      </button>
    }
    @if (missing().length > 0) {
      <details data-testid="missing-list">
        <summary>{{ texts().missing(missing().length) }}</summary>
        <ul>
          @for (line of shown(); track line.key) {
            <li>
              <button type="button" class="button small" (click)="chosen.emit(line)">
                {{ desk.boardTitle(line.board) }} · {{ texts().place(round(line), line.table) }} ·
                {{ pairs(line) }}
              </button>
            </li>
          }
        </ul>
      </details>
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem 1rem;
      font-size: var(--text-m);
    }
    details[open] {
      flex-basis: 100%;
    }
    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
      max-height: 14rem;
      margin: 0.5rem 0 0;
      padding: 0;
      overflow-y: auto;
      list-style: none;
    }
    summary,
    a,
    li .button {
      @media (pointer: coarse) {
        min-height: 2.75rem;
        align-content: center;
      }
    }
  `,
})
export class OrderBar {
  protected readonly desk = inject(ResultsDesk);
  protected readonly texts = pageTexts(orderTexts);
  protected readonly both = inject(BothAsked);
  protected readonly orders = ['round', 'board', 'table'] as const;
  readonly view = input.required<SheetView>();
  readonly chosen = output<SheetLine>();
  protected readonly missing = computed(() => this.view().allMissing());
  protected readonly shown = computed(() => this.missing().slice(0, MOST));
  protected readonly round = roundOf;

  protected pairs({ seating }: SheetLine): string {
    return this.desk
      .sides()
      .map(({ seats }) => String(this.desk.entries().get(seating[seats[0] ?? ''] ?? '')?.number ?? ''))
      .join(' – ');
  }
}
