import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  Injector,
  afterNextRender,
  computed,
  inject,
  input,
  output,
  signal,
  viewChild,
} from '@angular/core';
import { NotationText } from '../cards/notation-text';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { ResultsDesk } from './results-desk';
import { resultsTexts } from './results-texts';
import { AverageMenu } from './averages/average-menu';
import { LinePlace } from './line-place';
import { LineSay } from './line-say';
import { placeTexts } from './place-texts';
import { ResultPlaces } from './result-places';
import { SayOfResult } from './say-of-result';
import { sayTexts } from './say-texts';
import type { Echo, ReadyResult, TypedResult } from './result-grammar';
import { SwappedNote } from './swapped-note';
import { TapEntry } from './tap-entry';
import { lineCall, soughtNumbers } from './order/line-call';
import { orderTexts } from './order/order-texts';
import type { SheetOrder } from './order/sheet-order';
import { secondsWhile } from './seconds-while';
import { standing } from './line-state';
import { isIn, type SheetLine, type SheetTable } from './score-sheet';
import { sought, soughtName, type Sought } from './sought-tables';

export type LineMove =
  | { readonly kind: 'next' | 'up' | 'down' }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'jump'; readonly table: string; readonly board: number };

/** Somebody stored a result here after typing began: both are shown, and one of the two is chosen. */
type Conflict = {
  readonly by: NonNullable<SheetLine['deal']>['entered'];
  readonly theirs: Echo | null;
  readonly mine: Echo | null;
};

