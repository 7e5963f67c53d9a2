import { Module } from '@nestjs/common';
import { WritesModule } from '../writes/writes.module';
import { CompetitionDealsResolver } from './competition-deals.resolver';
import { DealStream } from './deal-stream';
import { dealHandlers } from './deal.commands';
import { DealMutations } from './deal.mutations';
import { DealsReader } from './deals.reader';
import { DealsResolver } from './deals.resolver';

@Module({
  imports: [WritesModule],
  providers: [
    DealsReader,
    DealStream,
    DealsResolver,
    CompetitionDealsResolver,
    DealMutations,
    ...dealHandlers,
  ],
})
export class DealsModule {}
