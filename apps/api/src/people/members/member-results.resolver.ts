import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Entry } from '../../competitions/competition.types';
import type { Plain } from '../../graphql/plain';
import type { RequestContext } from '../../graphql/request-context';
import { MemberResult } from './member-result.types';
import type { KnownResult } from './member-results.reader';

@Resolver(() => MemberResult)
export class MemberResultsResolver {
  @ResolveField(() => Entry, { nullable: true })
  entry(
    @Parent() { competition, entryId }: KnownResult,
    @Context() { loaders }: RequestContext,
  ): Promise<Plain<Entry> | null> {
    return loaders.entry.load({ competition, entry: entryId });
  }
}
