import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { NotationText } from '../cards/notation-text';
import { GameOnPage } from '../games/game-on-page';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import type { Echo, TypedResult } from './result-grammar';
import { ResultsDesk } from './results-desk';
import { SayOfResult } from './say-of-result';
import { sayTexts } from './say-texts';
import type { SheetLine } from './score-sheet';

/** Under a result that stands: the own view of it, with what this side may say of it, or the dispute that is open. */
@Component({
  selector: 'arb-line-say',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [NotationText],
  templateUrl: './line-say.html',
  styleUrl: './line-say.scss',
})
export class LineSay {
  protected readonly texts = pageTexts(sayTexts);
  protected readonly game = inject(GameOnPage);
  protected readonly say = inject(SayOfResult);
  private readonly desk = inject(ResultsDesk);
  private readonly language = inject(Language);
  readonly line = input.required<SheetLine>();
  /** The result that stands, in words. */
  readonly echo = input.required<Echo | null>();
  protected readonly asked = computed(() => this.say.isAsked(this.line()));
  protected readonly dispute = computed(() => this.line().deal?.dispute ?? null);
  protected readonly disputing = signal(false);
  protected readonly typed = signal('');
  protected readonly reason = signal('');
  protected readonly judged = computed((): TypedResult => {
    const board = this.desk.boardOf(this.line());
    return this.desk.grammar()?.judge(this.typed(), this.language.code(), board, null) ?? { kind: 'none' };
  });
  protected readonly problem = computed(() => {
    const judged = this.judged();
    return judged.kind === 'problem' ? judged.says : null;
  });
  protected readonly meant = computed(() => {
    const judged = this.judged();
    return judged.kind === 'ready' ? judged : null;
  });
  protected readonly view = computed(() => {
    const side = this.say.side() ?? '';
    return this.texts().view(
      this.game.side(side),
      this.echo()?.bySide[side] ?? this.line().deal?.notation ?? '',
    );
  });

  protected async confirm(): Promise<void> {
    const { deal } = this.line();
    if (deal !== null) await this.say.confirm(deal);
  }

  protected async send(event: Event): Promise<void> {
    event.preventDefault();
    const { deal } = this.line();
    if (deal === null || this.problem() !== null) return;
    if (await this.say.dispute(deal, this.reason().trim(), this.meant()?.act ?? null))
      this.disputing.set(false);
  }
}
