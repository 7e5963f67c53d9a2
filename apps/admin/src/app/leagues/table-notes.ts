import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { leaguesTexts } from './leagues-texts';

/** What a table says below its rows. */
export type Note = {
  readonly kind: string;
  readonly entries: readonly string[];
  readonly fr: string;
  readonly en: string;
};

/** The numbers of the notes that are about an entry: `1, 3`; empty where none is. */
export const marksOf = (notes: readonly Note[], entry: string): string =>
  notes.flatMap(({ entries }, at) => (entries.includes(entry) ? [String(at + 1)] : [])).join(', ');

/** The notes of a table by their numbers, on the page, in print and on the wall of a hall. */
@Component({
  selector: 'arb-table-notes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (notes().length > 0) {
      <ol data-testid="notes" [attr.aria-label]="texts().notes">
        @for (note of notes(); track $index) {
          <li [attr.data-kind]="note.kind">
            <sup class="figures">{{ $index + 1 }}</sup> {{ language.code() === 'fr' ? note.fr : note.en }}
          </li>
        }
      </ol>
    }
  `,
  styles: `
    ol {
      margin-block: 0.75em;
      padding: 0;
      list-style: none;
      overflow-wrap: anywhere;
    }
  `,
})
export class TableNotes {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  readonly notes = input.required<readonly Note[]>();
}
