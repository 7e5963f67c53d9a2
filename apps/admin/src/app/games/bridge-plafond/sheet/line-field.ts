import {
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { TapPad } from '../../../tap/tap-pad';
import { Tapping } from '../../../tap/tapping';
import { plafondTexts } from '../texts';
import { judged } from './judged';
import { plafondTapKeys } from './tap-keys';
import { typedForm } from './typed-line';

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
  /** The line as it stands; null where it is the next one, or was struck out. */
  readonly before = input<string | null>(null);
  /** Writes the next line, or corrects one that stands; after the totals are accepted the arbiter rules, and says why. */
  readonly mode = input<'next' | 'correct' | 'rule'>('next');
  readonly done = output();
  private readonly typed = signal<string | null>(null);
  protected readonly reason = signal('');
  /** The deal that what is typed is meant for: what somebody else writes meanwhile does not move it. */
  private readonly meant = signal<number | null>(null);
  protected readonly text = computed(() => {
    const before = this.before();
    return this.typed() ?? (before === null ? '' : typedForm(before, this.language.code()));
  });
  protected readonly judged = computed(() => judged(this.text(), this.language.code()));
  protected readonly says = computed(() => {
    const reading = this.judged();
    return reading.kind === 'none' ? '' : reading.says;
  });
  protected readonly keys = computed(() => plafondTapKeys(this.text(), this.language.code()));
  protected readonly overtaken = computed(() => {
    const meant = this.meant();
    return this.mode() === 'next' && meant !== null && meant !== this.deal();
  });
  protected readonly refusal = signal('');
  /** A line that is struck while another is on its way waits for it. */
  protected readonly ready = computed(
    () =>
      this.judged().kind === 'ready' &&
      !this.overtaken() &&
      (this.mode() !== 'rule' || this.reason().trim() !== ''),
  );

  protected write(text: string): void {
    this.typed.set(text);
    this.refusal.set('');
    this.meant.update((meant) => (text === '' ? null : (meant ?? this.deal())));
  }

  protected drop(): void {
    this.clear();
    this.done.emit();
  }

  protected enterTapped(): void {
    const reading = this.judged();
    if (reading.kind === 'ready' && this.ready()) void this.send(reading.line);
  }

  protected strike(): void {
    void this.send(null);
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

  private actOf(line: string | null): SessionAct {
    const [round, table, deal] = [this.round(), this.table(), this.meant() ?? this.deal()];
    const reason = this.reason().trim();
    if (this.mode() === 'next') return { do: 'write-line', round, table, deal, line };
    if (this.mode() === 'rule') return { do: 'rule-line', round, table, deal, line, reason };
    return { do: 'correct-line', round, table, deal, line, ...(reason === '' ? {} : { reason }) };
  }

  private async send(line: string | null): Promise<void> {
    const sent = this.typed();
    if (await this.context.record(this.actOf(line))) {
      // What was typed meanwhile is the next line.
      if (this.typed() === sent) this.clear();
      this.meant.set(null);
      this.done.emit();
      if (!this.taps()) this.field().nativeElement.focus();
      return;
    }
    const refused = this.context.takeRefusal();
    if (refused !== null) this.refusal.set(this.language.pick(refused));
  }
}
