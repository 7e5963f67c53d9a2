import { Accounts, Sessions } from '@arbitre/accounts';
import { connect, giveGrant } from '@arbitre/events';
import { createDataSource, openVault } from '@arbitre/projections';
import { randomUUID } from 'node:crypto';

/** Tokens of two sessions: of an account of the demo, whose role stands in no log, and of one with grants. */
export type SignedIn = { readonly demo: string; readonly granted: string };

const DAY = 86_400;

/** The scorer of a region: the region of every write is looked up, which is the most that a grant may ask. */
const GRANTS = [
  { role: 'club', scope: 'club:59001' },
  { role: 'organiser', scope: 'competition:another' },
  { role: 'scorer', scope: 'region:nord' },
] as const;

/** Signs two accounts in whose API is given `vaultKey`. */
export const signIn = async (storeUrl: string, databaseUrl: string, vaultKey: string): Promise<SignedIn> => {
  const store = connect(storeUrl);
  const database = createDataSource(databaseUrl);
  await database.initialize();
  const accounts = new Accounts(database, await openVault(database, Buffer.from(vaultKey, 'hex')));
  const sessions = new Sessions(database, { most: DAY, idle: DAY });
  const opened = async (name: string, demo: boolean): Promise<{ id: string; token: string }> => {
    const made = await accounts.create({ signIn: name, name, demo, passwordHash: 'none' });
    if (!('id' in made)) throw new Error(made.violation.article);
    return { id: made.id, token: await sessions.open(made.id, 'bench', { way: 'PASSWORD', strong: false }) };
  };
  const demo = await opened('club', true);
  const granted = await opened('scorer', false);
  for (const grant of GRANTS)
    await giveGrant(
      store,
      { account: granted.id, ...grant, from: '2026-01-01', why: 'appointed' },
      {
        ...{ commandId: randomUUID(), actor: { id: 'importer', role: 'importer' } },
        time: '2026-11-21T18:00:00.000Z',
      },
      accounts.whileGrantsChange,
    );
  await database.destroy();
  await store.close();
  return { demo: demo.token, granted: granted.token };
};
