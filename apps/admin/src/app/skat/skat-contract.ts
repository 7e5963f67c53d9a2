import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { SuitSymbol } from '../cards/suit';
import { isSuit } from '../cards/suit-paths';
import { pageTexts } from '../language/page-texts';
import { skatTexts } from './texts';

/** An announced game (`CHS`) as people say it: the suit drawn, then hand, schneider, schwarz, ouvert in words. */
@Component({
  selector: 'arb-skat-contract',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [SuitSymbol],
  template: `
    @if (suit(); as suit) {
      <arb-suit [suit]="suit" />
    } @else {
      <span [textContent]="texts().games[game()] ?? contract()"></span>
    }
    @if (said(); as said) {
      <span class="said" [textContent]="said"></span>
    }
  `,
  styles: `
    :host {
      display: inline-flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.35em;
    }
    .said {
      font-size: 0.72em;
      font-weight: 550;
    }
  `,
})
export class SkatContract {
  protected readonly texts = pageTexts(skatTexts);
  readonly contract = input.required<string>();
  protected readonly game = computed(() => this.contract().charAt(0));
  protected readonly suit = computed(() => {
    const game = this.game();
    return isSuit(game) ? game : null;
  });
  /** The highest announced step alone is written; it includes the lower ones. */
  protected readonly said = computed(() => {
    const texts = this.texts();
    const letters = this.contract().slice(1);
    return [
      letters.includes('H') ? texts.hand : '',
      letters.includes('S') ? texts.schneiderAnnounced : '',
      letters.includes('Z') ? texts.schwarzAnnounced : '',
      letters.includes('O') ? texts.ouvert : '',
    ]
      .filter((word) => word !== '')
      .join(', ');
  });
}
