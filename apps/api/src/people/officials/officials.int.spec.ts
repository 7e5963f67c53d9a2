import { Accounts } from '@arbitre/accounts';
import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { type Holder, holderOf } from '../../../testing/holders';
import { registerClubs } from '../../../testing/registry';
import { type Roles, signInAll, write } from '../../../testing/writing';
import { ReadYourWrites } from '../../connections/read-your-writes';

const ASK = `query ($role: Role, $place: ID, $named: String, $on: String, $all: Boolean, $first: Int = 100, $after: String) {
  officials(role: $role, place: $place, named: $named, on: $on, all: $all, first: $first, after: $after) {
    totalCount nodes { account name grant role scope since until endedOn } pageInfo { hasNextPage endCursor }
  }
}`;
const DAY = '2026-11-21';

type Row = Readonly<Record<'account' | 'grant' | 'role' | 'scope' | 'since', string>> &
  Readonly<Record<'name' | 'until' | 'endedOn', string | null>>;
type Answer = {
  readonly totalCount: number;
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

describe('who holds which role', () => {
  let backend: Backend;
  let roles: Roles;
  let admin: Client;
  const people: Record<string, Holder> = {};

  // The north has the club 59001 and the competition coupe, the south the club 13001 and the competition sud.
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    admin = await new Client(backend.api.address).as('admin');
    await registerClubs(roles.staff);
    for (const [id, region] of [
      ['coupe', 'Nord'],
      ['sud', 'sud'],
    ])
      await write(roles.staff, 'openCompetition', {
        ...{ id, name: id, region, ruleset: 'bridge-duplicate@1', method: 'matchpoints', startsOn: DAY },
      });
    for (const [name, role, scope] of [
      ['Anne Staff', 'staff', 'region:nord'],
      ['Bruno Sud', 'staff', 'region:Sud'],
      ['Chloe France', 'staff', 'region:france'],
      ['Denis Audit', 'auditor', 'federation'],
      ['Elise Club', 'club', 'club:59001'],
      ['Fabre Marseille', 'club', 'club:13001'],
      ['Gilles Direct', 'director', 'competition:coupe'],
      ['Hugo Table', 'scorer', 'table:coupe.s1/3'],
      ['Irma Loin', 'arbiter', 'competition:sud'],
      ['Jules Joueur', 'player', 'entry:coupe/pair-1'],
    ] as const)
      people[name] = await holderOf(backend, name, { role, scopes: [scope] });
    const twice = people['Hugo Table']?.id;
    const more = { account: twice, role: 'arbiter', scope: 'competition:coupe', why: 'appointed' };
    for (const span of [
      { from: '2020-01-01', until: '2021-01-01' },
      { from: '2099-01-01' },
      { from: '2026-01-02', until: '2099-01-01' },
    ])
      expect(await write(admin, 'giveGrant', { ...more, ...span })).toMatchObject({
        __typename: 'Committed',
      });
    expect(await write(admin, 'endGrant', { account: twice, grant: 'g4', why: 'over' })).toMatchObject({
      __typename: 'Committed',
    });
    await backend.api.app.get(ReadYourWrites).seenInRegistry(await backend.store.head());
  }, 60_000);
  afterAll(() => backend.stop());

  const client = (name: string): Client => {
    const found = people[name]?.client;
    if (found === undefined) throw new Error(name);
    return found;
  };
  const ask = (who: Client, asked: object = {}): Promise<Answer> => who.one<Answer>(ASK, { ...asked });
  const names = async (who: Client, asked: object = {}) =>
    (await ask(who, asked)).nodes.map(({ name }) => name?.split(' ')[0]).sort();

  const NORTH = ['Anne', 'Elise', 'Gilles', 'Hugo'];

  it('is refused to the public, to a club and to an arbiter', async () => {
    for (const who of [
      new Client(backend.api.address),
      client('Elise Club'),
      client('Irma Loin'),
      roles.club,
    ]) {
      const { errors } = await who.ask(ASK, {});
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
  });

  it('is told of everything to the staff of the federation, to auditors and administrators, but never who somebody is', async () => {
    for (const who of [roles.staff, admin, client('Denis Audit')])
      expect(await names(who)).toEqual([
        'Anne',
        'Bruno',
        'Chloe',
        'Denis',
        'Elise',
        'Fabre',
        'Gilles',
        'Hugo',
        'Irma',
      ]);
  });

  it('is told to the staff of a region of it and of all below it, whatever else they ask for', async () => {
    const nord = client('Anne Staff');
    expect(await names(nord)).toEqual(NORTH);
    expect(await names(nord, { place: 'federation' })).toEqual(NORTH);
    expect(await names(nord, { place: 'region:sud' })).toEqual([]);
    expect(await names(nord, { place: 'competition:sud' })).toEqual([]);
    expect(await names(nord, { named: 'bruno' })).toEqual([]);
    expect(await names(client('Bruno Sud'))).toEqual(['Bruno', 'Fabre', 'Irma']);
    expect(await names(client('Chloe France'))).toEqual([...NORTH, 'Bruno', 'Chloe', 'Fabre', 'Irma'].sort());
  });

  it('is told of one competition to who directs it, and of no other', async () => {
    const director = client('Gilles Direct');
    expect(await names(director, { place: 'competition:coupe' })).toEqual(['Gilles', 'Hugo']);
    for (const place of ['competition:sud', 'region:nord', null])
      expect((await director.ask(ASK, { place })).errors).toHaveLength(1);
  });

  it('is narrowed by role, place and name, page by page', async () => {
    expect(await names(roles.staff, { place: 'region:nord' })).toEqual(NORTH);
    expect(await names(roles.staff, { place: 'club:59001' })).toEqual(['Elise']);
    expect(await names(roles.staff, { place: 'table:coupe.s1/3' })).toEqual(['Gilles', 'Hugo']);
    expect(await names(roles.staff, { place: 'entry:coupe/pair-1' })).toEqual([]);
    expect(await names(roles.staff, { role: 'STAFF', place: 'region:france' })).toEqual([
      'Anne',
      'Bruno',
      'Chloe',
    ]);
    expect(await names(roles.staff, { named: 'gil dir' })).toEqual(['Gilles']);
    const one = await ask(roles.staff, { role: 'STAFF', first: 2 });
    const two = await ask(roles.staff, { role: 'STAFF', first: 2, after: one.pageInfo.endCursor });
    expect([one.totalCount, one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([3, true, false]);
    expect([...one.nodes, ...two.nodes].map(({ scope }) => scope).sort()).toEqual([
      ...['region:Sud', 'region:france', 'region:nord'],
    ]);
  });

  it('is told as of a day, or with what is over and what is still to come', async () => {
    const arbiters = async (asked: object) =>
      (await ask(roles.staff, { role: 'ARBITER', place: 'competition:coupe', ...asked })).nodes.map(
        ({ grant }) => grant,
      );
    expect(await arbiters({})).toEqual([]);
    expect(await arbiters({ on: '2020-06-01' })).toEqual(['g2']);
    expect(await arbiters({ on: '2026-02-01' })).toEqual(['g4']);
    expect(await arbiters({ on: '2099-06-01' })).toEqual(['g3']);
    expect(await arbiters({ all: true })).toEqual(['g2', 'g3', 'g4']);
    const { nodes } = await ask(roles.staff, { role: 'ARBITER', place: 'competition:coupe', all: true });
    expect(nodes.map(({ endedOn }) => endedOn !== null)).toEqual([false, false, true]);
  });

  it('keeps who held a role when the account is erased, and no name', async () => {
    const gone = await holderOf(backend, 'Zoe Oubli', { role: 'arbiter', scopes: ['club:59001'] });
    await backend.api.app.get(ReadYourWrites).seenInRegistry(await backend.store.head());
    await backend.api.app.get(Accounts).erase(gone.id ?? '');
    const { nodes } = await ask(roles.staff, { role: 'ARBITER', place: 'club:59001' });
    expect(nodes).toMatchObject([{ account: gone.id, name: null, scope: 'club:59001' }]);
  });

  it('says what a place is, and takes odd words for places of which nobody has a role', async () => {
    for (const place of ['planet:mars', 'region', 'table:coupe/3']) {
      const { errors } = await roles.staff.ask(ASK, { place });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
    for (const place of ['region:%', "club:' OR true --"])
      expect(await names(roles.staff, { place })).toEqual([]);
  });
});
