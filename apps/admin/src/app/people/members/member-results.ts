import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { OneMemberResult } from '../people.operations';
import { membersTexts } from './members-texts';

type Results = NonNullable<OneMemberResult['member']>['results'];

/** The competitions that somebody was entered in, newest first, with rank and total. */
@Component({
  selector: 'arb-member-results',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    <section class="panel told" data-testid="member-results">
      <h2>{{ texts().results }}</h2>
      @if (results().length > 0) {
        <table class="table cards">
          <caption class="unseen">
            {{
              texts().results
            }}
          </caption>
          <thead>
            <tr>
              <th scope="col">{{ texts().competition }}</th>
              <th scope="col">{{ texts().date }}</th>
              <th scope="col">{{ texts().entry }}</th>
              <th scope="col" class="number">{{ texts().rank }}</th>
              <th scope="col" class="number">{{ texts().total }}</th>
            </tr>
          </thead>
          <tbody>
            @for (result of results(); track result.competition + result.entry?.id) {
              <tr data-testid="member-result">
                <th scope="row">
                  <a [routerLink]="['/competitions', result.competition]">{{ result.name }}</a>
                </th>
                <td [attr.data-label]="texts().date">{{ language.date(result.startsOn) }}</td>
                <td [attr.data-label]="texts().entry">
                  {{ result.entry && language.numbered(result.entry) }}
                </td>
                <td class="number" [attr.data-label]="texts().rank">{{ result.rank ?? '–' }}</td>
                <td class="number" [attr.data-label]="texts().total">{{ total(result) }}</td>
              </tr>
            }
          </tbody>
        </table>
      } @else {
        <p class="soft">{{ texts().noResults }}</p>
      }
    </section>
  `,
  styles: `
    .told {
      display: grid;
      gap: 0.5rem;
      padding: 1rem;
    }
  `,
})
export class MemberResults {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(membersTexts);
  readonly results = input.required<Results>();

  protected total({ total, unit }: Results[number]): string {
    if (total === null) return '–';
    return `${this.language.decimal(total.text)} ${this.language.texts().units[unit] ?? ''}`;
  }
}
