import { CommandBus } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import type { WriteKeys } from '../writes/write';
import { WritePayload } from '../writes/write-payload.types';
import { type LeagueWrite, leagueWrites } from './league-writes';

@Resolver()
export class LeagueMutations {
  constructor(readonly commands: CommandBus) {}
}

const add = ({ operation, says, input, command: Command }: LeagueWrite): void => {
  const target = LeagueMutations.prototype;
  const method = function (this: LeagueMutations, given: WriteKeys, request: RequestContext) {
    return this.commands.execute<Write, WritePayload>(new Command(given, request));
  };
  type Write = InstanceType<LeagueWrite['command']>;
  Object.defineProperty(target, operation, { value: method, configurable: true, writable: true });
  const descriptor = Object.getOwnPropertyDescriptor(target, operation);
  if (descriptor === undefined) return;
  // What the compiler writes down of a method that stands in the source.
  Reflect.defineMetadata('design:paramtypes', [input, Object], target, operation);
  Args('input', { type: () => input })(target, operation, 0);
  Context()(target, operation, 1);
  Mutation(() => WritePayload, { name: operation, description: says })(target, operation, descriptor);
  Object.defineProperty(target, operation, descriptor);
};

for (const write of leagueWrites) add(write);
