import { type Backend, startBackend } from '../../../testing/backend';
import { Client } from '../../../testing/client';
import { holderOf } from '../../../testing/holders';
import { memberInput, registerClubs } from '../../../testing/registry';
import { type Roles, signInAll, write } from '../../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

describe('a member with an account', () => {
  let backend: Backend;
  let roles: Roles;
  let anne: Client;
  let account: string;
  let position: unknown;

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    for (const licence of ['A1', 'B1'])
      ({ position } = await write(roles.staff, 'registerMember', memberInput(licence)));
    const holder = await holderOf(backend, 'anne', { role: 'player', scopes: ['member:A1'] });
    anne = holder.client;
    account = holder.id ?? '';
  }, 60_000);
  afterAll(() => backend.stop());

  const own = (who: Client): Promise<Row | null> =>
    who.one(
      'query ($at: EventPosition) { myMember(atLeast: $at) { licence privacy personal { familyName givenName email } alike { licence } } }',
      { at: position },
    );
  const choose = async (who: Client, licence: string, privacy: string): Promise<unknown> => {
    const answer = await write(who, 'choosePrivacy', { licence, privacy });
    if (answer.__typename === 'Committed') ({ position } = answer);
    return answer.code ?? answer.__typename;
  };

  it('chooses how the public reads the own name, and nobody else’s', async () => {
    expect(await choose(anne, 'B1', 'initials')).toBe('not-permitted-here');
    expect(await choose(anne, 'nobody', 'initials')).toBe('not-permitted-here');
    expect(await choose(anne, 'A1', 'loud')).toBe('invalid-field');
    expect(await choose(anne, 'A1', 'initials')).toBe('Committed');
    expect(await own(anne)).toMatchObject({ licence: 'A1', privacy: 'initials' });
    const { events } = await backend.store.load('member-A1');
    expect(events.at(-1)).toMatchObject({ type: 'PrivacyChosen' });
  });

  it('sees the own personal data and nobody else’s, and does nothing else of what the staff does', async () => {
    expect(await own(anne)).toMatchObject({
      personal: { familyName: 'Dupont', givenName: 'Anne', email: null },
      alike: [],
    });
    const may = (member: string): Promise<readonly string[]> =>
      anne.one('query ($of: ID) { may(member: $of) }', { of: member });
    expect([await may('A1'), await may('B1')]).toEqual([['choosePrivacy'], []]);
    const { errors } = await anne.ask('{ member(licence: "A1") { licence } }', {});
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const renew = await write(anne, 'renewLicence', { licence: 'A1', year: 2027 });
    expect(renew).toMatchObject({ __typename: 'NotAuthorized', code: 'not-permitted' });
  });

  it('is nobody who plays in the region or in an entry, nor who has no account', async () => {
    for (const scope of ['region:nord', 'federation', 'entry:coupe/pair-1']) {
      const { client } = await holderOf(backend, `player ${scope.replace(/\W/g, '-')}`, {
        ...{ role: 'player', scopes: [scope] },
      });
      expect([scope, await choose(client, 'A1', 'name')]).toEqual([scope, 'not-permitted']);
      expect([scope, await own(client)]).toEqual([scope, null]);
    }
    expect(await choose(new Client(backend.api.address), 'A1', 'name')).toBe('not-signed-in');
    expect(await own(new Client(backend.api.address))).toBeNull();
  });

  it('is the same under the licence as which the own one is read, until that is undone', async () => {
    await write(roles.staff, 'mergeMembers', { licence: 'A1', into: 'B1' });
    expect(await choose(anne, 'B1', 'initials')).toBe('Committed');
    expect(await choose(anne, 'A1', 'name')).toBe('merged-into');
    expect(await own(anne)).toMatchObject({ licence: 'B1', privacy: 'initials' });
    expect(await anne.one('query ($of: ID) { may(member: $of) }', { of: 'B1' })).toEqual(['choosePrivacy']);
    await write(roles.staff, 'undoMemberMerge', { licence: 'A1' });
    expect(await choose(anne, 'B1', 'name')).toBe('not-permitted-here');
    expect(await choose(anne, 'A1', 'name')).toBe('Committed');
  });

  it('is so no more when the grant is ended', async () => {
    const admin = await new Client(backend.api.address).as('admin');
    const ended = await write(admin, 'endGrant', { account, grant: 'g1', why: 'mistaken' });
    expect(ended).toMatchObject({ __typename: 'Committed' });
    expect(await choose(anne, 'A1', 'name')).toBe('not-permitted');
    expect(await own(anne)).toBeNull();
  });
});
