import { randomUUID } from 'node:crypto';
import { Accounts, Sessions } from '@arbitre/accounts';
import { giveGrant, grantsOf } from '@arbitre/events';
import { type Grants, type Role } from '@arbitre/rules/federation';
import type { Backend } from './backend';
import { Client } from './client';

/** Somebody with an account, signed in, and what he was granted; `strong`: a second factor opened the session. */
export type Holder = {
  readonly name: string;
  readonly id: string | null;
  readonly grants: Grants;
  readonly client: Client;
};

export const stranger = ({ api }: Backend): Holder => ({
  ...{ name: 'nobody', id: null, grants: [], client: new Client(api.address) },
});

/** A new account with one role in each of these scopes, that may play for entries beside; it signs in without a password. */
export const holderOf = async (
  { api, store }: Backend,
  name: string,
  {
    role,
    scopes,
    plays = [],
    strong = true,
  }: {
    readonly role: Role | null;
    readonly scopes: readonly string[];
    readonly plays?: readonly string[];
    readonly strong?: boolean;
  },
): Promise<Holder> => {
  const accounts = api.app.get(Accounts);
  const made = await accounts.create({ signIn: name.replaceAll(' ', '-'), name });
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  const roles = [
    ...(role === null ? [] : scopes.map((scope) => ({ role, scope }))),
    ...plays.map((entry) => ({ role: 'player', scope: `entry:${entry}` }) as const),
  ];
  for (const each of roles) {
    const grant = { account: made.id, ...each, from: '2026-01-01', why: 'appointed' } as const;
    const actor = { id: 'importer', role: 'importer' };
    const context = { commandId: randomUUID(), actor, time: new Date().toISOString() };
    await giveGrant(store, grant, context, accounts.whileGrantsChange);
  }
  const client = new Client(api.address);
  client.cookie = `arbitre_session=${await api.app.get(Sessions).open(made.id, 'test', { way: 'PASSWORD', strong })}`;
  return { name, id: made.id, grants: await grantsOf(store, made.id), client };
};
