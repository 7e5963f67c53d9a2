import { hallCallTable } from '@arbitre/projections';
import { Context, Field, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, IsNull } from 'typeorm';
import { Viewers } from '../access/viewers';
import { Competition } from '../competitions/competition.types';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { DateTime } from '../graphql/scalars';

@ObjectType({ description: 'A call of the arbiter to a table, about no deal.' })
export class HallCall {
  @Field({ description: '`h1` is the first of its competition.' }) call: string;
  @Field(() => Int) session: number;
  @Field(() => Int, { nullable: true }) round: number | null;
  @Field() table: string;
  @Field(() => String, { nullable: true, description: 'The seat that called.' }) by: string | null;
  @Field() reason: string;
  @Field(() => DateTime) at: string;
}

@Resolver(() => Competition)
export class HallCallsResolver {
  constructor(
    private readonly database: DataSource,
    private readonly viewers: Viewers,
  ) {}

  @ResolveField(() => [HallCall], {
    description:
      'The calls from the hall that wait, the longest first. For those who judge, empty for others.',
  })
  async hallCalls(
    @Parent() { id: competition }: Competition,
    @Context() context: RequestContext,
  ): Promise<readonly Plain<HallCall>[]> {
    const role = await this.viewers.readingRole('embargoed', await context.viewer(), { competition });
    if (role === null) return [];
    const rows = await this.database
      .getRepository(hallCallTable)
      .find({ where: { competition, outcome: IsNull() }, order: { at: 'ASC', call: 'ASC' }, take: 500 });
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}
