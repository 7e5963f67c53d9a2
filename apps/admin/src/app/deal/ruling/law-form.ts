import { ChangeDetectionStrategy, Component, computed, inject, input, model } from '@angular/core';
import { lawOf, type RulingLaws } from '@arbitre/rules/kernel/laws/law';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { DealOnPage } from '../result/result-panel';
import { lawTexts } from './law-texts';
import { penaltiesIn, type TypedByLaw } from './typed-by-law';
import { askedAs, wordsOf } from './typed-facts';

/** What the chosen article asks of a ruling: its outcome, the facts, and whom it penalises. */
@Component({
  selector: 'arb-law-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './law-form.html',
  styles: `
    :host {
      display: grid;
      gap: 0.625rem;
    }
    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 0.375rem;
      align-items: center;
      margin: 0;
      padding: 0;
      border: 0;
    }
    fieldset input {
      width: 6rem;
    }
  `,
})
export class LawForm {
  protected readonly language = inject(Language);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(lawTexts);
  readonly deal = input.required<DealOnPage>();
  readonly laws = input.required<RulingLaws>();
  readonly article = input.required<string>();
  readonly typed = model.required<TypedByLaw>();
  private readonly law = computed(() => lawOf(this.laws(), this.article()));
  protected readonly outcomes = computed(() => {
    const code = this.language.code();
    return this.law().outcomes.map((id) => ({ id, says: this.laws().outcomes[id]?.says[code] ?? id }));
  });
  protected readonly facts = computed(() => {
    const { asks, may } = this.law();
    return [...asks.map((name) => this.asked(name, true)), ...may.map((name) => this.asked(name, false))];
  });
  /** Everybody who sits here, once. */
  protected readonly entries = computed(() => {
    const all = this.deal().sides.flatMap(({ entry, partner }) =>
      [entry, partner].filter((each) => each !== null),
    );
    return [...new Map(all.map((entry) => [entry.id, entry])).values()];
  });
  protected readonly penalises = computed(() => {
    const gives = this.laws().outcomes[this.typed().outcome]?.gives;
    return gives === 'penalty' || gives === 'either';
  });
  protected readonly kinds = ['warning', 'procedural', 'disciplinary'] as const;
  protected readonly given = computed(() => penaltiesIn(this.typed()));
  protected readonly unit = computed(() => {
    const { units } = this.texts();
    return units[this.deal().competition.unit as keyof typeof units];
  });

  protected choose(outcome: string): void {
    this.typed.update((all) => ({ ...all, outcome }));
  }

  protected tell(name: string, value: string): void {
    this.typed.update((all) => ({ ...all, facts: { ...all.facts, [name]: value } }));
  }

  protected penalise(entry: string, change: Partial<TypedByLaw['penalties'][string]>): void {
    this.typed.update((all) => ({
      ...all,
      penalties: {
        ...all.penalties,
        [entry]: { kind: '', size: '', ...all.penalties[entry], ...change },
      },
    }));
  }

  private asked(name: string, due: boolean) {
    const fact = this.laws().facts[name];
    const code = this.language.code();
    const says = fact?.says[code] ?? name;
    return {
      ...{ name, due, label: due ? says : this.texts().optional(says) },
      as: fact === undefined ? 'line' : askedAs(fact.field),
      words: (fact === undefined ? [] : wordsOf(fact.field)).map((word) => ({
        word,
        says: fact?.words?.[word]?.[code] ?? this.game.seat(word),
      })),
      typed: this.typed().facts[name] ?? '',
    };
  }
}
