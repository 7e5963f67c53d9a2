import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { PlayingCard } from '../cards/playing-card';
import { Language } from '../language/language';
import { handAt, suitRows } from './hands';

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
  readonly seat = input.required<string>();
  readonly dealt = input.required<readonly string[] | undefined>();
  readonly held = input.required<readonly string[] | null>();
  /** Cards that lie face up and are held against the seat. */
  readonly owed = input<readonly string[]>([]);
  readonly layout = input.required<'fan' | 'rows'>();
  private readonly suits = computed(() => (this.layout() === 'fan' ? 'SHCD' : 'SHDC'));
  protected readonly hand = computed(() => handAt(this.dealt() ?? [], this.held() ?? [], this.suits()));
  protected readonly rows = computed(() =>
    this.layout() === 'fan'
      ? [{ suit: 'all', cards: this.hand() }]
      : suitRows(this.hand()).filter(({ cards }) => cards.length > 0),
  );
  protected readonly label = computed(() => {
    const texts = this.language.texts();
    const held = this.hand()
      .filter((each) => each.held)
      .map(
        ({ card }) => `${texts.ranks[card.charAt(1)] ?? card.charAt(1)} ${texts.suits[card.charAt(0)] ?? ''}`,
      );
    return texts.deal.hand(texts.seats[this.seat()] ?? this.seat(), held.join(', '));
  });
}
