import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import type { FurtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';

/** A list that is read page by page, inside: its rows with what asks for more of them, or why there are none. */
@Component({
  selector: 'arb-listed',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [More],
  template: `
    @if (list().nodes().length > 0) {
      <section class="panel">
        <ng-content />
        <arb-more [list]="list()" />
      </section>
    } @else if (list().query.loading()) {
      <p class="soft" role="status">{{ language.texts().app.loading }}</p>
    } @else if (!list().query.failed()) {
      <div class="panel empty">
        <h2>{{ empty() }}</h2>
        <p class="soft">{{ emptyHelp() }}</p>
        @if (list().more()) {
          <arb-more [list]="list()" />
        }
        <ng-content select="[rescue]" />
      </div>
    }
  `,
})
export class Listed {
  protected readonly language = inject(Language);
  readonly list = input.required<FurtherPages<unknown, unknown>>();
  readonly empty = input.required<string>();
  readonly emptyHelp = input('');
}
