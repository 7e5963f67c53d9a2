import { ChangeDetectionStrategy, Component, ElementRef, computed, inject, input } from '@angular/core';
import { NotationText } from '../../cards/notation-text';
import { Language } from '../../language/language';
import { Roving, RovingItem } from '../../lists/roving';
import { pageTexts } from '../../language/page-texts';
import type { ReadyResult } from '../result-grammar';
import { ResultsDesk } from '../results-desk';
import { resultsTexts } from '../results-texts';
import { standing } from '../line-state';
import type { SheetLine } from '../score-sheet';
import { BlindPass } from './blind-pass';
import { passTexts } from './pass-texts';

/** A result that the two passes read differently. */
type Difference = {
  readonly line: SheetLine;
  readonly first: ReadyResult;
  readonly second: ReadyResult;
  /** Whether the second may take the place of the first by this hand. */
  readonly replaces: boolean;
};

/** Where two passes differ: both in words, and one key says which is right. */
@Component({
  selector: 'arb-pass-differences',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText, Roving, RovingItem],
  templateUrl: './pass-differences.html',
  styleUrl: './pass-differences.scss',
})
export class PassDifferences {
  protected readonly desk = inject(ResultsDesk);
  private readonly pass = inject(BlindPass);
  private readonly language = inject(Language);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly texts = pageTexts(passTexts);
  protected readonly resultsTexts = pageTexts(resultsTexts);
  readonly lines = input.required<readonly SheetLine[]>();
  protected readonly differences = computed((): readonly Difference[] =>
    this.lines().flatMap((line) => {
      const { deal } = line;
      const busy = this.desk.stateOf(line.key).kind === 'saving';
      if (deal?.secondPass?.agrees !== false || deal.notation === null || busy) return [];
      const [first, second] = [this.read(line, deal.notation), this.read(line, deal.secondPass.says)];
      return first === null || second === null
        ? []
        : [{ line, first, second, replaces: this.desk.mayReplace(line) }];
    }),
  );

  protected press(event: KeyboardEvent, difference: Difference): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === '1') void this.keepFirst(difference);
    else if (event.key === '2' && difference.replaces) void this.takeSecond(difference);
    else return;
    event.preventDefault();
    this.focusNext(event.currentTarget as HTMLElement);
  }

  /** The first pass was right: the second reads it so too. */
  protected async keepFirst({ line, first }: Difference): Promise<void> {
    const { deal, key } = line;
    if (deal !== null) await this.pass.store(key, deal.id, first.act, this.typedForm(first));
  }

  /** The second was right: it becomes the result, which both passes say from now on. */
  protected async takeSecond({ line, second }: Difference): Promise<void> {
    const { deal, key } = line;
    if (deal === null) return;
    const { act, notation } = second;
    const typed = this.typedForm(second);
    await this.desk.store(line, { act, notation, typed, reason: this.texts().reason }, standing(line));
    if (this.desk.stateOf(key).kind === 'stored') await this.pass.store(key, deal.id, act, typed);
  }

  private read(line: SheetLine, notation: string): ReadyResult | null {
    const judged = this.desk.grammar()?.judgeStored(notation, this.language.code(), this.desk.boardOf(line));
    return judged?.kind === 'ready' ? judged : null;
  }

  private typedForm({ notation }: ReadyResult): string {
    return this.desk.grammar()?.typedForm(notation, this.language.code()) ?? notation;
  }

  private focusNext(from: HTMLElement): void {
    const rows = [...this.host.nativeElement.querySelectorAll<HTMLElement>('li')];
    (rows[rows.indexOf(from) + 1] ?? rows[0] ?? from).focus();
  }
}
