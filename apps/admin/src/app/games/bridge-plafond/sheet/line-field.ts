import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  input,
  output,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { Connection } from '../../../connection/connection';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { TapPad } from '../../../tap/tap-pad';
import { Tapping } from '../../../tap/tapping';
import { plafondTexts } from '../texts';
import { judged } from './judged';
import { StruckLines } from './struck-lines';
import { plafondTapKeys } from './tap-keys';
import { typedForm } from './typed-line';

/** Writes the next line, corrects one that stands, or puts a forgotten one before it. */
export type LineMode = 'next' | 'correct' | 'insert';

const ACTS = {
  next: { table: 'write-line', arbiter: 'write-line' },
  correct: { table: 'correct-line', arbiter: 'rule-line' },
  insert: { table: 'insert-line', arbiter: 'rule-insertion' },
} as const;

/** What was read is drawn. */
const drawn = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** A line of a sheet as it is typed or tapped: what it means stands beside it, and a refused one stays with what is wrong. */
@Component({
  selector: 'arb-plafond-line-field',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [TapPad],
  templateUrl: './line-field.html',
  styleUrl: './line-field.scss',
})
export class LineField {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(plafondTexts);
  /** Keys for a finger, where this device likes them. */
  protected readonly taps = inject(Tapping).on;
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  readonly round = input.required<number>();
  readonly table = input.required<string>();
  readonly deal = input.required<number>();
  readonly mode = input<LineMode>('next');
  /** After the totals are accepted the arbiter rules, and says why. */
  readonly ruling = input(false);
  /** What the line of that number said when this was opened, and what it says now; null where it was struck out. */
  readonly before = input<string | null>(null);
  readonly stands = input<string | null>(null);
  readonly done = output();
  private readonly typed = signal<string | null>(null);
  protected readonly reason = signal('');
  /** The deal that what is typed is meant for: what somebody else writes meanwhile does not move it. */
  private readonly meant = signal<number | null>(null);
  /** Lines that were struck and are not written yet. */
  protected readonly struck = new StruckLines();
  /** The deal of the line that is typed now. */
  protected readonly number = computed(() => this.struck.next() ?? this.deal());
  protected readonly text = computed(() => {
    const before = this.mode() === 'correct' ? this.before() : null;
    return this.typed() ?? (before === null ? '' : typedForm(before, this.language.code()));
  });
  protected readonly judged = computed(() => judged(this.text(), this.language.code()));
  protected readonly says = computed(() => {
    const reading = this.judged();
    return reading.kind === 'none' ? '' : reading.says;
  });
  protected readonly keys = computed(() => plafondTapKeys(this.text(), this.language.code()));
  private readonly moved = computed(() => {
    const meant = this.meant();
    return this.mode() === 'next'
      ? meant !== null && meant !== this.number()
      : this.stands() !== this.before();
  });
  /** Somebody else has written meanwhile what this is about; one's own write is none of that. */
  protected readonly overtaken = computed(() => this.moved() && !this.context.busy());
  protected readonly refusal = signal('');
  protected readonly ready = computed(
    () =>
      this.judged().kind === 'ready' && !this.overtaken() && (!this.ruling() || this.reason().trim() !== ''),
  );

  /** It went out and nobody answered: once the network is back it goes out again, as it was, and counts once. */
  private unanswered = false;
  private changing = false;
  private gone = false;

  constructor() {
    inject(DestroyRef).onDestroy(() => {
      this.gone = true;
    });
    const { recoveries } = inject(Connection);
    effect(() => {
      if (recoveries() > 0)
        untracked(() => {
          this.again();
        });
    });
    // Who opened it wants to type there.
    afterNextRender(() => {
      if (this.mode() !== 'next') this.field().nativeElement.focus();
    });
  }

  private again(): void {
    if (this.unanswered) this.send();
  }

  protected label(): string {
    const { line, correcting, inserting } = this.texts();
    return { next: line, correct: correcting, insert: inserting }[this.mode()](this.number());
  }

  protected key(): string {
    const { write, correct, insert } = this.texts();
    return { next: write, correct, insert }[this.mode()];
  }

  protected write(text: string): void {
    this.typed.set(text);
    this.refusal.set('');
    this.unanswered = false;
    this.meant.update((meant) => (text === '' ? null : (meant ?? this.number())));
  }

  protected drop(): void {
    this.clear();
    if (this.mode() === 'next') this.bringBack();
    this.done.emit();
  }

  protected enterTapped(): void {
    this.send();
    if (!this.taps()) this.field().nativeElement.focus();
  }

  private send(): void {
    const reading = this.judged();
    if (reading.kind !== 'ready' || !this.ready()) return;
    this.unanswered = false;
    this.refusal.set('');
    if (this.mode() !== 'next') void this.change(reading.line);
    else {
      this.struck.add({ text: this.text(), line: reading.line });
      this.clear();
      void this.writeStruck();
    }
  }

  protected strike(): void {
    void this.change(null);
  }

  /** The key itself, and not what the form makes of it: its button may not be drawn anew since the last letter. */
  protected enter(event: Event): void {
    event.preventDefault();
    this.enterTapped();
  }

  private clear(): void {
    this.typed.set(null);
    this.reason.set('');
    this.meant.set(null);
    this.refusal.set('');
  }

  private actOf(line: string | null, deal: number): SessionAct {
    const act = ACTS[this.mode()][this.ruling() ? 'arbiter' : 'table'];
    const reason = this.reason().trim();
    return {
      ...{ do: act, round: this.round(), table: this.table(), deal, line },
      ...(reason === '' ? {} : { reason }),
    };
  }

  private refused(): void {
    // Where its sheet takes no more lines the head of the page says it.
    if (this.gone) return;
    const refused = this.context.takeRefusal();
    this.unanswered = refused === null;
    this.refusal.set(refused === null ? this.texts().unanswered : this.language.pick(refused));
  }

  /** Corrects the line, or puts one before it; who writes at another table meanwhile is no hindrance. */
  private async change(line: string | null): Promise<void> {
    const stands = this.stands();
    const act = this.actOf(line, this.deal());
    // A second click.
    if (this.changing) return;
    this.changing = true;
    if (!(await this.context.recordWhile(() => this.stands() === stands, act))) this.refused();
    // The line may have gone from the page with it.
    else if (!this.gone) this.done.emit();
    this.changing = false;
    // What was to be struck out is no line that the key sends.
    if (line === null) this.unanswered = false;
  }

  /** The lines that were struck, one after the other: each goes out once the one before it is written. */
  private async writeStruck(): Promise<void> {
    let free = this.deal();
    for (let own = this.struck.begin(free); own !== null; own = this.struck.begin(free)) {
      const { deal, line } = own;
      const act: SessionAct = { do: 'write-line', round: this.round(), table: this.table(), deal, line };
      if (await this.context.recordWhile(() => this.deal() === deal, act)) {
        this.struck.written();
        // The sheet with it is read, and not drawn yet.
        free = Math.max(this.deal(), deal + 1);
      } else {
        // It comes back to be typed anew, and what came after it waits behind it.
        this.struck.fail(this.text());
        this.bringBack();
        this.refused();
        return;
      }
    }
    await drawn();
    if (this.text() === '' && this.struck.texts().length === 0) this.bringBack();
  }

  /** What waits to be typed anew. */
  private bringBack(): void {
    const text = this.struck.take();
    if (text === null) return;
    this.clear();
    this.write(text);
  }
}
