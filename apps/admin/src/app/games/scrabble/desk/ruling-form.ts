import { ChangeDetectionStrategy, Component, input, output, signal } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import type { SlipView } from '../game/slip-table';
import { scrabbleTexts } from '../texts';
import { deskTexts } from './desk-texts';

export type SlipRuling = {
  readonly kind: string;
  readonly article: string;
  readonly reason: string;
  readonly points: number | null;
};

const kinds = ['uphold', 'nullity', 'points'] as const;

/** A slip that only the arbiter can decide: above the top, or with a doubtful connection. */
@Component({
  selector: 'arb-ruling-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="send($event)" data-testid="ruling">
      <p>
        <strong>{{ texts().ruleOf(name()) }}</strong>
        @if (slip(); as slip) {
          <span class="mono">{{ slip.place }}</span> {{ slip.word?.toUpperCase() }}
          <span class="figures">{{ slip.claimed }}</span>
          <span class="small soft">{{ slip.articles.join(', ') }} {{ slip.remarks.join(', ') }}</span>
        }
      </p>
      <div class="fields">
        <label>
          <span class="unseen">{{ game().verdict }}</span>
          <select #picked class="input" (change)="kind.set(picked.value)">
            @for (one of kinds; track one) {
              <option [value]="one" [selected]="one === kind()">{{ texts().kinds[one] }}</option>
            }
          </select>
        </label>
        @if (kind() === 'points') {
          <label
            ><span class="unseen">{{ texts().points }}</span>
            <input
              #figure
              class="input short"
              inputmode="numeric"
              [placeholder]="texts().points"
              [value]="points()"
              (input)="points.set(figure.value)"
            />
          </label>
        }
        <label
          ><span class="unseen">{{ texts().article }}</span>
          <input #law class="input" [value]="article()" (input)="article.set(law.value)" />
        </label>
        <label class="why"
          ><span class="unseen">{{ texts().why }}</span>
          <input
            #why
            class="input"
            maxlength="200"
            required
            [placeholder]="texts().why"
            [value]="reason()"
            (input)="reason.set(why.value)"
          />
        </label>
        <button type="submit" class="button main" [disabled]="busy()">{{ texts().decide }}</button>
      </div>
    </form>
  `,
  styles: `
    p {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.5rem;
    }
    .fields {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-top: 0.375rem;
    }
    .short {
      width: 6rem;
    }
    .why {
      flex: 1 1 12rem;
    }
  `,
})
export class RulingForm {
  protected readonly texts = pageTexts(deskTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  readonly name = input.required<string>();
  readonly slip = input.required<SlipView | null>();
  readonly busy = input.required<boolean>();
  readonly ruled = output<SlipRuling>();
  protected readonly kinds = kinds;
  protected readonly kind = signal<string>('uphold');
  protected readonly points = signal('');
  protected readonly article = signal('SCR-BUL-9');
  protected readonly reason = signal('');

  protected send(event: Event): void {
    event.preventDefault();
    const [article, reason] = [this.article().trim(), this.reason().trim()];
    const points = this.kind() === 'points' ? Number(this.points()) : null;
    if (article !== '' && reason !== '') this.ruled.emit({ kind: this.kind(), article, reason, points });
  }
}
