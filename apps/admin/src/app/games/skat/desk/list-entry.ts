import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  ElementRef,
  afterNextRender,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  signal,
  viewChild,
} from '@angular/core';
import type { SkatSheetView } from '@arbitre/rules/skat';
import { NotationText } from '../../../cards/notation-text';
import { Connection } from '../../../connection/connection';
import { resultsTexts } from '../../../results/results-texts';
import { Hotkeys } from '../../../keyboard/hotkeys';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { Session } from '../../../account/account';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import { TapPad } from '../../../tap/tap-pad';
import { tapTexts } from '../../../tap/tap-texts';
import { Tapping } from '../../../tap/tapping';
import { SessionContext } from '../../../sessions/session-context';
import { stretchAt, type ListOfTable } from '../tournament/tournament-view';
import { judgeGame } from './judged-game';
import { KeptLists, type ListDraft, type ListWriting } from './kept-lists';
import { ListDesk, type StoredGame } from './list-desk';
import { Undoing } from '../../../undo/undoing';
import { UndoToast } from '../../../undo/undo-toast';
import { skatTapKeys } from './tap-keys';
import { partOf, readGame, type GameProblem } from './typed-game';

/** The line under a game list: one game typed at a time, the next missing one offered, stored by Enter. */
@Component({
  selector: 'arb-list-entry',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, TapPad, UndoToast],
  providers: [Undoing],
  templateUrl: './list-entry.html',
  styleUrl: './list-entry.scss',
})
export class ListEntry {
  protected readonly language = inject(Language);
  protected readonly resultsTexts = pageTexts(resultsTexts);
  protected readonly texts = pageTexts(skatTexts);
  protected readonly desk = inject(ListDesk);
  protected readonly context = inject(SessionContext);
  private readonly kept = inject(KeptLists);
  protected readonly undoing = inject(Undoing);
  private readonly may = inject(Session).may;
  readonly list = input.required<ListOfTable>();
  readonly sheet = input.required<SkatSheetView>();
  /** The session's number and id. */
  readonly number = input.required<number>();
  readonly session = input.required<string>();
  readonly entries = input.required<SessionEntries>();
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private readonly allAgree = viewChild<ElementRef<HTMLElement>>('allAgree');
  private readonly conflictBox = viewChild<ElementRef<HTMLElement>>('conflictBox');
  private readonly key = computed(() => `${this.list().series}/${this.list().table}`);
  private readonly stored = computed(
    () => new Set(this.sheet().lines.flatMap(({ deal, kind }) => (kind === 'struck' ? [] : [deal]))),
  );
  private readonly next = computed(() => {
    const onTheirWay = this.desk.states();
    for (let deal = 1; deal <= this.list().deals; deal++)
      if (!this.stored().has(deal) && !onTheirWay.has(this.idOf(deal))) return deal;
    return null;
  });
  /** What is being typed on this list; each list has its own, and it outlives the page. */
  private readonly draft = linkedSignal({
    source: () => ({ session: this.session(), key: this.key() }),
    computation: ({ session, key }) => this.kept.draft(session, key),
  });
  /** The game that somebody went to; else the next that is missing. */
  private readonly asked = linkedSignal<string, number | null>({
    source: this.key,
    computation: () => null,
  });
  /** The game being typed: it does not change under somebody's hands when another one arrives. */
  protected readonly deal = computed(() => (this.draft()?.deal ?? 0) || (this.asked() ?? this.next()));
  protected readonly typed = computed(() => this.draft()?.typed ?? '');
  protected readonly reason = computed(() => this.draft()?.reason ?? this.resultsTexts().reasonDefault);
  protected readonly correcting = computed(() => this.stored().has(this.deal() ?? 0));
  /** The stored game that is to be replaced, as the server has it. */
  protected readonly there = signal<StoredGame | null>(null);
  /** What was typed when Enter was struck before the stored game was known: it is sent once it is. */
  private struck: string | null = null;
  /** Somebody stored this game after typing began: both are shown, and one of the two is chosen. */
  protected readonly conflict = computed(() => {
    const [draft, there] = [this.draft(), this.there()];
    return this.correcting() && draft !== null && there !== null && draft.seen !== there.version
      ? there
      : null;
  });
  /** Who sits there for this game; the table may have changed since, or before it (SKAT-3.1.2.a). */
  private readonly stretch = computed(() => stretchAt(this.list(), this.deal() ?? 1));
  private readonly table = computed(() => {
    const { from, seats } = this.stretch();
    return { seats: seats.length, deal: (this.deal() ?? 1) - from + 1 };
  });
  protected readonly read = computed(() => readGame(this.typed(), this.language.code(), this.table()));
  protected readonly judged = computed(() => {
    const read = this.read();
    if (read.kind === 'passed') return judgeGame(null, this.table());
    return read.kind === 'game' ? judgeGame(read.game, this.table()) : null;
  });
  protected readonly declarer = computed(() => {
    const read = this.read();
    const entry = read.kind === 'game' ? this.stretch().seats[read.game.column - 1] : undefined;
    return entry === undefined ? '' : entryName(this.entries(), entry);
  });
  protected readonly problem = computed(() => {
    const read = this.read();
    const judged = this.judged();
    if (this.correcting() && read.kind !== 'jump' && read.kind !== 'empty' && !this.may().correct)
      return this.texts().entry.mayNotCorrect;
    if (read.kind === 'unfinished') return this.say(read.problem);
    return judged?.ok === false ? this.resultsTexts().ruleRefused(judged.article) : null;
  });
  /** What the stored game is corrected to, where all players have to agree to it (SKAT-5.5.3). */
  private readonly disputed = computed(() => {
    const [deal, judged] = [this.deal(), this.judged()];
    if (!this.correcting() || judged?.ok !== true || this.problem() !== null) return null;
    const { again, corrections = [] } = this.list();
    const agreed = corrections.some((each) => each.deal === deal && each.to === judged.notation);
    return agreed || again.some((each) => each.deal === deal) ? null : judged.notation;
  });
  /** Everybody who has to agree; nobody where the line may be replaced without. */
  protected readonly asking = computed(() =>
    this.disputed() === null
      ? []
      : this.list().seats.map((entry) => ({ entry, name: entryName(this.entries(), entry) })),
  );
  /** Who agreed to this very correction: another one is asked for anew. */
  protected readonly consents = linkedSignal<string, ReadonlySet<string>>({
    source: () => `${this.key()}/${this.deal()}/${this.disputed()}`,
    computation: () => new Set(),
  });
  protected readonly agreed = computed(() => this.asking().every(({ entry }) => this.consents().has(entry)));
  protected readonly tapping = inject(Tapping);
  protected readonly tapTexts = pageTexts(tapTexts);
  protected readonly board = computed(() => skatTapKeys(this.typed(), this.language.code(), this.table()));
  /** Whether Enter would store what the field holds. */
  protected readonly storable = computed(
    () =>
      this.judged()?.ok === true &&
      this.problem() === null &&
      this.conflict() === null &&
      (!this.correcting() || (this.agreed() && this.reason().trim() !== '')),
  );
  protected readonly recent = computed(() => {
    const { series, table } = this.list();
    const own = [...this.desk.states().values()].filter(
      ({ writing: { place } }) => place.round === series && place.table === table,
    );
    return own.slice(-6).reverse();
  });

