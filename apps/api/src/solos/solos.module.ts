import { Module } from '@nestjs/common';
import { SolosReader } from './solos.reader';
import { SolosResolver } from './solos.resolver';

@Module({ providers: [SolosReader, SolosResolver] })
export class SolosModule {}
