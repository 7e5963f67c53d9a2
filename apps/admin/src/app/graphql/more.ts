import { ChangeDetectionStrategy, Component, DestroyRef, inject, input } from '@angular/core';
import { Language } from '../language/language';
import { WholePrint } from '../print/whole-print';
import type { FurtherPages } from './further-pages';

/** Below a list that is read page by page: asks for the next page, as long as there is one. */
@Component({
  selector: 'arb-more',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (list().more()) {
      <p class="no-print">
        <button type="button" class="button" (click)="list().showMore()">
          {{ language.texts().standings.more }}
        </button>
      </p>
    }
  `,
  styles: `
    p {
      padding: 0.75rem;
      text-align: center;
    }
  `,
})
export class More {
  protected readonly language = inject(Language);
  readonly list = input.required<Pick<FurtherPages<unknown, unknown>, 'nodes' | 'more' | 'showMore'>>();

  constructor() {
    inject(DestroyRef).onDestroy(inject(WholePrint).add(() => this.list()));
  }
}
