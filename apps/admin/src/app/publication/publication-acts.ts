import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import { Session } from '../account/account';
import { pageTexts } from '../language/page-texts';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { KeyedWrites, keyedWrites } from '../writes/keyed-writes';
import {
  CheckRanking,
  CloseCorrections,
  FinaliseCompetition,
  type PublicationResult,
  PublishRanking,
  ReopenCorrections,
} from './publication.operations';
import { publicationTexts } from './publication-texts';

export type Life = NonNullable<PublicationResult['competition']>;

const reasonOf = ({ reason = '' }: Given) => (reason === '' ? {} : { reason });

/** What may be done with the ranking now, by who looks: nothing is offered that can only be refused. */
@Component({
  selector: 'arb-publication-acts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: keyedWrites,
  template: `
    @if (life().publishing; as publishing) {
      @if (publishing.closeFinish; as close) {
        <p class="notice" data-testid="close-finish">
          {{ texts().close(close.text) }}
          {{
            publishing.checkedByYou
              ? texts().closeOwn
              : publishing.checked
                ? texts().closeChecked
                : texts().closeWaits
          }}
        </p>
      }
    }
    @if (mayCheck()) {
      <arb-act-button act="checkRanking" [label]="texts().check" [fields]="noteFields()" [write]="check" />
    }
    @if (mayPublish()) {
      <arb-act-button
        main
        act="publishRanking"
        [label]="texts().publish(next())"
        [says]="texts().publishSays"
        [fields]="reasonFields()"
        [write]="publish"
      />
    }
    @if (may('closeCorrections', 'PROVISIONAL') && life().publishedNumber !== null) {
      <arb-act-button
        grave
        act="closeCorrections"
        [label]="texts().end"
        [says]="texts().endSays"
        [fields]="neededReason()"
        [write]="end"
      />
    }
    @if (may('finaliseCompetition', 'OFFICIAL')) {
      <arb-act-button
        grave
        act="finaliseCompetition"
        [label]="texts().finalise"
        [says]="texts().finaliseSays"
        [fields]="reasonFields()"
        [write]="finalise"
      />
    }
    @if (may('reopenCorrections', 'OFFICIAL', 'FINAL')) {
      <arb-act-button
        grave
        act="reopenCorrections"
        [label]="texts().reopen"
        [says]="texts().reopenSays"
        [fields]="neededReason()"
        [write]="reopen"
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
export class PublicationActs {
  private readonly writes = inject(KeyedWrites);
  private readonly session = inject(Session);
  protected readonly texts = pageTexts(publicationTexts);
  readonly id = input.required<string>();
  readonly life = input.required<Life>();
  /** Something was written: the position to read on from. */
  readonly written = output<string>();
  protected readonly next = computed(() => (this.life().publishedNumber ?? 0) + 1);
  private readonly open = computed(() => !['OFFICIAL', 'FINAL'].includes(this.life().stage));
  protected readonly mayPublish = computed(() => {
    const { publishing } = this.life();
    if (publishing === null || !publishing.changed || !this.open()) return false;
    const held = publishing.closeFinish !== null && (!publishing.checked || publishing.checkedByYou);
    return !held && this.session.operations().has('publishRanking');
  });
  protected readonly mayCheck = computed(() => {
    const { publishing } = this.life();
    const waits = (publishing?.closeFinish ?? null) !== null && publishing?.checked === false;
    return waits && publishing.changed && this.open() && this.session.operations().has('checkRanking');
  });
  protected readonly reasonFields = computed((): readonly FormField[] =>
    this.next() === 1 ? [] : [{ name: 'reason', label: this.texts().reason, kind: 'lines', optional: true }],
  );
  protected readonly neededReason = computed((): readonly FormField[] => [
    { name: 'reason', label: this.texts().reason, kind: 'lines' },
  ]);
  protected readonly noteFields = computed((): readonly FormField[] => [
    { name: 'note', label: this.texts().note, kind: 'lines', optional: true },
  ]);

  protected may(operation: string, ...stages: readonly string[]): boolean {
    return stages.includes(this.life().stage) && this.session.operations().has(operation);
  }

  protected readonly publish = (given: Given): Promise<boolean> => {
    const input = { competition: this.id(), asOf: this.life().publishing?.asOf ?? '', ...reasonOf(given) };
    return this.done(this.writes.sendOnce(PublishRanking, 'publishRanking', input));
  };
  protected readonly check = ({ note = '' }: Given): Promise<boolean> => {
    const asOf = this.life().publishing?.asOf ?? '';
    const input = { competition: this.id(), asOf, ...(note === '' ? {} : { note }) };
    return this.done(this.writes.sendOnce(CheckRanking, 'checkRanking', input));
  };
  protected readonly end = (given: Given): Promise<boolean> => {
    const input = { competition: this.id(), ...reasonOf(given) };
    return this.done(this.writes.sendOnce(CloseCorrections, 'closeCorrections', input));
  };
  protected readonly finalise = (given: Given): Promise<boolean> => {
    const input = { competition: this.id(), ...reasonOf(given) };
    return this.done(this.writes.sendOnce(FinaliseCompetition, 'finaliseCompetition', input));
  };
  protected readonly reopen = ({ reason = '' }: Given): Promise<boolean> => {
    const input = { competition: this.id(), reason };
    return this.done(this.writes.sendOnce(ReopenCorrections, 'reopenCorrections', input));
  };

  private async done(sent: Promise<{ readonly position: string } | null>): Promise<boolean> {
    const done = await sent;
    if (done !== null) this.written.emit(done.position);
    return done !== null;
  }
}
