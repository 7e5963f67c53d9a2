import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  output,
  untracked,
} from '@angular/core';
import { RouterLink } from '@angular/router';
import { Announcer } from '../../announce/announcer';
import { NotationText } from '../../cards/notation-text';
import { copyText } from '../../deal/clipboard';
import { rulesOf } from '../../games/game-on-page';
import { GameOnPage } from '../../games/game-on-page';
import { GraphQL } from '../../graphql/client';
import { liveQuery } from '../../graphql/live-query';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../competition-context';
import { RankChart } from './rank-chart';
import { roundNames } from './round-name';
import { partedBy } from './parted-by';
import { StandingWhy as StandingWhyQuery, type StandingWhyResult } from './why.operations';
import { whyTexts } from './why-texts';

type Known = NonNullable<NonNullable<StandingWhyResult['competition']>['standing']>;
type Line = Known['why'][number];
type Deal = Line['deals'][number];

/** The total of one entry unfolded under its row: every line opens its deal or session, and says what it counted. */
@Component({
  selector: 'arb-standing-why',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, NotationText, RankChart],
  templateUrl: './standing-why.html',
  styleUrl: './standing-why.scss',
})
export class StandingWhy {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly context = inject(CompetitionContext);
  protected readonly game = inject(GameOnPage);
  protected readonly texts = pageTexts(whyTexts);
  readonly entry = input.required<string>();
  readonly field = input.required<string | null>();
  readonly name = input.required<string>();
  readonly closed = output();
  private readonly variables = computed(() => ({
    ...{ id: this.context.id(), entry: this.entry(), field: this.field() },
  }));
  protected readonly query = liveQuery(StandingWhyQuery, this.variables);
  protected readonly standing = computed(() => this.query.data()?.competition?.standing ?? null);
  private readonly several = computed(
    () => new Set(this.standing()?.course.map(({ session }) => session)).size > 1,
  );
  protected readonly rounds = roundNames(this.several);
  /** The rules of a game come only where an article has to be said. */
  private readonly rules = rulesOf(() =>
    this.standing()?.why.some(({ article, rulings }) => article !== null || rulings.length > 0) === true
      ? (this.context.head()?.game ?? '')
      : '',
  );
  protected readonly course = computed(() =>
    (this.standing()?.course ?? []).map((after) => ({
      rank: after.rank,
      label: this.rounds().short(after),
      where: this.rounds().long(after),
      total: this.figure(after.total.text),
      said: this.texts().rankAfter(
        this.rounds().long(after),
        after.rank === null ? this.texts().noRank : this.language.ordinal(after.rank),
        this.figure(after.total.text),
      ),
    })),
  );
  protected readonly lines = computed(() =>
    (this.standing()?.why ?? []).map((line) => ({
      ...line,
      what: this.whatOf(line),
      deals: line.deals.map((deal) => ({ ...deal, ...this.sidesOf(deal) })),
      said: [
        ...line.rulings.map(({ article, reason, appeals }) => ({
          ...{ article, reason, sentence: this.sentence(article) },
          appeals: appeals.map(({ outcome }) =>
            outcome === null
              ? this.texts().appealWaits
              : this.texts().appealed(this.language.texts().outcomes[outcome.toLowerCase()] ?? ''),
          ),
        })),
        ...(line.article === null
          ? []
          : [
              {
                ...{ article: line.article, reason: line.reason, appeals: [] },
                sentence: this.sentence(line.article),
              },
            ]),
      ],
    })),
  );
  /** What a line is worth differs from what it adds only where the total is a mean. */
  protected readonly isMean = computed(() =>
    this.lines().some(({ amount, worth }) => amount.text !== worth.text),
  );
  protected readonly hasDeals = computed(() => this.lines().some(({ deals }) => deals.length > 0));
  protected readonly parted = computed(() => {
    const list = partedBy(this.standing()?.tieBreaks ?? [], this.texts());
    return list === '' ? null : this.texts().parted(list);
  });

  constructor() {
    effect(() => {
      const atLeast = this.context.changed();
      if (atLeast === null) return;
      const variables = untracked(this.variables);
      this.graphql.ask(StandingWhyQuery, { ...variables, atLeast }).catch(() => undefined);
    });
  }

  protected async copyLink(): Promise<void> {
    await copyText(location.href);
    this.announcer.say(this.texts().linkCopied);
  }

  protected figure(text: string): string {
    return this.context.head()?.unit === 'imp' ? this.language.signed(text) : this.language.decimal(text);
  }

  private sentence(article: string | null): string | null {
    const found = this.rules()?.articles.find(({ id }) => id === article);
    return found?.text[this.language.code()] ?? null;
  }

  private whatOf({ key, session, round }: Line): string {
    const where = this.rounds().long({ session, round });
    if (key === null) return where;
    // Of a ruling on a deal the key goes on with its place: `procedural-r2-t3-b4-r1`.
    const [, kind = key, number = ''] = /^([a-z]+)(?:-(\d+)|-r\d+-t.*)?$/.exec(key) ?? [];
    const named = this.texts().keys[kind];
    return named === undefined || kind === 'round'
      ? where
      : [where, [named, number].join(' ').trim()].join(' · ');
  }

  /** The own side of a deal, and who sat on the others. */
  private sidesOf({ sides }: Deal) {
    const own = sides.find(({ entry, partner }) => [entry?.id, partner?.id].includes(this.entry()));
    return {
      score: own?.score ?? null,
      given: own?.adjustment ?? null,
      side: own?.side ?? null,
      against: sides
        .filter(({ side }) => side !== own?.side)
        .flatMap(({ entry, partner }) => [entry, partner])
        .filter((each) => each !== null),
    };
  }
}
