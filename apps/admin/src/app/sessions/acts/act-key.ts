import {
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  signal,
} from '@angular/core';
import { Language } from '../../language/language';
import { ActButton } from '../../writes/act-button';
import type { Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { SessionContext } from '../session-context';
import { ActForms } from './act-forms';
import type { Said } from './narrowing';
import { focusNextKey } from './next-key';

/**
 * One act of the session in its place: a key that is there while the rules offer the act with what its place says of it. It opens
 * the form of what is left to say, or records at once where nothing is.
 */
@Component({
  selector: 'arb-act-key',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: [PageWrites],
  host: { '[hidden]': '!offered()' },
  template: `
    @if (offered()) {
      @if (fields(); as fields) {
        @if (fields.length > 0) {
          <arb-act-button
            [act]="act()"
            [label]="shown()"
            [fields]="fields"
            [main]="main()"
            [grave]="grave()"
            [write]="write"
            (typing)="typed.set($event)"
          />
        } @else {
          <button
            type="button"
            class="button"
            [class.main]="main()"
            [attr.data-act]="act()"
            [disabled]="context.busy()"
            (click)="write({})"
          >
            {{ shown() }}
          </button>
          @if (writes.refusal(); as refusal) {
            <p class="notice bad" role="alert" data-testid="key-refused">{{ language.pick(refusal) }}</p>
          }
        }
      }
    }
  `,
  styles: `
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
    .notice {
      flex: 1 0 100%;
    }
  `,
})
export class ActKey {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly forms = inject(ActForms);
  protected readonly writes = inject(PageWrites);
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  readonly act = input.required<string>();
  /** What its place says, by the path of the argument; what the act has no argument for narrows its choices. */
  readonly said = input<Said>({});
  /** What its fields begin with. */
  readonly begun = input<Given>({});
  readonly label = input('');
  readonly main = input(false, { transform: booleanAttribute });
  readonly grave = input(false, { transform: booleanAttribute });
  protected readonly typed = signal<Given>({});
  protected readonly offered = computed(() => this.forms.isOffered(this.act(), this.said()));
  protected readonly shown = computed(() => this.label() || this.forms.label(this.act()));
  protected readonly fields = computed(() =>
    this.forms.fields(this.act(), this.said(), this.typed(), this.begun()),
  );
  protected readonly write = async (typed: Given): Promise<boolean> => {
    const region = this.host.nativeElement.closest<HTMLElement>('[data-keys]');
    const done = await this.forms.record(this.act(), this.said(), typed, this.writes);
    if (!done) return false;
    this.typed.set({});
    focusNextKey(region);
    return true;
  };
}
