import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { textIn } from '../../../sessions/form-values';
import { SessionContext } from '../../../sessions/session-context';
import { deskTexts } from '../desk/desk-texts';
import { type OfferingView, playersOf } from '../desk/steps';

/** WM-R3.2: any other measure of the person in charge, with what it does to the standings in words. */
@Component({
  selector: 'arb-measure-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <details>
      <summary>{{ texts().measure }}</summary>
      <form data-testid="take-measure" (submit)="take($event)">
        <label class="field">
          <span>{{ texts().target }}</span>
          <select class="input" name="target">
            @for (player of players(); track player) {
              <option [value]="player">{{ context.person(player) }}</option>
            }
          </select>
        </label>
        <label class="field">
          <span>{{ texts().what }}</span>
          <input class="input" name="measure" required maxlength="80" autocomplete="off" />
        </label>
        <label class="field">
          <span>{{ texts().reason }}</span>
          <input class="input" name="reason" required maxlength="500" autocomplete="off" />
        </label>
        <label class="field">
          <span>{{ texts().effect }}</span>
          <input class="input" name="effect" maxlength="500" autocomplete="off" />
        </label>
        <button type="submit" class="button main" [disabled]="context.busy()">{{ texts().take }}</button>
      </form>
    </details>
  `,
  styleUrl: './forms.scss',
})
export class MeasureForm {
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  protected readonly players = computed(() => {
    const { teams, substitutes } = this.context.view() as OfferingView;
    return teams.flatMap((team) => [...new Set([...playersOf(team), ...playersOf(team, substitutes)])]);
  });

  protected async take(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const effect = textIn(form, 'effect');
    const about = {
      target: textIn(form, 'target'),
      measure: textIn(form, 'measure'),
      reason: textIn(form, 'reason'),
    };
    // What is empty for the eye is empty for the rules: nothing is sent that says nothing.
    if (about.measure === '' || about.reason === '') return;
    const act = { do: 'take-measure', author: 'arbiter', ...about, ...(effect === '' ? {} : { effect }) };
    if (await this.context.record(act)) form.reset();
  }
}
