import { Module } from '@nestjs/common';
import { WritesModule } from '../writes/writes.module';
import { competitionHandlers } from './competition.commands';
import { CompetitionMutations } from './competition.mutations';
import { CompetitionsReader } from './competitions.reader';
import { CompetitionsResolver } from './competitions.resolver';

@Module({
  imports: [WritesModule],
  providers: [CompetitionsReader, CompetitionsResolver, CompetitionMutations, ...competitionHandlers],
})
export class CompetitionsModule {}
