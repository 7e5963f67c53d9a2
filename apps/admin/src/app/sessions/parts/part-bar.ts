import { NgTemplateOutlet } from '@angular/common';
import {
  ChangeDetectionStrategy,
  Component,
  computed,
  contentChild,
  inject,
  input,
  TemplateRef,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { PrintedPart } from '../../print/printed-part';

/** A part of a session that has a page of its own: a game, a partie. */
type SessionPart = { readonly number: number; readonly name: string };

/**
 * The head of a session that is shown part by part: a tab for each, and what can be printed of the one that is shown. What else is
 * asked for there stands before the printing; a template with a number adds something to each tab.
 */
@Component({
  selector: 'arb-part-bar',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NgTemplateOutlet, RouterLink],
  host: { class: 'no-print' },
  template: `
    @if (tabs().length > 0) {
      <nav class="tabs" [attr.aria-label]="label()">
        @for (one of tabs(); track one.number) {
          <a
            [routerLink]="[]"
            [queryParams]="one.address"
            [class.on]="one.number === shown()"
            [attr.aria-current]="one.number === shown() ? 'true' : null"
            >{{ one.name }}
            @if (more(); as template) {
              <ng-container *ngTemplateOutlet="template; context: { $implicit: one.number }" />
            }
          </a>
        }
      </nav>
    }
    <p class="prints">
      <ng-content />
      @for (kind of prints(); track kind) {
        <button type="button" class="button" (click)="printing.print(kind)">{{ says()[kind] }}</button>
      }
    </p>
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem 1rem;
    }
    .prints {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      margin-inline-start: auto;
    }
  `,
})
export class PartBar {
  protected readonly printing = inject<PrintedPart<string>>(PrintedPart);
  /** What the parts are, for whoever hears the page. */
  readonly label = input.required<string>();
  /** The parameter of the address that names the part. */
  readonly query = input.required<string>();
  /** None where there is nothing to choose. */
  readonly parts = input.required<readonly SessionPart[]>();
  readonly shown = input.required<number | null>();
  readonly prints = input.required<readonly string[]>();
  /** What the keys of the prints say. */
  readonly says = input.required<Readonly<Record<string, string>>>();
  protected readonly tabs = computed(() =>
    this.parts().map((part) => ({ ...part, address: { [this.query()]: part.number } })),
  );
  protected readonly more = contentChild<TemplateRef<{ readonly $implicit: number }>>('more');
}
