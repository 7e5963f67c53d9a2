import { Module } from '@nestjs/common';
import { CallArbiterHandler } from './call-arbiter';
import { CloseCallHandler } from './close-call';
import { DecideAppealHandler } from './decide-appeal';
import { LodgeAppealHandler } from './lodge-appeal';
import { CompetitionDealsResolver, SessionDealsResolver } from './competition-deals.resolver';
import { CorrectResultHandler } from './correct-result';
import { CorrectSeatingHandler } from './correct-seating';
import { MoveResultHandler } from './move-result';
import { RepairResultHandler } from './repair-result';
import { WithdrawResultHandler } from './withdraw-result';
import { DealStream } from './deal-stream';
import { DealMutations } from './deal.mutations';
import { DealsReader } from './deals.reader';
import { DealsResolver } from './deals.resolver';
import { GiveRulingHandler } from './give-ruling';
import { OneTable } from './one-table';
import { OpenDealHandler } from './open-deal';
import { RecordActsHandler } from './record-acts';
import { RecordResultHandler } from './record-result';
import { Rulings } from './rulings';
import { ConfirmResultHandler } from './confirm-result';
import { DisputeResultHandler } from './dispute-result';
import { SignResultHandler } from './sign-result';
import { UpholdResultHandler } from './uphold-result';
import { RepeatResultHandler } from './repeat-result';
import { WithdrawRulingHandler } from './withdraw-ruling';

@Module({
  providers: [
    ...[
      DealsReader,
      DealStream,
      Rulings,
      OneTable,
      DealsResolver,
      CompetitionDealsResolver,
      SessionDealsResolver,
      DealMutations,
    ],
    ...[OpenDealHandler, RecordActsHandler, RecordResultHandler, CorrectResultHandler],
    ...[RepairResultHandler, WithdrawResultHandler, MoveResultHandler, CorrectSeatingHandler],
    ...[
      ConfirmResultHandler,
      DisputeResultHandler,
      SignResultHandler,
      UpholdResultHandler,
      RepeatResultHandler,
    ],
    ...[CallArbiterHandler, CloseCallHandler, GiveRulingHandler, WithdrawRulingHandler],
    ...[LodgeAppealHandler, DecideAppealHandler],
  ],
  exports: [DealsReader, DealStream, Rulings],
})
export class DealsModule {}
