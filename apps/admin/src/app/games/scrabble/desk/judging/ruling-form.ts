import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  afterNextRender,
  computed,
  inject,
  input,
  output,
  signal,
} from '@angular/core';
import { pageTexts } from '../../../../language/page-texts';
import { numbersOf } from '../../../../sessions/acts/typed-entries';
import type { SessionEntries } from '../../../../sessions/session-entries';
import type { SlipView } from '../../game/slip-table';
import { scrabbleTexts } from '../../texts';
import { deskTexts } from '../desk-texts';
import { judgingTexts } from './judging-texts';

export type SlipRuling = {
  readonly kind: string;
  readonly article: string;
  readonly reason: string;
  readonly points?: number;
  readonly claim?: number;
  readonly warning?: true;
  /** Average: those whom the corrector judged; everybody unless given. */
  readonly others?: readonly string[];
};

/** The article that usually speaks for a decision. */
const usual: Readonly<Record<string, string>> = {
  uphold: 'SCR-BUL-9',
  nullity: 'SCR-BUL-NUL-8',
  points: 'SCR-BUL-3',
  average: 'SCR-6-GAP-4',
};
/** Articles by which slips are ruled upon. */
const articles = [
  ...['SCR-BUL-1', 'SCR-BUL-3', 'SCR-BUL-4', 'SCR-BUL-7', 'SCR-BUL-9', 'SCR-BUL-14', 'SCR-6-GAP-4'],
  ...Array.from({ length: 10 }, (_, index) => `SCR-BUL-NUL-${index + 1}`),
];

