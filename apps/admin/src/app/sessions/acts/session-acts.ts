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
import { shapesOf } from '@arbitre/rules/kernel/declare/shapes';
import { Announcer } from '../../announce/announcer';
import { GameOnPage, partOf, rulesOf } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { ActForm } from '../../writes/act-form';
import type { FormField, Given } from '../../writes/form-field';
import { PageWrites } from '../../writes/page-writes';
import { SessionContext } from '../session-context';
import { actsTexts } from './acts-texts';
import { argumentsOf, type Asking, formOf } from './asked';

type Offer = { readonly name: string; readonly label: string; readonly arbiter: boolean };

/** The field of a form that a refusal is about: `input.acts.0.series` is of `series`. */
const fieldOf = (path: string): string => path.replace(/^input\.acts\.\d+\./u, '');

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
  private readonly announcer = inject(Announcer);
  private readonly writes = inject(PageWrites);
  private readonly context = inject(SessionContext);
  private readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  private readonly query = toSignal(inject(ActivatedRoute).queryParamMap);
  private readonly choice = viewChild<ElementRef<HTMLSelectElement>>('choice');
  protected readonly texts = pageTexts(actsTexts);
  private readonly manifest = rulesOf(() =>
    this.context.mayRecord() || this.context.mayRule() ? this.game.id() : '',
  );
  private readonly forms = partOf(() => this.game.face()?.sessionForms);
  private readonly words = computed(() => this.forms()?.words[this.language.code()] ?? null);
  /** Kept by its name: it is gone once the rules have no room for it. */
  protected readonly chosen = signal('');

  private readonly asking = computed((): Asking | null => {
    const words = this.words();
    const act = this.chosen();
    return words === null ? null : { act, words, entries: this.context.entries(), texts: this.texts() };
  });

  /** What the rules offer, this account may send, and no component of the game does. */
  protected readonly offers = computed((): readonly Offer[] => {
    const { offers = [] } = (this.context.view() ?? {}) as { readonly offers?: readonly string[] };
    const acts = this.manifest()?.session?.acts;
    const words = this.words()?.acts;
    if (acts === undefined || words === undefined) return [];
    return offers.flatMap((name) => {
      const arbiter = acts[name]?.by === 'arbiter';
      const may = arbiter ? this.context.mayRule() : this.context.mayRecord();
      const label = words[name];
      return may && label !== undefined ? [{ name, label, arbiter }] : [];
    });
  });

  protected readonly groups = computed(() =>
    [false, true].flatMap((arbiter) => {
      const offers = this.offers().filter((offer) => offer.arbiter === arbiter);
      const label = arbiter ? this.texts().ofArbiter : this.texts().ofAll;
      return offers.length === 0 ? [] : [{ label, offers }];
    }),
  );

  protected readonly shown = computed((): { name: string; fields: readonly FormField[] } | null => {
    const name = this.chosen();
    const asking = this.asking();
    if (asking === null || !this.offers().some((offer) => offer.name === name)) return null;
    const fields = formOf(this.fieldsOf(name), asking);
    return fields === null ? null : { name, fields: fields.map((field) => this.begun(field)) };
  });

  protected choose(name: string): void {
    this.writes.refusal.set(null);
    this.chosen.set(name);
  }

  protected leave(): void {
    this.choose('');
    this.choice()?.nativeElement.focus();
  }

  protected async record(typed: Given): Promise<void> {
    const name = this.chosen();
    const asking = this.asking();
    if (asking === null || this.writes.busy()) return;
    this.writes.busy.set(true);
    const done = await this.context.record({ do: name, ...argumentsOf(this.fieldsOf(name), typed, asking) });
    this.writes.busy.set(false);
    if (done) {
      this.announcer.say(this.texts().recorded(asking.words.acts[name] ?? name));
      this.leave();
      return;
    }
    const refusal = this.context.refusal();
    const path = refusal?.__typename === 'ValidationFailed' ? fieldOf(refusal.path) : null;
    if (refusal !== null)
      this.writes.refusal.set({ ...refusal, of: name, path: path === null ? null : `input.${path}` });
  }

  private fieldsOf(name: string) {
    const declared = this.manifest()?.session?.acts[name]?.fields ?? {};
    return this.forms()?.fields?.[name] ?? shapesOf(declared)[0] ?? {};
  }

  /** A field begins with what the address says of the part of the session that is shown: `?series=2&table=1`. */
  private begun(field: FormField): FormField {
    const value = this.query()?.get(field.name);
    return value === null || value === undefined ? field : { ...field, value };
  }
}
