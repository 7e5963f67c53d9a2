import { Module } from '@nestjs/common';
import { SoloTotalsReader } from './solo-totals.reader';
import { SolosReader } from './solos.reader';
import { SolosResolver } from './solos.resolver';

@Module({ providers: [SolosReader, SoloTotalsReader, SolosResolver] })
export class SolosModule {}
