import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { Language } from '../../../language/language';
import { peopleToName, personTyped } from '../../../sessions/person-names';
import { textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { deskTexts } from '../desk/desk-texts';
import type { OfferingView } from '../desk/steps';

/** WM-1-GAP-4: a substitute, who sits where the absent player would. */
@Component({
  selector: 'arb-substitute-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details>
      <summary>{{ texts().substitute }}</summary>
      <form data-testid="admit-substitute" (submit)="admit($event)" (input)="inTeam.set(false)">
        <label class="field">
          <span>{{ texts().absent }}</span>
          <select class="input" name="player">
            @for (one of players(); track one.player) {
              <option [value]="one.player">{{ context.person(one.player) }} – {{ one.name }}</option>
            }
          </select>
        </label>
        <label class="field">
          <span>{{ texts().replacedBy }}</span>
          <input
            class="input"
            name="substitute"
            list="substitutes"
            required
            maxlength="80"
            autocomplete="off"
            [attr.aria-invalid]="inTeam() || null"
          />
          <datalist id="substitutes">
            @for (one of people(); track one.value) {
              <option [value]="one.label"></option>
            }
          </datalist>
        </label>
        <button type="submit" class="button main" [disabled]="context.busy()">{{ texts().admit }}</button>
        @if (inTeam()) {
          <p class="notice bad small wide" role="alert">{{ texts().inTeam }}</p>
        }
      </form>
    </details>
  `,
  styleUrl: './forms.scss',
})
export class SubstituteForm {
  private readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  private readonly view = computed(() => this.context.view() as OfferingView);
  private readonly teams = computed(() =>
    this.view().teams.filter(({ disqualified }) => disqualified === null),
  );
  protected readonly players = computed(() =>
    this.teams().flatMap(({ team, captain, players }) =>
      [captain, ...players].map((player) => ({
        ...{ team, player, name: this.context.entries().get(team)?.name ?? team },
      })),
    ),
  );
  protected readonly people = computed(() => peopleToName(this.context.entries(), this.language.code()));
  /** Who was typed plays already: for a team, or in somebody's place. */
  protected readonly inTeam = signal(false);

  protected async admit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const player = textIn(form, 'player');
    const substitute = personTyped(textIn(form, 'substitute'), this.context.entries(), this.language.code());
    const { teams, substitutes } = this.view();
    const others = Object.entries(substitutes).flatMap(([of, by]) => (of === player ? [] : [by]));
    const playing = [...teams.flatMap((team) => [team.captain, ...team.players]), ...others];
    this.inTeam.set(playing.includes(substitute));
    const team = this.players().find((one) => one.player === player)?.team;
    if (this.inTeam() || team === undefined || substitute === '') return;
    if (await this.context.record({ do: 'admit-substitute', team, player, substitute, by: 'arbiter' }))
      form.reset();
  }
}
