import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import { Session } from '../account/account';
import { Announcer } from '../announce/announcer';
import { freshId } from '../graphql/fresh-id';
import { pageTexts } from '../language/page-texts';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { PageWrites } from '../writes/page-writes';
import { CallToTable } from './arbiter.operations';
import { arbiterTexts } from './arbiter-texts';

/** Calls the arbiter to a table, about no deal: from the table itself, or from whoever runs the room. */
@Component({
  selector: 'arb-hall-call',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: [PageWrites],
  template: `
    @if (may()) {
      <arb-act-button
        act="callToTable"
        [label]="table() === null ? texts().call : texts().callHere"
        [fields]="fields()"
        [write]="call"
      />
    }
  `,
})
export class HallCall {
  private readonly writes = inject(PageWrites);
  private readonly announcer = inject(Announcer);
  private readonly account = inject(Session);
  protected readonly texts = pageTexts(arbiterTexts);
  readonly competition = input.required<string>();
  readonly session = input('1');
  /** Null: whoever calls says which. */
  readonly table = input<string | null>(null);
  readonly called = output<string>();
  protected readonly may = computed(
    () => this.competition() !== '' && this.account.operations().has('callToTable'),
  );
  protected readonly fields = computed((): readonly FormField[] => {
    const { session, table, round, why } = this.texts();
    const place: readonly FormField[] = [
      { name: 'session', label: session, kind: 'number', value: this.session() },
      { name: 'table', label: table },
      { name: 'round', label: round, kind: 'number', optional: true },
    ];
    return [...(this.table() === null ? place : []), { name: 'reason', label: why }];
  });

  protected readonly call = async ({ session, table, round, reason = '' }: Given) => {
    const input = {
      ...{ clientMutationId: freshId(), competition: this.competition(), reason },
      ...{ session: Number(session ?? this.session()), table: this.table() ?? table ?? '' },
      ...(round ? { round: Number(round) } : {}),
    };
    const done = await this.writes.send(CallToTable, 'callToTable', { input });
    if (done === null) return false;
    this.announcer.say(this.texts().called);
    this.called.emit(done.position);
    return true;
  };
}
