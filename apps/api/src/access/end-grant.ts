import { Accounts } from '@arbitre/accounts';
import { type CommandContext, endGrant, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import type { EndGrantInput } from './grants.types';

export class EndGrant extends Write<EndGrantInput> {}

type Given = Parameters<typeof endGrant>[1];

@CommandHandler(EndGrant)
export class EndGrantHandler extends WriteHandler<EndGrantInput> {
  protected readonly operation = 'endGrant';

  constructor(private readonly accounts: Accounts) {
    super();
  }

  protected subject({ account }: EndGrantInput): Subject {
    return { kind: 'account', id: account };
  }

  protected write({ account, grant, why }: EndGrantInput, context: CommandContext): Promise<WriteOutcome> {
    return endGrant(this.store, { account, grant, why } as Given, context, this.accounts.whileGrantsChange);
  }
}
