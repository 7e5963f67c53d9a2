import {
  closeCompetition,
  type CloseCompetitionInput,
  type EventStore,
  openCompetition,
  type OpenCompetitionInput,
  registerEntries,
  type RegisterEntriesInput,
  withdrawEntry,
  type WithdrawEntryInput,
  type WriteOutcome,
} from '@arbitre/events';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EVENT_STORE } from '../connections/tokens';
import { Write } from '../writes/write';

export class OpenCompetition extends Write<OpenCompetitionInput> {}
export class RegisterEntries extends Write<RegisterEntriesInput> {}
export class WithdrawEntry extends Write<WithdrawEntryInput> {}
export class CloseCompetition extends Write<CloseCompetitionInput> {}

@CommandHandler(OpenCompetition)
export class OpenCompetitionHandler implements ICommandHandler<OpenCompetition> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: OpenCompetition): Promise<WriteOutcome> {
    return openCompetition(this.store, input, context);
  }
}

@CommandHandler(RegisterEntries)
export class RegisterEntriesHandler implements ICommandHandler<RegisterEntries> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: RegisterEntries): Promise<WriteOutcome> {
    return registerEntries(this.store, input, context);
  }
}

@CommandHandler(WithdrawEntry)
export class WithdrawEntryHandler implements ICommandHandler<WithdrawEntry> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: WithdrawEntry): Promise<WriteOutcome> {
    return withdrawEntry(this.store, input, context);
  }
}

@CommandHandler(CloseCompetition)
export class CloseCompetitionHandler implements ICommandHandler<CloseCompetition> {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  execute({ input, context }: CloseCompetition): Promise<WriteOutcome> {
    return closeCompetition(this.store, input, context);
  }
}

export const competitionHandlers = [
  OpenCompetitionHandler,
  RegisterEntriesHandler,
  WithdrawEntryHandler,
  CloseCompetitionHandler,
];
