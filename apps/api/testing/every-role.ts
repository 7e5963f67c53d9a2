import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AudienceName, roles as grantable, type Where } from '@arbitre/rules/federation';
import { FIELDS } from '../src/access/fields';
import type { Backend } from './backend';
import { giveBelongings } from './belongings';
import { type Holder, holderOf, stranger } from './holders';

export const DAY = new Date().toISOString().slice(0, 10);

/** Where the roles hold: everywhere, and then here and elsewhere, each by its name. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  everywhere: ['federation'],
  'in the region': ['region:nord'],
  'in another region': ['region:sud'],
  'in the competition': ['competition:here', 'competition:words'],
  'in another competition': ['competition:there'],
  'at the table': ['table:here.s1/1'],
  'at another table': ['table:here.s1/2', 'table:words.s1/1'],
};

/** The region of the hidden season and those above it. */
export const REGIONS = ['Nord', 'nord', 'france'];
/** Where things of the hidden season are. */
export const PLACES: Readonly<Record<string, Where>> = {
  table: { competition: 'here', table: 'here.s1/1', regions: REGIONS },
  competition: { competition: 'words', regions: REGIONS },
  region: { regions: REGIONS },
  federation: {},
};

/** Who writes nothing at all (`access/seeing`). */
export const SEER = 'administrator who sees as arbiter';

const SECURITY = readFileSync(join(import.meta.dirname, '../../../SECURITY.md'), 'utf8');

/** More than so many there are, as the page for people says. */
export const stated = (what: 'cells' | 'writes'): number => {
  const [, number] = new RegExp(`more than ([\\d,]+) ${what}`).exec(SECURITY) ?? [];
  if (number === undefined) throw new Error(`SECURITY.md says no number of ${what}.`);
  return Number(number.replaceAll(',', ''));
};

/** For whom a field is, as the table of fields says. */
export const audienceOf = (type: string, field: string): AudienceName | 'none' => {
  const found = Object.entries(FIELDS[type] ?? {}).find(([, names]) => names.split(' ').includes(field));
  return (found?.[0] as AudienceName | undefined) ?? 'none';
};

type Everybody = {
  readonly holders: readonly Holder[];
  /** The names of those who have belongings. */
  readonly owners: ReadonlySet<string>;
};

/** Somebody in every role and scope, and whoever has none. */
export const holdersOfEveryRole = async (backend: Backend): Promise<Everybody> => {
  const owners = new Set<string>();
  const holders = [stranger(backend), await holderOf(backend, 'no role', { role: null, scopes: [] })];
  for (const role of grantable)
    for (const [where, scopes] of Object.entries(SCOPES))
      holders.push(await holderOf(backend, `${role} ${where}`, { role, scopes }));
  holders.push(
    await holderOf(backend, 'player of the deal', { role: 'player', scopes: ['entry:here/pair-1'] }),
  );
  // What an administrator and an arbiter both may read that not everybody may: nothing.
  const seer = await holderOf(backend, SEER, { role: 'administrator', scopes: ['federation'] });
  await seer.client.one('mutation { seeAs(input: { role: ARBITER, scope: "federation" }) { __typename } }');
  holders.push({ ...seer, grants: [] });
  for (const { id, name } of holders) {
    if (id === null) continue;
    await giveBelongings(backend, { id, name, competition: 'words' });
    owners.add(name);
  }
  // Whoever has a passkey and has not shown it changes nothing of the own account: this one has none.
  const due = await holderOf(backend, 'staff whose second factor is due', {
    ...{ role: 'staff', scopes: ['federation'], strong: false },
  });
  holders.push({ ...due, grants: [] });
  return { holders, owners };
};
