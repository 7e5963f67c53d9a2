import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  Injector,
  computed,
  effect,
  inject,
  input,
  signal,
  untracked,
  viewChildren,
} from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { GameOnPage } from '../games/game-on-page';
import { Commands } from '../keyboard/commands';
import { Hotkeys } from '../keyboard/hotkeys';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { Session } from '../account/account';
import { TableCodes } from '../table-codes/table-codes';
import { pageTitle } from '../title/page-title';
import { BlindLine } from './passes/blind-line';
import { BlindPass } from './passes/blind-pass';
import { PassDifferences } from './passes/pass-differences';
import { namesAt } from './names-at';
import { PassLink } from './passes/pass-link';
import { passTexts } from './passes/pass-texts';
import { standing } from './line-state';
import { ResultsDesk, type Undo } from './results-desk';
import { ResultsLine, type LineMove } from './results-line';
import { resultsTexts } from './results-texts';
import { focusSoon } from './open-course';
import { NorthPad } from './north/north-pad';
import { OpenLines } from './open-lines';
import { TapDock } from './tap-dock';
import { TapEntry } from './tap-entry';
import { tapTexts } from '../tap/tap-texts';
import {
  isIn,
  lineKey,
  sameSeating,
  nextLine,
  type PlannedLine,
  type SheetLine,
  type SheetTable,
} from './score-sheet';
import { KeptResults } from './kept-results';
import { OrderBar } from './order/order-bar';
import { orderTexts } from './order/order-texts';
import { sheetView } from './order/sheet-view';
import { PlannedTables } from './planned-tables';
import { ResultPlaces } from './result-places';
import { isToSign, SayOfResult } from './say-of-result';
import { sayTexts } from './say-texts';
import { StoredResults } from './stored-results';
import { UndoToast } from '../undo/undo-toast';
import { PageWrites } from '../writes/page-writes';

