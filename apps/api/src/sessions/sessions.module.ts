import { Module } from '@nestjs/common';
import { WritesModule } from '../writes/writes.module';
import { WordsModule } from '../words/words.module';
import { CompetitionSessionsResolver } from './competition-sessions.resolver';
import { sessionHandlers } from './session.commands';
import { SessionMutations } from './session.mutations';
import { SessionStream } from './session-stream';
import { SessionsReader } from './sessions.reader';
import { SessionsResolver } from './sessions.resolver';

@Module({
  imports: [WritesModule, WordsModule],
  providers: [
    SessionStream,
    SessionsReader,
    SessionsResolver,
    CompetitionSessionsResolver,
    SessionMutations,
    ...sessionHandlers,
  ],
})
export class SessionsModule {}
