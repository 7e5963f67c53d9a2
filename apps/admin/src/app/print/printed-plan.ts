import { ChangeDetectionStrategy, Component, input } from '@angular/core';
import { NotationText } from '../cards/notation-text';

/** Who sits where in one round, a row for each table. */
export type PlannedRound = {
  /** What the round is called; empty where the plan is of one alone. */
  readonly name: string;
  /** Its trump, where a plan says it. */
  readonly card?: string;
  /** Who has no game, for example. */
  readonly more?: string;
  readonly tables: readonly { readonly table: string | number; readonly places: readonly string[] }[];
};

/** A seating plan on A4: a table a round that no page cuts, the last columns boxes to write in where there are any. */
@Component({
  selector: 'arb-printed-plan',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  template: `
    @for (round of rounds(); track $index) {
      <table class="table">
        @if (round.name) {
          <caption>
            {{
              round.name
            }}
            @if (round.card; as card) {
              · {{ trump() }} <arb-notation [text]="card" as="card" />
            }
            @if (round.more) {
              · {{ round.more }}
            }
          </caption>
        }
        <thead>
          <tr>
            @for (head of heads(); track $index) {
              <th scope="col">{{ head }}</th>
            }
          </tr>
        </thead>
        <tbody>
          @for (one of round.tables; track one.table) {
            <tr>
              <th scope="row">{{ one.table }}</th>
              @for (place of one.places; track $index) {
                <td [class.box]="$index >= one.places.length - boxes()">{{ place }}</td>
              }
            </tr>
          }
        </tbody>
      </table>
    }
  `,
  styles: `
    .table {
      width: 100%;
      margin-bottom: 6mm;
      font-size: 9pt;
      break-inside: avoid;
    }
    caption {
      font-weight: 600;
      text-align: start;
    }
    :is(th, td) {
      padding: 1mm 1.5mm;
      border: 1px solid #888;
      text-align: start;
      white-space: normal;
    }
    .box {
      min-width: 18mm;
      height: 12mm;
    }
  `,
})
export class PrintedPlan {
  readonly rounds = input.required<readonly PlannedRound[]>();
  /** Of the table, then of its places. */
  readonly heads = input.required<readonly string[]>();
  /** How many of the last places are boxes to write in. */
  readonly boxes = input(0);
  /** What stands before the trump of a round. */
  readonly trump = input('');
}
