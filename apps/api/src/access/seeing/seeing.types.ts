import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Role } from '../role';

@ObjectType({ description: 'As whom a session sees the pages.' })
export class SeeingAs {
  @Field(() => Role) role: Role;
  @Field({ description: 'Where that role would hold.' }) scope: string;
}

@InputType()
export class SeeAsInput {
  @Field(() => Role, { description: '`PUBLIC`: as somebody who was granted nothing.' }) role: Role;
  @Field({
    description: 'As a grant has it: `federation`, `region:nord`, `club:75012`, `competition:coupe` …',
  })
  scope: string;
}
