import { Module } from '@nestjs/common';
import { CloseCompetitionHandler } from './close-competition';
import { CompetitionMutations } from './competition.mutations';
import { CompetitionsReader } from './competitions.reader';
import { CompetitionsResolver } from './competitions.resolver';
import { OpenCompetitionHandler } from './open-competition';
import { RegisterEntryHandler } from './register-entry';
import { WithdrawEntryHandler } from './withdraw-entry';

@Module({
  providers: [
    ...[CompetitionsReader, CompetitionsResolver, CompetitionMutations],
    ...[OpenCompetitionHandler, RegisterEntryHandler, WithdrawEntryHandler, CloseCompetitionHandler],
  ],
})
export class CompetitionsModule {}
