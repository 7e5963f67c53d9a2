import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  model,
  output,
  signal,
  viewChildren,
} from '@angular/core';
import type { Article } from '@arbitre/rules/kernel/articles';
import { matches } from '../../keyboard/search';
import { Language } from '../../language/language';
import { Option, optionKeys } from '../../lists/option';
import { pageTexts } from '../../language/page-texts';
import { deskTexts } from './desk-texts';

const most = 8;

/** Finds an article of the game that may be ruled by, by its number or by words of its text in either language. */
@Component({
  selector: 'arb-article-picker',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Option],
  template: `
    <label class="field"
      ><span>{{ texts().article }}</span>
      <input
        class="input"
        name="ruling-article"
        role="combobox"
        autocomplete="off"
        aria-autocomplete="list"
        aria-controls="articles-found"
        maxlength="60"
        [attr.aria-expanded]="open() && found().length > 0"
        [attr.aria-activedescendant]="open() ? keys.id() : null"
        [placeholder]="texts().find"
        [value]="article()"
        (input)="search($any($event.target).value)"
        (keydown)="move($event)"
      />
    </label>
    <ul id="articles-found" role="listbox" [attr.aria-label]="texts().article" [hidden]="!open()">
      @for (one of found(); track one.id) {
        <!-- eslint-disable-next-line @angular-eslint/template/click-events-have-key-events -->
        <li [arbOption]="'article-' + one.id" (mousedown)="$event.preventDefault()" (click)="choose(one)">
          <strong class="mono">{{ one.id }}</strong> <span>{{ one.text[language.code()] }}</span>
        </li>
      }
    </ul>
    @if (!open() && chosen(); as one) {
      <p class="soft small">{{ one.text[language.code()] }}</p>
    } @else if (open()) {
      <p class="soft small" role="status">{{ texts().found(found().length) }}</p>
    }
  `,
  styles: `
    ul {
      max-height: 15rem;
      overflow: auto;
      border: 1px solid var(--line);
      border-radius: var(--radius-s);
    }
    li {
      min-height: 2.75rem;
      padding: 0.375rem 0.625rem;
      font-size: var(--text-s);
      cursor: pointer;
    }
    li.on {
      background: var(--accent-soft);
    }
  `,
})
export class ArticlePicker {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(deskTexts);
  /** Those that may be ruled by. */
  readonly articles = input.required<readonly Article[]>();
  readonly article = model.required<string>();
  /** One of the list was picked. */
  readonly picked = output();
  protected readonly open = signal(false);
  private readonly options = viewChildren(Option);
  protected readonly keys = optionKeys(this.options);
  protected readonly chosen = computed(() => this.articles().find(({ id }) => id === this.article()));
  protected readonly found = computed(() => {
    const asked = this.article().trim();
    if (asked === '') return this.articles().slice(0, most);
    const begins = this.articles().filter(({ id }) => id.toLowerCase().includes(asked.toLowerCase()));
    const says = this.articles().filter(({ text }) => matches(text.fr, asked) || matches(text.en, asked));
    return [...new Set([...begins, ...says])].slice(0, most);
  });

  protected search(typed: string): void {
    this.article.set(typed);
    this.keys.point(-1);
    this.open.set(true);
  }

  protected choose({ id }: Article): void {
    this.article.set(id);
    this.open.set(false);
    this.picked.emit();
  }

  protected move(event: KeyboardEvent): void {
    const one = this.found()[Math.max(0, this.keys.at())];
    if (event.key === 'ArrowDown' && !this.open()) this.open.set(true);
    else if (this.open() && this.keys.press(event)) return;
    else if (event.key === 'Enter' && this.open() && one !== undefined) this.choose(one);
    else if (event.key === 'Escape' && this.open()) this.open.set(false);
    else return;
    event.preventDefault();
  }
}