/** Results of one round by keyboard: one line each, missing ones first, never a dialog. */
@Component({
  selector: 'arb-results-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    RouterLink,
    TableCodes,
    ResultsLine,
    BlindLine,
    PassDifferences,
    PassLink,
    NorthPad,
    OpenLines,
    OrderBar,
    TapDock,
    UndoToast,
  ],
  providers: [
    ResultsDesk,
    StoredResults,
    KeptResults,
    PlannedTables,
    SayOfResult,
    ResultPlaces,
    BlindPass,
    PageWrites,
    TapEntry,
  ],
  templateUrl: './results-page.html',
  styleUrl: './results-page.scss',
  host: { '[style.--dock]': "tap.on() ? '22rem' : null" },
})
export class ResultsPage {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(resultsTexts);
  protected readonly desk = inject(ResultsDesk);
  protected readonly game = inject(GameOnPage);
  private readonly injector = inject(Injector);
  private readonly context = inject(CompetitionContext);
  private readonly account = inject(Session);
  /** What the order of the session seats by itself. */
  protected readonly plans = inject(PlannedTables);
  private readonly router = inject(Router);
  readonly session = input<string>();
  readonly round = input<string>();
  /** A cell in the address, from the deal page. */
  readonly table = input<string>();
  readonly board = input<string>();
  /** The table that alone is shown; nothing, which is also what the router gives: all. */
  readonly only = input<string | null>();
  /** The order of entry, `board` or `table`; nothing: by round. */
  readonly by = input<string | null>();
  /** The board or table of that order. */
  readonly at = input<string | null>();
  /** `2`: the second of two passes, which does not show the first. */
  readonly pass = input<string | null>();
  /** The seat that the telephone is for, as the code says. */
  readonly seat = input<string | null>();
  protected readonly say = inject(SayOfResult);
  protected readonly sayTexts = pageTexts(sayTexts);
  private readonly places = inject(ResultPlaces);
  protected readonly sameSeating = sameSeating;
  /** What is undone now is seen by whoever read the published ranking. */
  protected readonly published = computed(() =>
    ['PROVISIONAL', 'OFFICIAL', 'FINAL'].includes(this.context.head()?.stage ?? ''),
  );
  protected readonly tap = inject(TapEntry);
  protected readonly tapTexts = pageTexts(tapTexts);
  private readonly rows = viewChildren(ResultsLine);
  private readonly blindRows = viewChildren(BlindLine);
  protected readonly passTexts = pageTexts(passTexts);
  private readonly passes = inject(BlindPass);
  protected readonly mayPass = computed(
    () => this.account.operations().has('repeatResult') && !this.account.isAtTable() && this.desk.mayRecord(),
  );
  protected readonly blind = computed(() => this.pass() === '2' && this.mayPass());
  protected readonly passed = computed(() => this.passes.progress(this.lines()));
  protected readonly view = sheetView(this);
  protected readonly shownSession = this.view.shownSession;
  protected readonly shownRound = this.view.shownRound;
  protected readonly sheet = this.view.sheet;
  protected readonly lines = this.view.lines;
  protected readonly missing = this.view.missing;
  protected readonly twice = this.view.twice;
  protected readonly orderTexts = pageTexts(orderTexts);
  /** Name of a game that this page has no grammar for. */
  protected readonly otherGame = computed(() => {
    const head = this.context.head();
    return head === null || this.context.hasLines() ? null : this.language.game(head.game);
  });
  /** Where such a game is written down: the newest of its sessions. */
  protected readonly lastSession = computed(() => this.context.head()?.sessions.at(-1)?.number ?? null);
  protected readonly progress = computed(() => {
    const texts = this.texts();
    const without = this.view.order() === 'round' ? this.view.without() : [];
    if (this.missing() === 0 && without.length > 0) return texts.tablesWithout(without);
    return this.lines().length === 0 ? texts.empty : texts.missing(this.missing());
  });
  /** Whoever enters for the hall chooses the order; a table has its own boards. */
  protected readonly ordered = computed(() => this.otherGame() === null && !this.account.isAtTable());
  /** A telephone at one table that speaks for the side which enters, or for nobody yet, is asked part by part. */
  protected readonly pad = computed(() => {
    const [first] = this.desk.sides();
    const speaks = this.say.side() ?? first?.side;
    const asks = this.desk.grammar()?.steps !== undefined && this.tap.on() && !this.desk.closed();
    return asks && this.account.isAtTable() && typeof this.only() === 'string' && speaks === first?.side;
  });
  /** The session whose codes are given here, by who may; null: by nobody. */
  protected readonly codesOf = computed(() =>
    this.account.operations().has('makeTableCode') ? `${this.context.id()}.s${this.shownSession()}` : null,
  );
  /** The line that had the focus last. */
  protected readonly last = signal<string | null>(null);
  protected readonly tapRow = computed(
    () => this.rows().find((row) => row.line().key === this.last()) ?? null,
  );
  /** Where the page begins: the line that the address names, else the first that is missing; null: nothing is missing. */
  private readonly beginning = computed(() => {
    const lines = this.lines();
    const asked = lines.find(({ table, board }) => table === this.table() && board === Number(this.board()));
    return asked ?? lines.find((line) => !isIn(line)) ?? null;
  });
  private placed = '';

