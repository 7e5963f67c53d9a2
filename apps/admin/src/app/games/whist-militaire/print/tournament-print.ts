import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { TournamentView } from '@arbitre/rules/whist-militaire';
import { NotationText } from '../../../cards/notation-text';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPlan, type PlannedRound } from '../../../print/printed-plan';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { deskTexts } from '../desk/desk-texts';

/** What is printed before the first deal (WM-1.4): who sits where, game by game, or a card for each team to be filled in and signed. */
export const PRINTS = ['plan', 'cards'] as const;
export type Printed = (typeof PRINTS)[number];

const SEATS = ['N', 'E', 'S', 'W'] as const;

@Component({
  selector: 'arb-tournament-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, PrintedPlan],
  templateUrl: './tournament-print.html',
  styleUrl: './tournament-print.scss',
})
export class TournamentPrint {
  protected readonly texts = pageTexts(deskTexts);
  protected readonly language = inject(Language);
  protected readonly competition = inject(CompetitionContext);
  protected readonly context = inject(SessionContext);
  readonly view = input.required<TournamentView>();
  readonly kind = input.required<Printed>();
  protected readonly heads = computed(() => [
    this.texts().table,
    ...SEATS.map((seat) => this.language.texts().seats[seat] ?? seat),
  ]);
  protected readonly plan = computed((): readonly PlannedRound[] =>
    this.view().games.map(({ game, trump, bye, seats }) => ({
      name: `${this.texts().game} ${game}`,
      card: trump,
      ...(bye === null ? {} : { more: `${this.name(bye)} ${this.texts().bye}` }),
      tables: Object.entries(seats).map(([table, players]) => ({
        table: this.name(table),
        places: SEATS.map((seat) => this.context.person(players[seat])),
      })),
    })),
  );
  protected readonly deals = [1, 2, 3, 4] as const;

  protected name(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected persons(players: readonly string[]): string {
    return players.map(this.context.person).join(', ');
  }
}
