import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  linkedSignal,
  output,
  signal,
} from '@angular/core';
import { Language } from '../language/language';
import { EntryDesk } from './entry-desk';
import { readBoards, type PlannedLine } from './score-sheet';

/** Opens lines for a table that has no result this round: table, boards, and who sits where. */
@Component({
  selector: 'arb-open-lines',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './open-lines.html',
  styleUrl: './open-lines.scss',
})
export class OpenLines {
  protected readonly language = inject(Language);
  private readonly desk = inject(EntryDesk);
  readonly session = input.required<number>();
  readonly round = input.required<number>();
  /** Tables that have no line yet, the next to open first. */
  readonly suggested = input.required<readonly string[]>();
  readonly sameBoards = input.required<string>();
  readonly opened = output<readonly PlannedLine[]>();
  protected readonly table = linkedSignal(() => this.suggested()[0] ?? '');
  protected readonly boards = linkedSignal(() => this.sameBoards());
  protected readonly north = signal('');
  protected readonly east = signal('');
  protected readonly problem = signal<string | null>(null);
  private readonly byNumber = computed(
    () => new Map([...this.desk.entries().values()].map((entry) => [String(entry.number), entry.id])),
  );

  protected submit(event: Event): void {
    event.preventDefault();
    const lines = this.lines();
    if (typeof lines === 'string') {
      this.problem.set(lines);
      return;
    }
    this.problem.set(null);
    this.opened.emit(lines);
    this.north.set('');
    this.east.set('');
  }

  /** The lines, or the sentence that says what is wrong. */
  private lines(): readonly PlannedLine[] | string {
    const texts = this.language.texts().entry;
    const table = this.table().trim();
    const boards = readBoards(this.boards());
    if (!/^\w{1,4}$/u.test(table)) return texts.badPlace;
    if (boards === null) return texts.badBoards;
    const [north, east] = [this.north().trim(), this.east().trim()];
    const ns = this.byNumber().get(north);
    const ew = this.byNumber().get(east);
    if (ns === undefined) return texts.unknownEntry(north);
    if (ew === undefined) return texts.unknownEntry(east);
    if (ns === ew) return texts.sameEntry;
    const seating = { N: ns, E: ew, S: ns, W: ew };
    return boards.map((board) => ({
      session: this.session(),
      round: this.round(),
      table,
      board,
      seating,
    }));
  }
}
