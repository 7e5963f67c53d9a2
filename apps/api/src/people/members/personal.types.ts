import { Field, InputType, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Who a member is: for the staff alone, opened when it is asked for.' })
export class Personal {
  @Field() familyName: string;
  @Field() givenName: string;
  @Field(() => String, { nullable: true }) birthDate?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
}

@InputType({ isAbstract: true })
export abstract class PersonalInput {
  @Field() familyName: string;
  @Field() givenName: string;
  @Field(() => String, { nullable: true }) birthDate?: string | null;
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
}
