import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { SessionContext } from '../../../sessions/session-context';
import { en } from '../act-words.en';
import { fr } from '../act-words.fr';
import { skatTexts } from '../texts';
import type { TournamentView } from './tournament-view';

const words = { fr, en };

/** Values of the notice by the path of the field that asks for them: `notice.deals.four`. */
const pathsOf = (value: unknown, within: string): readonly (readonly [string, string])[] => {
  if (Array.isArray(value)) return [[within, value.map(String).join(' ')]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => pathsOf(part, `${within}.${name}`));
  return [[within, String(value)]];
};

/** The notice, for everybody at any time (SKWO-6.3), and its next version, which begins with what holds. */
@Component({
  selector: 'arb-notice-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey],
  template: `
    @if (parts().length > 0) {
      <details data-testid="notice">
        <summary>{{ texts().tournament.notice.title(view().notice?.version ?? 0) }}</summary>
        <dl>
          @for (part of parts(); track part.path) {
            <div>
              <dt>{{ part.label }}</dt>
              <dd>{{ part.value }}</dd>
            </div>
          }
        </dl>
      </details>
    }
    <div class="no-print">
      <arb-act-key
        act="publish-notice"
        [main]="view().notice === null"
        [begun]="begun()"
        [label]="texts().tournament.notice.publish(view().notice === null)"
      />
    </div>
  `,
  styles: `
    :host {
      display: grid;
      gap: 0.5rem;
    }
    :host(:empty) {
      display: none;
    }
    summary {
      min-height: 2.75rem;
      align-content: center;
      cursor: pointer;
    }
    dl {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
      gap: 0.375rem 1rem;
    }
    dt {
      color: var(--ink-soft);
      font-size: var(--text-s);
    }
    dd {
      margin: 0;
      overflow-wrap: anywhere;
    }
  `,
})
export class NoticePanel {
  private readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(skatTexts);
  readonly view = input.required<TournamentView>();
  private readonly said = computed(() => {
    const { notice } = this.view();
    if (notice === null) return [];
    const { version, ...parts } = notice;
    return version > 0 ? pathsOf(parts, 'notice') : [];
  });
  protected readonly begun = computed(() => Object.fromEntries(this.said()));
  protected readonly parts = computed(() => {
    const { fields, choices } = words[this.language.code()];
    const labels: Readonly<Record<string, string>> = fields;
    const values: Readonly<Record<string, string>> = choices;
    return this.said().map(([path, value]) => ({
      path,
      label: labels[path] ?? labels[path.slice(path.lastIndexOf('.') + 1)] ?? path,
      value: values[value] ?? value,
    }));
  });
}
