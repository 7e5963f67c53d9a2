import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import type { Moment } from './replay';
import { Rack } from '../board/rack';
import { SlipChart } from './slip-chart';
import { SlipTable } from './slip-table';
import { SubTops } from './sub-tops';
import { scrabbleTexts } from '../texts';
import { TopList } from './top-list';

/** One round: its rack, and once its word lies the best solutions, the slips and the solo. */
@Component({
  selector: 'arb-round-panel',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Rack, SlipChart, SubTops, TopList, SlipTable],
  templateUrl: './round-panel.html',
  styleUrl: './round-panel.scss',
})
export class RoundPanel {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly round = input.required<ScrabbleSessionView['rounds'][number]>();
  readonly moment = input.required<Moment['kind']>();
  readonly entries = input.required<SessionEntries>();
  readonly point = output<{ readonly place: string; readonly word: string } | null>();
  /** What the rack alone shows keeps its surprise. */
  protected readonly open = computed(() => this.moment() === 'word');

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }
}
