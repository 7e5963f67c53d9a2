import { ChangeDetectionStrategy, Component, computed, inject, input, output, signal } from '@angular/core';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { ResultsDesk } from './results-desk';
import { resultsTexts } from './results-texts';
import { readBoards, sameSeating, seatedTwice, type PlannedLine, type SheetTable } from './score-sheet';

/** Opens lines for a table that has no result this round: table, boards, and who sits where. */
@Component({
  selector: 'arb-open-lines',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './open-lines.html',
  styleUrl: './open-lines.scss',
})
export class OpenLines {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(resultsTexts);
  protected readonly game = inject(GameOnPage);
  protected readonly desk = inject(ResultsDesk);
  readonly session = input.required<number>();
  readonly round = input.required<number>();
  /** The tables of the round with the lines that they have already. */
  readonly sheet = input.required<readonly SheetTable[]>();
  /** Tables that have no line yet, the next to open first. */
  readonly suggested = input.required<readonly string[]>();
  readonly sameBoards = input.required<string>();
  readonly opened = output<readonly PlannedLine[]>();
  /** What somebody typed; null lets the suggestion stand. A live update changes suggestions, never what is typed. */
  protected readonly typedTable = signal<string | null>(null);
  protected readonly typedBoards = signal<string | null>(null);
  protected readonly table = computed(() => this.typedTable() ?? this.suggested()[0] ?? '');
  protected readonly boards = computed(() => this.typedBoards() ?? this.sameBoards());
  /** Numbers of entries by side. */
  protected readonly typedEntries = signal<Readonly<Record<string, string>>>({});
  protected readonly problem = signal<string | null>(null);
  private readonly byNumber = computed(
    () => new Map([...this.desk.entries().values()].map((entry) => [String(entry.number), entry.id])),
  );

  /** Somebody begins to fill in the form: what it suggests stays, whatever arrives. */
  protected hold(): void {
    this.typedTable.set(this.table());
    this.typedBoards.set(this.boards());
  }

  protected submit(event: Event): void {
    event.preventDefault();
    const lines = this.lines();
    if (typeof lines === 'string') {
      this.problem.set(lines);
      return;
    }
    this.problem.set(null);
    this.opened.emit(lines);
    this.typedTable.set(null);
    this.typedBoards.set(null);
    this.typedEntries.set({});
  }

  protected typeEntry(side: string, number: string): void {
    this.typedEntries.update((typed) => ({ ...typed, [side]: number }));
  }

  /** The lines, or the sentence that says what is wrong. */
  private lines(): readonly PlannedLine[] | string {
    const texts = this.texts();
    const table = this.table().trim();
    const boards = readBoards(this.boards());
    if (!/^\w{1,4}$/u.test(table)) return texts.badPlace;
    if (boards === null) return texts.badBoards;
    const seating = this.seating();
    if (typeof seating === 'string') return seating;
    const refused = this.refusedSeats({ table, seating, lines: [] });
    if (refused !== null) return refused;
    return boards.map((board) => ({
      session: this.session(),
      round: this.round(),
      table,
      board,
      seating,
    }));
  }

  /** Entry by seat, or the sentence that says what is wrong. */
  private seating(): Readonly<Record<string, string>> | string {
    const seating: Record<string, string> = {};
    for (const { side, seats } of this.desk.sides()) {
      const typed = (this.typedEntries()[side] ?? '').trim();
      const entry = this.byNumber().get(typed);
      if (entry === undefined) return this.texts().unknownEntry(typed);
      if (Object.values(seating).includes(entry)) return this.texts().sameEntry;
      for (const seat of seats) seating[seat] = entry;
    }
    return seating;
  }

  /** A table has its pairs for the whole round, and a pair its table. */
  private refusedSeats(asked: SheetTable): string | null {
    const texts = this.texts();
    const there = this.sheet().find(({ table }) => table === asked.table);
    if (there !== undefined && !sameSeating(there.seating, asked.seating))
      return texts.tableTaken(
        asked.table,
        [...new Set(Object.values(there.seating))].map((entry) => this.name(entry)).join(' – '),
      );
    const others = this.sheet().filter(({ table }) => table !== asked.table);
    const [first] = seatedTwice([...others, asked], this.desk.teams()).get(asked.table) ?? [];
    return first === undefined ? null : texts.seatedElsewhere(this.name(first.entry), first.table);
  }

  private name(entry: string | undefined): string {
    const found = entry === undefined ? undefined : this.desk.entries().get(entry);
    return found === undefined ? (entry ?? '') : this.language.numbered(found);
  }
}
