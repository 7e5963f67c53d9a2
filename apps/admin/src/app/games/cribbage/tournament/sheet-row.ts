import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import { Announcer } from '../../../announce/announcer';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { Undoing } from '../../../undo/undoing';
import { cribbageTexts } from '../texts';
import { readSheet } from './typed-sheet';

type Table = CribbageTournamentView['games'][number]['tables'][number];

/** The sheet of a table: its result typed in the short form, and the signatures that it still needs. */
@Component({
  selector: 'arb-cribbage-sheet',
  imports: [ActKey],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (mayWrite()) {
      <form (submit)="$event.preventDefault(); write()">
        <input
          type="text"
          autocomplete="off"
          maxlength="12"
          data-testid="typed-sheet"
          [attr.aria-label]="texts().result(at().table)"
          [attr.aria-invalid]="problem() === null ? null : true"
          [attr.aria-describedby]="problem() === null ? null : 'why-' + at().table"
          [value]="typed()"
          (input)="type($event)"
        />
        <button type="submit" class="button">
          {{ texts().write }}
        </button>
      </form>
      @if (problem(); as why) {
        <p class="small bad-text" role="alert" [id]="'why-' + at().table">{{ why }}</p>
      }
    }
    @if (maySign()) {
      @for (who of at().toSign; track who) {
        <button
          type="button"
          class="button quiet"
          data-testid="sign"
          [disabled]="context.busy()"
          (click)="sign(who)"
        >
          {{ texts().sign(context.person(who)) }}
        </button>
      }
    }
    @if (at().refusal; as why) {
      <p class="small">{{ texts().refusal(why) }}</p>
    }
    <div class="keys" data-keys>
      @if (mayRefuse()) {
        <arb-act-key act="refuse-sheet" [said]="place()" />
      }
      @if (context.mayRule()) {
        <arb-act-key act="rule-sheet" [said]="place()" [main]="at().state === 'disputed'" />
        <arb-act-key act="forfeit-game" [said]="place()" grave />
      }
    </div>
  `,
  styles: `
    form {
      display: flex;
      gap: 0.5rem;
    }
    input {
      width: 7rem;
    }
    .keys {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    .bad-text {
      color: var(--bad);
    }
  `,
})
export class SheetRow {
  private readonly announcer = inject(Announcer);
  private readonly undoing = inject(Undoing);
  protected readonly texts = pageTexts(cribbageTexts);
  protected readonly context = inject(SessionContext);
  readonly at = input.required<Table>();
  readonly skunk = input.required<boolean>();
  protected readonly typed = signal('');
  protected readonly problem = signal<string | null>(null);
  /** Until somebody has signed; then the arbiter alone writes it anew. */
  protected readonly mayWrite = computed(
    () => this.at().signed.length === 0 && this.at().forfeit === null && this.mayRecord(),
  );
  /** What its keys need not ask for. */
  protected readonly place = computed(() => ({ round: this.at().round, table: this.at().table }));
  protected readonly mayRefuse = computed(() => this.at().toSign.length > 0 && this.mayRecord());
  protected readonly maySign = computed(() => this.at().state === 'provisional' && this.mayRecord());
  private readonly mayRecord = computed(() => this.context.mayRecordAt(this.at().table));

  protected type(event: Event): void {
    this.typed.set((event.target as HTMLInputElement).value);
    this.problem.set(null);
  }

  protected async write(): Promise<void> {
    const typed = this.typed();
    if (typed.trim() === '') return;
    const sheet = readSheet(typed, this.skunk());
    if (sheet.kind === 'problem') {
      this.problem.set(this.texts()[sheet.why]);
      return;
    }
    const { NS, EW } = sheet;
    const before = this.at();
    const { round, table, seats } = before;
    // What is typed while this is on its way stays; what was refused comes back where nothing was typed since.
    this.typed.set('');
    const written = await this.context.record({ do: 'write-sheet', round, table, by: seats.N, NS, EW });
    if (written) {
      this.announcer.say(this.texts().written(table, `${NS}-${EW}`));
      this.offerUndo({ round, table, by: seats.N }, `${NS}-${EW}`, before);
    } else if (this.typed() === '') this.typed.set(typed);
  }

  /** What stood before is written again; points that were the first are taken back. */
  private offerUndo(
    sheet: { readonly round: number; readonly table: string; readonly by: string },
    points: string,
    { NS, EW }: Pick<Table, 'NS' | 'EW'>,
  ): void {
    const texts = this.texts();
    const undone: SessionAct =
      NS === null || EW === null
        ? { do: 'take-back-sheet', ...sheet }
        : { do: 'write-sheet', ...sheet, NS, EW };
    this.undoing.offer({
      says:
        NS === null || EW === null
          ? texts.undoTakesBack(sheet.table, points)
          : texts.undoPutsBack(sheet.table, points, `${NS}-${EW}`),
      run: () => void this.context.record(undone),
    });
  }

  protected async sign(by: string): Promise<void> {
    const { round, table } = this.at();
    // A sheet that is signed is taken back no more.
    this.undoing.last.set(null);
    await this.context.record({ do: 'sign-sheet', round, table, by });
  }
}
