import { Module } from '@nestjs/common';
import { HealthController } from './health.controller';
import { StatusReader } from './status.reader';
import { StatusResolver } from './status.resolver';

@Module({ controllers: [HealthController], providers: [StatusReader, StatusResolver] })
export class StatusModule {}
