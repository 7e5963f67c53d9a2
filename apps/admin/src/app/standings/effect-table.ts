import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import type { Text } from '../language/text-shape';

type Total = { readonly text: string };

/** What something that is not done yet would change for one entry. */
export type EffectRow = {
  readonly rankNow: number | null;
  readonly rankThen: number | null;
  readonly totalNow: Total;
  readonly totalThen: Total;
  readonly entry: {
    readonly id: string;
    readonly number: number;
    readonly kind: string;
    readonly name: string | null;
  } | null;
};

const fr = { entry: 'Inscrit', now: 'Maintenant', then: 'Ensuite' };
const en: Text<typeof fr> = { entry: 'Entry', now: 'Now', then: 'Then' };
const effectTexts = { fr, en };

/** Places and totals side by side, as they are and as they would be. */
@Component({
  selector: 'arb-effect-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="scroller" tabindex="0" role="group" [attr.aria-label]="label()">
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{{ texts().entry }}</th>
            <th scope="col" class="number">{{ now() || texts().now }}</th>
            <th scope="col" class="number">{{ then() || texts().then }}</th>
          </tr>
        </thead>
        <tbody>
          @for (row of rows(); track $index) {
            <tr>
              <th scope="row">{{ row.entry && language.entry(row.entry) }}</th>
              <td class="number">{{ said(row.rankNow, row.totalNow) }}</td>
              <td class="number">
                <strong>{{ said(row.rankThen, row.totalThen) }}</strong>
              </td>
            </tr>
          }
        </tbody>
      </table>
    </div>
  `,
})
export class EffectTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(effectTexts);
  readonly rows = input.required<readonly EffectRow[]>();
  /** Of the competition's awards: `imp` has signs. */
  readonly unit = input<string | undefined>();
  /** What a reader of the screen hears of it. */
  readonly label = input.required<string>();
  /** Heads of the two columns, where they are not what is and what would be. */
  readonly now = input('');
  readonly then = input('');

  /** Who is not ranked may have a total all the same, of a penalty: a zero alone would say nothing. */
  protected said(rank: number | null, { text }: Total): string {
    if (rank === null && Number(text) === 0) return '–';
    return `${rank ?? '–'} · ${this.unit() === 'imp' ? this.language.signed(text) : this.language.decimal(text)}`;
  }
}
