import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { PlafondRubberView } from '@arbitre/rules/bridge-plafond';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { SessionContext } from '../../../sessions/session-context';
import { plafondTexts } from '../texts';
import { LineField } from './line-field';
import { namesOf } from './columns';
import { SheetColumns } from './sheet-columns';
import { typedForm } from './typed-line';

const SIDES = ['NS', 'EW'] as const;

/** A rubber at a table: its sheet in two columns, its lines, the field of the next one, and the keys of what comes after. */
@Component({
  selector: 'arb-plafond-rubber',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, LineField, SheetColumns],
  templateUrl: './rubber-panel.html',
  styleUrl: './rubber-panel.scss',
})
export class RubberPanel {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(plafondTexts);
  readonly rubber = input.required<PlafondRubberView>();
  readonly table = input.required<string>();
  protected readonly sides = SIDES;
  protected readonly said = computed(() => ({ round: this.rubber().round, table: this.table() }));
  protected readonly name = (entry: string): string => this.context.entries().get(entry)?.name ?? entry;
  /** The line that is corrected. */
  protected readonly correcting = signal<number | null>(null);
  protected readonly corrected = computed(() => {
    const deal = this.correcting();
    return this.rubber().lines.find((line) => line.deal === deal) ?? null;
  });
  protected readonly writes = computed(
    () => this.rubber().state === 'playing' && this.context.mayRecordAt(this.table()),
  );
  protected readonly accepted = computed(() => this.rubber().state === 'accepted');
  /** The table corrects until its totals are accepted, the arbiter afterwards too. */
  protected readonly corrects = computed(() =>
    this.accepted() ? this.context.mayRule() : this.context.mayRecordAt(this.table()),
  );
  protected readonly state = computed(() => {
    const { state, brokenOff } = this.rubber();
    if (state !== 'ended') return state;
    return brokenOff === null ? 'over' : 'broken-off';
  });

  protected typed(line: string): string {
    return typedForm(line, this.language.code());
  }

  protected sideName(side: 'NS' | 'EW'): string {
    return `${this.language.texts().sides[side] ?? side} (${namesOf(this.rubber().seats, side).map(this.name).join(' – ')})`;
  }

  protected seat(seat: string): string {
    return this.language.texts().seats[seat] ?? seat;
  }

  protected dealerName(): string {
    const { next, seats } = this.rubber();
    return `${this.seat(next.dealer)}, ${this.name(seats[next.dealer])}`;
  }

  protected cutterName(): string {
    const { next, seats } = this.rubber();
    return this.name(seats[next.cutter]);
  }

  protected names(entries: readonly string[]): string {
    return entries.map(this.name).join(', ');
  }
}
