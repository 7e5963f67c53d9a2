import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { Announcer } from '../../../announce/announcer';
import { entryTyped, numbersOf } from '../../../sessions/acts/typed-entries';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import { arrivals, checkIn, type HallView } from './hall-steps';

/** Who comes to the desk: numbers one after the other, or a name; Enter checks in, and the field waits for the next. */
@Component({
  selector: 'arb-arrivals',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (arriving().length > 0) {
      <form data-testid="arrivals" (submit)="arrive($event)">
        <label class="field">
          <span>{{ texts().tournament.hall.arrives(arriving().length) }}</span>
          <input
            #field
            class="input"
            name="entries"
            list="skat-arrivals"
            autocomplete="off"
            spellcheck="false"
            [attr.aria-invalid]="problem() === null ? null : true"
            aria-describedby="skat-arrivals-said"
            [value]="typed()"
            (input)="typed.set(field.value); problem.set(null)"
          />
        </label>
        <datalist id="skat-arrivals">
          @for (entry of arriving(); track entry) {
            <option [value]="name(entry)"></option>
          }
        </datalist>
        @if (view().teams !== null) {
          <label class="field short">
            <span>{{ texts().tournament.hall.team }}</span>
            <input
              #team
              class="input"
              name="team"
              maxlength="80"
              autocomplete="off"
              [value]="ofTeam()"
              (input)="ofTeam.set(team.value)"
            />
          </label>
        }
        <button type="submit" class="button" [disabled]="context.busy()">
          {{ texts().tournament.hall.checkIn }}
        </button>
        <p class="small said" id="skat-arrivals-said">
          @if (problem(); as problem) {
            <span class="problem" data-testid="problem">{{ problem }}</span>
          } @else {
            <span class="soft">{{ texts().tournament.hall.arrivesHelp }}</span>
          }
        </p>
      </form>
    }
  `,
  styleUrl: './hall-keys.scss',
})
export class Arrivals {
  private readonly announcer = inject(Announcer);
  private readonly field = viewChild<ElementRef<HTMLInputElement>>('field');
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<HallView>();
  protected readonly typed = signal('');
  protected readonly ofTeam = signal('');
  protected readonly problem = signal<string | null>(null);
  protected readonly arriving = computed(() => arrivals(this.view(), [...this.context.entries().keys()]));

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected async arrive(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.context.busy()) return;
    const typed = this.typed().trim();
    const entries = this.entriesIn(typed);
    const odd = entries === null ? typed : entries.find((entry) => !this.arriving().includes(entry));
    this.field()?.nativeElement.focus();
    if (typed === '' || odd !== undefined || entries === null) {
      this.problem.set(this.texts().tournament.hall.unknown(odd === undefined ? typed : this.name(odd)));
      return;
    }
    if (
      !(await this.context.record(
        ...entries.map((entry) => checkIn(this.view(), entry, this.ofTeam().trim())),
      ))
    )
      return;
    // What was typed while they were on their way stays.
    if (this.typed().trim() === typed) this.typed.set('');
    this.announcer.say(
      this.texts().tournament.hall.arrived(entries.map((entry) => this.name(entry)).join(', ')),
    );
    this.field()?.nativeElement.focus();
  }

  /** Each once, in the order typed; null where a number is nobody’s. */
  private entriesIn(typed: string): readonly string[] | null {
    const entries = this.context.entries();
    const one = entryTyped(typed, entries);
    if (entries.has(one)) return [one];
    const named = [...entries].filter(([, { name }]) => name.toLowerCase() === typed.toLowerCase());
    if (named.length === 1) return named.map(([id]) => id);
    const several = numbersOf(typed, entries);
    return several === undefined || several.length === 0 ? null : [...new Set(several)];
  }
}
