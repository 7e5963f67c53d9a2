import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { LeaguesModule } from '../leagues/leagues.module';
import { SessionsModule } from '../sessions/sessions.module';
import { StandingsModule } from '../standings/standings.module';
import { NodeResolver } from './node.resolver';

@Module({
  imports: [DealsModule, LeaguesModule, SessionsModule, StandingsModule],
  providers: [NodeResolver],
})
export class NodesModule {}
