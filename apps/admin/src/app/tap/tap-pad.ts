import { ChangeDetectionStrategy, Component, input, output } from '@angular/core';
import { NotationParts } from '../cards/notation-parts';
import { pageTexts } from '../language/page-texts';
import type { TapBoard, TapKey } from './tap-keys';
import { tapTexts } from './tap-texts';

/** Seven keys of 44 px stand beside each other on the narrowest telephone. */
const MOST_IN_ROW = 7;

const words = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * Keys for a finger, beside a field that takes the same text from a keyboard. The game says which keys there are and what the
 * field holds after each; whoever shows the pad owns the field, and gets the text (`tapped`) and the wish to store (`entered`).
 */
@Component({
  selector: 'arb-tap-pad',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationParts],
  templateUrl: './tap-pad.html',
  styleUrl: './tap-pad.scss',
  // The field keeps the focus, and with it its place on the page and its line of the screen reader.
  host: { '(mousedown)': '$event.preventDefault()' },
})
export class TapPad {
  protected readonly texts = pageTexts(tapTexts);
  readonly board = input.required<TapBoard>();
  /** Whether what the field holds can be stored. */
  readonly ready = input.required<boolean>();
  /** What storing is called here, where it is not simply that. */
  readonly enterSays = input('');
  readonly tapped = output<string>();
  readonly entered = output();

  /** As few rows as there have to be, all of them about as long. */
  protected inRow(keys: number): number {
    return Math.ceil(keys / Math.ceil(keys / MOST_IN_ROW));
  }

  /** What is read out: what stands on the key, then in words, so that whoever speaks to the page can say either. */
  protected spoken({ label, says }: TapKey): string | null {
    const shown = label.map((part) => (part.kind === 'suit' ? '' : part.text)).join('');
    const isSaid = words(says ?? shown).includes(shown.toLowerCase());
    return isSaid || !/\p{L}{2}/u.test(shown) ? (says ?? null) : `${shown} ${says}`;
  }

  protected press({ text }: TapKey): void {
    if (text !== null) this.tapped.emit(text);
  }

  protected back(): void {
    const { back } = this.board();
    if (back !== null) this.tapped.emit(back);
  }
}
