import { ChangeDetectionStrategy, Component, computed, ElementRef, inject } from '@angular/core';
import { divisionActs } from '@arbitre/rules/leagues';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { RegistryWrites } from '../people/registry';
import { focusNextKey } from '../sessions/acts/next-key';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { DivisionContext } from './division-context';
import { CheckDivisionRanking, DivisionPublishing } from './division-life.operations';
import { leaguesTexts } from './leagues-texts';
import { PublishDivisionRanking } from './leagues.operations';
import { publishingTexts } from './publishing-texts';

/** Publishing the next version of a division's ranking, and the look at a close finish before: nothing is offered that would be refused. */
@Component({
  selector: 'arb-publishing-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  template: `
    @if (now(); as now) {
      @if (said(); as said) {
        <p class="notice" tabindex="-1" data-testid="before-publishing">{{ said }}</p>
      }
      @if (
        now.changed && now.closeFinish !== null && !now.checked && context.mayCorrect('checkDivisionRanking')
      ) {
        <arb-act-button
          act="checkDivisionRanking"
          [label]="texts().check"
          [says]="texts().checkSays"
          [fields]="noteFields()"
          [write]="check"
        />
      }
      @if (publishes()) {
        <arb-act-button
          main
          act="publishDivisionRanking"
          [label]="league().publish"
          [says]="league().publishSays"
          [fields]="reasonFields()"
          [write]="publish"
        />
      }
    }
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem;
    }
    .notice {
      flex: 1 0 100%;
    }
  `,
})
export class PublishingActs {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly writes = inject(RegistryWrites);
  private readonly language = inject(Language);
  protected readonly context = inject(DivisionContext);
  protected readonly league = pageTexts(leaguesTexts);
  protected readonly texts = pageTexts(publishingTexts);
  private readonly query = liveQuery(DivisionPublishing, () => this.context.asked());
  protected readonly now = computed(() => this.query.data()?.division?.publishing ?? null);
  /** A version is published even of a closed season: no ranking is official before. */
  protected readonly publishes = computed(() => {
    const now = this.now();
    if (now?.changed !== true || !this.context.mayCorrect('publishDivisionRanking')) return false;
    return now.closeFinish === null || (now.checked && !now.checkedByYou);
  });
  protected readonly said = computed((): string | null => {
    const now = this.now();
    if (now === null) return null;
    const texts = this.texts();
    if (!now.changed) return texts.unchanged;
    if (now.closeFinish === null) return null;
    if (now.checkedByYou) return texts.checkedByYou;
    return now.checked ? texts.checked : texts.close(this.language.decimal(now.closeFinish.text));
  });
  protected readonly reasonFields = computed((): readonly FormField[] => [
    {
      ...{ name: 'reason', label: this.league().publishReason, kind: 'lines', optional: true },
      of: divisionActs['publish-division-ranking'].fields.reason,
    },
  ]);
  protected readonly noteFields = computed((): readonly FormField[] => [
    {
      ...{ name: 'note', label: this.texts().note, kind: 'lines', optional: true },
      of: divisionActs['check-division-ranking'].fields.note,
    },
  ]);

  protected readonly publish = ({ reason = '' }: Given) =>
    this.thenTold(
      this.writes.write(PublishDivisionRanking, 'publishDivisionRanking', {
        ...{ division: this.context.id() },
        ...(reason === '' ? {} : { reason }),
      }),
    );

  protected readonly check = ({ note = '' }: Given) =>
    this.thenTold(
      this.writes.write(CheckDivisionRanking, 'checkDivisionRanking', {
        ...{ division: this.context.id() },
        ...(note === '' ? {} : { note }),
      }),
    );

  /** The button that did it goes; what is said then has the focus. */
  private async thenTold(written: Promise<boolean>): Promise<boolean> {
    const done = await written;
    if (done) focusNextKey(this.host.nativeElement, '.notice, button');
    return done;
  }
}
