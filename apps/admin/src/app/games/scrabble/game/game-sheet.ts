import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { scrabbleTexts } from '../texts';

/** The sheet of the game: a line a round, as the hall's poster shows it. */
@Component({
  selector: 'arb-game-sheet',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ texts().sheet }}</h2>
    <div class="scroller">
      <table class="table" data-testid="game-sheet">
        <caption class="unseen">
          {{
            texts().sheet
          }}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="number">{{ texts().roundHeader }}</th>
            <th scope="col">{{ texts().rack }}</th>
            <th scope="col">{{ texts().place }}</th>
            <th scope="col">{{ texts().word }}</th>
            <th scope="col" class="number">{{ texts().score }}</th>
            <th scope="col" class="number wide">{{ texts().cumulated }}</th>
          </tr>
        </thead>
        <tbody>
          @for (line of lines(); track line.number) {
            <tr [class.on]="line.number === shown()">
              <td class="number">
                <button
                  type="button"
                  class="link figures"
                  [attr.aria-label]="texts().round(line.number)"
                  [attr.aria-current]="line.number === shown() ? 'step' : null"
                  (click)="open.emit(line.number)"
                >
                  {{ line.number }}
                </button>
              </td>
              <td class="mono">{{ line.rack ?? '–' }}</td>
              <td class="mono">{{ line.retained?.place }}</td>
              <th scope="row">{{ line.retained?.word?.toUpperCase() ?? '–' }}</th>
              <td class="number">{{ line.retained?.score }}</td>
              <td class="number wide soft">{{ line.retained ? language.whole(line.cumulated) : '' }}</td>
            </tr>
          }
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colspan="4">{{ texts().top }}</th>
            <td class="number">
              <strong>{{ language.whole(view().top) }}</strong>
            </td>
            <td class="wide"></td>
          </tr>
        </tfoot>
      </table>
    </div>
  `,
  styles: `
    :host {
      display: block;
      padding: 0.875rem 0 0.5rem;
    }
    h2 {
      padding: 0 1rem 0.375rem;
    }
    .table th,
    .table td {
      padding-block: 0.3125rem;
    }
    .on {
      background: var(--accent-soft);
    }
    .link {
      min-width: 2rem;
      min-height: 1.5rem;

      @media (pointer: coarse) {
        min-width: var(--target);
        min-height: var(--target);
      }

      border: 0;
      border-radius: var(--radius-s);
      background: none;
      color: var(--accent);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    tfoot th,
    tfoot td {
      border-top: 2px solid var(--line);
    }
    @media screen and (max-width: 47rem) {
      .wide {
        display: none;
      }
      .table th,
      .table td {
        padding-inline: 0.375rem;
      }
    }
  `,
})
export class GameSheet {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly shown = input.required<number>();
  readonly open = output<number>();
  protected readonly lines = computed(() => {
    let cumulated = 0;
    return this.view().rounds.map((round) => {
      cumulated += round.retained?.score ?? 0;
      return { ...round, cumulated };
    });
  });
}
