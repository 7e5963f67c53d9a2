import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { today } from '../held';
import { closingTexts } from './closing-texts';

/** Says that a club is closed, or when it will be; nothing where it is open for good. */
@Component({
  selector: 'arb-closed-club',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (says(); as text) {
      <span class="chip warn" data-testid="closed">{{ text }}</span>
    }
  `,
  styles: `
    .chip {
      margin-inline-start: 0.5rem;
    }
  `,
})
export class ClosedClub {
  private readonly language = inject(Language);
  private readonly texts = pageTexts(closingTexts);
  /** The first day on which it is closed. */
  readonly on = input.required<string | null>();
  protected readonly says = computed(() => {
    const on = this.on();
    if (on === null) return null;
    const { closedSince, closesOn } = this.texts();
    return (on <= today() ? closedSince : closesOn)(this.language.date(on));
  });
}
