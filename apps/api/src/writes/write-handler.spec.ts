import { CommandHandler } from '@nestjs/cqrs';
import { operations } from '@arbitre/rules/federation';
import { AccessModule } from '../access/access.module';
import { ArbiterModule } from '../arbiter/arbiter.module';
import { CompetitionsModule } from '../competitions/competitions.module';
import { DealsModule } from '../deals/deals.module';
import { LeaguesModule } from '../leagues/leagues.module';
import { PeopleModule } from '../people/people.module';
import { PublicationModule } from '../publication/publication.module';
import { SessionsModule } from '../sessions/sessions.module';
import { WriteHandler } from './write-handler';

type Provider = { readonly prototype: object };

@CommandHandler(class {})
class Any {}

/** What marks a class as the handler of a command. */
const [mark] = Reflect.getMetadataKeys(Any) as readonly string[];

const modules = [
  AccessModule,
  CompetitionsModule,
  DealsModule,
  SessionsModule,
  LeaguesModule,
  PeopleModule,
  ArbiterModule,
  PublicationModule,
];

const handlers = modules
  .flatMap((module) => Reflect.getMetadata('providers', module) as readonly Provider[])
  .filter((provider) => 'prototype' in provider && Reflect.hasMetadata(mark!, provider));

/** What lies in no stream has no write of the write side. */
const ACCOUNTS = /Account$|^reset|Tokens$|TableCode$|^seeAs$/;

describe('handlers of writes', () => {
  it('are one an operation that somebody may do', () => {
    const written = handlers.map(({ prototype }) => {
      const handler = Reflect.construct(prototype.constructor, []) as { readonly operation: string };
      return handler.operation;
    });
    expect(written.toSorted()).toEqual(operations.filter((name) => !ACCOUNTS.test(name)).toSorted());
  });

  it('go the one way of all writes: none has a way of its own', () => {
    for (const { prototype } of handlers) {
      expect(prototype).toBeInstanceOf(WriteHandler);
      expect(Object.hasOwn(prototype, 'execute')).toBe(false);
    }
  });
});
