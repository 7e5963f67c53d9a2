import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  input,
  type OnInit,
  output,
  signal,
} from '@angular/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { CompetitionContext } from '../standings/competition-context';
import { EffectTable, type EffectRow } from '../standings/effect-table';
import { ActForm } from '../writes/act-form';
import type { FormField, Given } from '../writes/form-field';
import { KeyedWrites } from '../writes/keyed-writes';
import { withdrawalTexts } from './withdrawal-texts';
import {
  EffectOfWithdrawal,
  type EffectOfWithdrawalResult,
  ReviseWithdrawal,
  WithdrawEntry,
} from './withdrawal.operations';

type Effect = NonNullable<EffectOfWithdrawalResult['competition']>['withdrawalEffect'];

/**
 * The form by which an entry withdraws, or by which it is decided anew what becomes of the results of one that has. Where something
 * counts for it, the ranking is shown as it would be if its results stood, and if they were struck.
 */
@Component({
  selector: 'arb-withdrawal',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActForm, EffectTable],
  templateUrl: './withdrawal.html',
})
export class Withdrawal implements OnInit {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly writes = inject(KeyedWrites);
  protected readonly context = inject(CompetitionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(withdrawalTexts);
  readonly entry = input.required<{
    readonly id: string;
    readonly number: number;
    readonly kind: string;
    readonly name: string | null;
    readonly withdrawn: boolean;
    readonly struck: boolean;
  }>();
  readonly left = output();
  /** Position of what was written. */
  readonly written = output<string>();
  /** Undefined while it is read; null where it could not be. */
  protected readonly effect = signal<Effect | null | undefined>(undefined);
  protected readonly counts = computed(() => {
    const { deals = 0, given = 0 } = this.effect() ?? {};
    return deals + given > 0;
  });
  /** What is and what would be is told as the two cases, whichever holds now. */
  protected readonly rows = computed((): readonly EffectRow[] =>
    (this.effect()?.changes ?? []).map((row) =>
      this.entry().struck
        ? {
            entry: row.entry,
            ...{ rankNow: row.rankThen, rankThen: row.rankNow },
            ...{ totalNow: row.totalThen, totalThen: row.totalNow },
          }
        : row,
    ),
  );
  protected readonly act = computed(() => (this.entry().withdrawn ? 'reviseWithdrawal' : 'withdrawEntry'));
  protected readonly submit = computed(() => {
    const { withdrawn, struck } = this.entry();
    if (!withdrawn) return this.texts().withdrawOf(this.language.numbered(this.entry()));
    return struck ? this.texts().letStand : this.texts().strike;
  });
  protected readonly fields = computed((): readonly FormField[] => {
    const texts = this.texts();
    const choices = [
      { value: 'STAND', label: texts.stand },
      { value: 'STRUCK', label: texts.struck },
    ];
    return [
      ...(this.counts() && !this.entry().withdrawn
        ? [{ name: 'results', label: texts.results, choices } satisfies FormField]
        : []),
      { name: 'reason', label: texts.reason, kind: 'lines' },
    ];
  });

  ngOnInit(): void {
    void this.look();
  }

  private async look(): Promise<void> {
    const asked = { id: this.context.id(), entry: this.entry().id };
    const answer = await this.graphql.ask(EffectOfWithdrawal, asked).catch(() => null);
    this.effect.set(answer?.competition?.withdrawalEffect ?? null);
  }

  protected async give({ reason = '', results }: Given): Promise<void> {
    const { id, withdrawn, struck } = this.entry();
    const of = { competition: this.context.id(), entry: id, reason };
    const chosen =
      results === undefined
        ? {}
        : { results: results === 'STRUCK' ? ('STRUCK' as const) : ('STAND' as const) };
    const done = withdrawn
      ? await this.writes.sendOnce(ReviseWithdrawal, 'reviseWithdrawal', {
          ...of,
          results: struck ? 'STAND' : 'STRUCK',
        })
      : await this.writes.sendOnce(WithdrawEntry, 'withdrawEntry', { ...of, ...chosen });
    if (done === null) return;
    const { stands, isStruck, withdrawn: gone } = this.texts();
    this.announcer.say(withdrawn ? (struck ? stands : isStruck) : gone);
    this.written.emit(done.position);
  }
}
