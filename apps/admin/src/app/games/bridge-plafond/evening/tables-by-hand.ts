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
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { plafondTexts } from '../texts';
import { inOrder, notFour, type Seating, tablesOf } from './seating';

/** The tables of the next partie as somebody says them: for each player a table, or that he sits out. */
@Component({
  selector: 'arb-plafond-by-hand',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './tables-by-hand.html',
  styleUrl: './tables-by-hand.scss',
})
export class TablesByHand {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(plafondTexts);
  /** Who is here. */
  readonly players = input.required<readonly string[]>();
  readonly partie = input.required<number>();
  /** The players of each table, as they are asked for. */
  readonly asked = output<readonly (readonly string[])[]>();
  protected readonly open = signal(false);
  /** Who comes in meanwhile sits out until somebody says otherwise. */
  protected readonly seating = linkedSignal<readonly string[], Seating>({
    source: this.players,
    computation: (players, before) =>
      before === undefined
        ? inOrder(players)
        : new Map(players.map((entry) => [entry, before.value.get(entry) ?? 0])),
  });
  protected readonly choices = computed(() =>
    Array.from({ length: Math.floor(this.players().length / 4) + 1 }, (_, table) => table),
  );
  protected readonly empty = computed(() => tablesOf(this.seating()).length === 0);
  protected readonly wrong = computed(() =>
    notFour(this.seating())
      .map(({ table, players }) => this.texts().hasPlayers(table, players))
      .join(' '),
  );

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected sit(entry: string, table: number): void {
    this.seating.update((seating) => new Map([...seating, [entry, table]]));
  }

  protected call(event: Event): void {
    event.preventDefault();
    if (this.wrong() === '' && !this.empty()) this.asked.emit(tablesOf(this.seating()));
  }
}
