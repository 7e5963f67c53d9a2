import {
  closeSession,
  type CloseSessionInput,
  type EventStore,
  openSession,
  type OpenSessionInput,
  recordSessionActs,
  type RecordSessionActsInput,
  type WriteOutcome,
} from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EVENT_STORE } from '../connections/tokens';
import { Write } from '../writes/write';

export class OpenSession extends Write<OpenSessionInput> {}
export class RecordSessionActs extends Write<RecordSessionActsInput> {}
export class CloseSession extends Write<CloseSessionInput> {}

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: OpenSession): Promise<WriteOutcome> {
    return openSession(this.store, input, context);
  }
}

@CommandHandler(RecordSessionActs)
export class RecordSessionActsHandler implements ICommandHandler<RecordSessionActs> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: RecordSessionActs): Promise<WriteOutcome> {
    return recordSessionActs(this.store, input, context);
  }
}

@CommandHandler(CloseSession)
export class CloseSessionHandler implements ICommandHandler<CloseSession> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: CloseSession): Promise<WriteOutcome> {
    return closeSession(this.store, input, context);
  }
}

export const sessionHandlers = [OpenSessionHandler, RecordSessionActsHandler, CloseSessionHandler];
