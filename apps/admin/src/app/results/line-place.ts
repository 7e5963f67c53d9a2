import {
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  afterNextRender,
  computed,
  inject,
  input,
  output,
  signal,
} from '@angular/core';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { namesAt } from './names-at';
import { placeTexts } from './place-texts';
import { ResultPlaces } from './result-places';
import { ResultsDesk } from './results-desk';
import type { SheetLine, SheetTable } from './score-sheet';
import { resultsTexts } from './results-texts';
import { seatsOf, swappedSeats, targetOf } from './target-place';

export type Amend = 'moves' | 'swaps' | 'seats' | 'unplayed';

/** Puts right where a result stands: another table or board, the sides the other way, other players, or nothing was played. Says first what it does. */
@Component({
  selector: 'arb-line-place',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './line-place.html',
  styleUrl: './line-place.scss',
  host: { '(keydown.escape)': 'closed.emit()' },
})
export class LinePlace {
  protected readonly texts = pageTexts(placeTexts);
  protected readonly places = inject(ResultPlaces);
  protected readonly desk = inject(ResultsDesk);
  private readonly refusals = pageTexts(resultsTexts);
  protected readonly game = inject(GameOnPage);
  private readonly language = inject(Language);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly line = input.required<SheetLine>();
  readonly sheet = input.required<readonly SheetTable[]>();
  readonly closed = output();
  private readonly chosen = signal<Amend | null>(null);
  private readonly typedTable = signal<string | null>(null);
  private readonly typedBoard = signal<string | null>(null);
  private readonly typedReason = signal<string | null>(null);
  private readonly stands = computed(() => typeof this.line().deal?.notation === 'string');
  private readonly swapped = computed(() => swappedSeats(this.desk.sides(), this.line().seating));
  /** What may be done to this line: nothing is offered that could only be refused. */
  protected readonly offered = computed((): readonly Amend[] => {
    const may = this.places.may();
    return [
      ...(this.stands() && may.moves ? ['moves' as const] : []),
      ...(this.stands() && may.swaps && this.swapped() !== null ? ['swaps' as const] : []),
      ...(this.stands() && may.swaps && this.desk.sides().length > 0 ? ['seats' as const] : []),
      ...(may.unplayed && this.line().deal?.state !== 'UNPLAYED' ? ['unplayed' as const] : []),
    ];
  });
  protected readonly kind = computed(() => this.chosen() ?? this.offered()[0] ?? null);
  protected readonly table = computed(() => this.typedTable() ?? this.line().table);
  protected readonly board = computed(() => this.typedBoard() ?? String(this.line().board));
  protected readonly reason = computed(() => {
    const kind = this.kind();
    return this.typedReason() ?? (kind === null ? '' : this.texts().reasons[kind]);
  });
  private readonly target = computed(() =>
    targetOf(this.sheet(), this.line(), { table: this.table().trim(), board: Number(this.board().trim()) }),
  );
  /** The results of this table in the round that the act is about: this one, or all. */
  protected readonly whole = signal(false);
  protected readonly ofTable = computed(() => {
    const { table, key } = this.line();
    const lines = this.sheet().find((each) => each.table === table)?.lines ?? [];
    return [
      this.line(),
      ...lines.filter((each) => each.key !== key && typeof each.deal?.notation === 'string'),
    ];
  });
  private readonly typedNumbers = signal<Readonly<Record<string, string>>>({});
  /** Numbers of entries by side: those that are noted, until others are typed. */
  protected readonly numbers = computed((): Readonly<Record<string, string>> =>
    Object.fromEntries(
      this.desk.sides().map(({ side, seats }) => {
        const noted = this.desk.entries().get(this.line().seating[seats[0] ?? ''] ?? '')?.number;
        return [side, this.typedNumbers()[side] ?? String(noted ?? '')];
      }),
    ),
  );
  private readonly seats = computed(() =>
    seatsOf(this.desk.sides(), [...this.desk.entries().values()], this.numbers(), this.line().seating),
  );
  private readonly result = computed(() => {
    const notation = this.line().deal?.notation ?? null;
    return notation === null
      ? ''
      : (this.desk.grammar()?.typedForm(notation, this.language.code()) ?? notation);
  });
  protected readonly problem = computed(() => {
    const [texts, target] = [this.texts(), this.target()];
    if (this.kind() === 'seats') return this.seatsProblem();
    if (this.kind() !== 'moves') return null;
    switch (target.kind) {
      case 'bad':
        return texts.badPlace;
      case 'same':
        return texts.same;
      case 'nobody':
        return texts.nobody(this.table().trim());
      case 'taken':
        return texts.taken(
          texts.cell(this.table().trim(), this.desk.boardName(Number(this.board()))),
          this.typedForm(target.result),
        );
      default:
        return null;
    }
  });
  /** What would be written, before it is. */
  protected readonly preview = computed(() => {
    const [texts, { table, board }, target] = [this.texts(), this.line(), this.target()];
    const here = texts.cell(table, this.desk.boardName(board));
    switch (this.kind()) {
      case 'moves':
        if (target.kind !== 'ready') return '';
        return texts.movesSays(
          this.result(),
          here,
          texts.toCell(this.table().trim(), this.desk.boardName(Number(this.board()))),
          this.named(target.seating),
        );
      case 'swaps':
        return this.seatsSay(this.swapped() ?? {});
      case 'seats': {
        const seats = this.seats();
        return seats.kind === 'ready' ? this.seatsSay(seats.seating) : '';
      }
      case 'unplayed':
        return texts.unplayedSays(here, this.result());
      default:
        return '';
    }
  });

