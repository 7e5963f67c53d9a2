import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../../standings/competition-context';
import { pageTitle } from '../../title/page-title';
import { OfficialsList } from './officials-list';
import { officialsTexts } from './officials-texts';

/** Who directs, rules and keeps the score in a competition, at one of its tables for an evening too. */
@Component({
  selector: 'arb-competition-officials',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OfficialsList],
  template: `
    @if (context.id() !== '') {
      <arb-officials-list [asked]="asked()" [places]="places()" [competition]="context.id()" />
    }
  `,
})
export class CompetitionOfficials {
  protected readonly context = inject(CompetitionContext);
  private readonly texts = pageTexts(officialsTexts);
  protected readonly asked = computed(() => ({ place: `competition:${this.context.id()}`, all: true }));
  protected readonly places = computed(() => {
    const { competition, session } = this.texts().places;
    const numbers = (this.context.head()?.sessions ?? []).map(({ number }) => number);
    return [
      { value: `competition:${this.context.id()}`, label: competition },
      ...numbers.map((number) => ({
        ...{ value: `session:${this.context.id()}.s${number}`, label: `${session} ${number}` },
      })),
    ];
  });

  constructor() {
    pageTitle(() => [this.texts().title, this.context.head()?.name ?? '']);
  }
}
