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
import { setupWithList } from '../words/setup-with-list';
import { WordLists } from '../words/word-lists';
import { Write } from '../writes/write';

export class OpenSession extends Write<OpenSessionInput> {}
export class RecordSessionActs extends Write<RecordSessionActsInput> {}
export class CloseSession extends Write<CloseSessionInput> {}

/** The fingerprint of the word list that stood in the way; null when none did. */
const missedList = (outcome: WriteOutcome): string | null => {
  if (outcome.kind !== 'refused' || outcome.violation.article !== 'word-list-not-installed') return null;
  const { fingerprint } = outcome.violation.facts;
  return typeof fingerprint === 'string' ? fingerprint : null;
};

@CommandHandler(OpenSession)
export class OpenSessionHandler implements ICommandHandler<OpenSession> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly wordLists: WordLists,
  ) {}

  async execute({ input, context }: OpenSession): Promise<WriteOutcome> {
    const completed = await setupWithList(input.setup ?? {}, this.wordLists);
    if (!completed.ok) return { kind: 'refused', act: 0, violation: completed.violation };
    return openSession(this.store, { ...input, setup: completed.setup }, context);
  }
}

@CommandHandler(RecordSessionActs)
export class RecordSessionActsHandler implements ICommandHandler<RecordSessionActs> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly wordLists: WordLists,
  ) {}

  async execute({ input, context }: RecordSessionActs): Promise<WriteOutcome> {
    const outcome = await recordSessionActs(this.store, input, context);
    const missed = missedList(outcome);
    // The list may have been installed since the API started, or be loading: nothing was written, so the acts may come again.
    return missed !== null && (await this.wordLists.has(missed))
      ? recordSessionActs(this.store, input, context)
      : outcome;
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
