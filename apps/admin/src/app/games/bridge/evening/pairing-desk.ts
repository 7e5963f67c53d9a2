import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import type { EveningView } from '@arbitre/rules/bridge';
import { Announcer } from '../../../announce/announcer';
import { GraphQL } from '../../../graphql/client';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { CompetitionContext } from '../../../standings/competition-context';
import { Standings } from '../../../standings/standings.operations';
import { rankingFor } from './ranking-for';
import { eveningTexts } from './texts';

/** Pairs the next round of a Swiss by the ranking as it stands now; in the first round by the places that were drawn. */
@Component({
  selector: 'arb-pairing-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (next(); as round) {
      <button
        type="button"
        class="button"
        [class.main]="view().toPair === round"
        data-testid="pair-round"
        [disabled]="context.busy()"
        (click)="pair(round)"
      >
        {{ view().toPair === round ? texts().pairRound(round) : texts().pairAgain(round) }}
      </button>
    }
  `,
})
export class PairingDesk {
  private readonly announcer = inject(Announcer);
  private readonly graphql = inject(GraphQL);
  private readonly competition = inject(CompetitionContext);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(eveningTexts);
  readonly view = input.required<EveningView>();
  readonly paired = output();
  /** The round that is paired next; null where all were called or nothing is to be paired. */
  protected readonly next = computed(() => {
    const { setup, round } = this.view();
    return setup.movement.startsWith('swiss') && round < setup.rounds ? round + 1 : null;
  });

  protected async pair(round: number): Promise<void> {
    const ranked = round === 1 ? [] : await this.ranked();
    const ranking = rankingFor(this.view(), ranked);
    if (!(await this.context.record({ do: 'pair-round', round, ranking }))) return;
    this.announcer.say(this.texts().paired(round));
    this.paired.emit();
  }

  /** The ids of all entries, the first of the ranking first. */
  private async ranked(): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const answer: Awaited<ReturnType<typeof this.page>> = await this.page(after);
      ids.push(...(answer?.nodes.map(({ entry }) => entry.id) ?? []));
      after = answer?.pageInfo.hasNextPage === true ? answer.pageInfo.endCursor : null;
      if (after === null) return ids;
    }
  }

  private async page(after: string | null) {
    const { competition } = await this.graphql.ask(Standings, { id: this.competition.id(), after });
    return competition?.standings ?? null;
  }
}
