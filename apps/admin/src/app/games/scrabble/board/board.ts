import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { scrabblePlaces, scrabblePremiums } from '@arbitre/rules/scrabble';
import { pageTexts } from '../../../language/page-texts';
import { Language } from '../../../language/language';
import { scrabbleTexts } from '../texts';
import { Tile } from './tile';

const numbers = Array.from({ length: 15 }, (_, index) => index);

/** The board after a round: 15 rows of 15 squares, the word just laid marked. */
@Component({
  selector: 'arb-scrabble-board',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Tile],
  templateUrl: './board.html',
  styleUrl: './board.scss',
})
export class ScrabbleBoard {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  /** Fifteen strings of fifteen: a letter, lower case for a joker, `.` or a space for an empty square. */
  readonly rows = input.required<readonly string[]>();
  /** Squares of the word just laid or looked at, as `row * 15 + column`. */
  readonly fresh = input<ReadonlySet<number>>(new Set());
  /** Letters of a solution that is only shown, by square. */
  readonly ghost = input<ReadonlyMap<number, string>>(new Map());
  protected readonly columns = numbers.map((column) => column + 1);
  protected readonly squares = computed(() =>
    numbers.map((row) => ({
      letter: scrabblePlaces.placeText({ row, column: 0, direction: 'across' }).charAt(0),
      squares: numbers.map((column) => this.square(row, column)),
    })),
  );

  private square(row: number, column: number) {
    const at = row * 15 + column;
    const tile = (this.rows()[row]?.charAt(column) ?? '').replace(/[^A-Za-z]/u, '');
    const ghost = tile === '' ? (this.ghost().get(at) ?? '') : '';
    return { at, tile, ghost, fresh: this.fresh().has(at), premium: scrabblePremiums.premiumAt(at) };
  }
}
