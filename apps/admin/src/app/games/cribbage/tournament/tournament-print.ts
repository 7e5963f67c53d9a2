import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import type { CribbageTournamentView } from '@arbitre/rules/cribbage';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { CompetitionContext } from '../../../standings/competition-context';
import { cribbageTexts } from '../texts';

/** What is printed on A4: who meets whom in each round, or a sheet for each game of the round with room for points and signatures. */
export const PRINTS = ['plan', 'sheets'] as const;
export type Printed = (typeof PRINTS)[number];

type Game = CribbageTournamentView['games'][number];

@Component({
  selector: 'arb-cribbage-print',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="print-only">
      <h2>{{ competition.head()?.name }}</h2>
      @for (game of view().games; track game.round) {
        @if (kind() === 'plan' || game.round === Math.max(1, view().called)) {
          <table class="table">
            <caption>
              {{
                caption(game)
              }}
            </caption>
            <thead>
              <tr>
                <th scope="col">{{ texts().table }}</th>
                <th scope="col">{{ texts().home }}</th>
                <th scope="col">{{ texts().away }}</th>
                @if (kind() === 'sheets') {
                  <th scope="col">{{ texts().home }}: {{ texts().points }}</th>
                  <th scope="col">{{ texts().away }}: {{ texts().points }}</th>
                  <th scope="col">{{ texts().signature }}: {{ texts().home }}</th>
                  <th scope="col">{{ texts().signature }}: {{ texts().away }}</th>
                }
              </tr>
            </thead>
            <tbody>
              @for (at of game.tables; track at.table) {
                <tr>
                  <th scope="row">{{ at.table }}</th>
                  <td>{{ name(at.home) }}</td>
                  <td>{{ name(at.away) }}</td>
                  @if (kind() === 'sheets') {
                    <td class="box">{{ at.NS }}</td>
                    <td class="box">{{ at.EW }}</td>
                    <td class="box"></td>
                    <td class="box"></td>
                  }
                </tr>
              }
            </tbody>
          </table>
        }
      }
    </div>
  `,
  styles: `
    .print-only {
      display: none;
    }
    @media print {
      .print-only {
        display: block;
      }
      .table {
        break-inside: avoid;
        margin-bottom: 6mm;
      }
      .box {
        height: 12mm;
        min-width: 18mm;
      }
    }
  `,
})
export class TournamentPrint {
  protected readonly Math = Math;
  protected readonly texts = pageTexts(cribbageTexts);
  protected readonly language = inject(Language);
  protected readonly competition = inject(CompetitionContext);
  private readonly context = inject(SessionContext);
  readonly view = input.required<CribbageTournamentView>();
  readonly kind = input.required<Printed>();

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  protected caption({ round, bye }: Game): string {
    const name = this.texts().roundName(round);
    return bye === null ? name : `${name} · ${this.texts().free(this.name(bye))}`;
  }
}