  constructor() {
    const here = inject(DestroyRef);
    effect(() => {
      this.plans.number.set(this.shownSession());
    });
    pageTitle(() => {
      const { standings } = this.language.texts();
      const count = this.missing() > 0 && this.otherGame() === null ? `(${this.missing()}) ` : '';
      const order = this.view.order();
      const where =
        order === 'round' ? standings.round(this.shownRound()) : this.tabName(this.view.shownAt());
      return [count + this.texts().title, where, this.context.head()?.name];
    });
    effect(() => {
      const seat = this.seat();
      const own = this.desk.sides().find(({ seats }) => seats.includes(seat ?? ''));
      this.say.ofSeat.set(own?.side ?? null);
    });
    const hotkeys = inject(Hotkeys);
    hotkeys.bind(
      {
        'mod+z': () => void this.undo(),
        'mod+enter': () => {
          this.toMissing();
        },
      },
      here,
    );
    hotkeys.takeText(() => this.focusForText(), here);
    inject(Commands).offer(() => {
      const texts = this.texts();
      return [
        {
          id: 'entry-missing',
          label: texts.nextMissing,
          key: 'Ctrl Enter',
          run: () => {
            this.toMissing();
          },
        },
      ];
    }, here);
    effect(() => {
      if (this.blind() && this.blindRows().length > 0)
        untracked(() => {
          this.toPass(null);
        });
    });
    effect(() => {
      const { order, shownAt } = this.view;
      const tab = order() === 'round' ? this.shownRound() : `${order()}=${shownAt()}`;
      const round = `${this.shownSession()}/${tab}/${this.table() ?? ''}/${this.board() ?? ''}`;
      // Before the plan and the results are there, nobody knows what is missing.
      if (!this.desk.ready() || !this.plans.settled() || this.lines().length === 0) return;
      // Whoever types already is left where he is, unless the address names a line.
      const isBegun =
        this.table() === undefined && this.lines().some(({ key }) => key === untracked(this.last));
      const key = isBegun ? undefined : this.beginning()?.key;
      const row = this.rows().find((each) => each.line().key === key);
      // Lines are known before they are drawn: the rows say when they are.
      if (this.placed === round || (key !== undefined && row === undefined)) return;
      this.placed = round;
      // A menu that was opened while the lines were on their way keeps the focus.
      const isInMenu = (document.activeElement?.closest('[role=menu]') ?? null) !== null;
      if (!isInMenu) untracked(() => row?.focus());
    });
  }

  protected above(line: SheetLine): SheetLine | null {
    return this.lines()[this.lines().indexOf(line) - 1] ?? null;
  }

  /** Whether a signed sheet of the table would verify something. */
  protected signable({ lines }: SheetTable): boolean {
    return this.say.maySign() && lines.some(({ deal }) => deal !== null && isToSign(deal));
  }

  protected readonly namesAt = namesAt;

  protected entry(id: string | undefined): string {
    return this.desk.nameOfEntry(id);
  }

  protected go(line: SheetLine, move: LineMove): void {
    const lines = this.lines();
    const at = lines.findIndex(({ key }) => key === line.key);
    if (move.kind === 'next') this.focusOn(nextLine(lines, line.key, this.desk.onTheirWay()));
    else if (move.kind === 'page') this.turn(move.by);
    else if (move.kind === 'jump') {
      const to = ({ table, board }: SheetLine): boolean => table === move.table && board === move.board;
      this.open(lines.find(to) ?? this.view.allLines().find(to) ?? line);
    } else this.focusOn(lines[at + (move.kind === 'down' ? 1 : -1)] ?? null);
  }

  /** A line of this sheet gets the focus; another one is shown first. */
  protected open(line: SheetLine): void {
    if (this.lines().some(({ key }) => key === line.key)) {
      this.focusOn(line);
      return;
    }
    void this.router.navigate([], { queryParams: this.view.queryOf(line) });
  }

  /** What a sheet is called: `Traveller of board 3`, `Table 2`. */
  protected tabName(at: string): string {
    return this.view.order() === 'board'
      ? this.orderTexts().traveller(this.desk.boardName(Number(at)))
      : this.texts().table(at);
  }

  private turn(by: 1 | -1): void {
    const queryParams = this.view.besides(by);
    if (queryParams !== null) void this.router.navigate([], { queryParams });
  }

  protected plan(lines: readonly PlannedLine[]): void {
    this.desk.plan(lines);
    const first = lines[0];
    if (first === undefined) return;
    const key = lineKey(first.session, first.round, first.table, first.board);
    this.focusKey(key);
  }

  protected aboveInPass(line: SheetLine): string | null {
    return this.above(line)?.deal?.secondPass?.says ?? null;
  }

