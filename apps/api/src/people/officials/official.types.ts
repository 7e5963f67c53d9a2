import { officialTable } from '@arbitre/projections';
import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { Role } from '../../access/role';
import { connectionOf } from '../../graphql/page';
import { rowFields } from '../../graphql/row-fields';
import { RegistryArgs } from '../registry-args';

@ObjectType({
  description: 'Who holds a role somewhere: a grant of an account. `scope` is written as Grant.scope.',
})
export class Official extends rowFields(officialTable, [
  ...(['account', 'grant', 'scope', 'since', 'until', 'endedOn'] as const),
]) {
  @Field(() => Role) role?: Role;
  @Field(() => String, { nullable: true, description: 'Null once the account is erased.' })
  name?: string | null;
}

export const OfficialConnection = connectionOf(Official, 'Official');

@ArgsType()
export class OfficialsArgs extends RegistryArgs {
  @Field(() => Role, { nullable: true }) role?: Role | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'As Grant.scope has it: a region means all below it too, with clubs, competitions and their tables; the federation means everything.',
  })
  place?: string | null;
  @Field(() => String, { nullable: true, description: 'Those in whose names these words begin words.' })
  named?: string | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Those that are over or have yet to begin too, whatever the day.',
  })
  all: boolean;
}