  constructor() {
    afterNextRender(() => {
      this.host.nativeElement.querySelector<HTMLElement>('input, button')?.focus();
    });
  }

  protected choose(kind: Amend): void {
    this.chosen.set(kind);
    this.typedReason.set(null);
  }

  protected type(what: 'table' | 'board' | 'reason', text: string): void {
    ({ table: this.typedTable, board: this.typedBoard, reason: this.typedReason })[what].set(text);
  }

  protected async send(event: Event): Promise<void> {
    event.preventDefault();
    const reason = this.reason().trim();
    if (reason === '' || this.problem() !== null || this.places.writes.busy()) return;
    if (await this.write(reason)) this.closed.emit();
  }

  private async write(reason: string): Promise<boolean> {
    const { deal } = this.line();
    const target = this.target();
    if (this.kind() === 'unplayed') return this.places.notPlayed(this.line(), reason);
    if (deal === null) return false;
    if (this.kind() === 'swaps' || this.kind() === 'seats') return this.seatAnew(reason);
    if (target.kind !== 'ready') return false;
    return this.places.move(deal, this.table().trim(), Number(this.board()), target.seating, reason);
  }

  protected typeNumber(side: string, number: string): void {
    this.typedNumbers.update((typed) => ({ ...typed, [side]: number }));
  }

  /** One board or all of the table: the same sides changed over on each, or the same players. */
  private seatAnew(reason: string): Promise<boolean> {
    const kind = this.kind() === 'seats' ? 'seats' : 'swaps';
    const seats = this.seats();
    const anew = (this.whole() ? this.ofTable() : [this.line()]).flatMap(({ deal, seating }) => {
      const other = kind === 'swaps' ? swappedSeats(this.desk.sides(), seating) : null;
      const given = seats.kind === 'ready' && kind === 'seats' ? seats.seating : other;
      return deal === null || given === null ? [] : [{ deal, seating: given }];
    });
    return this.places.seat(anew, reason, this.texts().done[kind]);
  }

  private seatsProblem(): string | null {
    const seats = this.seats();
    switch (seats.kind) {
      case 'unknown':
        return this.refusals().unknownEntry(seats.number);
      case 'twice':
        return this.refusals().sameEntry;
      case 'same':
        return this.texts().sameSeats;
      default:
        return null;
    }
  }

  /** Who sits where from then on, and what somebody should know who writes it. */
  private seatsSay(seating: Readonly<Record<string, string>>): string {
    const texts = this.texts();
    const count = this.ofTable().length;
    const sides = this.named(seating);
    const entries = [...new Set(Object.values(seating))];
    const others = this.sheet().filter(({ table }) => table !== this.line().table);
    const elsewhere = entries.flatMap((entry) =>
      others
        .filter((each) => !this.desk.teams().has(entry) && Object.values(each.seating).includes(entry))
        .map(({ table }) => texts.alsoAt(this.desk.nameOfEntry(entry), table)),
    );
    const fields = new Set(entries.map((entry) => this.desk.entries().get(entry)?.field ?? ''));
    return [
      this.whole() ? texts.wholeSays(count, this.line().table, sides) : texts.swapsSays(sides, this.result()),
      ...elsewhere,
      ...(this.kind() === 'swaps' && fields.size > 1 ? [texts.fields] : []),
    ].join(' ');
  }

  private typedForm(notation: string): string {
    return this.desk.grammar()?.typedForm(notation, this.language.code()) ?? notation;
  }

  private named(seating: Readonly<Record<string, string>>): string {
    return this.desk
      .sides()
      .map((each) => this.texts().sits(this.game.side(each.side), namesAt(this.desk, seating, each)))
      .join(', ');
  }
}
