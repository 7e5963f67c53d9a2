import {
  ChangeDetectionStrategy,
  Component,
  DestroyRef,
  computed,
  effect,
  inject,
  input,
  untracked,
  viewChildren,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { NotationText } from '../cards/notation-text';
import { Commands } from '../keyboard/commands';
import { Hotkeys } from '../keyboard/hotkeys';
import { Language } from '../language/language';
import { CompetitionContext } from '../standings/competition-context';
import { EntryDesk } from './entry-desk';
import { EntryLine, type LineMove } from './entry-line';
import { EntryWords } from './entry-words';
import { OpenLines } from './open-lines';
import {
  isIn,
  lineKey,
  nextLine,
  roundProgress,
  scoreSheet,
  tablesWithout,
  type PlannedLine,
  type SheetLine,
} from './score-sheet';
import { StoredResults } from './stored-results';
import { readTyped, typedForm } from './typed-result';

/** Results of one round by keyboard: one line each, missing ones first, never a dialog. */
@Component({
  selector: 'arb-entry-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, EntryLine, OpenLines, NotationText],
  providers: [EntryDesk, StoredResults, EntryWords],
  templateUrl: './entry-page.html',
  styleUrl: './entry-page.scss',
})
export class EntryPage {
  protected readonly language = inject(Language);
  protected readonly desk = inject(EntryDesk);
  private readonly context = inject(CompetitionContext);
  readonly session = input<string>();
  readonly round = input<string>();
  /** A cell in the address, from the deal page. */
  readonly table = input<string>();
  readonly board = input<string>();
  private readonly rows = viewChildren(EntryLine);
  protected readonly sessions = computed(() =>
    [...new Set(this.desk.deals().map((deal) => deal.session))].sort(),
  );
  protected readonly shownSession = computed(() => Number(this.session() ?? this.sessions()[0] ?? 1));
  protected readonly rounds = computed(() =>
    roundProgress(this.desk.deals(), this.desk.planned(), this.shownSession()),
  );
  /** The round in the address; else the first that lacks a result; else the last. */
  protected readonly shownRound = computed(() => {
    const rounds = this.rounds();
    const lacking = rounds.find(({ stored, expected }) => stored < expected);
    return Number(this.round() ?? lacking?.round ?? rounds.at(-1)?.round ?? 1);
  });
  protected readonly sheet = computed(() =>
    scoreSheet(this.desk.deals(), this.desk.planned(), this.shownSession(), this.shownRound()),
  );
  protected readonly lines = computed(() => this.sheet().flatMap(({ lines }) => lines));
  protected readonly missing = computed(() => this.lines().filter((line) => !isIn(line)).length);
  protected readonly without = computed(() =>
    tablesWithout(this.desk.deals(), this.sheet(), this.shownSession()),
  );
  /** Boards that every table of this round plays; empty when they differ. */
  protected readonly sameBoards = computed(() => {
    const sets = this.sheet().map(({ lines }) => lines.map(({ board }) => board).join(' '));
    return new Set(sets).size === 1 ? (sets[0] ?? '') : '';
  });
  /** Name of a game that this page has no grammar for. */
  protected readonly otherGame = computed(() => {
    const game = this.context.head()?.game ?? 'bridge';
    return game === 'bridge' ? null : (this.language.texts().games[game] ?? game);
  });
  /** Where such a game is written down: the newest of its sessions. */
  protected readonly lastSession = computed(() => this.context.head()?.sessions.at(-1)?.number ?? null);
  private placed = '';

  constructor() {
    const here = inject(DestroyRef);
    inject(Hotkeys).bind(
      {
        'mod+z': () => void this.undo(),
        n: () => {
          this.toMissing();
        },
      },
      here,
    );
    inject(Commands).offer(() => {
      const texts = this.language.texts().entry;
      return [
        {
          id: 'entry-missing',
          label: texts.nextMissing,
          key: 'N',
          run: () => {
            this.toMissing();
          },
        },
      ];
    }, here);
    effect(() => {
      const rows = this.rows();
      const round = `${this.shownSession()}/${this.shownRound()}/${this.table() ?? ''}/${this.board() ?? ''}`;
      if (rows.length === 0 || this.placed === round) return;
      this.placed = round;
      untracked(() => {
        this.focusFirst();
      });
    });
  }

  protected above(line: SheetLine): SheetLine | null {
    return this.lines()[this.lines().indexOf(line) - 1] ?? null;
  }

  protected entry(id: string | undefined): string {
    const entry = id === undefined ? undefined : this.desk.entries().get(id);
    return entry === undefined ? '' : `${entry.number} ${entry.name}`;
  }

  protected go(line: SheetLine, move: LineMove): void {
    const lines = this.lines();
    const at = lines.findIndex(({ key }) => key === line.key);
    if (move.kind === 'next') this.focusOn(nextLine(lines, line.key, this.desk.onTheirWay()));
    else if (move.kind === 'jump')
      this.focusOn(lines.find(({ table, board }) => table === move.table && board === move.board) ?? line);
    else this.focusOn(lines[at + (move.kind === 'down' ? 1 : -1)] ?? null);
  }

  protected open(lines: readonly PlannedLine[]): void {
    this.desk.planned.update((planned) => [...planned, ...lines]);
    const first = lines[0];
    if (first === undefined) return;
    const key = lineKey(first.session, first.round, first.table, first.board);
    setTimeout(() => {
      this.focusKey(key);
    });
  }

  protected toMissing(): void {
    this.focusOn(this.lines().find((line) => !isIn(line)) ?? null);
  }

  /** A correction is taken back by another one; a first entry is opened again, for the log keeps it. */
  protected async undo(): Promise<void> {
    const last = this.desk.undo();
    if (last === null) return;
    this.desk.undo.set(null);
    const line = this.lines().find(({ key }) => key === last.line.key);
    if (line === undefined) return;
    const before = last.writing.correction?.from;
    const read = before === undefined ? null : readTyped(before, 'en');
    if (before !== undefined && read?.kind === 'result') {
      await this.desk.store(line, read.act, before, this.language.texts().entry.undoReason);
      return;
    }
    this.rows()
      .find((row) => row.line().key === line.key)
      ?.retype(typedForm(last.writing.notation, this.language.code()));
  }

  private focusFirst(): void {
    const lines = this.lines();
    const asked = lines.find(({ table, board }) => table === this.table() && board === Number(this.board()));
    this.focusOn(asked ?? lines.find((line) => !isIn(line)) ?? null);
  }

  private focusOn(line: SheetLine | null): void {
    if (line !== null) this.focusKey(line.key);
  }

  private focusKey(key: string): void {
    this.rows()
      .find((row) => row.line().key === key)
      ?.focus();
  }
}
