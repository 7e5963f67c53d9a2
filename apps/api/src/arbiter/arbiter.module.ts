import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { StandingsModule } from '../standings/standings.module';
import { ArbiterResolver } from './arbiter.resolver';
import { CallToTableHandler } from './call-to-table';
import { CloseHallCallHandler } from './close-hall-call';
import { HallCallMutations } from './hall-call.mutations';
import { HallCallsResolver } from './hall-calls.resolver';
import { RulingEffects } from './ruling-effects';

@Module({
  imports: [DealsModule, StandingsModule],
  providers: [
    ...[ArbiterResolver, RulingEffects, HallCallsResolver],
    ...[HallCallMutations, CallToTableHandler, CloseHallCallHandler],
  ],
})
export class ArbiterModule {}
