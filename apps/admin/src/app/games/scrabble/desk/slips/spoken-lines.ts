import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal } from '@angular/core';
import { Language } from '../../../../language/language';
import { pageTexts } from '../../../../language/page-texts';
import { deskTexts } from '../desk-texts';

/** What the arbiter reads out, line by line, in the language of the hall. */
@Component({
  selector: 'arb-spoken-lines',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="head">
      <h3>{{ texts().say }}</h3>
      <div class="tabs">
        <button
          type="button"
          [class.on]="code() === 'fr'"
          [attr.aria-pressed]="code() === 'fr'"
          (click)="code.set('fr')"
        >
          {{ texts().sayFr }}
        </button>
        <button
          type="button"
          [class.on]="code() === 'en'"
          [attr.aria-pressed]="code() === 'en'"
          (click)="code.set('en')"
        >
          {{ texts().sayEn }}
        </button>
      </div>
    </div>
    <ol [attr.lang]="code()" data-testid="spoken">
      @for (line of shown(); track $index) {
        <li>{{ line }}</li>
      }
    </ol>
  `,
  styles: `
    :host {
      display: block;
    }
    .head {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }
    .tabs button {
      min-height: var(--target);
    }
    ol {
      padding-inline-start: 1.375rem;
      list-style: decimal;
      font-size: var(--text-l);
      line-height: 1.45;
    }
  `,
})
export class SpokenLines {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(deskTexts);
  readonly lines = input.required<readonly { readonly fr: string; readonly en: string }[]>();
  protected readonly code = linkedSignal(() => this.language.code());
  protected readonly shown = computed(() => this.lines().map((line) => line[this.code()]));
}
