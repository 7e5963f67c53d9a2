import { ChangeDetectionStrategy, Component, computed, inject, input, output, signal } from '@angular/core';
import { type GameCode, gameOf, LADDER_GAMES, rungs } from '@arbitre/rules/whist-bridge';
import { plainText } from '../../../cards/notation';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { type Answer, type Answers, OneQuestion } from '../../../tap/one-question';
import { contractParts } from '../notation';
import type { Sitting } from './sitting';
import { phoneTexts } from './phone-texts';

/** Who calls, and the contract that he pointed to. */
export type Pointed = { readonly by: string; readonly game: string; readonly suit: string | null };

/** A call to the arbiter: the caller points to what he wants to announce, and nobody at the table reads it afterwards (WB-15.j). */
@Component({
  selector: 'arb-call-step',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OneQuestion],
  template: `
    <arb-one-question
      [name]="by() === null ? 'caller' : 'wanted'"
      [asks]="asks()"
      [groups]="groups()"
      (given)="answer($event)"
    />
    @if (by() !== null) {
      <p class="soft">{{ texts().pointHelp }}</p>
    }
    <button type="button" class="button back" data-testid="step-back" (click)="back()">
      {{ texts().back }}
    </button>
  `,
  styleUrl: './step.scss',
})
export class CallStep {
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(phoneTexts);
  readonly players = input.required<readonly Sitting[]>();
  /** Games that the arbiter is called for (WB-15.a). */
  readonly arbiterGames = input.required<readonly string[]>();
  /** Who needs him for every further game alone (WB-15.b). */
  readonly needing = input.required<readonly string[]>();
  readonly called = output<Pointed>();
  readonly left = output();
  protected readonly by = signal<string | null>(null);
  protected readonly asks = computed(() => {
    const by = this.players().find(({ id }) => id === this.by());
    return by === undefined ? this.texts().whoCalls : this.texts().point(by.name);
  });
  protected readonly groups = computed((): readonly Answers[] => {
    const by = this.by();
    if (by === null)
      return [{ answers: this.players().map(({ id, name }) => ({ value: id, label: plainText(name) })) }];
    const needsHim = (game: GameCode): boolean =>
      this.arbiterGames().includes(game) || (gameOf(game).solo && this.needing().includes(by));
    const asked = rungs().filter(({ game }) => needsHim(game));
    const keys = asked.map(({ game, suit }): Answer => ({
      value: suit === null ? game : `${game}-${suit}`,
      label: contractParts(game, suit, this.language.code()),
    }));
    // The ruler, game by game: what is called for most often stands last.
    return LADDER_GAMES.map(({ code }) => ({
      answers: keys.filter(({ value }) => value.split('-')[0] === code),
    })).filter(({ answers }) => answers.length > 0);
  });

  protected answer(value: string): void {
    const by = this.by();
    if (by === null) this.by.set(value);
    else {
      const [game = '', suit = null] = value.split('-');
      this.called.emit({ by, game, suit });
    }
  }

  protected back(): void {
    if (this.by() === null) this.left.emit();
    else this.by.set(null);
  }
}
