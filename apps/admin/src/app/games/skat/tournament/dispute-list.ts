import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { personName } from '../../../sessions/person-names';
import type { SessionEntries } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import { caseStage, type DisputeCase } from './tournament-view';

/** Disputes with their whole way: the table, the referee, the appeal, the conciliation body. */
@Component({
  selector: 'arb-dispute-list',
  imports: [ActKey],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h2>{{ texts().tournament.cases }}</h2>
    <ul data-testid="cases">
      @for (one of cases(); track one.case) {
        <li>
          <p>
            <strong>{{ texts().tournament.caseOf(one.case, one.series, one.table) }}</strong>
            <span class="chip" [class.warn]="isOpen(one)">{{ texts().tournament.stages[stage(one)] }}</span>
          </p>
          <p>{{ language.label(name(one.by)) }} {{ one.matter }}</p>
          @if (one.decided; as decided) {
            <p class="small">
              {{ decided.decision }} <span class="soft">{{ decided.articles.join(', ') }}</span>
            </p>
          }
          @if (one.appeal; as appeal) {
            <p class="small">{{ texts().tournament.appealBy(name(appeal.by)) }} {{ appeal.grounds }}</p>
          }
          @if (one.ruled; as ruled) {
            <p class="small">{{ texts().tournament.upheld(ruled.upheld) }} {{ ruled.decision }}</p>
          }
          @if (one.objection; as objection) {
            <p class="small">{{ texts().tournament.objectionBy(name(objection.by)) }} {{ objection.text }}</p>
          }
          @if (one.conciliated; as conciliated) {
            <p class="small">
              {{ texts().tournament.upheld(conciliated.upheld) }} {{ conciliated.decision }}
            </p>
          }
          <div class="acts no-print" data-keys>
            @for (act of acts; track act) {
              <arb-act-key [act]="act" [said]="{ case: one.case }" />
            }
          </div>
        </li>
      } @empty {
        <li class="soft">{{ texts().tournament.noCases }}</li>
      }
    </ul>
  `,
  styles: `
    :host {
      display: block;
    }
    p {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.5rem;
    }
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }
    h2 {
      margin-bottom: 0.375rem;
      font-size: 1rem;
    }
    li + li {
      margin-top: 0.625rem;
      padding-top: 0.625rem;
      border-top: 1px solid var(--line);
    }
  `,
})
export class DisputeList {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  readonly cases = input.required<readonly DisputeCase[]>();
  readonly entries = input.required<SessionEntries>();
  protected readonly stage = caseStage;
  protected readonly acts = ['decide-case', 'appeal', 'rule-appeal', 'object', 'conciliate'] as const;

  protected isOpen(dispute: DisputeCase): boolean {
    return ['called', 'appealed', 'objected'].includes(caseStage(dispute));
  }

  protected name(who: string): string {
    return personName(this.entries(), who, this.language.code());
  }
}
