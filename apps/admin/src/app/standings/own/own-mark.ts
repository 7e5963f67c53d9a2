import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { pageTexts } from '../../language/page-texts';
import type { Text } from '../../language/text-shape';
import type { Own } from './own-entries';

const fr = { self: 'Vous', club: 'Votre club' };
const en: Text<typeof fr> = { self: 'You', club: 'Your club' };

/** Says beside a name that it is one's own, for eyes and ears. */
@Component({
  selector: 'arb-own-mark',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (own(); as own) {
      <span role="img" data-testid="own" [attr.aria-label]="texts()[own]" [title]="texts()[own]">{{
        own === 'self' ? '◆' : '◇'
      }}</span>
    }
  `,
  styles: `
    span {
      margin-inline-end: 0.375rem;
      color: var(--accent);
    }
  `,
})
export class OwnMark {
  readonly own = input.required<Own | null>();
  protected readonly texts = pageTexts({ fr, en });
}
