import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  Injector,
  afterNextRender,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { NotationText } from '../cards/notation-text';
import { Language } from '../language/language';
import { EntryDesk } from './entry-desk';
import { EntryWords } from './entry-words';
import { judge } from './judged-result';
import { isIn, type SheetLine } from './score-sheet';
import { readTyped, typedForm, type ResultAct } from './typed-result';

export type LineMove =
  | { readonly kind: 'next' | 'up' | 'down' }
  | { readonly kind: 'jump'; readonly table: string; readonly board: number };

/** One result on one line: typed, echoed in words, stored by Enter, refused in place. */
@Component({
  selector: 'arb-entry-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './entry-line.html',
  styleUrl: './entry-line.scss',
  host: { '[attr.data-state]': 'status()' },
})
export class EntryLine {
  protected readonly language = inject(Language);
  protected readonly desk = inject(EntryDesk);
  private readonly words = inject(EntryWords);
  private readonly injector = inject(Injector);
  readonly line = input.required<SheetLine>();
  readonly above = input.required<SheetLine | null>();
  readonly move = output<LineMove>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly reasonField = viewChild<ElementRef<HTMLInputElement>>('reason');
  protected readonly stored = computed(() => {
    const { deal } = this.line();
    return deal?.notation ?? null;
  });
  protected readonly state = computed(() => this.desk.stateOf(this.line().key));
  protected readonly touched = signal(false);
  /** What the field shows: the result on its way or stored. Text that somebody is typing is never replaced. */
  protected readonly typed = linkedSignal<string, string>({
    source: () => {
      const state = this.state();
      const notation = 'writing' in state ? state.writing.notation : this.stored();
      return notation === null ? '' : typedForm(notation, this.language.code());
    },
    computation: (shown, previous) =>
      previous !== undefined && untracked(this.touched) ? previous.value : shown,
  });
  protected readonly reason = linkedSignal(() => this.language.texts().entry.reasonDefault);
  protected readonly read = computed(() => readTyped(this.typed(), this.language.code()));
  protected readonly judged = computed(() => {
    const { board, deal } = this.line();
    const setup = (deal?.setup ?? {}) as Readonly<Record<string, unknown>>;
    return judge(this.read(), { ruleset: this.desk.ruleset(), board, setup }, this.resultAbove());
  });
  protected readonly changed = computed(() => {
    const judged = this.judged();
    return this.touched() && judged.kind === 'ready' && judged.notation !== this.stored();
  });
  protected readonly correcting = computed(() => this.changed() && isIn(this.line()));
  protected readonly status = computed(() => {
    const state = this.state();
    if (state.kind === 'stored' && !this.touched()) return state.corrected ? 'corrected' : 'stored';
    if (state.kind !== 'rest' && state.kind !== 'stored') return state.kind;
    if (this.touched() && (this.changed() || this.judged().kind === 'problem')) return 'typed';
    return isIn(this.line()) ? 'stored' : 'empty';
  });
  protected readonly problem = computed(() => {
    const judged = this.judged();
    return judged.kind === 'problem' && this.touched() ? this.words.problem(judged.problem) : null;
  });
  protected readonly echo = computed(() => {
    const judged = this.judged();
    return judged.kind === 'ready' ? this.words.echo(judged) : null;
  });

  focus(): void {
    this.field().nativeElement.focus();
    this.field().nativeElement.select();
  }

  /** Puts a text in the field as if it had been typed: what an undone first entry leaves behind. */
  retype(text: string): void {
    this.type(text);
    this.focus();
  }

  protected type(text: string): void {
    this.typed.set(text);
    this.touched.set(true);
    const { kind } = this.state();
    if (kind === 'refused' || kind === 'stored') this.desk.clear(this.line().key);
  }

  protected press(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.enter();
    else if (event.key === 'ArrowDown') this.move.emit({ kind: 'down' });
    else if (event.key === 'ArrowUp') this.move.emit({ kind: 'up' });
    else if (event.key === 'Escape') this.restore();
    else return;
    event.preventDefault();
  }

  protected pressReason(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      this.restore();
      this.focus();
    } else if (event.key === 'Enter' && this.reason().trim() !== '') this.send();
    else return;
    event.preventDefault();
  }

  protected keepTheirs(): void {
    this.restore();
    this.focus();
  }

  protected keepMine(): void {
    this.touched.set(false);
    void this.desk.insist(this.line(), this.reason());
    this.move.emit({ kind: 'next' });
  }

  private enter(): void {
    const read = this.read();
    if (read.kind === 'jump') {
      this.restore();
      this.move.emit(read);
      return;
    }
    if (this.desk.closed() || this.state().kind === 'saving') return;
    if (this.correcting()) {
      // The field of the reason appears with the correction: a quick typist is here before it is drawn.
      afterNextRender(
        { read: () => this.reasonField()?.nativeElement.select() },
        { injector: this.injector },
      );
      this.reasonField()?.nativeElement.select();
    } else if (this.changed()) this.send();
    else if (this.problem() === null && (isIn(this.line()) || this.read().kind === 'empty'))
      this.move.emit({ kind: 'next' });
  }

  private send(): void {
    const judged = this.judged();
    if (judged.kind !== 'ready') return;
    this.typed.set(typedForm(judged.notation, this.language.code()));
    this.touched.set(false);
    void this.desk.store(this.line(), judged.act, judged.notation, this.reason().trim()).then(() => {
      if (this.state().kind === 'refused') this.touched.set(true);
    });
    this.move.emit({ kind: 'next' });
  }

  private restore(): void {
    const stored = this.stored();
    this.typed.set(stored === null ? '' : typedForm(stored, this.language.code()));
    this.touched.set(false);
    this.desk.clear(this.line().key);
  }

  private resultAbove(): ResultAct | null {
    const notation = this.above()?.deal?.notation;
    const read = notation === undefined || notation === null ? null : readTyped(notation, 'en');
    return read?.kind === 'result' ? read.act : null;
  }
}
