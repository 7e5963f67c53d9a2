import { Context, Field, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Plain } from '../graphql/plain';
import type { RequestContext } from '../graphql/request-context';
import { Spending } from './spending';

@ObjectType({ description: 'What you may ask for: every answer says its cost in `extensions.cost` too.' })
export class RateLimit {
  @Field(() => Int, { description: 'What may be asked for now.' })
  available: number;

  @Field(() => Int, { description: 'How much of that comes back every second.' })
  restoreRate: number;
}

@Resolver()
export class RateLimitResolver {
  constructor(private readonly spending: Spending) {}

  @Query(() => RateLimit, {
    nullable: true,
    description:
      'The budget of your account, or of your network where you are not signed in; null where nothing is limited.',
  })
  rateLimit(@Context() context: RequestContext): Promise<Plain<RateLimit> | null> {
    return this.spending.spend(context, 0);
  }
}
