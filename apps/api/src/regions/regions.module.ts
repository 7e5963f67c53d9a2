import { Module } from '@nestjs/common';
import { registeredNames } from '../people/registered-names';
import { RegionsReader } from './regions.reader';
import { LeadersResolver, RegionCompetitionsResolver, RegionsResolver } from './regions.resolver';

@Module({
  providers: [
    RegionsReader,
    RegionsResolver,
    RegionCompetitionsResolver,
    LeadersResolver,
    ...registeredNames,
  ],
})
export class RegionsModule {}
