import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  model,
} from '@angular/core';
import { parseLeagueRules, readyMadeRules, type RulesReading } from '@arbitre/rules/leagues';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { leaguesTexts } from './leagues-texts';
import { RulesForm } from './rules-form';
import { rulesFormTexts } from './rules-form-texts';

/** The rules of a division as they are typed, with every mistake in a sentence. */
@Component({
  selector: 'arb-rules-text',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RulesForm],
  template: `
    @if (offers()) {
      <div class="field">
        <label [attr.for]="id() + '-ready'">{{ texts().readyMade }}</label>
        <select
          #ready
          class="input"
          data-testid="ready-made"
          [id]="id() + '-ready'"
          (change)="take(ready.value)"
        >
          <option value=""></option>
          @for (one of sets; track one.id) {
            <option [value]="one.id">{{ one.rules.title[language.code()] }}</option>
          }
        </select>
      </div>
    }
    <arb-rules-form [id]="id()" [(text)]="text" [problems]="problems()" />
    <details data-testid="rules-experts">
      <summary>{{ formTexts().experts }}</summary>
      <div class="field">
        <label [attr.for]="id()">{{ texts().rulesText }}</label>
        <textarea
          class="input mono"
          rows="18"
          spellcheck="false"
          data-testid="rules-text"
          [id]="id()"
          [value]="text()"
          [attr.aria-invalid]="!reading().ok"
          [attr.aria-describedby]="id() + '-said'"
          (input)="text.set($any($event.target).value)"
        ></textarea>
        <p class="soft small">{{ texts().rulesTextHelp }}</p>
      </div>
    </details>
    <div [id]="id() + '-said'" aria-live="polite" data-testid="rules-said">
      @if (problems().length > 0) {
        <p class="notice bad">{{ texts().rulesMistakes(problems().length) }}</p>
        <ul class="problems">
          @for (problem of problems(); track $index) {
            <li>{{ problem[language.code()] }}</li>
          }
        </ul>
      } @else {
        <p class="notice good">{{ texts().rulesSound }}</p>
      }
    </div>
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
    }
    .field {
      display: grid;
      gap: 0.25rem;
    }
    textarea {
      width: 100%;
      font-size: var(--text-m);
    }
    summary {
      min-height: 2.75rem;
      align-content: center;
      cursor: pointer;
    }
    .problems {
      margin: 0;
      padding-inline-start: 1.25rem;
    }
  `,
})
export class RulesText {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(leaguesTexts);
  protected readonly formTexts = pageTexts(rulesFormTexts);
  readonly id = input('rules');
  /** Whether ready-made rules are offered to begin with. */
  readonly offers = input(false, { transform: booleanAttribute });
  protected readonly sets = readyMadeRules();
  readonly text = model.required<string>();
  protected readonly reading = computed((): RulesReading => parseLeagueRules(this.text()));
  protected readonly problems = computed(() => {
    const reading = this.reading();
    return reading.ok ? [] : reading.problems;
  });

  protected take(id: string): void {
    const found = this.sets.find((each) => each.id === id);
    if (found !== undefined) this.text.set(JSON.stringify(found.rules, null, 2));
  }
}
