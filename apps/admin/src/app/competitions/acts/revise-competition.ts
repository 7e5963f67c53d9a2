import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { methodsOfGames } from '../../games/listings';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { regionsWhere } from '../../people/regions-where';
import { PlannedSetup } from '../../sessions/acts/planned-setup';
import { CompetitionContext } from '../../standings/competition-context';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites } from '../../writes/keyed-writes';
import { aboutInput, openingFields } from '../opening/opening-fields';
import { openingTexts } from '../opening/opening-texts';
import { ScoringFields } from '../opening/scoring-fields';
import { ReviseCompetition as Revision } from './acts.operations';

/** Says anew what the competition is, all but its game; with a reason once something was played. */
@Component({
  selector: 'arb-revise-competition',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: [PlannedSetup, ScoringFields],
  template: `
    @if (regions(); as regions) {
      <arb-act-button
        act="reviseCompetition"
        [label]="texts().revise"
        [says]="texts().reviseSays"
        [fields]="fields()"
        [write]="revise"
        (typing)="typed.set($event)"
      />
    }
  `,
  styles: `
    :host {
      display: contents;
    }
  `,
})
export class ReviseCompetition {
  private readonly writes = inject(KeyedWrites);
  private readonly context = inject(CompetitionContext);
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(openingTexts);
  protected readonly regions = regionsWhere('reviseCompetition');
  private readonly planned = inject(PlannedSetup);
  private readonly scoring = inject(ScoringFields);
  protected readonly typed = signal<Given>({});
  /** Results are in: how they count stays. Where they are no deals, nobody tells a first one from what was opened. */
  private readonly counted = computed(() => {
    const head = this.context.head();
    return (head?.resultCount ?? 0) > 0 || (head?.begun === true && !this.context.hasLines());
  });
  protected readonly fields = computed((): readonly FormField[] => {
    const head = this.context.head();
    const methods = methodsOfGames(this.language.code()).filter(
      ({ game, method }) => game === head?.game && (method === head.method || !this.counted()),
    );
    const reason: FormField = {
      ...{ name: 'reason', label: this.texts().reviseReason, kind: 'lines' },
      refusedBy: ['competition-begun', 'competition-counted'],
    };
    const planned = {
      fields: this.planned.fields(head?.plan?.setup ?? null),
      hasDeals: this.planned.hasDeals(),
    };
    const regions = this.regions() ?? [];
    const scoring = this.counted() ? [] : this.scoring.fields(this.methodTyped(), this.chosen());
    const about = openingFields(this.texts(), regions, methods, head, this.typed(), planned, scoring, true);
    const named = about.map((field) =>
      field.name === 'name' ? { ...field, refusedBy: ['competition-unchanged'], help: '' } : field,
    );
    return [...named, ...(head?.begun === true ? [reason] : [])];
  });

  /** How it counts now; what results are in stays. */
  private chosen(): Readonly<Record<string, unknown>> | null {
    return (this.context.head()?.scoring ?? null) as Readonly<Record<string, unknown>> | null;
  }

  private methodTyped(): Given {
    const head = this.context.head();
    const typed = this.typed();
    return { ...typed, method: typed.method ?? `${head?.game ?? ''}/${head?.method ?? ''}` };
  }

  protected readonly revise = async (given: Given): Promise<boolean> => {
    const plan = this.context.head()?.plan ?? null;
    const scoring = this.scoring.scoring(given, this.chosen());
    const about = aboutInput(given, this.planned.setup(given, plan?.setup), scoring, plan);
    const { reason = '' } = given;
    const input = { competition: this.context.id(), ...about, ...(reason === '' ? {} : { reason }) };
    const done = await this.writes.sendOnce(Revision, 'reviseCompetition', input);
    if (done !== null) this.context.learn(done.position);
    return done !== null;
  };
}
