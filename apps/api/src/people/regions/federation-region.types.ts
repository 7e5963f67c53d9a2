import { federationRegionTable } from '@arbitre/projections';
import { ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../graphql/page';
import { rowFields } from '../../graphql/row-fields';

@ObjectType({ description: 'A region of the registry: a part of another one, or of the federation alone.' })
export class FederationRegion extends rowFields(federationRegionTable, [
  ...(['id', 'name', 'parent', 'timeZone', 'version', 'position'] as const),
]) {}
export const FederationRegionConnection = connectionOf(FederationRegion, 'FederationRegion');
