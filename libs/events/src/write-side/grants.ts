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
import { decideActs, refusedOutcome } from './decide-acts';
import { loadMember } from './members';
import { notThere } from './not-there';
import { write } from './write';

const evolve = (grants: Grants, event: DomainEvent): Grants => evolveGrants(grants, event as GrantEvent);

/** Runs a write of an account's grants so that nobody goes on with those that were read before (`Accounts.whileGrantsChange`). */
export type WhileGrantsChange = <Outcome>(account: string, work: () => Promise<Outcome>) => Promise<Outcome>;

const act = (
  store: EventStore,
  account: string,
  given: GrantAct,
  context: CommandContext,
  changing: WhileGrantsChange,
): Promise<WriteOutcome> =>
  changing(account, () =>
    write(store, streams.name('account', account), context, ({ events }) =>
      decideActs((events as readonly DomainEvent[]).reduce<Grants>(evolve, []), [given], {
        decide: decideGrant,
        evolve,
      }),
    ),
  );

type Given<Name extends GrantAct['do']> = { readonly account: string } & Omit<
  Extract<GrantAct, { readonly do: Name }>,
  'do'
>;

/** The licence of the member whom a scope says that the account's owner is; null of any other. */
const memberIn = (scope: unknown): string | null =>
  typeof scope === 'string' && /^member:[A-Z0-9-]{1,20}$/.test(scope) ? scope.slice('member:'.length) : null;

const ANYWHERE = () => ({});

/** `isThere`: whether there is such an account, asked for those alone who may give grants; absent where the caller knows it. */
export const giveGrant = guarded(
  'giveGrant',
  ANYWHERE,
  async (
    store,
    input: Given<'give-grant'>,
    context,
    changing: WhileGrantsChange,
    isThere?: () => Promise<boolean>,
  ) => {
    const { account, ...given } = input;
    if ((await isThere?.()) === false) return refusedOutcome(notThere('account', account));
    const member = memberIn(given.scope);
    if (member !== null && (await loadMember(store, member)) === null)
      return refusedOutcome(notThere('member', member));
    return act(store, account, { do: 'give-grant', ...given }, context, changing);
  },
);

export const endGrant = guarded(
  'endGrant',
  ANYWHERE,
  (store, input: Given<'end-grant'>, context, changing: WhileGrantsChange) => {
    const { account, ...given } = input;
    return act(store, account, { do: 'end-grant', ...given }, context, changing);
  },
);
