import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import {
  plafondArticles,
  plafondCallWord,
  type PlafondCounsel,
  plafondMoments,
  type PlafondRequirement,
  plafondRequirementWords,
  type PlafondSheetView,
} from '@arbitre/rules/bridge-plafond';
import { cardWord } from '@arbitre/rules/kernel/card-words';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { liveQuery } from '../../../graphql/live-query';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { SessionSheet } from '../../../sessions/sessions.operations';
import { GameOnPage } from '../../game-on-page';
import { adviceAt } from './advice-of';
import { rubberBefore, seenFrom, type SideScore } from './rubber-score';
import { adviceTexts } from './advice-texts';

/** What the booklet advises to the hand whose turn it is, where the reader sees that hand: each requirement met or missed. */
@Component({
  selector: 'arb-plafond-advice',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './advice-panel.html',
  styleUrl: './advice-panel.scss',
})
export class AdvicePanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(adviceTexts);
  readonly view = input.required<TableView>();
  private readonly place = inject(GameOnPage).place;
  private readonly sheet = liveQuery(SessionSheet, () => {
    const place = this.place();
    return place === null
      ? null
      : { id: `${place.competition}.s${place.session}`, round: place.round, table: place.table };
  });
  /** The score of the rubber before this deal; null where it belongs to none, or is not read yet. */
  protected readonly before = computed(() => {
    const sheet = (this.sheet.data()?.session?.sheet ?? null) as PlafondSheetView | null;
    const place = this.place();
    return sheet === null || place === null ? null : rubberBefore(sheet.lines, place.board);
  });
  protected readonly reading = computed(() => this.place() !== null && this.sheet.loading());
  protected readonly shown = computed(() => adviceAt(this.view(), this.before()?.score));
  protected readonly moments = plafondMoments;
  protected readonly advised = computed(() => {
    const { call = null, card = null } = this.shown()?.advice ?? {};
    const code = this.language.code();
    if (call !== null) return plafondCallWord(call, code);
    return card === null ? null : cardWord(card, code);
  });

  /** What the advice took the score of the rubber for. */
  protected scored(seat: string): string {
    const before = this.before();
    const texts = this.texts();
    if (before === null) return texts.noScore;
    const { ours, theirs } = seenFrom(seat, before.score);
    const told = ({ games, points }: SideScore): string => texts.sideScore(games, points);
    const missing = before.missing.length === 0 ? '' : ` ${texts.notWritten(before.missing)}`;
    return `${texts.score(told(ours), told(theirs))}${missing}`;
  }

  protected words(one: PlafondRequirement): ReturnType<typeof plafondRequirementWords> {
    return plafondRequirementWords(one, this.language.code());
  }

  protected what({ call, card }: PlafondCounsel): string {
    const code = this.language.code();
    if (call !== null) return plafondCallWord(call, code);
    return card === null ? '' : cardWord(card, code);
  }

  protected article(id: string): string {
    return plafondArticles.find((each) => each.id === id)?.text[this.language.code()] ?? id;
  }

  protected state({ met }: PlafondRequirement): 'met' | 'missed' | 'judge' {
    if (met === null) return 'judge';
    return met ? 'met' : 'missed';
  }
}
