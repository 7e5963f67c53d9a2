import type { DealRow } from '@arbitre/projections';
import {
  type Part,
  type RankingSources,
  roundPlaceOf,
  rulingOfPenalty,
  sessionRulesOf,
} from '@arbitre/rules';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Deal } from '../deals/deal.types';
import { DealsReader } from '../deals/deals.reader';
import { Ruling } from '../deals/ruling.types';
import { type KnownRuling, Rulings } from '../deals/rulings';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { SessionStream } from '../sessions/session-stream';
import { Courses } from './courses';
import type { KnownStanding } from './standing-course.resolver';
import { exactOf, Standing } from './standing.types';
import { WhyLine } from './why.types';

/** A line beside the deals that it comes from, by their ids. */
type KnownLine = Omit<Plain<WhyLine>, 'deals' | 'rulings' | 'article' | 'reason'> & {
  readonly dealIds: readonly string[];
  /** The session that gave it; null for deals. */
  readonly given: { readonly session: string; readonly ruleset: string } | null;
};

const inOrder = (a: KnownLine, b: KnownLine): number =>
  a.session - b.session ||
  (a.round ?? Infinity) - (b.round ?? Infinity) ||
  (a.dealIds[0] ?? '').localeCompare(b.dealIds[0] ?? '', 'en', { numeric: true }) ||
  (a.key ?? '').localeCompare(b.key ?? '', 'en', { numeric: true }) ||
  0;

const lineOf = (
  { method, deals }: RankingSources,
  competition: string,
  ruleset: string,
  { deal, deals: from, amount, value }: Part,
): KnownLine => {
  const scored = new Set(deals.map((each) => each.deal));
  const played = from.filter((each) => scored.has(each));
  // What a method makes of several deals has a name of its own: it was played where they were.
  const place = roundPlaceOf(played[0] ?? deal);
  const session = `${competition}.s${place.session}`;
  return {
    ...place,
    key: played.length > 0 ? null : deal.slice(session.length + 1),
    amount: exactOf(amount.num, amount.den, method.decimals),
    worth: exactOf(value.num, value.den, method.decimals),
    dealIds: played,
    given: played.length > 0 ? null : { session, ruleset },
  };
};

/** Why a total is what it is: line by line, each with the deals it comes from and the rulings on them. */
@Resolver(() => Standing)
export class WhyResolver {
  constructor(private readonly courses: Courses) {}

  @ResolveField(() => [WhyLine], {
    description:
      'What the total is made of, by session, round and board: the amounts of the lines add up to it, to the last fraction.',
  })
  async why(
    @Parent() { competition, entry }: KnownStanding,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly KnownLine[]> {
    const course = await this.courses.of(competition);
    const ruleset = (await loaders.competition.load(competition))?.ruleset ?? '';
    if (course === null) return [];
    const parts = course.parts().get(entry.id) ?? [];
    return parts.map((part) => lineOf(course.sources, competition, ruleset, part)).toSorted(inOrder);
  }
}

@Resolver(() => WhyLine)
export class WhyLineResolver {
  constructor(
    private readonly dealsReader: DealsReader,
    private readonly rulingsOf: Rulings,
    private readonly sessionStream: SessionStream,
  ) {}

  @ResolveField(() => [Deal])
  deals(
    @Parent() { dealIds }: KnownLine,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly DealRow[]> {
    return this.dealsReader.those(dealIds, loaders);
  }

  @ResolveField(() => [Ruling])
  async rulings(
    @Parent() { dealIds }: KnownLine,
    @Context() context: RequestContext,
  ): Promise<readonly KnownRuling[]> {
    const deals = await this.dealsReader.those(dealIds, context.loaders);
    const all = await Promise.all(deals.map((deal) => this.rulingsOf.of(deal, context)));
    return all.flat().filter(({ withdrawn }) => !withdrawn);
  }

  @ResolveField(() => String, { nullable: true })
  async article(@Parent() line: KnownLine, @Context() context: RequestContext): Promise<string | null> {
    return (await this.because(line, context))?.article ?? null;
  }

  @ResolveField(() => String, { nullable: true })
  async reason(@Parent() line: KnownLine, @Context() context: RequestContext): Promise<string | null> {
    return (await this.because(line, context))?.reason ?? null;
  }

  private async because({ given, key }: KnownLine, context: RequestContext) {
    const penalty = given === null || key === null ? null : rulingOfPenalty(given.session, key);
    if (penalty !== null) {
      const [row] = await this.dealsReader.those([penalty.deal], context.loaders);
      const all = row === undefined ? [] : await this.rulingsOf.of(row, context);
      return all.find(({ id }) => id === penalty.ruling) ?? null;
    }
    const rules = given === null ? null : sessionRulesOf(given.ruleset);
    if (given === null || key === null || !rules?.because) return null;
    const replayed = await this.sessionStream.replay(given.session, context);
    return replayed === null ? null : rules.because(replayed.state.rulesState, key);
  }
}
