import { ChangeDetectionStrategy, Component, computed, DestroyRef, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { pageTexts } from '../language/page-texts';
import { OwnHands as Deals } from './table-codes.operations';
import { tableTexts } from './table-texts';

/** A deal that is opened at the table is shown after so long at most. */
const LOOK_AGAIN_MS = 10_000;

/** The deals that are being played at a table, for the telephone of one seat: each leads to the own hand. */
@Component({
  selector: 'arb-own-hands',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './own-hands.html',
  styleUrl: '../account/care.scss',
})
export class OwnHands {
  private readonly graphql = inject(GraphQL);
  protected readonly texts = pageTexts(tableTexts);
  readonly competition = input.required<string>();
  /** Its number. */
  readonly session = input.required<number>();
  readonly table = input.required<string>();
  private readonly asked = computed(() => ({
    ...{ id: this.competition(), session: this.session(), table: this.table() },
  }));
  private readonly query = liveQuery(Deals, this.asked);
  protected readonly open = computed(
    () => this.query.data()?.competition?.deals.nodes.filter(({ state }) => state === 'OPEN') ?? null,
  );

  constructor() {
    const timer = setInterval(() => {
      this.graphql.ask(Deals, this.asked()).catch(() => undefined);
    }, LOOK_AGAIN_MS);
    inject(DestroyRef).onDestroy(() => {
      clearInterval(timer);
    });
  }
}
