import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { SheetLine } from './sheet-line';
import { TableBoxes } from './table-boxes';
import { whistMilitaireTexts } from '../texts';

/** Four deals at each of two tables (WM-5.3). */
const ALL_POINTS = 8;

type Game = TournamentView['games'][number];

/** Two teams that meet in a game: the two tables where their pairs sit, and the two sheets that need a signature. */
@Component({
  selector: 'arb-encounter',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [TableBoxes, SheetLine],
  templateUrl: './encounter.html',
  styleUrl: './encounter.scss',
})
export class Encounter {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistMilitaireTexts);
  readonly game = input.required<Game>();
  readonly encounter = input.required<Game['encounters'][number]>();
  readonly announced = input.required<boolean>();
  /** The arbiter writes boxes himself, signed or not. */
  protected readonly correcting = signal(false);
  protected readonly teams = computed(() => [this.encounter().a, this.encounter().b] as const);
  protected readonly followed = computed(() =>
    this.teams().every((team) => this.game().tables.some(({ table }) => table === team)),
  );
  protected readonly sheets = computed(() =>
    this.game().sheets.filter(({ team }) => this.teams().some((each) => each === team)),
  );
  /** A signed sheet closes both tables of its encounter to everybody but the arbiter (WM-IMP). */
  protected readonly signed = computed(() => this.sheets().some(({ by }) => by !== null));

  /** All points to one team, and no signature yet: asked before the captains sign. */
  protected readonly unusual = computed(
    () =>
      !this.signed() &&
      this.teams().some((team) => this.points(team) === ALL_POINTS) &&
      this.game().boxes.every(({ cause, table }) => cause === 'played' || !this.isHere(table)),
  );

  private isHere(table: string): boolean {
    return this.teams().some((team) => team === table);
  }

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected points(team: string): number {
    return this.game().tables.reduce((sum, { points }) => sum + (points[team] ?? 0), 0);
  }
}
