import { Context, Query, Resolver } from '@nestjs/graphql';
import { Viewers } from '../access/viewers';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { StatusReader } from './status.reader';
import { Status } from './status.types';

const NO_PARTS = { store: null, redis: null, database: null, worker: null, words: null };

@Resolver()
export class StatusResolver {
  constructor(
    private readonly statusReader: StatusReader,
    private readonly viewers: Viewers,
  ) {}

  @Query(() => Status)
  async status(@Context() context: RequestContext): Promise<Plain<Status>> {
    const { parts, ...status } = await this.statusReader.now();
    // Without the database nobody can be looked up.
    const known = parts.database.ok && (await this.seesParts(context));
    return { ...status, ...(known ? parts : NO_PARTS) };
  }

  private async seesParts(context: RequestContext): Promise<boolean> {
    return (await this.viewers.readingRole('parts', await context.viewer(), {})) !== null;
  }
}
