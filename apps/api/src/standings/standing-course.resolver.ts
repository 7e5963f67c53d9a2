import { type StandingRow } from '@arbitre/projections';
import { type Exact as Fraction, fraction, partingKey, type StandingAfter } from '@arbitre/rules';
import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Courses } from './courses';
import { exactOf, Standing } from './standing.types';
import { StandingsReader } from './standings.reader';
import { StandingAfterRound, TieBreakValue } from './why.types';

/** A standing beside the columns of its row that no field shows. */
export type KnownStanding = Plain<Standing> & Pick<StandingRow, 'competition'>;

type Own = Pick<KnownStanding, 'field'> & { readonly entry: string };

const rowIn = ({ rows }: StandingAfter, { entry, field }: Own) =>
  rows.find((row) => row.entry === entry && row.field === field);

const rankIn = (after: StandingAfter | undefined, own: Own): number | null => {
  const row = after && rowIn(after, own);
  return row === undefined || row.deals === 0 || row.excluded !== null ? null : row.rank;
};

/** How an entry came to its place: computed by the rules' own function, after each round. */
@Resolver(() => Standing)
export class StandingCourseResolver {
  constructor(
    private readonly courses: Courses,
    private readonly standingsReader: StandingsReader,
  ) {}

  @ResolveField(() => Int, {
    description:
      'Deals that it sits at and that have no result yet, or one that is disputed: its total is provisional while there are any.',
  })
  pending(
    @Parent() { competition, entry }: KnownStanding,
    @Context() { loaders }: RequestContext,
  ): Promise<number> {
    return this.standingsReader.pending(competition, entry.id, loaders);
  }

  @ResolveField(() => [StandingAfterRound], { description: 'Where it stood after each round, oldest first.' })
  async course(@Parent() standing: KnownStanding): Promise<readonly Plain<StandingAfterRound>[]> {
    const course = await this.courses.of(standing.competition);
    if (course === null) return [];
    const own = { entry: standing.entry.id, field: standing.field };
    const { decimals } = course.sources.method;
    const shown = ({ num, den }: Fraction) => exactOf(num, den, decimals);
    return course.rounds().map((after) => {
      const { session, round } = after;
      const worth = after.own.get(own.entry);
      return {
        ...{ session, round, rank: rankIn(after, own) },
        total: shown(rowIn(after, own)?.total ?? fraction.ZERO),
        own: worth === undefined ? null : shown(worth),
      };
    });
  }

  @ResolveField(() => Int, {
    nullable: true,
    description:
      'Places gained since the round before the last; null where it had none then, or has none now.',
  })
  async movement(@Parent() standing: KnownStanding): Promise<number | null> {
    const rounds = (await this.courses.of(standing.competition))?.rounds() ?? [];
    const own = { entry: standing.entry.id, field: standing.field };
    const [before, now] = [rankIn(rounds.at(-2), own), rankIn(rounds.at(-1), own)];
    return before === null || now === null ? null : before - now;
  }

  @ResolveField(() => [TieBreakValue], {
    description:
      'By what it was parted from the others of its total; empty where its total is its own, or its rank shared.',
  })
  async tieBreaks(@Parent() standing: KnownStanding): Promise<readonly Plain<TieBreakValue>[]> {
    const course = await this.courses.of(standing.competition);
    if (course === null) return [];
    const { field, entry } = standing;
    return (course.partings().get(partingKey({ entry: entry.id, field })) ?? []).map(({ name, values }) => {
      const { num, den } = values.get(entry.id) ?? fraction.ZERO;
      return { name, value: exactOf(num, den, den === 1 ? 0 : course.sources.method.decimals) };
    });
  }
}
