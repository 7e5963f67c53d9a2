import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { plafondPackWord, type PlafondTableView } from '@arbitre/rules/bridge-plafond';
import { cardWord } from '@arbitre/rules/kernel/card-words';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { SessionContext } from '../../../sessions/session-context';
import { RubberPanel } from '../sheet/rubber-panel';
import { plafondTexts } from '../texts';
import { DrawCards } from './draw-cards';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** A table of a partie: packs, draw, seats and its rubbers, with the keys of what comes next. */
@Component({
  selector: 'arb-plafond-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActKey, DrawCards, RubberPanel],
  templateUrl: './table-panel.html',
  styleUrl: './table-panel.scss',
})
export class PlafondTablePanel {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(plafondTexts);
  readonly own = input.required<PlafondTableView>();
  protected readonly seats = SEATS;
  protected readonly said = computed(() => ({ partie: this.own().partie, table: this.own().table }));
  protected readonly choosing = computed(() => {
    const { choosing } = this.own();
    return choosing === null ? this.said() : { ...this.said(), entry: choosing.entry };
  });
  protected readonly drawn = computed(() =>
    this.own().entries.flatMap((entry) => {
      const card = this.own().cards[entry];
      return card === undefined ? [] : [{ entry, card: cardWord(card, this.language.code()) }];
    }),
  );
  /** Newest first: what is played now stands at the top. */
  protected readonly rubbers = computed(() => this.own().rubbers.toReversed());

  protected readonly packs = computed(() =>
    this.own()
      .packs.map((pack) => plafondPackWord(pack, this.language.code()))
      .join(', '),
  );

  /** Rubbers that have ended are settled; points are worth something where a rate is agreed. */
  protected readonly settled = computed(() => this.own().rubbers.some(({ state }) => state !== 'playing'));

  /** Hundredths. */
  protected money(amount: number): string {
    return this.language.signed(amount / 100);
  }

  protected name(entry: string): string {
    return this.context.entries().get(entry)?.name ?? entry;
  }

  protected names(entries: readonly string[]): string {
    return entries.map((entry) => this.name(entry)).join(', ');
  }
}