/** One result on one line: typed, echoed in words, stored by Enter, refused in place. */
@Component({
  selector: 'arb-results-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [AverageMenu, LinePlace, LineSay, NotationText, SwappedNote],
  templateUrl: './results-line.html',
  styleUrl: './results-line.scss',
  host: {
    '[attr.data-state]': 'status()',
    '[attr.data-order]': "called() === 'round' ? null : called()",
  },
})
export class ResultsLine {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(resultsTexts);
  protected readonly desk = inject(ResultsDesk);
  protected readonly say = inject(SayOfResult);
  protected readonly sayTexts = pageTexts(sayTexts);
  protected readonly places = inject(ResultPlaces);
  protected readonly placeTexts = pageTexts(placeTexts);
  private readonly grammar = this.desk.grammar;
  /** Keys on the screen write in the field: the telephone's own keyboard stays away. */
  protected readonly tapping = inject(TapEntry).on;
  private readonly injector = inject(Injector);
  readonly line = input.required<SheetLine>();
  readonly above = input.required<SheetLine | null>();
  /** What forbids a first result here: a pair that sits elsewhere in this round. */
  readonly barred = input<string | null>(null);
  /** The tables of the round, for whoever looks for a name. */
  readonly sheet = input<readonly SheetTable[]>([]);
  /** The order in which lines are entered, which says what each is called by. */
  readonly called = input<SheetOrder>('round');
  protected readonly call = lineCall();
  protected readonly orderTexts = pageTexts(orderTexts);
  readonly move = output<LineMove>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly reasonField = viewChild<ElementRef<HTMLInputElement>>('reason');
  private readonly conflictBox = viewChild<ElementRef<HTMLElement>>('conflictBox');
  protected readonly stored = computed(() => this.line().deal?.notation ?? null);
  protected readonly state = computed(() => this.desk.stateOf(this.line().key));
  private readonly draft = computed(() => this.desk.draftOf(this.line().key));
  protected readonly touched = computed(() => this.draft() !== null);
  /** What the field shows when nobody types: the result on its way or stored. */
  private readonly shown = computed(() => {
    const state = this.state();
    const notation = 'writing' in state ? state.writing.notation : this.stored();
    return notation === null ? '' : (this.grammar()?.typedForm(notation, this.language.code()) ?? '');
  });
  readonly typed = computed(() => this.draft()?.text ?? this.shown());
  protected readonly reason = computed(() => this.draft()?.reason ?? this.texts().reasonDefault);
  /** Something stands here that only a correction replaces. */
  private readonly isHeld = computed(() => isIn(this.line()) && !this.unplayed());
  protected readonly unplayed = computed(() => this.line().deal?.state === 'UNPLAYED');
  protected readonly writable = computed(() =>
    this.isHeld() ? this.desk.mayReplace(this.line()) : this.desk.mayRecord(),
  );
  /** A write without an answer yet: what is typed over it waits until the answer is there. */
  private readonly onItsWay = computed(() => 'writing' in this.state());
  protected readonly judged = computed((): TypedResult => {
    const above = this.desk.notationOn(this.above());
    const [language, board] = [this.language.code(), this.desk.boardOf(this.line())];
    return this.grammar()?.judge(this.typed(), language, board, above) ?? { kind: 'none' };
  });
  protected readonly changed = computed(() => {
    const judged = this.judged();
    return this.touched() && judged.kind === 'ready' && judged.notation !== this.stored();
  });
  protected readonly conflict = computed((): Conflict | null => {
    const draft = this.draft();
    const now = standing(this.line());
    const judged = this.judged();
    if (draft === null || now === null || now === draft.seen || this.onItsWay()) return null;
    if (judged.kind === 'ready' && judged.notation === this.stored()) return null;
    const board = this.desk.boardOf(this.line());
    const theirs = this.grammar()?.judgeStored(this.stored() ?? '', this.language.code(), board);
    return {
      by: this.desk.authorOf(this.line()),
      theirs: theirs?.kind === 'ready' ? theirs.echo : null,
      mine: judged.kind === 'ready' ? judged.echo : null,
    };
  });
  readonly correcting = computed(() => this.changed() && this.isHeld() && this.desk.mayReplace(this.line()));
  protected readonly status = computed(() => {
    const state = this.state();
    if (this.conflict() !== null) return 'conflict';
    const finality = this.touched() ? null : this.line().deal?.finality;
    if (finality === 'DISPUTED') return 'disputed';
    if (finality === 'VERIFIED') return 'verified';
    if (state.kind === 'stored' && !this.touched() && this.stored() !== null)
      return state.corrected ? 'corrected' : 'stored';
    if (state.kind !== 'rest' && state.kind !== 'stored') return state.kind;
    if (this.touched() && (this.changed() || ['problem', 'choices'].includes(this.judged().kind)))
      return 'typed';
    if (this.unplayed()) return 'unplayed';
    return isIn(this.line()) ? 'stored' : 'empty';
  });
  /** Where whoever is called as somebody typed behind `/` plays; null for any other line. */
  protected readonly sought = computed((): readonly Sought[] | null => {
    const numbers = this.touched() ? soughtNumbers(this.typed()) : null;
    const name = this.touched() ? soughtName(this.typed()) : null;
    if (numbers !== null) return this.call.linesOf(this.sheet(), numbers, this.line());
    return name === null ? null : sought(this.sheet(), (entry) => this.desk.nameOfEntry(entry), name);
  });
  /** What is typed behind `/` is a number: a further digit belongs to it and picks nothing. */
  protected readonly seeksNumber = computed(() => soughtNumbers(this.typed()) !== null);
  protected readonly problem = computed(() => {
    const judged = this.judged();
    if (!this.touched()) return null;
    const found = this.sought();
    if (found !== null && found.length === 0) {
      const numbers = soughtNumbers(this.typed());
      return numbers === null
        ? this.texts().nobodyCalled
        : this.call.pairProblem(this.sheet(), numbers, this.line());
    }
    if (found !== null) return null;
    if (judged.kind === 'jump') return this.call.jumpProblem(this.sheet(), judged.table, judged.board);
    if (judged.kind === 'problem') return this.averages().length > 0 ? null : judged.says;
    return isIn(this.line()) || judged.kind !== 'ready' ? null : this.barred();
  });
  /** Results that fit what is typed: a digit picks one. */
  protected readonly choices = computed(() => {
    const judged = this.judged();
    return judged.kind === 'choices' && this.touched() ? judged.choices : [];
  });
  /** The panel that puts right where the result stands is open. */
  protected readonly amending = signal(false);
  protected readonly amendable = computed(() => {
    const { moves, unplayed } = this.places.may();
    if (this.touched() || this.onItsWay() || this.desk.closed()) return false;
    return this.stored() === null
      ? unplayed && !this.unplayed()
      : moves && this.line().deal?.state === 'SCORED';
  });
  /** Who sits where on this board, where it is not as at the others of its table. */
  readonly swapped = input(false);
  /** What the director may give in place of a result, picked by a digit behind a full stop. */
  protected readonly averages = computed(() =>
    this.touched() && this.typed().trim() === '.' ? (this.grammar()?.averages?.given ?? []) : [],
  );
  /** It was refused and asked about: what Enter sends once more, with the word that it is so. */
  protected readonly insisting = computed(() => {
    const [state, judged] = [this.state(), this.judged()];
    return state.kind === 'refused' && judged.kind === 'ready'
      ? (this.grammar()?.insisting?.(judged.act, state.code) ?? null)
      : null;
  });
  readonly echo = computed(() => {
    const judged = this.judged();
    return judged.kind === 'ready' ? judged.echo : null;
  });

