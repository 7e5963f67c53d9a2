import { ChangeDetectionStrategy, Component, computed, input, linkedSignal, output } from '@angular/core';
import { plainText } from '../../../cards/notation';
import { pageTexts } from '../../../language/page-texts';
import { type Answers, OneQuestion } from '../../../tap/one-question';
import { phoneTexts } from './phone-texts';
import type { Sitting } from './sitting';

type Draft = { readonly size: number | null; readonly seats: readonly string[] };

const SIZES = [4, 5];

const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Who sits at the table, place after place, read back before the manche begins (WB-3.f); a draw has said it already. */
@Component({
  selector: 'arb-seats-step',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OneQuestion],
  template: `
    @if (draft().seats.length > 0) {
      <ol class="seats" data-testid="seats">
        @for (id of draft().seats; track id) {
          <li>{{ nameOf(id) }}</li>
        }
      </ol>
    }
    @if (draft().size !== null && free().length === 0 && !isFull()) {
      <p class="notice warn">{{ texts().nobodyLeft }}</p>
    }
    <arb-one-question [name]="name()" [asks]="asks()" [groups]="groups()" (given)="answer($event)" />
    @if (draft().size !== null) {
      <button type="button" class="button back" data-testid="step-back" (click)="back()">
        {{ texts().back }}
      </button>
    }
  `,
  styleUrl: './step.scss',
  styles: `
    .seats {
      display: grid;
      gap: 0.25rem;
      margin: 0;
      padding-inline-start: 2rem;
      list-style: decimal;
      font-size: 1.25rem;
      font-weight: 600;
    }
  `,
})
export class SeatsStep {
  protected readonly texts = pageTexts(phoneTexts);
  /** Who may sit here: present, and at no other table. */
  readonly players = input.required<readonly Sitting[]>();
  /** Who was drawn to it, place after place; nobody: the table says it. */
  readonly drawn = input<readonly string[]>([]);
  readonly seated = output<readonly string[]>();
  /** Whatever else the session reads anew, it is the same draw. */
  private readonly asDrawn = computed(() => this.drawn(), { equal: sameOrder });
  protected readonly draft = linkedSignal<readonly string[], Draft>({
    source: this.asDrawn,
    computation: (drawn) => ({ size: drawn.length === 0 ? null : drawn.length, seats: drawn }),
  });
  protected readonly isFull = computed(() => {
    const { size, seats } = this.draft();
    return size !== null && seats.length >= size;
  });
  protected readonly free = computed(() => {
    const { seats } = this.draft();
    return this.players().filter(({ id }) => !seats.includes(id));
  });
  protected readonly name = computed(() => {
    const { size, seats } = this.draft();
    return size === null ? 'size' : this.isFull() ? 'read' : `seat-${seats.length + 1}`;
  });
  protected readonly asks = computed(() => {
    const [texts, { size, seats }] = [this.texts(), this.draft()];
    if (size === null) return texts.howMany;
    return this.isFull() ? texts.seatsRead : texts.seatOf(seats.length + 1);
  });
  protected readonly groups = computed((): readonly Answers[] => {
    const texts = this.texts();
    if (this.draft().size === null)
      return [
        {
          answers: SIZES.map((size) => ({
            value: String(size),
            label: plainText(texts.players(size)),
            says: texts.dealsOf(size),
          })),
        },
      ];
    if (this.isFull())
      return [{ answers: [{ value: 'begin', label: plainText(texts.begin), mark: 'main' }] }];
    return [{ answers: this.free().map(({ id, name }) => ({ value: id, label: plainText(name) })) }];
  });

  protected answer(value: string): void {
    const { size, seats } = this.draft();
    if (size === null) this.draft.set({ size: Number(value), seats: [] });
    else if (this.isFull()) this.seated.emit(seats);
    else this.draft.set({ size, seats: [...seats, value] });
  }

  protected back(): void {
    const { size, seats } = this.draft();
    this.draft.set(seats.length === 0 ? { size: null, seats } : { size, seats: seats.slice(0, -1) });
  }

  protected nameOf(id: string): string {
    return this.players().find((player) => player.id === id)?.name ?? id;
  }
}
