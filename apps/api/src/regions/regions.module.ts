import { Module } from '@nestjs/common';
import { RegionsReader } from './regions.reader';
import { RegionCompetitionsResolver, RegionsResolver } from './regions.resolver';

@Module({ providers: [RegionsReader, RegionsResolver, RegionCompetitionsResolver] })
export class RegionsModule {}
