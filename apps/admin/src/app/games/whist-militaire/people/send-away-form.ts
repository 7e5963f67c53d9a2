import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { deskTexts } from '../desk/desk-texts';
import { type OfferingView, playersOf } from '../desk/steps';

/** WM-R5: whoever has finished stays away from the tables of others. */
@Component({
  selector: 'arb-send-away-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details>
      <summary>{{ texts().sendAway }}</summary>
      <form data-testid="send-away" (submit)="send($event)">
        <label class="field">
          <span>{{ texts().player }}</span>
          <select class="input" name="player" (change)="chosen.set($any($event.target).value)">
            @for (player of players(); track player) {
              <option [value]="player" [selected]="player === this.player()">
                {{ context.person(player) }}
              </option>
            }
          </select>
        </label>
        <label class="field">
          <span>{{ texts().table }}</span>
          <select class="input" name="table">
            @for (table of tables(); track table) {
              <option [value]="table">{{ context.entries().get(table)?.name ?? table }}</option>
            }
          </select>
        </label>
        <button type="submit" class="button main" [disabled]="context.busy()">{{ texts().send }}</button>
      </form>
    </details>
  `,
  styleUrl: './forms.scss',
})
export class SendAwayForm {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  private readonly view = computed(() => this.context.view() as OfferingView);
  protected readonly players = computed(() =>
    this.view().teams.flatMap((team) => playersOf(team, this.view().substitutes)),
  );
  protected readonly chosen = signal('');
  protected readonly player = computed(() =>
    this.players().includes(this.chosen()) ? this.chosen() : this.players()[0],
  );
  /** The tables of the game that is played, but for the one where the player sits. */
  protected readonly tables = computed(() => {
    const { games, announced } = this.view();
    const seats = Object.entries(games.find(({ game }) => game === announced)?.seats ?? {});
    return seats.flatMap(([table, seated]) =>
      Object.values(seated).some((one) => one === this.player()) ? [] : [table],
    );
  });

  protected send(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const where = { player: textIn(form, 'player'), table: textIn(form, 'table') };
    void this.context.record({ do: 'send-away', ...where, by: 'host' });
  }
}
