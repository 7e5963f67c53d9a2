import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { StandingsModule } from '../standings/standings.module';
import { ArbiterResolver } from './arbiter.resolver';
import { RulingEffects } from './ruling-effects';

@Module({ imports: [DealsModule, StandingsModule], providers: [ArbiterResolver, RulingEffects] })
export class ArbiterModule {}
