import { Module } from '@nestjs/common';
import { StockModule } from '../stock/stock.module';
import { CloseSessionHandler } from './close-session';
import { CompetitionSessionsResolver } from './competition-sessions.resolver';
import { OpenSessionHandler } from './open-session';
import { PlayedUnder, PlayedUnderResolver } from './played-under';
import { RecordSessionActsHandler } from './record-session-acts';
import { ReopenSessionHandler } from './reopen-session';
import { UpholdFigureHandler } from './uphold-figure';
import { SessionStream } from './session-stream';
import { SessionMutations } from './session.mutations';
import { SessionsReader } from './sessions.reader';
import { SessionsResolver } from './sessions.resolver';

@Module({
  imports: [StockModule],
  providers: [
    ...[SessionStream, SessionsReader, SessionsResolver, CompetitionSessionsResolver, SessionMutations],
    ...[OpenSessionHandler, RecordSessionActsHandler, CloseSessionHandler, ReopenSessionHandler],
    UpholdFigureHandler,
    ...[PlayedUnder, PlayedUnderResolver],
  ],
  exports: [PlayedUnder, SessionStream, SessionsReader],
})
export class SessionsModule {}
