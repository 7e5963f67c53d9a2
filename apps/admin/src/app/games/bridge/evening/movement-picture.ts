import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { EveningTable, EveningView } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName } from '../../../sessions/session-entries';
import { eveningTexts } from './texts';

type Cell = {
  readonly who: string;
  readonly boards: string;
  readonly followed: boolean;
  readonly vacant: boolean;
};

/** Whoever is at a table: entries where they sit, places where nobody does. */
const atTable = ({ NS, EW, partners, places }: EveningTable): readonly (readonly string[])[] => [
  [NS ?? places.NS, ...(partners === null ? [] : [partners.S ?? '–'])],
  [EW ?? places.EW, ...(partners === null ? [] : [partners.W ?? '–'])],
];

/** `4 5 6` as `4-6`; boards that do not follow one another are told one by one. */
const boardsTold = (boards: readonly number[]): string => {
  const [first = 0, last = 0] = [boards[0], boards.at(-1)];
  const inRow = boards.every((board, at) => board === first + at);
  return inRow && boards.length > 1 ? `${first}-${last}` : boards.join(' ');
};

/** A movement as a picture: a line a round, a column a table, and the way of one entry through it. */
@Component({
  selector: 'arb-movement-picture',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (!paper()) {
      <label class="field no-print">
        <span>{{ texts().pictureOf }}</span>
        <select class="input" name="follow" (change)="follow($any($event.target).value)">
          <option value="">{{ texts().nobodyFollowed }}</option>
          @for (one of seated(); track one) {
            <option [value]="one">{{ name(one) }}</option>
          }
        </select>
      </label>
    }
    <div class="wide" tabindex="0" role="region" [attr.aria-label]="texts().picture">
      <table class="table" data-testid="movement-picture">
        <thead>
          <tr>
            <th scope="col">{{ texts().rounds }}</th>
            @for (table of tables(); track table) {
              <th scope="col">{{ texts().tableCard(table) }}</th>
            }
            @if (anybodyRests()) {
              <th scope="col">{{ texts().resting }}</th>
            }
          </tr>
        </thead>
        <tbody>
          @for (line of lines(); track line.round) {
            <tr [class.now]="line.round === view().round">
              <th scope="row">{{ line.round }}</th>
              @for (cell of line.cells; track $index) {
                <td [class.on]="cell?.followed" [class.vacant]="cell?.vacant">
                  @if (cell) {
                    <span class="who">{{ cell.who }}</span>
                    <span class="small soft">{{ cell.boards }}</span>
                  }
                </td>
              }
              @if (anybodyRests()) {
                <td [class.on]="line.restsFollowed">{{ line.rests }}</td>
              }
            </tr>
          }
        </tbody>
      </table>
    </div>
  `,
  styles: `
    :host {
      display: block;
      min-width: 0;
    }
    .wide {
      overflow-x: auto;
      max-width: 100%;
    }
    td {
      white-space: nowrap;
    }
    td span {
      display: block;
    }
    .vacant .who {
      font-style: italic;
      opacity: 0.75;
    }
    .on {
      outline: 2px solid currentColor;
      outline-offset: -2px;
      font-weight: 700;
    }
    .now th {
      text-decoration: underline;
    }
    .field {
      max-width: 20rem;
      margin-bottom: 0.5rem;
    }
    @media print {
      .wide {
        overflow: visible;
      }
      table {
        width: 100%;
        font-size: 7.5pt;
      }
      :is(th, td) {
        padding: 0.5mm 1mm;
        border: 1px solid #888;
      }
    }
  `,
})
export class MovementPicture {
  protected readonly texts = pageTexts(eveningTexts);
  private readonly context = inject(SessionContext);
  readonly view = input.required<EveningView>();
  /** For the printer: nobody is followed. */
  readonly paper = input(false);
  private readonly followed = signal('');
  protected readonly seated = computed(() =>
    this.view().places.flatMap(({ entry }) => (entry === null ? [] : [entry])),
  );
  protected readonly tables = computed(() =>
    [...new Set(this.view().rounds.flatMap(({ tables }) => tables.map(({ table }) => table)))].sort(
      (a, b) => a - b,
    ),
  );
  protected readonly anybodyRests = computed(() =>
    this.view().rounds.some(({ sitsOut }) => sitsOut.length > 0),
  );
  protected readonly lines = computed(() =>
    this.view().rounds.map(({ round, tables, sitsOut }) => ({
      round,
      cells: this.tables().map((number) => this.cellOf(tables.find(({ table }) => table === number))),
      rests: sitsOut.map((entry) => this.short(entry)).join(', '),
      restsFollowed: sitsOut.includes(this.followed()),
    })),
  );

  protected follow(entry: string): void {
    this.followed.set(entry);
  }

  protected name(entry: string): string {
    return entryName(this.context.entries(), entry);
  }

  private cellOf(table: EveningTable | undefined): Cell | null {
    if (table === undefined) return null;
    const sides = atTable(table);
    const vacant = table.NS === null || table.EW === null;
    return {
      who: sides.map((side) => side.map((one) => this.short(one)).join('+')).join(' – '),
      boards: boardsTold(table.boards),
      followed: this.followed() !== '' && sides.flat().includes(this.followed()),
      vacant,
    };
  }

  /** The number of an entry, or what stands there. */
  private short(one: string): string {
    const entry = this.context.entries().get(one);
    return entry === undefined ? one : String(entry.number);
  }
}
