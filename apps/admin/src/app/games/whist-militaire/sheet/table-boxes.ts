import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { Session } from '../../../account/account';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { whistMilitaireTexts } from '../texts';

type Game = TournamentView['games'][number];

const DEALS = [1, 2, 3, 4] as const;
const SEATS = ['N', 'S', 'E', 'W'] as const;

/** One table of a game: who sits where, and the four boxes that its captain fills (WM-5.2). */
@Component({
  selector: 'arb-table-boxes',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './table-boxes.html',
  styleUrl: './table-boxes.scss',
})
export class TableBoxes {
  private readonly account = inject(Session).account;
  private readonly competition = inject(CompetitionContext);
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
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

  /** The captain at the table writes the point, or the arbiter in his own name. */
  protected write(deal: number, winner: string): void {
    const where = { game: this.game().game, table: this.table(), deal, winner };
    void this.context.record(
      this.correcting()
        ? { do: 'correct-box', ...where, by: this.account()?.id ?? '' }
        : { do: 'write-box', ...where, by: this.captain() },
    );
  }

  protected forfeit(team: string): void {
    void this.context.record({
      ...{
        do: 'forfeit-table',
        game: this.game().game,
        table: this.table(),
        team,
        by: this.account()?.id ?? '',
      },
    });
  }

  private captain(): string {
    return this.game().seats[this.table()]?.N ?? '';
  }
}
