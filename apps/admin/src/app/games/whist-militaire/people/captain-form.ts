import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { deskTexts } from '../desk/desk-texts';
import type { OfferingView } from '../desk/steps';

/** WM-1-GAP-4: a team-mate becomes captain, and takes the captain's seat. */
@Component({
  selector: 'arb-captain-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details>
      <summary>{{ texts().captain }}</summary>
      <form data-testid="name-captain" (submit)="name($event)">
        <label class="field">
          <span>{{ texts().team }}</span>
          <select class="input" name="team" (change)="chosen.set($any($event.target).value)">
            @for (one of teams(); track one.team) {
              <option [value]="one.team" [selected]="one.team === team()?.team">
                {{ called(one.team) }}
              </option>
            }
          </select>
        </label>
        <label class="field">
          <span>{{ texts().newCaptain }}</span>
          <select class="input" name="captain">
            @for (player of team()?.players; track player) {
              <option [value]="player">{{ context.person(player) }}</option>
            }
          </select>
        </label>
        <button type="submit" class="button main" [disabled]="context.busy()">{{ texts().name }}</button>
      </form>
    </details>
  `,
  styleUrl: './forms.scss',
})
export class CaptainForm {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly teams = computed(() =>
    (this.context.view() as OfferingView).teams.filter(({ disqualified }) => disqualified === null),
  );
  protected readonly chosen = signal('');
  protected readonly team = computed(
    () => this.teams().find(({ team }) => team === this.chosen()) ?? this.teams()[0],
  );

  protected called(team: string): string {
    return this.context.entries().get(team)?.name ?? team;
  }

  protected name(event: SubmitEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const act = { do: 'name-captain', team: textIn(form, 'team'), captain: textIn(form, 'captain') };
    void this.context.record({ ...act, by: 'arbiter' });
  }
}
