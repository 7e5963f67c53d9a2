import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  input,
  signal,
} from '@angular/core';
import { plafondPackWord, type PlafondRubberView } from '@arbitre/rules/bridge-plafond';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { SessionContext } from '../../../sessions/session-context';
import { plafondTexts } from '../texts';
import { LineField, type LineMode } from './line-field';
import { namesOf } from './columns';
import { SheetColumns } from './sheet-columns';
import { typedForm } from './typed-line';

type Opened = {
  readonly mode: Exclude<LineMode, 'next'>;
  readonly deal: number;
  readonly line: string | null;
};

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
  protected readonly packWord = plafondPackWord;
  protected readonly said = computed(() => ({ round: this.rubber().round, table: this.table() }));
  protected readonly name = (entry: string): string => this.context.entries().get(entry)?.name ?? entry;
  private readonly injector = inject(Injector);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  /** The line that is corrected, or that a forgotten one comes before, as it stood when somebody asked for that. */
  private readonly opened = signal<Opened | null>(null);
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

  protected openedAt(deal: number): readonly Opened[] {
    const opened = this.opened();
    return opened?.deal === deal && this.corrects() ? [opened] : [];
  }

  protected takesBefore(deal: number): boolean {
    const { insertable } = this.rubber();
    return insertable !== null && insertable.least <= deal && deal <= insertable.most;
  }

  protected open(mode: Opened['mode'], { deal, line }: Pick<Opened, 'deal' | 'line'>): void {
    this.opened.set({ mode, deal, line });
  }

  /** The focus goes back to the key that opened it. */
  protected close(): void {
    const opened = this.opened();
    this.opened.set(null);
    if (opened === null) return;
    const key = `[data-${opened.mode}="${opened.deal}"]`;
    afterNextRender(() => this.host.nativeElement.querySelector<HTMLElement>(key)?.focus(), {
      injector: this.injector,
    });
  }

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
