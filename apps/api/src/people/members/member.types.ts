import { memberCategoryTable, membershipTable, memberTable } from '@arbitre/projections';
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../graphql/page';
import { rowFields } from '../../graphql/row-fields';
import { Club } from '../clubs/club.types';
import { RegistryArgs } from '../registry-args';
import { Personal } from './personal.types';

@ObjectType({ description: 'The club of a member from a day on, up to and without `until`; null: still.' })
export class Membership extends rowFields(membershipTable, ['since', 'until']) {
  @Field(() => Club) club: Club;
}

@ObjectType({
  description: 'The category of a member from a day on, up to and without `until`; null: still.',
})
export class MemberCategory extends rowFields(memberCategoryTable, ['category', 'since', 'until']) {}

@ObjectType({ description: 'A person with a licence.' })
export class Member extends rowFields(memberTable, ['licence', 'year', 'erased', 'version', 'position']) {
  @Field(() => Personal, {
    nullable: true,
    description: 'Null once it is erased, and for everybody but the staff.',
  })
  personal?: Personal | null;
  @Field(() => [Membership], { description: 'One after the other.' }) clubs?: readonly Membership[];
  @Field(() => [MemberCategory], { description: 'One after the other.' })
  categories?: readonly MemberCategory[];
  @Field(() => [Int], { description: 'The years that the licence was issued or renewed for, rising.' })
  years?: readonly number[];
}
export const MemberConnection = connectionOf(Member, 'Member');

@ArgsType()
export class MembersArgs extends RegistryArgs {
  @Field(() => ID, { nullable: true, description: 'Those of this club on that day.' })
  club?: string | null;
  @Field(() => ID, { nullable: true, description: 'Those of clubs of this region on that day.' })
  region?: string | null;
  @Field(() => String, { nullable: true, description: 'Those of this category on that day.' })
  category?: string | null;
  @Field(() => String, { nullable: true, description: 'Those in whose names these words begin words.' })
  named?: string | null;
}
