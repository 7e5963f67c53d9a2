import type { RankingSources } from '@arbitre/rules';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition, type Entry } from '../competitions/competition.types';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Courses } from './courses';
import { type KnownAppeal, OpenAppeals } from './open-appeals';
import { exactOf } from './standing.types';
import { type Effect, effectsBetween, rowsOf } from './standing-effects';
import { type PrizePlace, UnderAppeal } from './under-appeal.types';

/** Prizes go no further. */
const LAST_PRIZE = 10;

type Place = Omit<Plain<PrizePlace>, 'entry'> & { readonly entry: Plain<Entry> | null };

type KnownUnderAppeal = Pick<Plain<UnderAppeal>, 'entries'> & {
  readonly appeals: readonly KnownAppeal[];
  readonly changes: readonly Effect[];
  readonly asRuled: readonly Place[];
  readonly withoutRulings: readonly Place[];
};

const prizesOf = (
  competition: string,
  sources: RankingSources,
  { loaders }: RequestContext,
): Promise<readonly Place[]> =>
  Promise.all(
    rowsOf(sources)
      .filter(({ rank, deals, excluded }) => rank <= LAST_PRIZE && deals > 0 && excluded === null)
      .map(async ({ entry, field, rank, tiedWith, total }) => ({
        ...{ field, rank, tiedWith },
        entry: await loaders.entry.load({ competition, entry }),
        total: exactOf(total.num, total.den, sources.method.decimals),
      })),
  );

@Resolver(() => Competition)
export class UnderAppealResolver {
  constructor(
    private readonly courses: Courses,
    private readonly openAppeals: OpenAppeals,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => UnderAppeal, {
    nullable: true,
    description:
      'What its standings and prizes hang on while appeals are open; null where none is, and for those who do not see the standings.',
  })
  async underAppeal(
    @Parent() { id }: Competition,
    @Context() context: RequestContext,
  ): Promise<KnownUnderAppeal | null> {
    if (await this.sights.keepsStandings(id, context)) return null;
    const appeals = await this.openAppeals.of(id, context);
    const course = appeals.length === 0 ? null : await this.courses.of(id);
    if (course === null) return null;
    const { sources } = course;
    const then = await this.openAppeals.without(id, course, context);
    const changes = await effectsBetween(id, sources, then, context.loaders);
    const moved = changes.flatMap(({ entry }) => entry?.id ?? []);
    return {
      appeals,
      entries: [...new Set([...appeals.flatMap(({ entries }) => entries), ...moved])],
      changes,
      asRuled: await prizesOf(id, sources, context),
      withoutRulings: await prizesOf(id, then, context),
    };
  }
}
