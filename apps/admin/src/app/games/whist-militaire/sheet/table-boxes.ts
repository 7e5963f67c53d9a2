import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { Undoing } from '../../../undo/undoing';
import { UndoToast } from '../../../undo/undo-toast';
import { BoxQueue } from './box-queue';
import { deskTexts } from '../desk/desk-texts';
import { whistMilitaireTexts } from '../texts';

type Game = TournamentView['games'][number];

const DEALS = [1, 2, 3, 4] as const;
const SEATS = ['N', 'S', 'E', 'W'] as const;

/** One table of a game: who sits where, and the four boxes that its captain fills (WM-5.2). */
@Component({
  selector: 'arb-table-boxes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, UndoToast],
  templateUrl: './table-boxes.html',
  styleUrl: './table-boxes.scss',
  providers: [BoxQueue],
  host: { '(keydown)': 'strike($event)' },
})
export class TableBoxes {
  private readonly competition = inject(CompetitionContext);
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  protected readonly desk = pageTexts(deskTexts);
  private readonly boxQueue = inject(BoxQueue);
  protected readonly undoing = inject(Undoing);
  protected readonly sending = this.boxQueue.sending;
  readonly game = input.required<Game>();
  /** The team at home here, which gives the table its name. */
  readonly table = input.required<string>();
  readonly visitors = input.required<string>();
  /** The game is announced and no sheet of the encounter is signed. */
  readonly open = input.required<boolean>();
  /** The arbiter corrects. */
  readonly correcting = input.required<boolean>();
  protected readonly teams = computed(() => [this.table(), this.visitors()] as const);
  protected readonly seats = computed(() => {
    const seats = this.game().seats[this.table()];
    return SEATS.flatMap((seat) => (seats === undefined ? [] : [{ seat, player: seats[seat] }]));
  });
  protected readonly boxes = computed(() => {
    const own = this.game().boxes.filter(({ table }) => table === this.table());
    return DEALS.map((deal) => ({ deal, box: own.find((box) => box.deal === deal) ?? null }));
  });
  protected readonly writable = computed(
    () => this.correcting() || (this.open() && this.context.mayRecord() && !this.context.isArbiter()),
  );
  /** A table with an empty box can still be forfeited. */
  protected readonly unfinished = computed(() => this.boxes().some(({ box }) => box === null));

  /** The deals of this session have streams of their own, and not only boxes. */
  protected readonly recorded = computed(
    () => this.competition.head()?.boards.some(({ session }) => session === this.context.number()) ?? false,
  );

  protected dealId(deal: number): string {
    return `${this.context.id()}-r${this.game().game}-t${this.table()}-b${deal}`;
  }

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected points(team: string): number {
    return this.boxes().filter(({ box }) => box?.winner === team).length;
  }

  /** What a forfeit or the arbiter put into a box is not the captain's to change (WM-R2). */
  protected mayWrite(deal: number): boolean {
    const cause = this.boxes().find((box) => box.deal === deal)?.box?.cause ?? 'played';
    return this.correcting() || cause === 'played';
  }

  /** The captain at the table writes the point, or the arbiter in his own name. */
  protected write(deal: number, winner: string): void {
    this.put(deal, winner);
    this.offerBack(deal, winner);
  }

  /** A box that was filled is not emptied any more: the point is that of the other team. */
  private offerBack(deal: number, winner: string): void {
    const other = this.teams().find((team) => team !== winner) ?? winner;
    this.undoing.offer({
      of: this.table(),
      says: this.desk().undoSays(deal, this.name(this.table()), this.name(other), this.name(winner)),
      run: () => {
        this.put(deal, other);
      },
    });
  }

  private put(deal: number, winner: string): void {
    const where = { game: this.game().game, table: this.table(), deal, winner };
    const act = this.correcting()
      ? { do: 'correct-box', ...where, by: 'arbiter' }
      : { do: 'write-box', ...where, by: this.captain() };
    this.boxQueue.write(act);
  }

  /** `1` and `2`: the point of the first empty box to the first or the second team. */
  protected strike(event: KeyboardEvent): void {
    const winner = { '1': this.table(), '2': this.visitors() }[event.key];
    if (winner === undefined || event.ctrlKey || event.metaKey || event.altKey || !this.writable()) return;
    const empty = this.boxes().find(({ deal, box }) => box === null && !this.sending().has(deal));
    if (empty === undefined) return;
    event.preventDefault();
    this.write(empty.deal, winner);
  }

  protected forfeit(team: string): void {
    void this.context.record({
      ...{
        do: 'forfeit-table',
        game: this.game().game,
        table: this.table(),
        team,
        by: 'arbiter',
      },
    });
  }

  private captain(): string {
    return this.game().seats[this.table()]?.N ?? '';
  }
}
