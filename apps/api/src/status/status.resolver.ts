import { Query, Resolver } from '@nestjs/graphql';
import type { Plain } from '../graphql/plain';
import { StatusReader } from './status.reader';
import { Status } from './status.types';

@Resolver()
export class StatusResolver {
  constructor(private readonly statusReader: StatusReader) {}

  @Query(() => Status)
  status(): Promise<Plain<Status>> {
    return this.statusReader.now();
  }
}
