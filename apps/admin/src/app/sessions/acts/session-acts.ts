import { ChangeDetectionStrategy, Component, computed, inject, signal, viewChild } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { pageTexts } from '../../language/page-texts';
import { ActChooser, type Offer } from '../../writes/act-chooser';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { ActForms } from './act-forms';
import { actsTexts } from './acts-texts';

/** What the rules of the session have room for and no other part of the page sends: a form from the act's own declaration. */
@Component({
  selector: 'arb-session-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActChooser],
  providers: [PageWrites],
  template: `
    @if (offers().length > 0) {
      <details class="panel no-print" data-testid="session-acts">
        <summary>{{ texts().title }}</summary>
        <p class="soft small">{{ texts().lead }}</p>
        <arb-act-chooser
          list="session-act"
          [offers]="offers()"
          [(chosen)]="chosen"
          [fields]="fields()"
          (given)="record($event)"
          (typing)="typed.set($event)"
        />
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
  `,
})
export class SessionActs {
  private readonly writes = inject(PageWrites);
  private readonly forms = inject(ActForms);
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap);
  private readonly chooser = viewChild(ActChooser);
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

  protected readonly fields = computed((): readonly FormField[] | null => {
    const name = this.chosen();
    if (!this.offers().some((offer) => offer.name === name)) return null;
    return this.forms.fields(name, {}, this.typed(), this.begun());
  });

  protected async record(typed: Given): Promise<void> {
    if (await this.forms.record(this.chosen(), {}, typed, this.writes)) this.chooser()?.leave();
  }

  /** Fields begin with what the address says of the part of the session that is shown: `?series=2&table=1`. */
  private begun(): Given {
    const query = this.query();
    return Object.fromEntries(query?.keys.map((name) => [name, query.get(name) ?? '']) ?? []);
  }
}
