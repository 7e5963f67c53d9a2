import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { LadderRuler } from '../ladder/ruler';
import { PointsCard } from '../ladder/points-card';
import { mancheTexts } from '../manche/texts';
import type { TableNow } from '../phone/table-now';
import { sheetTexts } from '../sheet/sheet-texts';
import { TableSheet } from '../sheet/table-sheet';

/** The sheets of a manche, the ruler of the games, the points card: what lies on the tables. */
export const PRINTS = ['sheets', 'ruler', 'card'] as const;
export type Printed = (typeof PRINTS)[number];

@Component({
  selector: 'arb-whist-bridge-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [LadderRuler, PointsCard, TableSheet],
  template: `
    <div class="print-only">
      @switch (kind()) {
        @case ('ruler') {
          <arb-ladder-ruler />
        }
        @case ('card') {
          <arb-points-card />
        }
        @default {
          @for (own of sheets(); track own.table) {
            <section class="sheet">
              <h2>
                {{ texts().manche(manche()) }} · {{ texts().table(own.table) }} ·
                {{ competition.head()?.name }}
              </h2>
              @if (own.lines.length > 0) {
                <arb-table-sheet [players]="own.players" [deals]="own.lines" />
              } @else {
                <table class="table blank">
                  <thead>
                    <tr>
                      <th scope="col">{{ sheet().deal }}</th>
                      <th scope="col">{{ sheet().dealer }}</th>
                      <th scope="col">{{ sheet().contract }}</th>
                      @for (player of own.players; track player.id) {
                        <th scope="col">{{ player.name }}</th>
                      }
                    </tr>
                  </thead>
                  <tbody>
                    @for (deal of own.blank; track deal.deal) {
                      <tr>
                        <th scope="row">{{ deal.deal }}</th>
                        <td>{{ deal.dealer }}</td>
                        <td></td>
                        @for (player of own.players; track player.id) {
                          <td></td>
                        }
                      </tr>
                    }
                  </tbody>
                </table>
              }
              <table class="table signatures">
                <thead>
                  <tr>
                    @for (player of own.players; track player.id) {
                      <th scope="col">{{ sheet().signature }} · {{ player.name }}</th>
                    }
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    @for (player of own.players; track player.id) {
                      <td></td>
                    }
                  </tr>
                </tbody>
              </table>
            </section>
          }
        }
      }
    </div>
  `,
  styleUrl: './whist-bridge-print.scss',
})
export class WhistBridgePrint {
  private readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly texts = pageTexts(mancheTexts);
  protected readonly sheet = pageTexts(sheetTexts);
  readonly kind = input.required<Printed>();
  readonly manche = input.required<number>();
  readonly tables = input.required<readonly TableNow[]>();
  /** A sheet each, filled in as far as the table has come; one that has not begun is blank. */
  protected readonly sheets = computed(() =>
    this.tables().map(({ table, players, drawn, lines, deals, totals, tokens }) => {
      const sitting = players.length > 0 ? players : drawn;
      return {
        ...{ table, lines },
        players: sitting.map((id) => ({
          ...{ id, name: this.name(id), total: totals[id] ?? 0, tokens: tokens[id] ?? [] },
        })),
        blank: Array.from({ length: deals || sitting.length * ROUNDS }, (_, at) => ({
          ...{ deal: at + 1, dealer: this.name(sitting[(at + 1) % Math.max(1, sitting.length)] ?? '') },
        })),
      };
    }),
  );

  private name(id: string): string {
    return this.context.entries().get(id)?.name ?? id;
  }
}

/** Every player deals so often in a manche (WB-16.a). */
const ROUNDS = 4;
