import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { plainWord, regionActs } from '@arbitre/rules/federation';
import { Announcer } from '../../announce/announcer';
import { pageTexts } from '../../language/page-texts';
import { regionsWhere } from '../../people/regions-where';
import { CompetitionContext } from '../../standings/competition-context';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites } from '../../writes/keyed-writes';
import { templateTexts } from './template-texts';
import { KeepTemplate as Keep } from './templates.operations';

/** Keeps what this competition was opened with as a template of its region. */
@Component({
  selector: 'arb-keep-template',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  template: `
    @if (isOurs()) {
      <arb-act-button
        act="keepTemplate"
        [label]="texts().keep"
        [says]="texts().keepSays"
        [fields]="fields()"
        [write]="keep"
      />
    }
  `,
  styles: `
    :host {
      display: contents;
    }
  `,
})
export class KeepTemplate {
  private readonly writes = inject(KeyedWrites);
  private readonly context = inject(CompetitionContext);
  private readonly announcer = inject(Announcer);
  protected readonly texts = pageTexts(templateTexts);
  private readonly regions = regionsWhere('keepTemplate');
  /** Templates are of regions of the registry: a competition may say a word that is none. */
  protected readonly isOurs = computed(() => {
    const region = plainWord(this.context.head()?.region ?? '');
    return this.regions()?.some(({ id }) => id === region) === true;
  });
  protected readonly fields = computed((): readonly FormField[] => [
    {
      ...{ name: 'name', label: this.texts().name, value: this.context.head()?.name ?? '' },
      of: regionActs['keep-template'].fields.name,
      refusedBy: ['template-name-taken', 'templates-full'],
    },
  ]);

  protected readonly keep = async ({ name = '' }: Given): Promise<boolean> => {
    const competition = this.context.id();
    const done = await this.writes.sendOnce(Keep, 'keepTemplate', { competition, name });
    if (done !== null) this.announcer.say(this.texts().kept(name));
    return done !== null;
  };
}
