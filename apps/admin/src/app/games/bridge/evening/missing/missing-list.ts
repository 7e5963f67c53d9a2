import { ChangeDetectionStrategy, Component, computed, effect, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import type { EveningView } from '@arbitre/rules/bridge';
import { pageTexts } from '../../../../language/page-texts';
import { RoomDeals } from '../../../../room/room-deals';
import { SessionContext } from '../../../../sessions/session-context';
import { CompetitionContext } from '../../../../standings/competition-context';
import { countOf, missingOf } from './missing';
import { missingTexts } from './missing-texts';

/** What the rounds that were called still lack, by round, table and board: each leads to where it is typed. */
@Component({
  selector: 'arb-missing-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  providers: [RoomDeals],
  templateUrl: './missing-list.html',
  styleUrl: './missing-list.scss',
})
export class MissingList {
  protected readonly texts = pageTexts(missingTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  protected readonly room = inject(RoomDeals);
  readonly view = input.required<EveningView>();
  protected readonly rounds = computed(() =>
    missingOf(this.view(), this.room.planned(), this.room.deals(), this.room.now()),
  );
  protected readonly counts = computed(() => {
    const { results, agreements, decisions } = this.texts();
    const told = [
      [countOf(this.rounds(), 'result'), results],
      [countOf(this.rounds(), 'decision'), decisions],
      [countOf(this.rounds(), 'agreement'), agreements],
    ] as const;
    return told.flatMap(([count, tell]) => (count === 0 ? [] : [tell(count)])).join(' · ');
  });

  constructor() {
    effect(() => {
      this.room.session.set(this.context.number());
    });
  }

  protected link(round: number, table: string, board: number) {
    return { session: this.context.number(), round, table, board };
  }

  /** BD-TIME-GAP-1, BD-L8B2: it is played or cancelled later. */
  protected putOff(round: number, table: string, board: number): void {
    const reason = this.texts().reason;
    void this.context.record({ do: 'postpone-board', round, table: Number(table), board, reason });
  }
}
