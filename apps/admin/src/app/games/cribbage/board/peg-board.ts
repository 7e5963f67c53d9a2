import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { NotationText } from '../../../cards/notation-text';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { cribbageTexts } from '../texts';
import { BOARD, countsOf, drawnHoles, streetEnds, type Track, tracksOf } from './pegs';

/** The series as a line of cards with its count, the board with both sides' pegs, and what was counted in the show. */
@Component({
  selector: 'arb-peg-board',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './peg-board.html',
  styleUrl: './peg-board.scss',
  host: { class: 'panel', 'data-testid': 'peg-board' },
})
export class PegBoard {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(cribbageTexts);
  readonly view = input.required<TableView>();
  protected readonly tracks = computed(() => tracksOf(this.view()));
  protected readonly counts = computed(() => countsOf(this.view()));
  protected readonly holes = computed(() => drawnHoles(this.tracks()));
  protected readonly board = BOARD;
  protected readonly ends = streetEnds();
  protected readonly count = computed(() => this.view().facts.count ?? null);

  protected side({ side }: Track): string {
    return this.language.texts().sides[side] ?? side;
  }

  protected told(): string {
    return this.tracks()
      .map((track) => this.texts().pegs(this.side(track), track.front, track.rear))
      .join('; ');
  }

  protected what(what: string): string {
    return what === 'crib' ? this.texts().crib : (this.language.texts().seats[what] ?? what);
  }
}
