import { randomBytes } from 'node:crypto';
import { ApiTokens, Passkeys, Webhooks } from '@arbitre/accounts';
import type { Backend } from './backend';

/** Gives an account a passkey, a token and a webhook for the end of sessions of that competition, each of that name. */
export const giveBelongings = async (
  { api }: Backend,
  { id, name, competition }: { readonly id: string; readonly name: string; readonly competition: string },
): Promise<void> => {
  const problem = await api.app.get(Passkeys).add(id, {
    ...{ name, credential: randomBytes(32).toString('base64url'), publicKey: randomBytes(65) },
    ...{ counter: 0, transports: [] },
  });
  const token = await api.app
    .get(ApiTokens)
    .create(id, { name, days: 30, grants: [], readsOnly: true }, true);
  const hook = await api.app.get(Webhooks).create(id, {
    ...{ name, url: 'https://club.example/arbitre', competition, happenings: ['session.closed'] },
  });
  if (problem !== null || typeof token !== 'string' || !('secret' in hook))
    throw new Error(JSON.stringify([problem, token, hook]));
};
