import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  untracked,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { medalsOf } from '../games/listings';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { openAppeals } from '../standings/appeals/appeals-open';
import { appealsTexts } from '../standings/appeals/appeals-texts';
import { CompetitionContext } from '../standings/competition-context';
import { type Own, ownEntries } from '../standings/own/own-entries';
import { OwnMark } from '../standings/own/own-mark';
import { TakeAway, type Taken } from '../take-away/take-away';
import { pageTitle } from '../title/page-title';
import { PublicationActs } from './publication-acts';
import { publicationTexts } from './publication-texts';
import { Publication, Revision, type RevisionResult } from './publication.operations';

type Shown = NonNullable<NonNullable<RevisionResult['competition']>['revision']>;
type Row = Shown['rows'][number];
type Named = Omit<NonNullable<Row['entry']>, 'clubName'>;

/** The ranking as it was published: every version at an address of its own, what differs from the one before, and why. */
@Component({
  selector: 'arb-published-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [OwnMark, PublicationActs, RouterLink, TakeAway],
  templateUrl: './published-page.html',
  styleUrl: './published-page.scss',
})
export class PublishedPage {
  private readonly graphql = inject(GraphQL);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly texts = pageTexts(publicationTexts);
  /** The version in the address; the newest without one. */
  readonly number = input<string>();
  private readonly query = liveQuery(Publication, () =>
    this.context.id() === '' ? null : { id: this.context.id() },
  );
  protected readonly life = computed(() => this.query.data()?.competition ?? null);
  protected readonly document = Revision;
  protected readonly variables = computed(() => {
    const number = this.number() === undefined ? this.life()?.publishedNumber : Number(this.number());
    return typeof number === 'number' && Number.isInteger(number) && this.context.id() !== ''
      ? { id: this.context.id(), number }
      : null;
  });
  private readonly version = liveQuery(Revision, this.variables);
  protected readonly shown = computed(() => {
    const revision = this.version.data()?.competition?.revision ?? null;
    return revision?.number === this.variables()?.number ? revision : null;
  });
  protected readonly fields = computed(() => [...new Set(this.shown()?.rows.map(({ field }) => field))]);
  private readonly owner = ownEntries();
  protected readonly isNewest = computed(() => this.shown()?.number === this.life()?.publishedNumber);

  private readonly appeals = openAppeals(() =>
    this.context.id() === '' ? null : { id: this.context.id(), atLeast: this.context.changed() },
  );
  protected readonly appealsTexts = pageTexts(appealsTexts);
  /** An older version stays as it is: what is open now is told of the newest. */
  protected readonly appealed = computed(() => this.isNewest() && this.appeals.open() !== null);

  constructor() {
    pageTitle(() => {
      const number = this.shown()?.number;
      const title = number === undefined ? this.texts().title : this.texts().version(number);
      return [title, this.context.head()?.name];
    });
    effect(() => {
      const atLeast = this.context.changed();
      if (atLeast !== null) untracked(() => void this.read(atLeast));
    });
  }

  protected isAppealed({ entry }: Row): boolean {
    return this.appealed() && entry !== null && this.appeals.entries().has(entry.id);
  }

  /** What was written shows as soon as it can be read. */
  protected async read(atLeast: string): Promise<void> {
    await this.graphql.ask(Publication, { id: this.context.id(), atLeast }).catch(() => undefined);
  }

  protected rowsOf(field: string): readonly Row[] {
    return this.shown()?.rows.filter((row) => row.field === field) ?? [];
  }

  protected nameOf(entry: Named | null): string {
    return entry === null ? '–' : this.language.entry(entry);
  }

  /** The medal of a rank, where the game has them; a shared rank shares it, and whoever has not played has none. */
  protected medal({ rank, deals, excluded }: Row): string | null {
    if (excluded !== null || deals === 0 || rank > medalsOf(this.context.head()?.game ?? '')) return null;
    return this.texts().medals[rank - 1] ?? null;
  }

  /** Whose a row is, for whoever looks. */
  protected ownOf({ entry }: Row): Own | null {
    return entry === null
      ? null
      : this.owner({ id: entry.id, clubWord: entry.club, clubName: entry.clubName });
  }

  protected figure(text: string | undefined): string {
    if (text === undefined) return '–';
    return this.context.head()?.unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }

  protected partedBy(by: string): string {
    const counts: Readonly<Record<string, string>> = this.language.texts().standings.counts;
    return this.texts().decidedBy(by === 'lot' ? this.texts().lot : (counts[by] ?? by));
  }

  protected role(role: string): string {
    const roles: Readonly<Record<string, string>> = this.language.texts().roles;
    return roles[role.toUpperCase()] ?? role;
  }

  protected readonly take = (): Promise<Taken> => {
    const standings = this.language.texts().standings;
    const rows = this.shown()?.rows ?? [];
    return Promise.resolve({
      head: [
        standings.fields,
        standings.rank,
        standings.number,
        standings.entry,
        standings.club,
        standings.deals,
        standings.total,
      ],
      lines: rows.map(({ field, rank, entry, deals, total, excluded }) => [
        ...[field, excluded === null ? rank : '', entry?.number ?? '', this.nameOf(entry), entry?.club ?? ''],
        ...[deals, total.text],
      ]),
      data: this.shown(),
    });
  };
}
