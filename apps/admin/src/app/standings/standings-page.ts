import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  signal,
  untracked,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Announcer } from '../announce/announcer';
import { copyText } from '../deal/clipboard';
import { embedCode, embedded } from '../embed/embedded';
import { GraphQL } from '../graphql/client';
import { furtherPages } from '../graphql/further-pages';
import { More } from '../graphql/more';
import { Language } from '../language/language';
import { Session } from '../account/account';
import { pageTitle } from '../title/page-title';
import { CompetitionContext } from './competition-context';
import { movements, type Movement, type Placed } from './movement';
import { Standings, type StandingsResult } from './standings.operations';

type Row = NonNullable<StandingsResult['competition']>['standings']['nodes'][number];

const placed = ({ id, rank, total, deals }: Row): Placed => ({
  id,
  rank,
  num: total.num,
  den: total.den,
  deals,
});

const countIn = (counts: unknown, name: string): number | null => {
  const count: unknown = typeof counts === 'object' && counts !== null ? Reflect.get(counts, name) : null;
  return typeof count === 'number' ? count : null;
};

/** The standings as they are now: every committed change arrives by subscription and is shown on its row. */
@Component({
  selector: 'arb-standings-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, More],
  templateUrl: './standings-page.html',
  styleUrl: './standings-page.scss',
})
export class StandingsPage {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly may = inject(Session).may;
  /** The field in the address (`?field=A-NS`). */
  readonly field = input<string>();
  protected readonly fields = computed(() => this.context.head()?.fields ?? []);
  protected readonly shownField = computed(() => this.field() ?? this.fields()[0] ?? '');
  private readonly variables = computed(() => {
    if (this.context.head() === null) return null;
    return { id: this.context.id(), ...(this.fields().length > 1 ? { field: this.shownField() } : {}) };
  });
  protected readonly list = furtherPages(
    Standings,
    this.variables,
    ({ competition }) => competition?.standings ?? null,
  );
  protected readonly query = this.list.query;
  protected readonly rows = this.list.nodes;
  protected readonly hasClubs = computed(() => this.rows().some(({ entry }) => entry.club !== null));
  /** Games that are measured by their best scores show négatif and percentage (SCR-TOUR-GAP-3, SCR-TOUR-GAP-4). */
  protected readonly measured = computed(() => this.rows().some(({ percent }) => percent !== null));
  /** Clubs as teams, beside the general ranking (SCR-TOUR-GAP-7). */
  protected readonly clubs = computed(() =>
    this.shownField() === '' ? (this.query.data()?.competition?.clubTotals ?? []) : [],
  );
  /** What parts equal totals, as far as it has a name that people use; the rest stays in the API. */
  protected readonly counts = computed(() =>
    Object.entries(this.language.texts().standings.counts).filter(([name]) =>
      this.rows().some(({ counts }) => countIn(counts, name) !== null),
    ),
  );
  protected readonly position = computed(() => this.query.data()?.competition?.position ?? null);
  protected readonly moved = signal<ReadonlyMap<string, Movement>>(new Map());
  /** What a page of another site shows of this one; not to whom it is shown already. */
  protected readonly offersFrame = embedded === null;
  private before: { readonly field: string; readonly rows: readonly Row[] } | undefined;

  constructor() {
    pageTitle(() => [this.shownField(), this.language.texts().standings.title, this.context.head()?.name]);
    effect(() => {
      const page = this.list.first();
      if (page === null) return;
      untracked(() => {
        this.compare(page.nodes);
      });
    });
    effect(() => {
      const atLeast = this.context.changed();
      const variables = untracked(this.variables);
      if (atLeast === null || variables === null) return;
      this.graphql.ask(Standings, { ...variables, atLeast }).catch(() => undefined);
    });
  }

  protected async copyFrame(): Promise<void> {
    const texts = this.language.texts().standings;
    const title = `${texts.title} · ${this.context.head()?.name ?? ''}`;
    await copyText(embedCode(location.origin, this.context.id(), this.language.code(), title));
    this.announcer.say(texts.embedCopied);
  }

  protected unit(): string {
    const unit = this.context.head()?.unit ?? '';
    return this.language.texts().units[unit] ?? unit;
  }

  /** What did not happen to somebody who played is none, and not unknown. */
  protected count({ counts, ranked }: Row, name: string): string {
    const count = countIn(counts, name) ?? (ranked ? 0 : null);
    return count === null ? '' : this.language.whole(count);
  }

  protected total({ total }: Row): string {
    return this.context.head()?.unit === 'imp'
      ? this.language.signed(total.text)
      : this.language.decimal(total.text);
  }

  private compare(rows: readonly Row[]): void {
    const field = this.shownField();
    const before = this.before?.field === field ? this.before.rows : undefined;
    this.before = { field, rows };
    if (before === undefined) return;
    const changes = movements(before.map(placed), rows.map(placed));
    if (changes.length === 0) return;
    this.moved.set(new Map(changes.map((each) => [each.id, each])));
    const own = new Set(changes.flatMap((each) => (each.own ? [each.id] : [])));
    const texts = this.language.texts().standings;
    const lines = rows
      .filter(({ id, ranked }) => ranked && own.has(id))
      .slice(0, 4)
      .map((row) => texts.row(this.language.entry(row.entry), row.rank, this.total(row)));
    if (lines.length > 0) this.announcer.say(texts.updated(lines.join(' ; ')));
  }
}