  /** The result that stands, in words. */
  protected readonly standing = computed(() => {
    const { deal } = this.line();
    if (typeof deal?.notation !== 'string') return null;
    const [language, board] = [this.language.code(), this.desk.boardOf(this.line())];
    const judged = this.grammar()?.judgeStored(deal.notation, language, board);
    return judged?.kind === 'ready' ? judged.echo : null;
  });

  /** Ticks while a conflict shows how old the other result is. */
  private readonly now = secondsWhile(computed(() => this.conflict() !== null));

  protected theirsSays({ by }: Conflict): string {
    const age = by === null ? null : Math.max(0, Math.round((this.now() - Date.parse(by.at)) / 1000));
    return this.texts().conflictTheirs(this.desk.nameOf(by), age);
  }

  /** Whether Enter would store what the field holds, or give a correction its reason. */
  readonly storable = computed(
    () =>
      this.writable() &&
      this.changed() &&
      this.problem() === null &&
      !this.onItsWay() &&
      this.conflict() === null,
  );

  /** Goes on where somebody was typing; a result that stands is selected, so that the first key replaces it. */
  focus(): void {
    const field = this.field().nativeElement;
    field.focus();
    if (this.touched()) field.setSelectionRange(field.value.length, field.value.length);
    else field.select();
  }

  /** A key on the screen was tapped. */
  tapped(text: string): void {
    this.type(text);
    this.showTyped();
  }

  /** The sign of a score that agrees is its own Enter, and a sign alone goes to the next line or back. */
  protected typeKey(text: string): void {
    this.type(text);
    const judged = this.judged();
    if (judged.kind === 'move') {
      this.restore();
      this.move.emit({ kind: judged.by > 0 ? 'down' : 'up' });
    } else if (judged.kind === 'ready' && judged.complete === true) this.enter();
  }

  /** The key that stores: the reason of a correction stands before whoever taps, and goes with it. */
  enterTapped(): void {
    if (this.storable() && (!this.correcting() || this.reason().trim() !== '')) this.send();
  }

  protected type(text: string): void {
    const { key } = this.line();
    const draft = this.draft() ?? { seen: standing(this.line()), reason: null };
    this.desk.type(key, text === this.shown() && this.conflict() === null ? null : { ...draft, text });
  }

  protected giveReason(reason: string): void {
    const draft = this.draft();
    if (draft !== null) this.desk.type(this.line().key, { ...draft, reason });
  }

  protected selectAll(): void {
    if (!this.touched()) this.field().nativeElement.select();
  }

