import type { EntryRow } from '@arbitre/projections';
import { isGuest } from '@arbitre/rules/federation';
import { Context, ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Names, type ShownPerson } from '../names/names';
import { RegisteredNames } from '../people/registered-names';
import { Entry, EntryMember, EntrySubstitute } from './competition.types';

@Resolver(() => Entry)
export class EntriesResolver {
  constructor(
    private readonly names: Names,
    private readonly registered: RegisteredNames,
  ) {}

  @ResolveField(() => String, {
    nullable: true,
    description:
      'What a team calls itself, else the names of its persons; null where nobody is known or all are erased: the number stands for it.',
  })
  name(
    @Parent() entry: EntryRow,
    @Context() request: RequestContext,
  ): string | null | Promise<string | null> {
    return this.names.ofEntry(entry, request);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'What the registry calls the club; the word itself where it has none.',
  })
  clubName(@Parent() { club }: EntryRow, @Context() { loaders }: RequestContext): Promise<string | null> {
    return this.registered.club(club, loaders);
  }

  @ResolveField(() => [EntryMember], {
    description: 'Who plays, in order; nobody where only the number is known.',
  })
  members(
    @Parent() { members }: EntryRow,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<EntryMember>[]> {
    return Promise.all(members.map((id) => this.names.person(id, request)));
  }
}

@Resolver(() => Entry)
export class EntrySubstitutesResolver {
  constructor(private readonly names: Names) {}

  @ResolveField(() => [EntrySubstitute], { description: 'In the order in which they were named.' })
  substitutes(
    @Parent() { substitutes }: EntryRow,
    @Context() request: RequestContext,
  ): Promise<readonly Plain<EntrySubstitute>[]> {
    return Promise.all(
      (substitutes ?? []).map(async ({ out, in: substitute, session, round }) => ({
        out: await this.names.person(out, request),
        in: await this.names.person(substitute, request),
        ...{ session, round },
      })),
    );
  }
}

@Resolver(() => EntryMember)
export class EntryMembersResolver {
  constructor(private readonly names: Names) {}

  @ResolveField(() => ID, {
    nullable: true,
    description: 'The licence, or the id of a guest; for those who may see licences.',
  })
  licence(@Parent() { id }: ShownPerson, @Context() request: RequestContext): Promise<string | null> {
    return this.names.licence(id, request);
  }

  @ResolveField(() => Boolean, { description: 'Whether it is somebody without a licence.' })
  guest(@Parent() { id }: ShownPerson): boolean {
    return isGuest(id);
  }
}
