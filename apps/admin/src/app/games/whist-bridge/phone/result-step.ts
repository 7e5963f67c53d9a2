import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
} from '@angular/core';
import { dealPoints, type Outcome } from '@arbitre/rules/whist-bridge';
import { plainText } from '../../../cards/notation';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { type Answer, type Answers, OneQuestion } from '../../../tap/one-question';
import type { Game } from './contract-steps';
import { phoneTexts } from './phone-texts';
import { allQueens, NO_RESULT, type ResultDraft, resultQuestion, withoutLastResult } from './result-steps';
import type { Sitting } from './sitting';

const TRICKS = 13;

/** How a deal ended, asked for question by question: tricks, who made it, who took queens. */
@Component({
  selector: 'arb-result-step',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OneQuestion],
  template: `
    <arb-one-question
      [name]="name()"
      [asks]="asks()"
      [groups]="groups()"
      [inRow]="question().of === 'tricks' ? 4 : question().of === 'queens' ? 5 : 2"
      (given)="answer($event)"
    />
    <button type="button" class="button back" data-testid="step-back" (click)="back()">
      {{ texts().back }}
    </button>
  `,
  styleUrl: './step.scss',
})
export class ResultStep {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(phoneTexts);
  readonly game = input.required<Game>();
  /** A solo of 8 that was the first call. */
  readonly direct = input(false);
  /** Who plays the contract, in order. */
  readonly declarers = input.required<readonly Sitting[]>();
  /** The four who play. */
  readonly players = input.required<readonly Sitting[]>();
  readonly told = output<Outcome>();
  readonly left = output();
  private readonly played = computed(() => [this.game(), ...this.declarers().map(({ id }) => id)].join());
  /** Of another contract, entered elsewhere, nothing is said yet. */
  protected readonly draft = linkedSignal<string, ResultDraft>({
    source: this.played,
    computation: () => NO_RESULT,
  });
  protected readonly question = computed(() => this.questionOf(this.draft()));
  protected readonly name = computed(() => {
    const question = this.question();
    return 'at' in question ? `${question.of}-${question.at}` : question.of;
  });
  protected readonly asks = computed(() => {
    const [texts, question] = [this.texts(), this.question()];
    const both = this.declarers()
      .map(({ name }) => name)
      .join(' + ');
    switch (question.of) {
      case 'tricks':
      case 'read':
        return texts.tricks(both);
      case 'made':
        return texts.outcome(this.declarers()[question.at]?.name ?? both);
      case 'queens':
        return texts.queens(this.players()[question.at]?.name ?? '');
    }
  });
  protected readonly groups = computed((): readonly Answers[] => {
    const [texts, question] = [this.texts(), this.question()];
    const numbers = (most: number): readonly Answer[] =>
      Array.from({ length: most + 1 }, (_, at) => ({ value: String(at), label: plainText(String(at)) }));
    switch (question.of) {
      case 'tricks':
        return [{ answers: numbers(TRICKS).map((key) => ({ ...key, says: this.worth(Number(key.value)) })) }];
      case 'made':
        return [
          {
            answers: [
              { value: 'made', label: plainText(texts.made) },
              { value: 'lost', label: plainText(texts.lost) },
            ],
          },
        ];
      case 'queens':
        return [{ answers: numbers(question.left) }];
      case 'read':
        return [];
    }
  });

  protected answer(value: string): void {
    const draft = this.draft();
    const number = Number(value);
    const { of: kind } = this.question();
    const next: ResultDraft =
      kind === 'tricks'
        ? { ...draft, tricks: number }
        : kind === 'made'
          ? { ...draft, made: [...draft.made, value === 'made'] }
          : { ...draft, queens: [...draft.queens, number] };
    this.draft.set(next);
    if (this.questionOf(next).of === 'read') this.told.emit(this.outcomeOf(next));
  }

  protected back(): void {
    const { made, queens } = this.draft();
    if (made.length + queens.length === 0) this.left.emit();
    else this.draft.update(withoutLastResult);
  }

  private questionOf(draft: ResultDraft) {
    return resultQuestion(this.game(), this.declarers().length, this.players().length, draft);
  }

  private outcomeOf({ tricks, made, queens }: ResultDraft): Outcome {
    if (tricks !== null) return { tricks };
    if (made.length > 0) return { made };
    const all = allQueens(queens, this.players().length) ?? [];
    return { queens: Object.fromEntries(this.players().map(({ id }, at) => [id, all[at] ?? 0])) };
  }

  /** What so many tricks are worth to whoever plays it. */
  private worth(tricks: number): string {
    const declarers = this.declarers().map(({ id }) => id);
    const points = dealPoints(
      this.players().map(({ id }) => id),
      { game: this.game(), declarers, direct: this.direct() },
      { tricks },
    );
    return this.language.signed(points.get(declarers[0] ?? '') ?? 0);
  }
}