/** The arbiter's word on a slip: one above the top or doubtful, or any other, of a closed round too. */
@Component({
  selector: 'arb-ruling-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <form (submit)="send($event)" (keydown.escape)="left.emit()" data-testid="ruling">
      <p>
        <strong>{{ desk().ruleOf(name()) }}</strong>
        @if (slip(); as slip) {
          <span class="mono">{{ slip.place }}</span> {{ slip.word?.toUpperCase() }}
          <span class="figures">{{ slip.claimed }}</span>
          <span class="small soft">{{ slip.articles.join(', ') }} {{ slip.remarks.join(', ') }}</span>
        }
      </p>
      <div class="fields">
        <label>
          <span class="unseen">{{ game().verdict }}</span>
          <select #picked class="input" name="kind" (change)="pick(picked.value)">
            @for (one of kinds(); track one) {
              <option [value]="one" [selected]="one === kind()">{{ texts().kinds[one] }}</option>
            }
          </select>
        </label>
        @if (kind() === 'points' || kind() === 'average') {
          <label
            ><span class="unseen">{{ figureName() }}</span>
            <input
              #figure
              class="input short"
              name="points"
              inputmode="numeric"
              autocomplete="off"
              [placeholder]="figureName()"
              [value]="points()"
              (input)="points.set(figure.value)"
            />
          </label>
        }
        <label
          ><span class="unseen">{{ desk().article }}</span>
          <input
            #law
            class="input article"
            name="article"
            list="slip-articles"
            autocomplete="off"
            [value]="article()"
            (input)="article.set(law.value)"
          />
        </label>
        <label class="why"
          ><span class="unseen">{{ desk().why }}</span>
          <input
            #why
            class="input"
            name="reason"
            maxlength="200"
            required
            [placeholder]="desk().why"
            [value]="reason()"
            (input)="reason.set(why.value)"
          />
        </label>
        @if (kind() === 'points') {
          <label class="check"
            ><input #warn type="checkbox" [checked]="warned()" (change)="warned.set(warn.checked)" />
            {{ texts().warned }}</label
          >
        }
        <button type="submit" class="button main" [disabled]="busy()">{{ desk().decide }}</button>
        @if (leaves()) {
          <button type="button" class="button quiet" (click)="left.emit()">{{ texts().giveUp }}</button>
        }
      </div>
      @if (kind() === 'average') {
        <p class="small soft">{{ texts().claimHelp }}</p>
        <label class="field"
          ><span class="small">{{ texts().othersOf }}</span>
          <input
            #among
            class="input"
            name="others"
            inputmode="numeric"
            autocomplete="off"
            [attr.aria-invalid]="tried() && others() === undefined ? true : null"
            [value]="typedOthers()"
            (input)="typedOthers.set(among.value)"
        /></label>
      }
      <p class="small bad" role="alert">
        {{
          tried()
            ? figureMissing()
              ? texts().pointsNeeded
              : others() === undefined
                ? texts().othersUnknown
                : ''
            : ''
        }}
      </p>
      <datalist id="slip-articles">
        @for (one of articles; track one) {
          <option [value]="one"></option>
        }
      </datalist>
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
      align-items: center;
      gap: 0.5rem;
      margin-top: 0.375rem;
    }
    .short {
      width: 6rem;
    }
    .article {
      width: 10rem;
    }
    .why {
      flex: 1 1 12rem;
    }
    .bad {
      color: var(--bad);
    }
  `,
})
export class RulingForm {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly desk = pageTexts(deskTexts);
  protected readonly texts = pageTexts(judgingTexts);
  protected readonly game = pageTexts(scrabbleTexts);
  readonly name = input.required<string>();
  readonly slip = input.required<SlipView | null>();
  readonly busy = input.required<boolean>();
  readonly entries = input.required<SessionEntries>();
  /** Somebody opened it and may leave it; one that waits for its ruling stays. */
  readonly leaves = input(false);
  readonly ruled = output<SlipRuling>();
  readonly left = output();
  protected readonly articles = articles;
  /** Nothing was written: there is nothing to uphold. */
  protected readonly kinds = computed(() =>
    this.slip() === null ? ['points', 'nullity', 'average'] : ['uphold', 'nullity', 'points', 'average'],
  );
  private readonly chosen = signal<string | null>(null);
  protected readonly kind = computed(() => this.chosen() ?? this.kinds()[0] ?? 'points');
  protected readonly points = signal('');
  private readonly typedArticle = signal<string | null>(null);
  protected readonly article = Object.assign(
    computed(() => this.typedArticle() ?? usual[this.kind()] ?? ''),
    {
      set: (article: string) => {
        this.typedArticle.set(article);
      },
    },
  );
  protected readonly typedOthers = signal('');
  /** Those whom the average is taken of, by their numbers; undefined where a number is nobody's. */
  protected readonly others = computed(() => numbersOf(this.typedOthers(), this.entries()));
  protected readonly reason = signal('');
  protected readonly warned = signal(false);
  protected readonly tried = signal(false);
  protected readonly figureName = computed(() =>
    this.kind() === 'average' ? this.texts().claim : this.desk().points,
  );
  protected readonly figureMissing = computed(
    () => ['points', 'average'].includes(this.kind()) && !/^\d{1,4}$/u.test(this.points().trim()),
  );

  constructor() {
    afterNextRender(() => {
      if (this.leaves()) this.host.querySelector('select')?.focus();
    });
  }

  protected pick(kind: string): void {
    this.chosen.set(kind);
    this.typedArticle.set(null);
  }

  protected send(event: Event): void {
    event.preventDefault();
    this.tried.set(true);
    const [article, reason] = [this.article().trim(), this.reason().trim()];
    const others = this.kind() === 'average' ? this.others() : [];
    if (article === '' || reason === '' || this.figureMissing() || others === undefined) return;
    const figure = Number(this.points());
    this.ruled.emit({
      ...{ kind: this.kind(), article, reason },
      ...(this.kind() === 'points' ? { points: figure, ...(this.warned() ? { warning: true } : {}) } : {}),
      ...(this.kind() === 'average' ? { claim: figure } : {}),
      ...(others.length > 0 ? { others } : {}),
    });
  }
}
