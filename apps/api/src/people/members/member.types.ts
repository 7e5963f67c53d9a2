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

@ObjectType({ description: 'A person with a licence, or a guest without one, whose `licence` is an id.' })
export class Member extends rowFields(memberTable, [
  ...(['licence', 'year', 'privacy', 'erased', 'version', 'position'] as const),
]) {
  @Field(() => Personal, {
    nullable: true,
    description: 'Null once it is erased, and for everybody but the staff and the member himself.',
  })
  personal?: Personal | null;
  @Field(() => [Membership], { description: 'One after the other.' }) clubs?: readonly Membership[];
  @Field(() => [MemberCategory], { description: 'One after the other.' })
  categories?: readonly MemberCategory[];
  @Field(() => [Int], { description: 'The years that the licence was issued or renewed for, rising.' })
  years?: readonly number[];
  @Field(() => [ID], { description: 'Other licences that are read as this one since they were merged.' })
  aliases?: readonly string[];
  @Field(() => [Member], {
    description:
      'Those who may be the same person: the same words in the name, or one letter of difference, and no other year of birth. For the staff.',
  })
  alike?: readonly Member[];
  @Field({ description: 'Whether it is somebody without a licence: of no club, category or year.' })
  guest?: boolean;
}

@ObjectType({ description: 'Two who may be one person under two licences. Nobody is merged by it.' })
export class MemberPair {
  @Field(() => Member) one: Member;
  @Field(() => Member) other: Member;
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