  /** The next result that the second pass has not read. */
  protected toPass(from: SheetLine | null): void {
    const lines = this.lines();
    const at = from === null ? -1 : lines.findIndex(({ key }) => key === from.key);
    const around = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))];
    const next = around.find((line) => standing(line) !== null && !this.passes.isPassed(line));
    this.blindRows()
      .find((row) => row.line().key === next?.key)
      ?.focus();
  }

  /** The next missing result of this round; else the first of the round that lacks one. */
  protected toMissing(): void {
    if (this.blind()) {
      this.toPass(null);
      return;
    }
    const onTheirWay = this.desk.onTheirWay();
    const open = this.lines().filter((line) => !isIn(line) && !onTheirWay.has(line.key));
    const at = this.lines().findIndex(({ key }) => key === this.last());
    const next = open.find((line) => this.lines().indexOf(line) > at) ?? open[0];
    const [first] = this.view.allMissing().filter(({ key }) => !onTheirWay.has(key));
    if (next !== undefined) this.focusOn(next);
    else if (first !== undefined) this.open(first);
  }

  /** What forbids a first result at a table: a pair that plays elsewhere, as long as the table has no result at all. */
  protected barred({ table, lines }: SheetTable): string | null {
    const [first] = lines.some(isIn) ? [] : (this.twice().get(table) ?? []);
    if (first === undefined) return null;
    return this.texts().seatedElsewhere(this.entry(first.entry), first.table);
  }

  /** Lines that somebody opened by mistake can go again, as long as nothing is stored or typed at the table. */
  protected closable({ lines }: SheetTable): boolean {
    const onTheirWay = this.desk.onTheirWay();
    return lines.every((line) => !isIn(line) && !onTheirWay.has(line.key) && !this.desk.draftOf(line.key));
  }

  protected undoSays({ line, writing }: Undo): string {
    const { table, board } = line;
    const typed = (notation: string): string =>
      this.desk.grammar()?.typedForm(notation, this.language.code()) ?? notation;
    const before = writing.correction?.from ?? null;
    return this.texts().undoSays(
      this.texts().cellInside(table, this.desk.boardName(board)),
      typed(writing.notation),
      before === null ? null : typed(before),
    );
  }

  /** A correction is taken back by another one; a first entry is withdrawn, and its line waits again. */
  protected async undo(): Promise<void> {
    const last = this.desk.undo();
    if (last === null) return;
    this.desk.undo.set(null);
    const line = this.lines().find(({ key }) => key === last.line.key);
    if (line === undefined) return;
    const before = last.writing.correction?.from;
    const [grammar, language] = [this.desk.grammar(), this.language.code()];
    const judged =
      before === undefined ? undefined : grammar?.judgeStored(before, language, this.desk.boardOf(line));
    if (judged?.kind === 'ready') {
      const { act, notation } = judged;
      const typed = grammar?.typedForm(notation, language) ?? '';
      await this.desk.store(line, { act, notation, typed, reason: this.texts().undoReason }, last.version);
      return;
    }
    // At once: whoever goes on elsewhere while it is taken back stays there.
    this.focusKey(line.key);
    await this.places.takeBack({ id: last.deal, version: last.version }, this.texts().undoFirst);
  }

  /** Letters that no field has belong to the line that had the focus last, else to the first that is missing. */
  private focusForText(): boolean {
    if (this.blind()) {
      this.toPass(null);
      return true;
    }
    if (this.otherGame() !== null || !this.desk.mayRecord()) return false;
    const last = this.lines().find(({ key }) => key === this.last());
    const isTyping = last !== undefined && this.desk.draftOf(last.key) !== null;
    const missing = this.lines().find((line) => !isIn(line)) ?? null;
    this.focusOn(isTyping ? last : missing);
    return true;
  }

  private focusOn(line: SheetLine | null): void {
    if (line !== null) this.focusKey(line.key);
  }

  private focusKey(key: string): void {
    focusSoon(() => this.rows().find((row) => row.line().key === key), this.injector);
  }
}
