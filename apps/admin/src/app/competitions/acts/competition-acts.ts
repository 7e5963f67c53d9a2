import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../../standings/competition-context';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites, keyedWrites } from '../../writes/keyed-writes';
import { openingTexts } from '../opening/opening-texts';
import { KeepTemplate } from '../templates/keep-template';
import { CloseCompetition } from './acts.operations';
import { ReviseCompetition } from './revise-competition';

/** What may be done with a competition as a whole: revised, closed, or taken as the pattern of the next. */
@Component({
  selector: 'arb-competition-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, KeepTemplate, ReviseCompetition, RouterLink],
  providers: keyedWrites,
  template: `
    @if (session.anywhere().has('openCompetition')) {
      <a
        class="button"
        routerLink="/opening"
        [queryParams]="{ like: context.id() }"
        data-testid="open-like"
        >{{ texts().again }}</a
      >
    }
    @if (session.anywhere().has('keepTemplate')) {
      <arb-keep-template />
    }
    @if (may('reviseCompetition')) {
      <arb-revise-competition />
    }
    @if (may('closeCompetition')) {
      <arb-act-button
        grave
        act="closeCompetition"
        [label]="texts().close"
        [says]="texts().closeSays"
        [fields]="fields()"
        [write]="close"
      />
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
  `,
})
export class CompetitionActs {
  private readonly writes = inject(KeyedWrites);
  protected readonly session = inject(Session);
  protected readonly context = inject(CompetitionContext);
  protected readonly texts = pageTexts(openingTexts);
  protected readonly fields = computed((): readonly FormField[] => [
    { name: 'reason', label: this.texts().reason, kind: 'lines' },
  ]);

  protected may(operation: string): boolean {
    return this.context.head()?.state === 'OPEN' && this.session.operations().has(operation);
  }

  protected readonly close = async ({ reason = '' }: Given): Promise<boolean> => {
    const input = { competition: this.context.id(), reason };
    const done = await this.writes.sendOnce(CloseCompetition, 'closeCompetition', input);
    if (done !== null) this.context.learn(done.position);
    return done !== null;
  };
}
