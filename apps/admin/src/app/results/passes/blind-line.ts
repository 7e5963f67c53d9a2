import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  computed,
  inject,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import type { ReadyResult, TypedResult } from '../result-grammar';
import { ResultsDesk } from '../results-desk';
import { resultsTexts } from '../results-texts';
import { standing } from '../line-state';
import type { SheetLine } from '../score-sheet';
import { BlindPass } from './blind-pass';
import { passTexts } from './pass-texts';

/** One result typed a second time: the first is not shown, whatever stands. */
@Component({
  selector: 'arb-blind-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './blind-line.html',
  styleUrl: '../results-line.scss',
  host: { '[attr.data-state]': 'status()' },
})
export class BlindLine {
  private readonly language = inject(Language);
  protected readonly desk = inject(ResultsDesk);
  private readonly pass = inject(BlindPass);
  protected readonly texts = pageTexts(passTexts);
  protected readonly resultsTexts = pageTexts(resultsTexts);
  readonly line = input.required<SheetLine>();
  /** What the second pass says on the line above, in notation. */
  readonly above = input.required<string | null>();
  readonly next = output();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly draft = signal<string | null>(null);
  private readonly state = computed(() => this.pass.states().get(this.line().key) ?? null);
  protected readonly typed = computed(() => {
    const { deal } = this.line();
    const says = deal?.secondPass?.says ?? null;
    const stored = says === null ? '' : (this.desk.grammar()?.typedForm(says, this.language.code()) ?? says);
    return this.draft() ?? this.state()?.reading.typed ?? stored;
  });
  protected readonly status = computed(() => {
    const { deal } = this.line();
    const state = this.state();
    if (standing(this.line()) === null) return 'none';
    if (this.draft() !== null) return 'typed';
    if (deal?.secondPass) return deal.secondPass.agrees ? 'agrees' : 'differs';
    return state?.kind ?? 'open';
  });
  protected readonly writable = computed(
    () => this.status() !== 'none' && this.status() !== 'saving' && this.desk.mayRecord(),
  );
  protected readonly refused = computed(() => {
    const state = this.state();
    return state?.kind === 'refused' && this.draft() === null ? state.reason : null;
  });
  protected readonly judged = computed((): TypedResult => {
    const [language, board] = [this.language.code(), this.desk.boardOf(this.line())];
    const judge = this.desk.grammar()?.judge;
    // What other tables had would tell of the first pass.
    return judge?.(this.typed(), language, { ...board, elsewhere: [] }, this.above()) ?? { kind: 'none' };
  });
  protected readonly choices = computed(() => {
    const judged = this.judged();
    return judged.kind === 'choices' && this.draft() !== null ? judged.choices : [];
  });

  focus(): void {
    this.field().nativeElement.focus();
    this.field().nativeElement.select();
  }

  protected type(text: string): void {
    this.draft.set(text);
  }

  protected press(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const picked = this.choices()[Number(event.key) - 1];
    if (picked !== undefined) this.pick(picked);
    else if (event.key === 'Enter') this.enter(event.repeat);
    else if (event.key === 'Escape') this.draft.set(null);
    else return;
    event.preventDefault();
  }

  protected pick({ act, notation }: ReadyResult): void {
    this.send(act, this.desk.grammar()?.typedForm(notation, this.language.code()) ?? notation);
  }

  private enter(isRepeat: boolean): void {
    const judged = this.judged();
    if (isRepeat || !this.writable()) return;
    if (this.draft() === null && this.status() !== 'open' && this.status() !== 'refused') this.next.emit();
    else if (judged.kind === 'ready') this.send(judged.act, this.typed());
  }

  private send(act: ReadyResult['act'], typed: string): void {
    const { deal, key } = this.line();
    if (deal === null || !this.writable()) return;
    void this.pass.store(key, deal.id, act, typed);
    this.draft.set(null);
    this.next.emit();
  }
}
