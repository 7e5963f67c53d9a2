import type { DomainEvent } from '@arbitre/rules';
import {
  decideGrant,
  evolveGrants,
  type GrantAct,
  type GrantEvent,
  type Grants,
} from '@arbitre/rules/federation';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import { guarded } from './authority';
import type { CommandContext, WriteOutcome } from './contract';
import { decideActs } from './decide-acts';
import { write } from './write';

const evolve = (grants: Grants, event: DomainEvent): Grants => evolveGrants(grants, event as GrantEvent);

const act = (
  store: EventStore,
  account: string,
  given: GrantAct,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, streams.name('account', account), context, ({ events }) =>
    decideActs((events as readonly DomainEvent[]).reduce<Grants>(evolve, []), [given], {
      decide: decideGrant,
      evolve,
    }),
  );

type Given<Name extends GrantAct['do']> = { readonly account: string } & Omit<
  Extract<GrantAct, { readonly do: Name }>,
  'do'
>;

const ANYWHERE = () => ({});

/** That there is such an account is known to whoever asks. */
export const giveGrant = guarded('giveGrant', ANYWHERE, (store, input: Given<'give-grant'>, context) => {
  const { account, ...given } = input;
  return act(store, account, { do: 'give-grant', ...given }, context);
});

export const endGrant = guarded('endGrant', ANYWHERE, (store, input: Given<'end-grant'>, context) => {
  const { account, ...given } = input;
  return act(store, account, { do: 'end-grant', ...given }, context);
});
