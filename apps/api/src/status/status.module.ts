import { Module } from '@nestjs/common';
import { WordsModule } from '../words/words.module';
import { HealthController } from './health.controller';
import { StatusReader } from './status.reader';
import { StatusResolver } from './status.resolver';

@Module({
  imports: [WordsModule],
  controllers: [HealthController],
  providers: [StatusReader, StatusResolver],
})
export class StatusModule {}
