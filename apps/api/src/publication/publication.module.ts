import { Module } from '@nestjs/common';
import { StandingsModule } from '../standings/standings.module';
import { PublishRankingHandler } from './publish-ranking';
import { CheckRankingHandler } from './check-ranking';
import { CloseCorrectionsHandler } from './close-corrections';
import { ReopenCorrectionsHandler } from './reopen-corrections';
import { FinaliseCompetitionHandler } from './finalise-competition';
import { VoidSessionHandler } from './void-session';
import { ReinstateSessionHandler } from './reinstate-session';
import { Embargoes } from './embargoes';
import { PublicationMutations } from './publication.mutations';
import { PublicationResolver, RevisionsResolver } from './publication.resolver';
import { RankingThen } from './ranking-then';
import { RevisionsReader } from './revisions.reader';
import { SessionsPlayed } from './sessions-played';
import { VoidingResolver } from './voiding.resolver';
import { WithdrawalResolver } from './withdrawal.resolver';

@Module({
  imports: [StandingsModule],
  providers: [
    ...[
      Embargoes,
      SessionsPlayed,
      RevisionsReader,
      RankingThen,
      PublicationResolver,
      RevisionsResolver,
      PublicationMutations,
      VoidingResolver,
      WithdrawalResolver,
    ],
    ...[
      PublishRankingHandler,
      CheckRankingHandler,
      CloseCorrectionsHandler,
      ReopenCorrectionsHandler,
      FinaliseCompetitionHandler,
      VoidSessionHandler,
      ReinstateSessionHandler,
    ],
  ],
  exports: [RevisionsReader],
})
export class PublicationModule {}
