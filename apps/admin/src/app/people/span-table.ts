import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { peopleTexts } from './people-texts';

/** What holds from a day on, up to and without another; `link`: where its own page is. */
export type DatedLine = {
  readonly since: string;
  readonly until: string | null;
  readonly says: string;
  readonly link?: readonly string[];
  readonly queryParams?: Readonly<Record<string, string>>;
};

/** Dated facts, one after the other: clubs, regions, categories. */
@Component({
  selector: 'arb-span-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    <table class="table cards">
      <caption class="unseen">
        {{
          column()
        }}
      </caption>
      <thead>
        <tr>
          <th scope="col">{{ column() }}</th>
          <th scope="col">{{ texts().from }}</th>
          <th scope="col">{{ texts().until }}</th>
        </tr>
      </thead>
      <tbody>
        @for (line of lines(); track line.since) {
          <tr>
            <th scope="row">
              @if (line.link) {
                <a [routerLink]="line.link" [queryParams]="line.queryParams">{{ line.says }}</a>
              } @else {
                {{ line.says }}
              }
            </th>
            <td [attr.data-label]="texts().from">{{ language.date(line.since) }}</td>
            <td [attr.data-label]="texts().until">
              {{ line.until === null ? texts().still : language.date(line.until) }}
            </td>
          </tr>
        }
      </tbody>
    </table>
  `,
})
export class SpanTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(peopleTexts);
  readonly column = input.required<string>();
  readonly lines = input.required<readonly DatedLine[]>();
}
