import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  ElementRef,
  inject,
  Injector,
  input,
  output,
} from '@angular/core';
import type { NotationPart } from '../cards/notation';
import { NotationParts } from '../cards/notation-parts';
import { type DrawnSign, Sign } from '../signs/sign';

/** One answer; `says` stands below it in small print. */
export type Answer = {
  readonly value: string;
  readonly label: readonly NotationPart[];
  readonly says?: string;
  /** It was chosen and can be taken away again. */
  readonly on?: boolean;
  /** It has weight, or is dangerous. */
  readonly mark?: 'main' | 'grave';
  /** Drawn beside what it says, else before what stands on it. */
  readonly sign?: DrawnSign;
};

/** Answers that belong together, under a heading where there are several. */
export type Answers = { readonly name?: string; readonly answers: readonly Answer[] };

/**
 * One question and its answers, each a key that a thumb hits at arm's length; nothing is offered that cannot be. A digit is
 * the key of the answer that it counts; whoever goes on by keyboard finds the next question under the same keys.
 */
@Component({
  selector: 'arb-one-question',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts, Sign],
  host: { '(keydown)': 'strike($event)', 'data-testid': 'question', '[attr.data-question]': 'name()' },
  template: `
    <h3 class="asked" [id]="'asked-' + name()" tabindex="-1">{{ asks() }}</h3>
    @for (group of groups(); track $index) {
      @if (group.name; as heading) {
        <h4 class="soft">{{ heading }}</h4>
      }
      <div
        class="answers"
        role="group"
        [attr.aria-label]="group.name ?? asks()"
        [style.--in-row]="inRowOf(group.answers.length)"
      >
        @for (answer of group.answers; track answer.value) {
          <button
            type="button"
            class="answer"
            [class.on]="answer.on"
            [class.main]="answer.mark === 'main'"
            [class.grave]="answer.mark === 'grave'"
            [attr.data-answer]="answer.value"
            [attr.aria-pressed]="answer.on ?? null"
            (click)="given.emit(answer.value)"
          >
            <strong>
              @if (!answer.says && answer.sign; as sign) {
                <arb-sign [sign]="sign" />
              }
              <arb-parts [parts]="answer.label" />
            </strong>
            @if (answer.says) {
              <span class="says"
                >{{ answer.says }}
                @if (answer.sign; as sign) {
                  <arb-sign [sign]="sign" />
                }
              </span>
            }
          </button>
        }
      </div>
    }
  `,
  styleUrl: './one-question.scss',
})
export class OneQuestion {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly injector = inject(Injector);
  /** What is asked for, by a word of its own. */
  readonly name = input.required<string>();
  readonly asks = input.required<string>();
  readonly groups = input.required<readonly Answers[]>();
  /** Keys in a row. */
  readonly inRow = input(2);
  readonly given = output<string>();
  private readonly answers = computed(() => this.groups().flatMap(({ answers }) => answers));

  constructor() {
    let first = true;
    effect(() => {
      this.name();
      // Whoever answered by keyboard reads the next question from its beginning; a page that opens takes nobody's focus.
      if (!first)
        afterNextRender(
          () => {
            this.focus();
          },
          { injector: this.injector },
        );
      first = false;
    });
  }

  /** One that stands alone is as wide as it can be. */
  protected inRowOf(answers: number): number {
    return answers === 1 ? 1 : this.inRow();
  }

  focus(): void {
    this.host.nativeElement.querySelector<HTMLElement>('.asked')?.focus();
  }

  protected strike(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/u.test(event.key)) return;
    const answer = this.answers()[Number(event.key) - 1];
    if (answer === undefined) return;
    event.preventDefault();
    this.given.emit(answer.value);
  }
}
