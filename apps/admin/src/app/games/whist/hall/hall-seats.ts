import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import { RouterLink } from '@angular/router';
import { type HallView, whistSeatsCommitment } from '@arbitre/rules/whist';
import { pageTexts } from '../../../language/page-texts';
import { LotKey } from '../../../sessions/lots/lot-key';
import { SeatChanges } from '../../../sessions/seating/seat-changes';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { hallTexts } from './hall-texts';

/** So many may be missing for a lot: whoever comes late is given a seat by hand. */
const MOST_MISSING = 3;

/** Who sits where in a hall: drawn by lot, anew for a later round where that is wanted, or given by hand. */
@Component({
  selector: 'arb-hall-seats',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, SeatChanges, LotKey],
  templateUrl: './hall-seats.html',
  styleUrl: '../../../sessions/seating/seating.scss',
})
export class HallSeats {
  protected readonly texts = pageTexts(hallTexts);
  protected readonly context = inject(SessionContext);
  protected readonly competition = inject(CompetitionContext);
  readonly view = input.required<HallView>();
  /** The seats were drawn here. */
  readonly drawn = output();
  protected readonly commitmentOf = whistSeatsCommitment;
  /** The round that a lot would be for; null once the last one was called. */
  protected readonly nextRound = computed(() => {
    const { round, plan } = this.view();
    return round < plan.rounds ? round + 1 : null;
  });
  protected readonly isEmpty = computed(() => this.view().places.every(({ entry }) => entry === null));
  /** Who is there and may sit: pairs where pairs sit. */
  protected readonly sittable = computed(() => {
    const pairs = this.view().plan.of === 'pairs';
    return this.context.present().flatMap(({ id, kind }) => ((kind === 'pair') === pairs ? [id] : []));
  });
  protected readonly fits = computed(() => {
    const [there, places] = [this.sittable().length, this.view().places.length];
    return there <= places && there >= Math.max(1, places - MOST_MISSING);
  });
}
