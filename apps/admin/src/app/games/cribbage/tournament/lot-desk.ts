import { ChangeDetectionStrategy, Component, computed, ElementRef, inject, input } from '@angular/core';
import { cribbageLotCommitment, type CribbageTournamentView } from '@arbitre/rules/cribbage';
import { pageTexts } from '../../../language/page-texts';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { LotKey } from '../../../sessions/lots/lot-key';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { cribbageTexts } from '../texts';

/** Two persons of an entry, as acts refer to them. */
const PERSONS = [1, 2] as const;

/** Teams that are here enter by one key; then the lot is committed to, and the tables are drawn. */
@Component({
  selector: 'arb-cribbage-lot',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [LotKey],
  template: `
    <h3>{{ texts().prepare }}</h3>
    <p class="small soft">{{ texts().prepareLead }}</p>
    <p class="small" role="status">{{ texts().teams(view().teams.length) }}</p>
    <p class="acts">
      @if (missing().length > 0) {
        <button
          type="button"
          class="button"
          [class.main]="view().teams.length < 2"
          data-testid="enter-teams"
          [disabled]="context.busy()"
          (click)="enter()"
        >
          {{ texts().enter(missing().length) }}
        </button>
      }
    </p>
    @if (view().teams.length >= 2) {
      <arb-lot-key
        [commitment]="view().commitment"
        [commitmentOf]="commitmentOf"
        [act]="{ do: 'draw-tables' }"
        [draws]="texts().draw"
      />
    }
  `,
  styles: `
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class LotDesk {
  protected readonly texts = pageTexts(cribbageTexts);
  protected readonly context = inject(SessionContext);
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly commitmentOf = cribbageLotCommitment;
  readonly view = input.required<CribbageTournamentView>();
  /** Entries that are here and have not entered. */
  protected readonly missing = computed(() => {
    const entered = new Set(this.view().teams.map(({ team }) => team));
    return this.context.present().filter(({ id }) => !entered.has(id));
  });

  protected async enter(): Promise<void> {
    const acts = this.missing().map(({ id }): SessionAct => {
      const players = PERSONS.map((place) => `${id}.${place}`);
      return { do: 'enter-team', team: id, captain: players[0] ?? id, players };
    });
    if (await this.context.record(...acts)) focusNextKey(this.host.nativeElement);
  }
}
