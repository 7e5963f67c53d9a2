import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { deskTexts } from '../desk/desk-texts';
import { offers, type OfferingView } from '../desk/steps';
import { CaptainForm } from './captain-form';
import { MeasureForm } from './measure-form';
import { PartnersForm } from './partners-form';
import { SendAwayForm } from './send-away-form';
import { SubstituteForm } from './substitute-form';

const ACTS = ['admit-substitute', 'name-captain', 'choose-partners', 'send-away', 'take-measure'];

/** Who plays and how people behave: what the rules have room for now and this account may do. */
@Component({
  selector: 'arb-people-desk',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [SubstituteForm, CaptainForm, PartnersForm, SendAwayForm, MeasureForm],
  template: `
    @if (acts().length > 0) {
      <section class="panel no-print" data-testid="people-desk">
        <h2>{{ texts().people }}</h2>
        @if (may('admit-substitute')) {
          <arb-substitute-form />
        }
        @if (may('name-captain')) {
          <arb-captain-form />
        }
        @if (may('choose-partners')) {
          <arb-partners-form />
        }
        @if (may('send-away')) {
          <arb-send-away-form />
        }
        @if (may('take-measure')) {
          <arb-measure-form />
        }
      </section>
    }
  `,
  styles: `
    .panel {
      display: grid;
      padding: 0.75rem 1rem 0.25rem;
    }
  `,
})
export class PeopleDesk {
  private readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  private readonly view = computed(() => this.context.view() as OfferingView);
  private readonly byArbiter = ['admit-substitute', 'name-captain', 'take-measure'];

  protected readonly acts = computed(() => ACTS.filter((act) => this.may(act)));

  protected may(act: string): boolean {
    const allowed = this.byArbiter.includes(act) ? this.context.mayRule() : this.context.mayRecord();
    return allowed && offers(this.view(), act) && this.view().teams.length > 0;
  }
}
