import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { focusNextKey } from '../../../sessions/acts/next-key';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import { seatOne } from './hall-steps';
import type { ListOfTable, TournamentView } from './tournament-view';

/** What may be done about a table, in the order in which it comes up. */
const ACTS = [
  ...['declare-missing', 'appoint-substitute', 'agree-keeper', 'strike-deals', 'call-referee', 'report'],
  ...['send-away', 'correct-list', 'annul-series'],
] as const;

/** The tables of one series: who sits where, who is there, what each list brought. */
@Component({
  selector: 'arb-series-tables',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, ActKey],
  template: `
    <ul class="tables" data-testid="tables">
      @for (list of lists(); track list.table) {
        <li class="panel" data-keys [class.on]="list.table === shown()">
          <header>
            <h3>{{ texts().tournament.table(list.table) }}</h3>
            <span class="chip" [class.good]="list.closed">{{ state(list) }}</span>
            <a [routerLink]="[]" [queryParams]="{ series: series(), table: list.table }">{{
              texts().sheet.title
            }}</a>
          </header>
          <ol>
            @for (entry of list.seats; track entry; let seat = $index) {
              <li>
                <span class="seat figures">{{ seat + 1 }}</span>
                <span class="who"
                  >{{ name(entry) }}
                  @if (list.keeper === seat + 1) {
                    <span class="small soft">{{ texts().tournament.keeper }}</span>
                  }
                  @for (one of list.substitutes; track one.deal) {
                    @if (one.entry === entry) {
                      <span class="small soft">{{
                        texts().tournament.substitute(name(one.substitute), one.deal)
                      }}</span>
                    }
                  }
                </span>
                @if (list.closed && list.results?.[entry]; as own) {
                  <strong class="figures" [class.annulled]="own.annulled">{{
                    own.result === null ? '' : language.whole(own.result)
                  }}</strong>
                } @else if (!list.present.includes(entry)) {
                  @if (sits(list, entry); as act) {
                    <button
                      type="button"
                      class="button quiet small"
                      [disabled]="context.busy()"
                      [attr.aria-label]="texts().tournament.sitsDown(name(entry))"
                      (click)="sitDown(act, $event)"
                    >
                      {{ texts().tournament.sits }}
                    </button>
                  } @else {
                    <span class="small soft">{{ texts().tournament.awaited }}</span>
                  }
                }
              </li>
            }
          </ol>
          @if (context.mayRecord()) {
            <details class="no-print" data-testid="table-acts">
              <summary>{{ texts().tournament.ofTable }}</summary>
              <div class="acts">
                <arb-act-key
                  act="change-seats"
                  [said]="{ 'a.series': series(), 'a.table': list.table, 'b.series': series() }"
                />
                @for (act of acts; track act) {
                  <arb-act-key [act]="act" [said]="{ series: series(), table: list.table }" />
                }
              </div>
            </details>
          }
        </li>
      }
    </ul>
  `,
  styles: `
    .tables {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
      gap: 0.75rem;
    }
    .panel {
      padding: 0.625rem 0.875rem 0.75rem;
    }
    .on {
      box-shadow: inset 0 0 0 2px var(--accent);
    }
    header {
      display: flex;
      align-items: center;
      gap: 0.625rem;
      margin-bottom: 0.25rem;
    }
    header a {
      margin-inline-start: auto;
      min-height: 1.5rem;

      @media (pointer: coarse) {
        min-height: var(--target);
      }
    }
    ol li {
      display: flex;
      align-items: baseline;
      gap: 0.5rem;
      padding: 0.125rem 0;
      font-size: var(--text-m);
    }
    .seat {
      color: var(--ink-soft);
    }
    .who {
      flex: 1;
      min-width: 0;
    }
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      padding-top: 0.25rem;
    }
    summary {
      align-content: center;
      min-height: 2rem;
      cursor: pointer;
      font-size: var(--text-s);

      @media (pointer: coarse) {
        min-height: var(--target);
      }
    }
    .annulled {
      text-decoration: line-through;
    }
  `,
})
export class SeriesTables {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  protected readonly context = inject(SessionContext);
  protected readonly acts = ACTS;
  readonly view = input.required<TournamentView>();
  readonly lists = input.required<readonly ListOfTable[]>();
  readonly series = input.required<number>();
  readonly shown = input.required<string | null>();
  readonly entries = input.required<SessionEntries>();

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }

  /** The act by which somebody who is awaited sits down; null where nobody here may say so. */
  protected sits(list: ListOfTable, entry: string): SessionAct | null {
    return this.context.mayRecord() ? seatOne(this.view(), list, entry) : null;
  }

  protected async sitDown(act: SessionAct, event: Event): Promise<void> {
    const region = (event.currentTarget as HTMLElement).closest<HTMLElement>('[data-keys]');
    if (await this.context.record(act)) focusNextKey(region);
  }

  protected state({ closed, handedIn, present, seats }: ListOfTable): string {
    const { states } = this.texts().tournament;
    if (handedIn) return states.handedIn;
    if (closed) return states.closed;
    return present.length < seats.length ? states.seating : states.playing;
  }
}
