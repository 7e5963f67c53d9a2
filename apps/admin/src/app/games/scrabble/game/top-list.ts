import { ChangeDetectionStrategy, Component, inject, input, output } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { Roving, RovingItem } from '../../../lists/roving';
import { scrabbleTexts } from '../texts';

export type TopView = NonNullable<ScrabbleSessionView['rounds'][number]['tops']>[number];
type Placed = { readonly place: string; readonly word: string };

/** The best solutions of a round, the retained one marked; pointing at one draws it on the board. */
@Component({
  selector: 'arb-top-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Roving, RovingItem],
  template: `
    <ul arbRoving data-testid="tops">
      @for (top of tops(); track $index) {
        <li
          arbRovingItem
          [class.on]="isRetained(top)"
          (mouseenter)="point.emit(top)"
          (mouseleave)="point.emit(null)"
          (focus)="point.emit(top)"
          (blur)="point.emit(null)"
        >
          <span class="mono">{{ top.place }}</span>
          <strong class="word">{{ top.word.toUpperCase() }}</strong>
          <span class="figures">{{ top.score }}</span>
          <span class="more small soft">
            @if (isRetained(top)) {
              <span class="chip good">{{ texts().retained }}</span>
            } @else if (proposal() === $index) {
              <span class="chip">{{ texts().proposed }}</span>
            }
            @if (top.jokers > 0) {
              <span>{{ texts().jokers(top.jokers) }}</span>
            }
            @if (top.ends) {
              <span>{{ texts().endsGame }}</span>
            }
            @if (top.barredBy) {
              <span class="chip warn">{{ texts().barred(top.barredBy) }}</span>
            }
            @if (tops().length > 1) {
              <span class="figures">{{ texts().openness }} {{ language.whole(top.openness) }}</span>
            }
          </span>
        </li>
      }
    </ul>
  `,
  styles: `
    ul {
      display: grid;
    }
    li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.625rem;
      padding: 0.25rem 0.375rem;
      border-radius: var(--radius-s);
    }
    li:hover,
    li:focus {
      background: color-mix(in srgb, var(--ink) 5%, transparent);
    }
    .more {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.5rem;
      margin-inline-start: auto;
    }
  `,
})
export class TopList {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly tops = input.required<readonly TopView[]>();
  readonly retained = input.required<Placed | null>();
  readonly proposal = input<number | null>(null);
  readonly point = output<Placed | null>();

  protected isRetained({ place, word }: TopView): boolean {
    const retained = this.retained();
    return retained?.place === place && retained.word === word;
  }
}
