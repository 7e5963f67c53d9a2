import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../../standings/competition-context';
import type { SheetLine } from '../score-sheet';
import { BlindPass } from './blind-pass';
import { passTexts } from './pass-texts';

/** The way to the second pass and back; where the competition asks for one, how far it has come. */
@Component({
  selector: 'arb-pass-link',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    @if (asked() && !blind() && progress().of > 0) {
      <span class="chip" data-testid="read-again" [class.good]="isWhole()" [class.warn]="!isWhole()">{{
        texts().progress(progress().done, progress().of)
      }}</span>
    }
    <a
      class="button"
      data-testid="second-pass"
      [routerLink]="[]"
      [queryParams]="{ pass: blind() ? null : 2 }"
      queryParamsHandling="merge"
      >{{ blind() ? texts().end : texts().start }}</a
    >
  `,
  styles: `
    :host {
      display: contents;
    }
  `,
})
export class PassLink {
  private readonly passes = inject(BlindPass);
  private readonly context = inject(CompetitionContext);
  protected readonly texts = pageTexts(passTexts);
  /** Whether the second pass is shown. */
  readonly blind = input.required<boolean>();
  readonly lines = input.required<readonly SheetLine[]>();
  protected readonly asked = computed(() => this.context.head()?.plan?.twice === true);
  protected readonly progress = computed(() => this.passes.progress(this.lines()));
  protected readonly isWhole = computed(() => this.progress().done === this.progress().of);
}
