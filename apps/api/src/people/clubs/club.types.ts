import { clubRegionTable, clubTable } from '@arbitre/projections';
import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../graphql/page';
import { rowFields } from '../../graphql/row-fields';
import { FederationRegion } from '../regions/federation-region.types';
import { RegistryArgs } from '../registry-args';

@ObjectType({ description: 'The region of a club from a day on, up to and without `until`; null: still.' })
export class ClubRegion extends rowFields(clubRegionTable, ['since', 'until']) {
  @Field(() => FederationRegion) region: FederationRegion;
}

@ObjectType({ description: 'A club of the federation, by the number that never changes.' })
export class Club extends rowFields(clubTable, ['number', 'name', 'version', 'position']) {
  @Field(() => String, {
    nullable: true,
    description: 'The first day on which it is closed, maybe one to come; null: none.',
  })
  closedOn?: string | null;
  @Field(() => [ClubRegion], { description: 'One after the other.' }) regions?: readonly ClubRegion[];
  @Field(() => [ID], { description: 'Other numbers that are read as this one since they were merged.' })
  aliases?: readonly string[];
}
export const ClubConnection = connectionOf(Club, 'Club');

@ArgsType()
export class ClubsArgs extends RegistryArgs {
  @Field(() => ID, { nullable: true, description: 'Those of this region on that day.' })
  region?: string | null;
  @Field(() => String, { nullable: true, description: 'Those whose name or number holds this text.' })
  named?: string | null;
  @Field({ defaultValue: false, description: 'Those that are open on that day alone.' }) open: boolean;
}
