import { ChangeDetectionStrategy, Component, computed, inject, input, model } from '@angular/core';
import type { RulesReading } from '@arbitre/rules/leagues';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { leaguesTexts } from './leagues-texts';
import { shownOf, valueAt, withValue } from './rules-edit';
import { type RuleField, ruleFieldsOf } from './rules-fields';
import { rulesFormTexts } from './rules-form-texts';

type Problem = Extract<RulesReading, { readonly ok: false }>['problems'][number];

const read = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Rules of a division field by field: each writes into the same text that experts type. */
@Component({
  selector: 'arb-rules-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './rules-form.html',
  styles: `
    :host,
    fieldset {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
      gap: 0.75rem;
      align-items: start;
    }
    fieldset {
      grid-column: 1 / -1;
      margin: 0;
      padding: 0.75rem;
      border: 1px solid var(--line);
      border-radius: var(--radius-s);
    }
    legend {
      font-weight: 600;
    }
    .problem {
      color: var(--bad);
      font-size: var(--text-s);
    }
  `,
})
export class RulesForm {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(rulesFormTexts);
  private readonly leagues = pageTexts(leaguesTexts);
  readonly id = input('rules');
  readonly text = model.required<string>();
  readonly problems = input.required<readonly Problem[]>();
  private readonly rules = computed(() => read(this.text()));
  private readonly fields = computed(() => ruleFieldsOf(this.rules()));
  /** What is wrong by the path of the field that it is about: the closest one where a part of a field has none of its own. */
  private readonly problemsAt = computed(() =>
    Map.groupBy(this.problems(), ({ path }) =>
      this.fields()
        .map((field) => field.path)
        .filter((of) => path === of || path.startsWith(`${of}.`))
        .reduce((closest, of) => (of.length > closest.length ? of : closest), ''),
    ),
  );
  protected readonly groups = computed(() =>
    [...Map.groupBy(this.fields(), ({ phase }) => phase)].map(([phase, fields]) => ({
      phase,
      title: phase === null ? this.texts().title : this.texts().phase(phase, this.phaseName(phase)),
      fields: fields.map((field) => ({
        ...field,
        id: `${this.id()}-${field.path.replaceAll('.', '-')}`,
        value: field.show(valueAt(this.rules(), field.path)),
        ticked: valueAt(this.rules(), field.path) === true,
        problems: (this.problemsAt().get(field.path) ?? []).map((problem) => problem[this.language.code()]),
      })),
    })),
  );

  protected put({ path, read: readTyped }: RuleField, typed: string): void {
    this.write(path, readTyped(typed));
  }

  protected tick({ path }: RuleField, ticked: boolean): void {
    this.write(path, ticked ? true : undefined);
  }

  private write(path: string, value: unknown): void {
    this.text.set(JSON.stringify(withValue(this.rules(), path, value), null, 2));
  }

  private phaseName(phase: number): string {
    const id = shownOf(valueAt(this.rules(), `phases.${phase - 1}.id`));
    const names: Readonly<Record<string, string>> = this.leagues().phases;
    return names[id] ?? id;
  }
}
