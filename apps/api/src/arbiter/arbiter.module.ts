import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module';
import { StandingsModule } from '../standings/standings.module';
import { ArbiterResolver } from './arbiter.resolver';
import { RulingEffects } from './ruling-effects';
import { Tasks } from './tasks';

@Module({ imports: [DealsModule, StandingsModule], providers: [ArbiterResolver, RulingEffects, Tasks] })
export class ArbiterModule {}
