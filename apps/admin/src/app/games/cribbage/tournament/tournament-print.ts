import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import { pageTexts } from '../../../language/page-texts';
import { PrintedPlan, type PlannedRound } from '../../../print/printed-plan';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { cribbageTexts } from '../texts';

/** What is printed on A4: who meets whom in each round, or a sheet for each game of the round with room for points and signatures. */
export const PRINTS = ['plan', 'sheets'] as const;
export type Printed = (typeof PRINTS)[number];

@Component({
  selector: 'arb-cribbage-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PrintedPlan],
  template: `
    <div class="print-only">
      <h2>{{ competition.head()?.name }}</h2>
      <arb-printed-plan [rounds]="plan()" [heads]="heads()" [boxes]="kind() === 'sheets' ? 4 : 0" />
    </div>
  `,
})
export class TournamentPrint {
  protected readonly texts = pageTexts(cribbageTexts);
  protected readonly competition = inject(CompetitionContext);
  private readonly context = inject(SessionContext);
  readonly view = input.required<CribbageTournamentView>();
  readonly kind = input.required<Printed>();

  protected readonly heads = computed(() => {
    const { table, home, away, points, signature } = this.texts();
    const boxes = [
      `${home}: ${points}`,
      `${away}: ${points}`,
      `${signature}: ${home}`,
      `${signature}: ${away}`,
    ];
    return [table, home, away, ...(this.kind() === 'sheets' ? boxes : [])];
  });
  /** All rounds, or the sheets of the one that was called last. */
  protected readonly plan = computed((): readonly PlannedRound[] => {
    const isPlan = this.kind() === 'plan';
    const called = Math.max(1, this.view().called);
    return this.view()
      .games.filter(({ round }) => isPlan || round === called)
      .map(({ round, bye, tables }) => ({
        name: this.texts().roundName(round),
        ...(bye === null ? {} : { more: this.texts().free(this.name(bye)) }),
        tables: tables.map(({ table, home, away, NS, EW }) => ({
          table,
          places: [
            ...[this.name(home), this.name(away)],
            ...(isPlan ? [] : [String(NS ?? ''), String(EW ?? ''), '', '']),
          ],
        })),
      }));
  });

  private name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }
}