  protected press(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey) return;
    const picked = this.choices()[Number(event.key) - 1];
    const digit = this.seeksNumber() ? NaN : Number(event.key);
    const found = this.sought()?.[event.key === 'Enter' ? 0 : digit - 1];
    const average = this.averages()[Number(event.key) - 1];
    if (found !== undefined && !event.ctrlKey && !event.metaKey) this.goTo(found);
    else if (average !== undefined) {
      if (!event.repeat) void this.average(average);
    } else if (picked !== undefined) {
      if (!event.repeat) this.pick(picked);
    } else if (event.key === 'Enter') {
      // A key held down is one Enter, and Ctrl Enter is the page's.
      if (event.ctrlKey || event.metaKey) return;
      if (!event.repeat) this.enter();
    } else if (event.key === 'F2' && this.amendable()) this.amending.set(true);
    else if (event.key === 'ArrowDown') this.move.emit({ kind: 'down' });
    else if (event.key === 'PageUp' || event.key === 'PageDown')
      this.move.emit({ kind: 'page', by: event.key === 'PageUp' ? -1 : 1 });
    else if (event.key === 'ArrowUp') this.move.emit({ kind: 'up' });
    else if (event.key === 'Escape') this.restore();
    else return;
    event.preventDefault();
  }

  protected pressReason(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      this.restore();
      this.focus();
    } else if (event.key === 'Enter') {
      if (!event.repeat && this.reason().trim() !== '' && this.conflict() === null) this.send();
    } else return;
    event.preventDefault();
  }

  /** One of the results that fit: it is stored where a first result is, and shown with its reason where one stands. */
  protected pick({ notation }: ReadyResult): void {
    this.type(this.grammar()?.typedForm(notation, this.language.code()) ?? notation);
    this.enter();
    if (this.touched()) this.focus();
  }

  /** An average in place of a result: the line is done, as the director has it. */
  protected async average(given: Readonly<Record<string, number>>): Promise<void> {
    const article = this.grammar()?.averages?.article;
    if (article === undefined || !this.places.may().averages || this.places.writes.busy()) return;
    if (await this.places.average(this.line(), article, given)) {
      this.restore();
      this.move.emit({ kind: 'next' });
    }
  }

  /** Leads to the first result that is missing at a table that was found by a name. */
  protected goTo({ table, board }: Sought): void {
    this.restore();
    this.move.emit({ kind: 'jump', table, board });
  }

  protected amended(): void {
    this.amending.set(false);
    this.focus();
  }

  protected keepTheirs(): void {
    this.restore();
    this.focus();
  }

  protected keepMine(): void {
    if (this.correcting() && this.reason().trim() !== '') this.send();
  }

  /** The other side’s result stands, and this one says otherwise: both go to the arbiter. */
  protected async sendMine(): Promise<void> {
    const judged = this.judged();
    const { deal } = this.line();
    if (deal === null || judged.kind !== 'ready') return;
    if (await this.say.dispute(deal, '', judged.act)) this.restore();
  }

  /** Whoever may settle nothing here, or does not want to, lets the arbiter read both. */
  protected async callArbiter(): Promise<void> {
    const { deal } = this.line();
    if (deal === null) return;
    const reason = this.texts().twoResults(
      deal.notation ?? '',
      this.desk.nameOf(this.desk.authorOf(this.line())),
      this.typed().trim(),
    );
    if (await this.say.call(deal, reason)) this.keepTheirs();
  }

  private enter(): void {
    const judged = this.judged();
    if (judged.kind === 'jump') {
      if (this.problem() !== null) return;
      this.restore();
      this.move.emit(judged);
      return;
    }
    if (!this.writable() || this.onItsWay()) return;
    if (this.conflict() !== null) this.afterDrawing(() => this.conflictBox()?.nativeElement.focus());
    else if (this.correcting()) this.afterDrawing(() => this.reasonField()?.nativeElement.select());
    else if (this.changed()) {
      if (this.problem() === null) this.send();
    } else if (isIn(this.line()) && this.problem() === null) {
      this.restore();
      this.move.emit({ kind: 'next' });
    }
  }

  private send(): void {
    const judged = this.judged();
    const line = this.line();
    if (judged.kind !== 'ready' || this.onItsWay()) return;
    const { notation } = judged;
    const act = this.insisting() ?? judged.act;
    const meant = { act, notation, typed: this.typed(), reason: this.reason().trim() };
    void this.desk.store(line, meant, standing(line));
    this.showTyped();
    this.move.emit({ kind: 'next' });
  }

  private restore(): void {
    this.desk.type(this.line().key, null);
    this.showTyped();
  }

  /** At once: a text that came and went between two drawings is no change to them, and would stay in the field. */
  private showTyped(): void {
    this.field().nativeElement.value = this.typed();
  }

  /** What appears with an answer is not drawn yet when a quick typist is already there: now, and after the next drawing. */
  private afterDrawing(act: () => void): void {
    afterNextRender({ read: act }, { injector: this.injector });
    act();
  }
}
