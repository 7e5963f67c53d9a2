import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { skatTexts } from '../texts';
import type { ListOfTable } from './tournament-view';

/** The tables of one series: who sits where, who is there, what each list brought. */
@Component({
  selector: 'arb-series-tables',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  template: `
    <ul class="tables" data-testid="tables">
      @for (list of lists(); track list.table) {
        <li class="panel" [class.on]="list.table === shown()">
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
                @if (list.results?.[entry]; as own) {
                  <strong class="figures" [class.annulled]="own.annulled">{{
                    own.result === null ? '' : language.whole(own.result)
                  }}</strong>
                } @else if (!list.present.includes(entry)) {
                  <span class="small soft">{{ texts().tournament.awaited }}</span>
                }
              </li>
            }
          </ol>
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
    .annulled {
      text-decoration: line-through;
    }
  `,
})
export class SeriesTables {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(skatTexts);
  readonly lists = input.required<readonly ListOfTable[]>();
  readonly series = input.required<number>();
  readonly shown = input.required<string | null>();
  readonly entries = input.required<SessionEntries>();

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }

  protected state({ closed, handedIn, present, seats }: ListOfTable): string {
    const { states } = this.texts().tournament;
    if (handedIn) return states.handedIn;
    if (closed) return states.closed;
    return present.length < seats.length ? states.seating : states.playing;
  }
}
