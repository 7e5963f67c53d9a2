import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import type { EveningView, HallView } from '@arbitre/rules/whist';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { SessionContext } from '../../sessions/session-context';
import { DrawPanel } from './draw-panel';
import { WhistHall } from './hall/hall';
import { PartieScore } from './partie-score';
import { ScoreDesk } from './score-desk';
import { playerName } from './player-name';
import { whistTexts } from './texts';

/** An evening of whist, of several tables or of one: the draw, who sits where, the score of its parties, and the fiches of each. */
@Component({
  selector: 'arb-whist-evening',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [WhistHall, DrawPanel, PartieScore, ScoreDesk],
  templateUrl: './evening.html',
  styleUrl: './evening.scss',
})
export class WhistEvening {
  protected readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(whistTexts);
  protected readonly name = (player: string) => playerName(player, this.view()?.entries ?? {}, this.context);
  private readonly either = computed(() => this.context.view() as EveningView | HallView);
  /** An evening of several tables; null at one table. */
  protected readonly hall = computed(() => {
    const view = this.either();
    return view.phase === 'hall' ? view : null;
  });
  /** An evening of one table; null in a hall. */
  protected readonly view = computed(() => {
    const view = this.either();
    return view.phase === 'hall' ? null : view;
  });
  protected readonly drawn = computed(() =>
    Object.values(this.view()?.draws ?? {}).some((cards) => cards.length > 0),
  );
  protected readonly playing = computed(
    () => this.view()?.phase === 'parties' && this.view()?.seating !== null,
  );
}
