import { templateTable } from '@arbitre/projections';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { ReadYourWrites } from '../../connections/read-your-writes';
import type { Plain } from '../../graphql/plain';
import { EventPosition } from '../../graphql/scalars';
import { Template } from './template.types';

/** More would be no list that somebody chooses from. */
const MOST = 500;

@Resolver(() => Template)
export class TemplatesResolver {
  constructor(
    private readonly database: DataSource,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  @Query(() => [Template], {
    description: 'The templates of all regions, by region and name; 500 at most.',
  })
  async templates(
    @Args('atLeast', { type: () => EventPosition, nullable: true }) atLeast: bigint | null | undefined,
  ): Promise<readonly Plain<Template>[]> {
    await this.readYourWrites.seenInRegistry(atLeast);
    const rows = await this.database
      .getRepository(templateTable)
      .find({ order: { region: 'ASC', name: 'ASC', id: 'ASC' }, take: MOST });
    return rows.map(({ about, ...row }) => ({
      ...{ correctionMinutes: null, closeFinish: null, places: null, plan: null, scoring: null },
      ...about,
      ...row,
    }));
  }
}
