import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  output,
  signal,
  untracked,
} from '@angular/core';
import type { ScrabbleRoundSheet, ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { GraphQL } from '../../../graphql/client';
import { Roving, RovingItem } from '../../../lists/roving';
import { pageTexts } from '../../../language/page-texts';
import { SessionContext } from '../../../sessions/session-context';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { SessionSheet } from '../../../sessions/sessions.operations';
import { judgingTexts } from '../desk/judging/judging-texts';

type Placed = { readonly place: string; readonly word: string };
const mostNames = 6;

/** The best scores of a rack with their solutions, and who found them (SCR-GEN-8); looked for when somebody opens it. */
@Component({
  selector: 'arb-sub-tops',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Roving, RovingItem],
  template: `
    <details [open]="open()" (toggle)="open.set($any($event.target).open)" data-testid="sub-tops">
      <summary>{{ texts().subTops }}</summary>
      @if (failed()) {
        <p class="small soft">{{ texts().noSubTops }}</p>
      }
      <ol arbRoving>
        @for (level of levels(); track level.score) {
          <li>
            <strong class="figures">{{ level.score }}</strong>
            <span class="words">
              @for (one of level.solutions; track $index) {
                <span
                  arbRovingItem
                  (mouseenter)="point.emit(one)"
                  (mouseleave)="point.emit(null)"
                  (focus)="point.emit(one)"
                  (blur)="point.emit(null)"
                  ><span class="mono small">{{ one.place }}</span> {{ one.word.toUpperCase() }}</span
                >
              }
              @if (level.count > level.solutions.length) {
                <span class="small soft">{{ texts().others(level.count - level.solutions.length) }}</span>
              }
            </span>
            @if (level.players.length > 0) {
              <span class="small soft who"
                >{{ texts().found(level.players.length) }} : {{ level.names }}</span
              >
            }
          </li>
        }
      </ol>
    </details>
  `,
  styles: `
    summary {
      min-height: var(--target);
      align-content: center;
      cursor: pointer;
      font-weight: 600;
    }
    ol {
      display: grid;
      gap: 0.375rem;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li {
      display: grid;
      grid-template-columns: 2.5rem minmax(0, 1fr);
      gap: 0 0.5rem;
    }
    li > strong {
      text-align: end;
    }
    .words {
      display: flex;
      flex-wrap: wrap;
      gap: 0.125rem 0.75rem;
    }
    .who {
      grid-column: 2;
    }
  `,
})
export class SubTops {
  private readonly graphql = inject(GraphQL);
  private readonly session = inject(SessionContext).id;
  protected readonly texts = pageTexts(judgingTexts);
  readonly round = input.required<ScrabbleSessionView['rounds'][number]>();
  readonly entries = input.required<SessionEntries>();
  readonly point = output<Placed | null>();
  protected readonly open = signal(false);
  private readonly sheet = signal<ScrabbleRoundSheet | null>(null);
  protected readonly failed = signal(false);
  protected readonly levels = computed(() => {
    const sheet = this.sheet();
    if (sheet?.round !== this.round().number) return [];
    return sheet.subTops.map((level) => {
      const players = this.round().slips.filter(({ worth }) => worth === level.score);
      const names = players.slice(0, mostNames).map(({ entry }) => entryName(this.entries(), entry));
      const more = players.length > mostNames ? [this.texts().others(players.length - mostNames)] : [];
      return { ...level, players, names: [...names, ...more].join(', ') };
    });
  });

  constructor() {
    // A round that is drawn anew has another rack: its scores are looked for again.
    const wanted = computed(() => (this.open() ? `${this.round().number} ${this.round().rack ?? ''}` : null));
    effect(() => {
      if (wanted() === null) return;
      untracked(() => {
        this.look(this.round().number);
      });
    });
  }

  private look(round: number): void {
    this.graphql.ask(SessionSheet, { id: this.session(), round, table: '' }).then(
      ({ session }) => {
        const sheet = (session?.sheet ?? null) as ScrabbleRoundSheet | null;
        if (round !== this.round().number) return;
        this.sheet.set(sheet);
        this.failed.set(sheet === null);
      },
      () => {
        this.failed.set(true);
      },
    );
  }
}
