import {
  callArbiter,
  type CallArbiterInput,
  correctResult,
  type CorrectResultInput,
  type EventStore,
  giveRuling,
  type GiveRulingInput,
  openDeal,
  type OpenDealInput,
  recordActs,
  type RecordActsInput,
  recordResult,
  type RecordResultInput,
  type WriteOutcome,
} from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EVENT_STORE } from '../connections/tokens';
import { Write } from '../writes/write';

export class OpenDeal extends Write<OpenDealInput> {}
export class RecordActs extends Write<RecordActsInput> {}
export class RecordResult extends Write<RecordResultInput> {}
export class CorrectResult extends Write<CorrectResultInput> {}
export class CallArbiter extends Write<CallArbiterInput> {}
export class GiveRuling extends Write<GiveRulingInput> {}

@CommandHandler(OpenDeal)
export class OpenDealHandler implements ICommandHandler<OpenDeal> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: OpenDeal): Promise<WriteOutcome> {
    return openDeal(this.store, input, context);
  }
}

@CommandHandler(RecordActs)
export class RecordActsHandler implements ICommandHandler<RecordActs> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: RecordActs): Promise<WriteOutcome> {
    return recordActs(this.store, input, context);
  }
}

@CommandHandler(RecordResult)
export class RecordResultHandler implements ICommandHandler<RecordResult> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: RecordResult): Promise<WriteOutcome> {
    return recordResult(this.store, input, context);
  }
}

@CommandHandler(CorrectResult)
export class CorrectResultHandler implements ICommandHandler<CorrectResult> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: CorrectResult): Promise<WriteOutcome> {
    return correctResult(this.store, input, context);
  }
}

@CommandHandler(CallArbiter)
export class CallArbiterHandler implements ICommandHandler<CallArbiter> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: CallArbiter): Promise<WriteOutcome> {
    return callArbiter(this.store, input, context);
  }
}

@CommandHandler(GiveRuling)
export class GiveRulingHandler implements ICommandHandler<GiveRuling> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: GiveRuling): Promise<WriteOutcome> {
    return giveRuling(this.store, input, context);
  }
}

export const dealHandlers = [
  OpenDealHandler,
  RecordActsHandler,
  RecordResultHandler,
  CorrectResultHandler,
  CallArbiterHandler,
  GiveRulingHandler,
];
