import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  model,
  output,
  viewChild,
} from '@angular/core';
import { pageTexts } from '../language/page-texts';
import { ActForm } from './act-form';
import { chooserTexts } from './chooser-texts';
import type { FormField, Given } from './form-field';
import { PageWrites } from './page-writes';

/** An act that can be given now. `arbiter`: by nobody else. */
export type Offer = { readonly name: string; readonly label: string; readonly arbiter: boolean };

/** One act of those that rules allow now, chosen from a list, and its form. */
@Component({
  selector: 'arb-act-chooser',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm],
  template: `
    <div class="field">
      <label [for]="list()">{{ texts().choose }}</label>
      <select #choice [id]="list()" class="input" (change)="choose($any($event.target).value)">
        <option value="" [selected]="chosen() === ''">{{ texts().none }}</option>
        @for (group of groups(); track group.label) {
          <optgroup [label]="group.label">
            @for (one of group.offers; track one.name) {
              <option [value]="one.name" [selected]="one.name === chosen()">{{ one.label }}</option>
            }
          </optgroup>
        }
      </select>
    </div>
    @if (fields(); as fields) {
      <arb-act-form
        [act]="chosen()"
        [fields]="fields"
        [submit]="texts().record"
        leavable
        waits
        (given)="given.emit($event)"
        (typing)="typing.emit($event)"
        (left)="leave()"
      />
    }
  `,
  styles: `
    .field {
      display: grid;
      max-width: 32rem;
      margin-bottom: 0.75rem;
    }
  `,
})
export class ActChooser {
  private readonly writes = inject(PageWrites);
  private readonly choice = viewChild<ElementRef<HTMLSelectElement>>('choice');
  protected readonly texts = pageTexts(chooserTexts);
  readonly offers = input.required<readonly Offer[]>();
  /** Of the list, for its label. */
  readonly list = input.required<string>();
  /** Its name; empty: none. */
  readonly chosen = model.required<string>();
  /** What the chosen one asks for; null where there is none. */
  readonly fields = input.required<readonly FormField[] | null>();
  readonly given = output<Given>();
  readonly typing = output<Given>();

  protected readonly groups = computed(() =>
    [false, true].flatMap((arbiter) => {
      const offers = this.offers().filter((offer) => offer.arbiter === arbiter);
      const label = arbiter ? this.texts().ofArbiter : this.texts().ofAll;
      return offers.length === 0 ? [] : [{ label, offers }];
    }),
  );

  protected choose(name: string): void {
    this.writes.refusal.set(null);
    this.typing.emit({});
    this.chosen.set(name);
  }

  leave(): void {
    this.choose('');
    this.choice()?.nativeElement.focus();
  }
}
