import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { Competition } from '../../competitions/competition.types';
import type { Plain } from '../../graphql/plain';
import type { RequestContext } from '../../graphql/request-context';
import { RegisteredNames } from '../../people/registered-names';
import { ClubTotal, clubTotalsOf } from './club-total';

@Resolver(() => ClubTotal)
export class ClubNamesResolver {
  constructor(private readonly registered: RegisteredNames) {}

  @ResolveField(() => String, {
    description: 'What the registry calls the club; the word itself where it has none.',
  })
  async clubName(@Parent() { club }: ClubTotal, @Context() { loaders }: RequestContext): Promise<string> {
    return (await this.registered.club(club, loaders)) ?? club;
  }
}

@Resolver(() => Competition)
export class ClubTotalsResolver {
  constructor(private readonly database: DataSource) {}

  @ResolveField(() => [ClubTotal], {
    description: 'Clubs as teams, best first (duplicate Scrabble, SCR-TOUR-GAP-7); empty in other games.',
  })
  clubTotals(
    @Parent() { id }: Competition,
    @Context() { loaders }: RequestContext,
  ): Promise<readonly Plain<ClubTotal>[]> {
    return clubTotalsOf(this.database, id, loaders);
  }
}
