import { Accounts } from '@arbitre/accounts';
import { type CommandContext, giveGrant, type WriteOutcome } from '@arbitre/events';
import { CommandHandler } from '@nestjs/cqrs';
import { Write } from '../writes/write';
import type { Subject } from '../writes/write-answer';
import { WriteHandler } from '../writes/write-handler';
import type { GiveGrantInput } from './grants.types';

export class GiveGrant extends Write<GiveGrantInput> {}

type Given = Parameters<typeof giveGrant>[1];

@CommandHandler(GiveGrant)
export class GiveGrantHandler extends WriteHandler<GiveGrantInput> {
  protected readonly operation = 'giveGrant';

  constructor(private readonly accounts: Accounts) {
    super();
  }

  protected subject({ account }: GiveGrantInput): Subject {
    return { kind: 'account', id: account };
  }

  protected write(input: GiveGrantInput, context: CommandContext): Promise<WriteOutcome> {
    const { account, scope, from, until, why } = input;
    const role = input.role.toLowerCase();
    // Judged by the rules: words that nobody knows are refused there.
    const given = { account, role, scope, from, why, ...(until ? { until } : {}) } as Given;
    return giveGrant(this.store, given, context, this.accounts.whileGrantsChange, async () => {
      const found = await this.accounts.find(account);
      return found !== null && found.person !== null;
    });
  }
}
