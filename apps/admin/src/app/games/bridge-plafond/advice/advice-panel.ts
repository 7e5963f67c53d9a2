import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import {
  plafondArticles,
  plafondCallWord,
  type PlafondCounsel,
  plafondMoments,
  type PlafondRequirement,
  plafondRequirementWords,
} from '@arbitre/rules/bridge-plafond';
import { cardWord } from '@arbitre/rules/kernel/card-words';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { adviceAt } from './advice-of';
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
  protected readonly shown = computed(() => adviceAt(this.view()));
  protected readonly moments = plafondMoments;
  protected readonly advised = computed(() => {
    const { call = null, card = null } = this.shown()?.advice ?? {};
    const code = this.language.code();
    if (call !== null) return plafondCallWord(call, code);
    return card === null ? null : cardWord(card, code);
  });

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
