import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { ObligationView, SeatView, TableView } from '@arbitre/rules';
import { NotationText } from '../cards/notation-text';
import { PlayingCard } from '../cards/playing-card';
import type { SeatedEntry } from '../deal/deal-table';
import { HandOfCards } from '../deal/hand';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { partyPoints } from './party-points';
import { SkatContract } from './skat-contract';
import { skatOrder } from './skat-order';
import { SkatValue } from './skat-value';
import { skatTexts } from './texts';

/** Where the seats are drawn: clockwise from the bottom, the one who leads first. */
const places = ['bottom', 'left', 'right'] as const;

/** A table of three at one moment: hands, the skat, the trick between them, bids, card points, duties. */
@Component({
  selector: 'arb-skat-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [HandOfCards, PlayingCard, NotationText, SkatContract, SkatValue],
  templateUrl: './skat-table.html',
  styleUrls: ['./skat-table.scss', './skat-table-narrow.scss'],
})
export class SkatTable {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  readonly view = input.required<TableView>();
  /** Cards that each seat has held so far. */
  readonly dealt = input.required<ReadonlyMap<string, readonly string[]>>();
  /** What the score holds, once there is one. */
  readonly result = input<unknown>(null);
  readonly entries = input.required<ReadonlyMap<string, SeatedEntry>>();
  protected readonly order = computed(() => skatOrder(this.view().contract?.charAt(0) ?? null));
  protected readonly seats = computed(() =>
    this.view()
      .seats.slice(0, places.length)
      .map((seat, index) => ({
        ...seat,
        place: places[index] ?? 'bottom',
        entry: this.entries().get(seat.seat),
        duties: this.dutiesOf(seat.seat),
        owed: this.dutiesOf(seat.seat)
          .filter(({ kind }) => kind.endsWith('-card'))
          .flatMap(({ cards }) => cards),
        last: this.view().calls.findLast((call) => call.seat === seat.seat)?.call,
      })),
  );
  /** Table players who have no cards in this deal. */
  protected readonly idle = computed(() =>
    this.view()
      .seats.slice(places.length)
      .map(({ seat }) => {
        const entry = this.entries().get(seat);
        const who = entry === undefined ? '' : ` ${entry.number} ${entry.name}`;
        return `${this.texts().seats[seat] ?? this.texts().idle}${who}`;
      }),
  );
  protected readonly skat = computed(() => this.view().piles?.find(({ name }) => name === 'skat') ?? null);
  protected readonly backs = computed(() =>
    Array.from({ length: this.skat()?.hidden ?? (this.skat()?.cards === null ? 2 : 0) }, (_, at) => at),
  );
  protected readonly parties = computed(() => partyPoints(this.view()));
  /** Told once they may be: what the declarer plays with, and the points of the skat. */
  protected readonly matadors = computed(() => {
    const [way = '', count = ''] = (this.view().secretFacts?.matadors ?? '').split(' ');
    return count === '' ? null : this.texts().matadors(way === 'with' ? Number(count) : -Number(count));
  });
  protected readonly skatName = computed(() => {
    const texts = this.language.texts();
    const cards = (this.skat()?.cards ?? []).map(
      (card) => `${texts.ranks[card.charAt(1)] ?? card.charAt(1)} ${texts.suits[card.charAt(0)] ?? ''}`,
    );
    return cards.length === 0 ? this.texts().skatHidden : this.texts().skatOf(cards.join(', '));
  });

  protected place(seat: string): string {
    return this.seats().find((each) => each.seat === seat)?.place ?? 'bottom';
  }

  protected roles({ roles }: SeatView): readonly string[] {
    const words = this.texts().roles;
    return roles.flatMap((role) => words[role] ?? []);
  }

  protected dutyWord(kind: string): string {
    return this.texts().duties[kind] ?? this.language.texts().deal.duties[kind] ?? kind;
  }

  private dutiesOf(seat: string): readonly ObligationView[] {
    return this.view().obligations.filter((each) => each.seat === seat);
  }
}
