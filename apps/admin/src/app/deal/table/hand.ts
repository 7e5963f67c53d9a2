import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { textOf } from '../../cards/notation';
import { PlayingCard } from '../../cards/playing-card';
import { GameOnPage } from '../../games/game-on-page';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { dealTexts } from '../deal-texts';
import { bySuits, handAt, suitRows, type CardOrder } from './hands';

/** One hand, face up: a fan, or a row a suit. Played cards stay as ghosts, so that nothing jumps about. */
@Component({
  selector: 'arb-hand',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [PlayingCard],
  templateUrl: './hand.html',
  styleUrl: './hand.scss',
  host: { '[class]': 'layout()' },
})
export class HandOfCards {
  protected readonly language = inject(Language);
  private readonly game = inject(GameOnPage, { optional: true });
  protected readonly texts = pageTexts(dealTexts);
  readonly seat = input.required<string>();
  readonly dealt = input.required<readonly string[] | undefined>();
  readonly held = input.required<readonly string[] | null>();
  /** Cards that lie face up and are held against the seat. */
  readonly owed = input<readonly string[]>([]);
  readonly layout = input.required<'fan' | 'rows'>();
  /** Cards held face down, for those who may not see them. */
  readonly hidden = input(0);
  /** Another order than by suit and rank. */
  readonly order = input<CardOrder>();
  /** What the seat is called in its game. */
  readonly name = input<string>();
  protected readonly backs = computed(() => Array.from({ length: this.hidden() }, (_, at) => at));
  protected readonly hand = computed(() => {
    const suits = this.layout() === 'fan' ? 'SHCD' : 'SHDC';
    return handAt(this.dealt() ?? [], this.held() ?? [], this.order() ?? bySuits(suits));
  });
  protected readonly rows = computed(() =>
    this.layout() === 'fan'
      ? [{ suit: 'all', cards: this.hand() }]
      : suitRows(this.hand()).filter(({ cards }) => cards.length > 0),
  );
  protected readonly label = computed(() => {
    const texts = this.language.texts();
    const held = this.hand()
      .filter((each) => each.held)
      .map(({ card }) => {
        const own = this.game?.face()?.card?.(card, this.language.code()) ?? null;
        if (own !== null) return textOf(own);
        return `${texts.ranks[card.charAt(1)] ?? card.charAt(1)} ${texts.suits[card.charAt(0)] ?? ''}`;
      });
    const hidden = this.hidden() > 0 ? [this.texts().hiddenCards(this.hidden())] : [];
    const seat = this.name() ?? texts.seats[this.seat()] ?? this.seat();
    return this.texts().hand(seat, [...held, ...hidden].join(', '));
  });
}