  constructor() {
    const stored = computed(() => {
      const deal = this.deal();
      const line = this.sheet().lines.find((each) => each.deal === deal);
      return deal === null || line === undefined || !this.correcting() ? null : this.idOf(deal);
    });
    const connection = inject(Connection);
    effect(() => {
      this.sheet();
      connection.recoveries();
      void this.learn(stored());
    });
    inject(Hotkeys).takeText(() => {
      this.field().nativeElement.focus();
      return true;
    }, inject(DestroyRef));
    afterNextRender(() => {
      this.field().nativeElement.focus();
    });
  }

  protected type(typed: string): void {
    const draft = this.draft() ?? { deal: this.deal() ?? 0, seen: this.seen(), reason: null };
    this.keep(typed === '' ? null : { ...draft, typed });
  }

  protected tap(typed: string): void {
    this.type(typed);
    this.field().nativeElement.value = typed;
  }

  protected giveReason(reason: string): void {
    const draft = this.draft();
    if (draft !== null) this.keep({ ...draft, reason });
  }

  protected consent(entry: string, agrees: boolean): void {
    const consents = new Set(this.consents());
    if (agrees) consents.add(entry);
    else consents.delete(entry);
    this.consents.set(consents);
  }

  protected press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // A key held down is one Enter.
    if (event.key === 'Enter') {
      if (!event.repeat) this.enter();
    } else if (event.key === 'Escape') this.leave();
    else if (event.key === 'ArrowUp' && this.typed() === '') this.step(-1);
    else if (event.key === 'ArrowDown' && this.typed() === '') this.step(1);
    else return;
    event.preventDefault();
  }

  protected retype({ id, deal, typed }: ListWriting): void {
    this.desk.take(id);
    this.asked.set(deal);
    this.give({ deal, typed, seen: this.seen(), reason: null });
    this.field().nativeElement.focus();
  }

  /** The director has heard everybody at the table: what they agreed to is stored. */
  protected agreeAll(): void {
    this.consents.set(new Set(this.asking().map(({ entry }) => entry)));
    this.field().nativeElement.focus();
    this.enter();
  }

  /** From the game of the empty line to the one before or after it. */
  private step(by: number): void {
    const to = (this.deal() ?? this.list().deals + 1) + by;
    if (to >= 1 && to <= this.list().deals) this.asked.set(to);
  }

  /** Lets go of what was typed, and of the game that somebody went to. */
  private leave(): void {
    this.asked.set(null);
    this.give(null);
  }

  protected keepTheirs(): void {
    this.leave();
    this.field().nativeElement.focus();
  }

  protected keepMine(): void {
    const there = this.there();
    if (there !== null) void this.send(there.version);
    this.field().nativeElement.focus();
  }

  protected enter(): void {
    const read = this.read();
    if (read.kind === 'jump') {
      this.give(null);
      if (read.deal >= 1 && read.deal <= this.list().deals) this.asked.set(read.deal);
      return;
    }
    if (this.problem() !== null) return;
    if (this.conflict() !== null) this.conflictBox()?.nativeElement.focus();
    else if (!this.correcting()) void this.send(null);
    else if (this.there() === null) this.struck = this.typed();
    else if (!this.agreed()) this.allAgree()?.nativeElement.focus();
    else void this.send(this.draft()?.seen ?? null);
  }

  /** `replaced`: version of the stored game that this one replaces; null where there is none. */
  private async send(replaced: number | null): Promise<void> {
    const judged = this.judged();
    const deal = this.deal();
    if (judged?.ok !== true || deal === null) return;
    const reason = this.reason().trim();
    if (replaced !== null && (reason === '' || !this.agreed())) return;
    const { from, seats } = this.stretch();
    const { series, table } = this.list();
    const writing: ListWriting = {
      deal,
      id: this.idOf(deal),
      place: { session: this.number(), round: series, table, board: deal },
      seating: seats.map((entry, index) => ({ seat: partOf(index + 1, this.table()), entry })),
      players: seats.length,
      ...(from === 1 ? {} : { first: from }),
      act: judged.act,
      typed: this.typed(),
      replaces: replaced === null ? null : { version: replaced, reason },
    };
    // SKAT-5.5.3: what everybody agreed to is on record before the line is replaced.
    const consents = this.asking().map(({ entry }) => entry);
    const agreed = { do: 'agree-correction', series, table, deal, to: judged.notation, consents };
    if (
      consents.length > 0 &&
      !(await this.context.record({ ...agreed, from: this.there()?.notation ?? '-' }))
    )
      return;
    this.desk.store(writing);
    this.asked.set(null);
    this.give(null);
    this.offerBack(writing);
  }

  /** SKAT-5.5.3: what is entered is taken back by nobody alone, but brought back into the field to be corrected. */
  private offerBack(writing: ListWriting): void {
    if (!this.may().correct) return;
    const game = this.language.terms('skat').board(writing.deal);
    const says = this.texts().entry.undoSays(game, writing.typed);
    this.undoing.offer({
      says,
      run: () => {
        this.retype(writing);
      },
    });
  }

  private idOf(deal: number): string {
    const { series, table } = this.list();
    return `${this.session()}-r${series}-t${table}-b${deal}`;
  }

  /** Version of the game that stands where somebody begins to type; not known yet is 0, and learnt when it comes. */
  private seen(): number | null {
    return this.correcting() ? (this.there()?.version ?? 0) : null;
  }

  private async learn(id: string | null): Promise<void> {
    if (id !== this.there()?.id) this.there.set(null);
    const there = id === null ? null : await this.desk.stored(id);
    const deal = this.deal();
    if (there === null || deal === null || this.idOf(deal) !== id) return;
    this.there.set(there);
    const draft = this.draft();
    if (draft?.seen === 0) this.keep({ ...draft, seen: there.version });
    if (this.struck === draft?.typed) this.enter();
    this.struck = null;
  }

  private keep(draft: ListDraft | null): void {
    this.draft.set(draft);
    this.kept.keepDraft(this.session(), this.key(), draft);
  }

  /** At once, in the field too: the next key of a quick typist comes before anything is drawn again. */
  private give(draft: ListDraft | null): void {
    this.struck = null;
    this.keep(draft);
    this.field().nativeElement.value = draft?.typed ?? '';
  }

  private say(problem: GameProblem): string {
    const texts = this.texts().entry.problems;
    switch (problem.kind) {
      case 'table':
        return texts.table(problem.seats);
      case 'sitsOut':
        return texts.sitsOut(problem.column);
      case 'rest':
        return texts.rest(problem.rest);
      default:
        return texts[problem.kind];
    }
  }
}
