import { Module } from '@nestjs/common';
import { StandingsReader } from './standings.reader';
import { StandingsResolver } from './standings.resolver';

@Module({ providers: [StandingsReader, StandingsResolver] })
export class StandingsModule {}
