import type { CompetitionRow } from '@arbitre/projections';
import { type Stage as StageName, stageOf } from '@arbitre/rules';
import { Args, Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Sights } from '../access/sights';
import { Competition } from '../competitions/competition.types';
import { AsOfArgs, asOfIn } from '../graphql/as-of';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { EventPosition } from '../graphql/scalars';
import {
  Passage,
  PublishedRow,
  Publishing,
  Revision,
  RevisionCause,
  RevisionChange,
  VoidedSession,
} from './publication.types';
import { RankingThen } from './ranking-then';
import { Stage } from './stage';
import { type KnownRevision, RevisionsReader } from './revisions.reader';

@Resolver(() => Competition)
export class PublicationResolver {
  constructor(
    private readonly revisionsReader: RevisionsReader,
    private readonly rankingThen: RankingThen,
    private readonly sights: Sights,
  ) {}

  @ResolveField(() => Stage)
  stage(@Parent() { settled, begun, state }: CompetitionRow): StageName {
    return stageOf(settled, begun, state === 'closed');
  }

  @ResolveField(() => [Revision], { description: 'The published versions of its ranking, newest first.' })
  revisions(@Parent() { id }: Competition): Promise<readonly KnownRevision[]> {
    return this.revisionsReader.of(id);
  }

  @ResolveField(() => Revision, { nullable: true })
  revision(
    @Parent() { id }: Competition,
    @Args('number', { type: () => Int }) number: number,
  ): Promise<KnownRevision | null> {
    return this.revisionsReader.one(id, number);
  }

  @ResolveField(() => [PublishedRow], {
    description:
      'Its table as the log gives it: as it stood at a position or at a moment (`asOf` or `at`), or now. While standings are kept, for those alone who see them.',
  })
  async ranking(
    @Parent() { id }: Competition,
    @Args() when: AsOfArgs,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<PublishedRow>[]> {
    const asOf = asOfIn(when);
    if (await this.sights.keepsStandings(id, context)) return [];
    return this.revisionsReader.shown(id, await this.rankingThen.rows(id, asOf, context), context.loaders);
  }

  @ResolveField(() => [Passage], {
    description: 'What became of it, in the order in which it happened; entries that came in are left out.',
  })
  passages(@Parent() { id }: Competition): Promise<readonly Passage[]> {
    return this.revisionsReader.passages(id);
  }

  @ResolveField(() => [VoidedSession], { description: 'Sessions that do not count.' })
  voidedSessions(
    @Parent() { id }: Competition,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly VoidedSession[]> {
    return this.revisionsReader.voided(id, loaders);
  }

  @ResolveField(() => EventPosition, {
    nullable: true,
    description: 'The last event that counts in the standings.',
  })
  standingsAsOf(@Parent() { id }: Competition): Promise<bigint | null> {
    return this.revisionsReader.asOf(id);
  }

  @ResolveField(() => Publishing, {
    nullable: true,
    description: 'Null while nothing was played, and for those who do not see the standings.',
  })
  async publishing(
    @Parent() competition: CompetitionRow,
    @Context() context: RequestContext,
  ): Promise<Plain<Publishing> | null> {
    if (await this.sights.keepsStandings(competition.id, context)) return null;
    return this.revisionsReader.publishing(competition, (await context.viewer())?.id ?? null);
  }
}

@Resolver(() => Revision)
export class RevisionsResolver {
  constructor(
    private readonly revisionsReader: RevisionsReader,
    private readonly sights: Sights,
  ) {}

  /** What the version tells, or nothing where it would tell of boards under embargo. */
  private async shown<Of>(
    { competition }: KnownRevision,
    context: RequestContext,
    read: () => Promise<readonly Of[]>,
  ): Promise<readonly Of[]> {
    return (await this.sights.keepsStandings(competition, context)) ? [] : read();
  }

  @ResolveField(() => [PublishedRow], { description: 'By field, rank and entry.' })
  rows(
    @Parent() revision: KnownRevision,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<PublishedRow>[]> {
    return this.shown(revision, context, () => this.revisionsReader.rows(revision, context.loaders));
  }

  @ResolveField(() => [RevisionChange], {
    description: 'What differs from the version before; nothing in the first.',
  })
  changes(
    @Parent() revision: KnownRevision,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<RevisionChange>[]> {
    return this.shown(revision, context, () => this.revisionsReader.changes(revision, context.loaders));
  }

  @ResolveField(() => [RevisionCause], {
    description: 'Corrections, rulings and passages between the version before and this one.',
  })
  causes(
    @Parent() revision: KnownRevision,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<RevisionCause>[]> {
    return this.shown(revision, context, () => this.revisionsReader.causes(revision));
  }
}
