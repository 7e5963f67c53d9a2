import { NgComponentOutlet, NgTemplateOutlet } from '@angular/common';
import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { BENEFICIARIES, DUTY_SCOPES } from '@arbitre/rules/kernel/mistakes/duties';
import type {
  ObligationView,
  PileView,
  PlayedCard,
  SeatView,
  TableView,
} from '@arbitre/rules/kernel/table-view';
import { NotationText } from '../../cards/notation-text';
import { PlayingCard } from '../../cards/playing-card';
import { GameOnPage, partOf } from '../../games/game-on-page';
import type { Tally } from '../../games/face';
import { type Called, Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { dealTexts } from '../deal-texts';
import { HandOfCards } from './hand';
import { layoutAt, placesOf } from './places';

/**
 * The table of any game at one moment: the hands of two to six players, the trick between them, contract, piles, tricks, duties,
 * who is to act. What things are called, and the facts that only a game knows, come from its face.
 */
@Component({
  selector: 'arb-deal-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [HandOfCards, PlayingCard, NotationText, NgComponentOutlet, NgTemplateOutlet],
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
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(dealTexts);
  readonly view = input.required<TableView | null>();
  readonly dealt = input.required<ReadonlyMap<string, readonly string[]>>();
  readonly entries = input.required<ReadonlyMap<string, Called>>();
  /** Whether calls make a contract in this game. */
  readonly hasAuction = input.required<boolean>();
  /** What the score holds at this moment, once there is one. */
  readonly result = input<unknown>(undefined);
  /** Cards of the trick on the table that went back to their hands. */
  readonly taken = input<readonly PlayedCard[]>([]);
  protected readonly places = computed(() => placesOf(this.view()?.seats ?? []));
  private readonly all = computed(() =>
    (this.view()?.seats ?? []).map((seat) => ({
      ...seat,
      place: this.places().get(seat.seat) ?? 'idle',
      entry: this.entries().get(seat.seat),
      duties: this.dutiesOf(seat.seat),
      // Cards that lie face up before their seat.
      owed: this.dutiesOf(seat.seat)
        .filter(({ kind }) => kind.endsWith('-card'))
        .flatMap(({ cards }) => cards),
      vulnerable: this.isVulnerable(seat.side),
      last: this.view()?.calls.findLast((call) => call.seat === seat.seat)?.call,
    })),
  );
  protected readonly seats = computed(() =>
    this.all()
      .filter(({ place }) => place !== 'idle')
      .map((seat, _at, { length }) => ({ ...seat, layout: layoutAt(seat.place, length) })),
  );
  protected readonly idle = computed(() => this.all().filter(({ place }) => place === 'idle'));
  /** Four bids have their place between the hands; elsewhere each stands at its seat. */
  protected readonly bidsBetween = computed(() => this.seats().length === 4);
  protected readonly order = computed(() => {
    const view = this.view();
    return view === null ? undefined : this.game.face()?.order?.(view);
  });
  protected readonly facts = computed(() => {
    const view = this.view();
    return view === null ? [] : (this.game.face()?.tableFacts?.(view, this.language.code()) ?? []);
  });
  protected readonly tallies = computed((): readonly Tally[] => {
    const view = this.view();
    if (view === null) return [];
    const own = this.game.face()?.tallies?.(view, this.language.code());
    const { cardPoints } = view;
    return (
      own ??
      Object.entries(view.tricks).map(([side, tricks]) => {
        const points = cardPoints?.[side];
        return { name: this.game.side(side), tricks, ...(points === undefined ? {} : { points }) };
      })
    );
  });
  protected readonly countsPoints = computed(() => this.tallies().some(({ points }) => points !== undefined));
  protected readonly scores = computed(() => Object.entries(this.view()?.score?.scores ?? {}));
  protected readonly scoreShown = partOf(() =>
    this.view()?.score === null ? undefined : this.game.face()?.score,
  );
  protected readonly isPlaying = computed(() => {
    const view = this.view();
    return view !== null && (view.trick.cards.length > 0 || (view.phase === 'play' && view.score === null));
  });
  /** The suit that the game itself makes trumps; a contract names its own. */
  protected readonly trump = computed(() => this.view()?.facts.trump ?? null);
  private readonly vulnerable = computed(() => this.view()?.facts.vulnerable ?? 'None');

  /** Roles that the game has a word for; in the auction of a game of contracts nobody has another yet than to deal. */
  protected roles({ roles }: SeatView): readonly string[] {
    const { words, face } = this.game;
    const view = this.view();
    const shown = view === null ? undefined : face()?.shownRoles?.(view);
    return roles
      .filter((role) => shown?.includes(role) ?? true)
      .flatMap((role) => words().roles?.[role] ?? []);
  }

  protected pileName({ name, cards }: PileView): string {
    const { suits, ranks } = this.language.texts();
    const known = (cards ?? []).map(
      (card) => `${ranks[card.charAt(1)] ?? card.charAt(1)} ${suits[card.charAt(0)] ?? ''}`,
    );
    const words = this.game.words().piles?.[name];
    return known.length === 0
      ? (words?.hidden ?? name)
      : `${this.language.label(words?.name ?? name)} ${known.join(', ')}`;
  }

  /** As many backs as cards lie face down; two where nobody says how many. */
  protected backs({ hidden, cards }: PileView): readonly number[] {
    return Array.from({ length: hidden ?? (cards === null ? 2 : 0) }, (_, at) => at);
  }

  protected vulnerability(): string {
    return this.texts().vulnerabilities[this.vulnerable()] ?? this.vulnerable();
  }

  /** How long it is owed, and for whom. */
  protected meaning({ scope, beneficiary }: ObligationView): string | null {
    if (scope === undefined || beneficiary === undefined) return null;
    const language = this.language.code();
    return `${DUTY_SCOPES[scope][language]}, ${BENEFICIARIES[beneficiary][language]}`;
  }

  private dutiesOf(seat: string): readonly ObligationView[] {
    return (this.view()?.obligations ?? []).filter((each) => each.seat === seat);
  }

  private isVulnerable(side: string): boolean {
    return this.vulnerable() === 'All' || this.vulnerable() === side;
  }
}
