import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { NotationText } from '../cards/notation-text';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import type { TapBoard } from '../tap/tap-keys';
import { TapPad } from '../tap/tap-pad';
import { ResultsDesk } from './results-desk';
import { ResultsLine } from './results-line';
import { resultsTexts } from './results-texts';
import { TapEntry } from './tap-entry';

/** The keys under the finger, for the line that has the focus, with what they have written so far. */
@Component({
  selector: 'arb-tap-dock',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, TapPad],
  template: `
    <p class="small">
      <strong>{{ texts().cell(row().line().table, desk.boardName(row().line().board)) }}</strong>
      @if (row().echo(); as echo) {
        <arb-notation [text]="echo.contract" /> {{ echo.words }}
        <strong class="figures">{{ echo.score }}</strong>
      } @else {
        <span class="mono">{{ row().typed() }}</span>
      }
    </p>
    <arb-tap-pad
      [board]="board()"
      [ready]="row().storable()"
      [enterSays]="row().correcting() ? texts().correct : ''"
      (tapped)="row().tapped($event)"
      (entered)="row().enterTapped()"
    />
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.375rem;
      width: min(42rem, 100%);
      padding: 0.5rem 0.5rem calc(0.5rem + env(safe-area-inset-bottom));
      border: 1px solid var(--line);
      border-radius: var(--radius) var(--radius) 0 0;
      background: var(--surface);
      box-shadow: var(--shadow-high);
    }
    p {
      min-height: 1.5em;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  `,
})
export class TapDock {
  private readonly language = inject(Language);
  private readonly tap = inject(TapEntry);
  protected readonly desk = inject(ResultsDesk);
  protected readonly texts = pageTexts(resultsTexts);
  readonly row = input.required<ResultsLine>();
  protected readonly board = computed(
    (): TapBoard => this.tap.keys()?.(this.row().typed(), this.language.code()) ?? { groups: [], back: null },
  );
}
