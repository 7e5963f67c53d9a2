import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { GameOnPage } from '../games/game-on-page';
import { pageTexts } from '../language/page-texts';
import { namesAt } from './names-at';
import { placeTexts } from './place-texts';
import { ResultsDesk } from './results-desk';
import type { SheetLine } from './score-sheet';

/** Who sat where on a board, where it is not as at the others of its table. */
@Component({
  selector: 'arb-swapped-note',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '{{ texts().swapped(says()) }}',
})
export class SwappedNote {
  private readonly desk = inject(ResultsDesk);
  private readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(placeTexts);
  readonly line = input.required<SheetLine>();
  protected readonly says = computed(() =>
    this.desk
      .sides()
      .map((each) =>
        this.texts().sits(this.game.side(each.side), namesAt(this.desk, this.line().seating, each)),
      )
      .join(', '),
  );
}
