import { Module } from '@nestjs/common';
import { RegionsReader } from './regions.reader';
import { LeadersResolver, RegionCompetitionsResolver, RegionsResolver } from './regions.resolver';

@Module({ providers: [RegionsReader, RegionsResolver, RegionCompetitionsResolver, LeadersResolver] })
export class RegionsModule {}
