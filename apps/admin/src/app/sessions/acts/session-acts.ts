import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { pageTexts } from '../../language/page-texts';
import { ActForm } from '../../writes/act-form';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { ActForms } from './act-forms';
import { actsTexts } from './acts-texts';

type Offer = { readonly name: string; readonly label: string; readonly arbiter: boolean };

/** What the rules of the session have room for and no other part of the page sends: a form from the act's own declaration. */
@Component({
  selector: 'arb-session-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm],
  providers: [PageWrites],
  template: `
    @if (offers().length > 0) {
      <details class="panel no-print" data-testid="session-acts">
        <summary>{{ texts().title }}</summary>
        <p class="soft small">{{ texts().lead }}</p>
        <div class="field">
          <label for="session-act">{{ texts().choose }}</label>
          <select #choice id="session-act" class="input" (change)="choose($any($event.target).value)">
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
        @if (shown(); as act) {
          <arb-act-form
            [act]="act.name"
            [fields]="act.fields"
            [submit]="texts().record"
            leavable
            (given)="record($event)"
            (typing)="typed.set($event)"
            (left)="leave()"
          />
        }
      </details>
    }
  `,
  styles: `
    details {
      padding: 0.75rem 1rem;
    }
    summary {
      cursor: pointer;
      font-weight: 600;
      min-height: 2.75rem;
      align-content: center;
    }
    .field {
      display: grid;
      max-width: 32rem;
      margin-bottom: 0.75rem;
    }
  `,
})
export class SessionActs {
  private readonly writes = inject(PageWrites);
  private readonly forms = inject(ActForms);
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap);
  private readonly choice = viewChild<ElementRef<HTMLSelectElement>>('choice');
  protected readonly texts = pageTexts(actsTexts);
  /** Kept by its name: it is gone once the rules have no room for it. */
  protected readonly chosen = signal('');
  protected readonly typed = signal<Given>({});

  /** What the rules offer, this account may send, and has no other place on the page. */
  protected readonly offers = computed((): readonly Offer[] =>
    this.forms
      .unplaced()
      .filter((name) => this.forms.isOffered(name))
      .map((name) => ({ name, label: this.forms.label(name), arbiter: this.forms.isOfArbiter(name) })),
  );

  protected readonly groups = computed(() =>
    [false, true].flatMap((arbiter) => {
      const offers = this.offers().filter((offer) => offer.arbiter === arbiter);
      const label = arbiter ? this.texts().ofArbiter : this.texts().ofAll;
      return offers.length === 0 ? [] : [{ label, offers }];
    }),
  );

  protected readonly shown = computed((): { name: string; fields: readonly FormField[] } | null => {
    const name = this.chosen();
    if (!this.offers().some((offer) => offer.name === name)) return null;
    const fields = this.forms.fields(name, {}, this.typed(), this.begun());
    return fields === null ? null : { name, fields };
  });

  protected choose(name: string): void {
    this.writes.refusal.set(null);
    this.typed.set({});
    this.chosen.set(name);
  }

  protected leave(): void {
    this.choose('');
    this.choice()?.nativeElement.focus();
  }

  protected async record(typed: Given): Promise<void> {
    if (await this.forms.record(this.chosen(), {}, typed, this.writes)) this.leave();
  }

  /** Fields begin with what the address says of the part of the session that is shown: `?series=2&table=1`. */
  private begun(): Given {
    const query = this.query();
    return Object.fromEntries(query?.keys.map((name) => [name, query.get(name) ?? '']) ?? []);
  }
}
