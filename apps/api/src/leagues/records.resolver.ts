import type { ClubRow, MemberRow } from '@arbitre/projections';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AsOfArgs, asOfIn } from '../graphql/as-of';
import type { RequestContext } from '../graphql/request-context';
import { Club } from '../people/clubs/club.types';
import { Member } from '../people/members/member.types';
import { DivisionRecord } from './record.types';
import { type KnownRecord, RecordsReader } from './records.reader';
import type { ShownPerson } from '../names/names';
import { EntryMember } from '../competitions/competition.types';

@Resolver(() => Member)
export class MemberRecordsResolver {
  constructor(private readonly records: RecordsReader) {}

  @ResolveField(() => [DivisionRecord], {
    description:
      'The divisions entered, alone or on the roster of a team, the newest season first, a hundred at most; of a moment or a position, those of the newest 25 divisions as they were then.',
  })
  divisions(
    @Parent() { licence }: MemberRow,
    @Args() when: AsOfArgs,
    @Context() request: RequestContext,
  ): Promise<readonly KnownRecord[]> {
    return this.records.ofMember(licence, asOfIn(when), request);
  }
}

@Resolver(() => Club)
export class ClubRecordsResolver {
  constructor(private readonly records: RecordsReader) {}

  @ResolveField(() => [DivisionRecord], {
    description:
      'Its entries in divisions, the newest season first, a hundred at most; of a moment or a position, those of the newest 25 divisions as they were then.',
  })
  divisions(
    @Parent() { number }: ClubRow,
    @Args() when: AsOfArgs,
    @Context() request: RequestContext,
  ): Promise<readonly KnownRecord[]> {
    return this.records.ofClub(number, asOfIn(when), request);
  }
}

@Resolver(() => DivisionRecord)
export class RecordPlayersResolver {
  constructor(private readonly records: RecordsReader) {}

  @ResolveField(() => [EntryMember])
  players(
    @Parent() record: KnownRecord,
    @Context() request: RequestContext,
  ): Promise<readonly ShownPerson[]> {
    return this.records.players(record, request);
  }
}
