import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { ObligationView, SeatView, TableView } from '@arbitre/rules';
import { NotationText } from '../cards/notation-text';
import { PlayingCard } from '../cards/playing-card';
import { Language } from '../language/language';
import { HandOfCards } from './hand';

export type SeatedEntry = { readonly number: number; readonly name: string };

const layouts = { N: 'fan', E: 'rows', S: 'fan', W: 'rows' } as const;

/** Kinds of duty whose cards lie face up before their seat. */
const faceUp: ReadonlySet<string> = new Set(['visible-card', 'penalised-card', 'penalty-card']);

/** The table at one moment: four hands, the trick between them, contract, tricks, who is to act. */
@Component({
  selector: 'arb-deal-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [HandOfCards, PlayingCard, NotationText],
  templateUrl: './deal-table.html',
  styleUrls: [
    './deal-table.scss',
    './deal-table-seats.scss',
    './deal-table-facts.scss',
    './deal-table-trick.scss',
    './deal-table-narrow.scss',
  ],
})
export class DealTable {
  protected readonly language = inject(Language);
  readonly view = input.required<TableView | null>();
  readonly dealt = input.required<ReadonlyMap<string, readonly string[]>>();
  readonly entries = input.required<ReadonlyMap<string, SeatedEntry>>();
  /** Whether calls make a contract in this game. */
  readonly hasAuction = input.required<boolean>();
  protected readonly seats = computed(() =>
    (this.view()?.seats ?? []).map((seat) => ({
      ...seat,
      layout: layouts[seat.seat as keyof typeof layouts],
      entry: this.entries().get(seat.seat),
      duties: this.dutiesOf(seat.seat),
      owed: this.dutiesOf(seat.seat)
        .filter(({ kind }) => faceUp.has(kind))
        .flatMap(({ cards }) => cards),
      vulnerable: this.isVulnerable(seat.side),
      last: this.view()?.calls.findLast((call) => call.seat === seat.seat)?.call,
    })),
  );
  protected readonly tricks = computed(() => Object.entries(this.view()?.tricks ?? {}));
  protected readonly scores = computed(() => Object.entries(this.view()?.score?.scores ?? {}));
  /** The suit that the game itself makes trumps; a contract names its own. */
  protected readonly trump = computed(() => this.view()?.facts.trump ?? null);
  protected readonly vulnerable = computed(() => this.view()?.facts.vulnerable ?? 'None');

  protected roles({ roles }: SeatView): readonly string[] {
    const texts = this.language.texts().deal;
    const words: Readonly<Record<string, string>> = {
      dealer: texts.dealer,
      declarer: texts.declarer,
      dummy: texts.dummy,
      captain: texts.captain,
    };
    const inPlay = this.hasAuction() ? ['declarer', 'dummy'] : ['dealer', 'captain'];
    const shown = this.view()?.phase === 'auction' ? ['dealer'] : inPlay;
    return roles.filter((role) => shown.includes(role)).map((role) => words[role] ?? role);
  }

  protected vulnerability(): string {
    return this.language.texts().vulnerabilities[this.vulnerable()] ?? this.vulnerable();
  }

  private dutiesOf(seat: string): readonly ObligationView[] {
    return (this.view()?.obligations ?? []).filter((each) => each.seat === seat);
  }

  private isVulnerable(side: string): boolean {
    return this.vulnerable() === 'All' || this.vulnerable() === side;
  }
}
