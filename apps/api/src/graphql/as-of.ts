import type { AsOf } from '@arbitre/events';
import { ArgsType, Field } from '@nestjs/graphql';
import type { Plain } from './plain';
import { requestFault } from './errors';
import { DateTime, EventPosition } from './scalars';

/** Of what is told as it was: a position of the log, or a moment. */
@ArgsType()
export class AsOfArgs {
  @Field(() => EventPosition, { nullable: true, description: 'As it was when the log ended there.' })
  asOf?: bigint | null;
  @Field(() => DateTime, { nullable: true, description: 'As it was at that moment.' }) at?: Date | null;
}

/** Null: as it is now. A GraphQL error where both are given. */
export const asOfIn = ({ asOf, at }: Plain<AsOfArgs>): AsOf => {
  if (asOf && at) throw requestFault('BAD_USER_INPUT', 'asOf, at: one of them, a position or a moment.');
  if (asOf) return { position: asOf };
  return at ? { time: at.toISOString() } : null;
};
