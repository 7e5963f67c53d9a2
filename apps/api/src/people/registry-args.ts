import { ArgsType, Field } from '@nestjs/graphql';
import { PageArgs } from '../graphql/page';
import { EventPosition } from '../graphql/scalars';

/** What every list of the registry can be asked with. */
@ArgsType()
export class RegistryArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A day such as 2026-11-21; null: today.' })
  on?: string | null;
  @Field(() => EventPosition, { nullable: true }) atLeast?: bigint | null;
}
