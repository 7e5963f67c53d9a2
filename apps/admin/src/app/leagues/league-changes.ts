import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { leaguesTexts } from './leagues-texts';

type Standing = { readonly rank: number; readonly total: { readonly text: string } };
type Cause = {
  readonly fr: string;
  readonly en: string;
  readonly from: { readonly text: string };
  readonly to: { readonly text: string };
};

/** A row that stands elsewhere, or has another total, than before. */
export type LeagueChange = {
  readonly entry: string;
  readonly name: string;
  readonly from: Standing | null;
  readonly to: Standing | null;
  readonly causes: readonly Cause[];
};

/** Row by row what changed between two tables, with what caused it. */
@Component({
  selector: 'arb-league-changes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (changes().length > 0) {
      <table class="table cards dense" data-testid="league-changes">
        <caption class="unseen">
          {{
            texts().changes
          }}
        </caption>
        <thead>
          <tr>
            <th scope="col">{{ texts().entry }}</th>
            <th scope="col">{{ texts().before }}</th>
            <th scope="col">{{ texts().after }}</th>
            <th scope="col">{{ texts().cause }}</th>
          </tr>
        </thead>
        <tbody>
          @for (change of changes(); track change.entry + $index) {
            <tr>
              <th scope="row">{{ change.name }}</th>
              <td class="figures" [attr.data-label]="texts().before">{{ told(change.from) }}</td>
              <td class="figures" [attr.data-label]="texts().after">{{ told(change.to) }}</td>
              <td [attr.data-label]="texts().cause">
                @for (cause of change.causes; track $index) {
                  <p>
                    {{ language.code() === 'fr' ? cause.fr : cause.en }} :
                    {{ language.decimal(cause.from.text) }} → {{ language.decimal(cause.to.text) }}
                  </p>
                } @empty {
                  <span class="soft">{{ texts().byOthers }}</span>
                }
              </td>
            </tr>
          }
        </tbody>
      </table>
    } @else {
      <p class="soft">{{ texts().noChange }}</p>
    }
  `,
})
export class LeagueChanges {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  readonly changes = input.required<readonly LeagueChange[]>();

  protected told(standing: Standing | null): string {
    if (standing === null) return this.texts().noPlace;
    return `${this.language.ordinal(standing.rank)}, ${this.language.decimal(standing.total.text)}`;
  }
}
