import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { liveQuery } from '../../graphql/live-query';
import { pageTexts } from '../../language/page-texts';
import { MemberPairs as Pairs } from '../people.operations';
import { Registry } from '../registry';
import { mergingTexts } from './merging-texts';

/** Members of one name who may be registered twice, each pair a way to where it is decided. */
@Component({
  selector: 'arb-member-pairs',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    @if (query.data()?.namesakes; as pairs) {
      @if (pairs.length > 0) {
        <details class="panel pairs" data-testid="pairs">
          <summary>{{ texts().pairs(pairs.length) }}</summary>
          <ul>
            @for (pair of pairs; track pair.one.licence + ' ' + pair.other.licence) {
              <li>
                <a [routerLink]="['/members', pair.one.licence]">
                  {{ pair.one.personal?.givenName }} {{ pair.one.personal?.familyName }}
                </a>
                <span class="mono soft">{{ texts().pair(pair.one.licence, pair.other.licence) }}</span>
              </li>
            }
          </ul>
        </details>
      }
    }
  `,
  styleUrl: './merging.scss',
})
export class MemberPairs {
  private readonly registry = inject(Registry);
  protected readonly texts = pageTexts(mergingTexts);
  protected readonly query = liveQuery(Pairs, () => ({ atLeast: this.registry.seen() }));
}
