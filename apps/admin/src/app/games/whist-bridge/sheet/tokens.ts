import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { sheetTexts } from './sheet-texts';
import type { Token } from './token-colours';

/** The tokens of one player: a disc each in its colour, with its first letter, and what it takes. */
@Component({
  selector: 'arb-tokens',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @for (token of shown(); track $index) {
      <span
        class="token"
        role="img"
        [class]="token.colour"
        [attr.aria-label]="token.says"
        [title]="token.says"
      >
        <span class="disc" aria-hidden="true">{{ token.letter }}</span>
        @if (token.count > 1) {
          <span class="figures" aria-hidden="true">×{{ token.count }}</span>
        }
        @if (token.points > 0) {
          <span class="figures" aria-hidden="true">−{{ token.points }}</span>
        }
      </span>
    }
  `,
  styles: `
    :host {
      display: inline-flex;
      flex-wrap: wrap;
      gap: 0.25em 0.5em;
    }
    .token {
      display: inline-flex;
      align-items: center;
      gap: 0.25em;
      font-size: 0.9375em;
    }
    .disc {
      display: grid;
      place-items: center;
      width: 1.8333em;
      height: 1.8333em;
      border: 2px solid var(--line-strong);
      border-radius: 50%;
      color: #fff;
      font-size: 0.8em;
      font-weight: 700;
      print-color-adjust: exact;
    }
    .blue .disc {
      background: #1f5fae;
    }
    .red .disc {
      background: #b3261e;
    }
    .black .disc {
      background: #111;
    }
  `,
})
export class Tokens {
  private readonly texts = pageTexts(sheetTexts);
  readonly tokens = input.required<readonly Token[]>();
  protected readonly shown = computed(() =>
    this.tokens().map(({ colour, points, count = 1 }) => ({
      ...{ colour, points, count, letter: this.texts().letters[colour] },
      says: this.texts().token(this.texts().colours[colour](count), points),
    })),
  );
}
