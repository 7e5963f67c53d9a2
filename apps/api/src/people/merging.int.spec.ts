import { Vault } from '@arbitre/events';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { FROM, memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

describe('numbers of one person, or of one club', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const done = async (mutation: string, input: Row): Promise<Written> => {
    const answer = await write(roles.staff, mutation, input);
    expect([mutation, answer]).toMatchObject([mutation, { __typename: 'Committed' }]);
    ({ position } = answer);
    return answer;
  };
  const refused = async (mutation: string, input: Row): Promise<unknown> => {
    const { __typename, code, article } = await write(roles.staff, mutation, input);
    return article ?? code ?? __typename;
  };
  const person = (licence: string, familyName: string, givenName: string, birthDate?: string) =>
    done('registerMember', { ...memberInput(licence), familyName, givenName, birthDate });
  const member = (licence: string, client: Client = roles.staff): Promise<Row | null> =>
    client.one<Row | null>(
      `query ($of: ID!, $at: EventPosition) { member(licence: $of, atLeast: $at) {
         licence aliases personal { familyName } clubs { club { number } } alike { licence } results { competition } } }`,
      { of: licence, at: position },
    );
  const club = (number: string): Promise<Row | null> =>
    roles.nobody.one<Row | null>(
      'query ($of: ID!, $at: EventPosition) { club(number: $of, atLeast: $at) { number name aliases } }',
      { of: number, at: position },
    );
  const listed = async (asked: Row = {}): Promise<readonly unknown[]> => {
    const { nodes } = await roles.staff.one<{ nodes: readonly Row[] }>(
      `query ($club: ID, $named: String, $at: EventPosition) {
         members(first: 50, club: $club, named: $named, atLeast: $at) { nodes { licence } } }`,
      { at: position, ...asked },
    );
    return nodes.map(({ licence }) => licence);
  };
  /** As the registry has it by now: it is another model than the competitions. */
  const names = async (competition: string): Promise<readonly unknown[]> => {
    await listed();
    const { entries } = await roles.staff.one<{ entries: { nodes: readonly Row[] } }>(
      `query ($of: ID!, $at: EventPosition) { competition(id: $of, atLeast: $at) { entries(first: 9) { nodes { name } } } }`,
      { of: competition, at: position },
    );
    return entries.nodes.map(({ name }) => name);
  };
  const pairs = async (): Promise<readonly unknown[]> => {
    const found = await roles.staff.one<readonly { one: Row; other: Row }[]>(
      'query ($at: EventPosition) { namesakes(atLeast: $at) { one { licence } other { licence } } }',
      { at: position },
    );
    return found.map(({ one, other }) => `${String(one.licence)} ${String(other.licence)}`);
  };

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    await person('A1', 'Merisier', 'Ondine', '1990-02-28');
    await person('A2', 'Merisier', 'Ondine');
    await person('A3', 'Merisier', 'Ondine', '1991-03-01');
    await person('A4', 'Merissier', 'Ondine', '1990-12-31');
    await person('B1', 'Tremble', 'Ysé', '1980-01-01');
    const opening = { id: 'coupe', name: 'Coupe', region: 'Nord', startsOn: '2026-11-21' };
    await done('openCompetition', { ...opening, ruleset: 'skat@1', method: 'skat-seeger-fabian' });
    for (const [number, licence] of [
      [1, 'A1'],
      [2, 'A2'],
      [3, 'B1'],
    ])
      await done('registerEntry', { competition: 'coupe', number, kind: 'player', members: [{ licence }] });
  }, 60_000);
  afterAll(() => backend.stop());

  it('S17 are proposed: the same words in the name, or one letter, and no other year of birth', async () => {
    expect(await pairs()).toEqual(['A1 A2', 'A2 A3']);
    expect(await member('A1')).toMatchObject({ alike: [{ licence: 'A2' }, { licence: 'A4' }] });
    expect(await member('B1')).toMatchObject({ alike: [] });
  });

  it('are proposed no more once they were told apart', async () => {
    await done('tellMembersApart', { licence: 'A3', other: 'A2' });
    expect(await pairs()).toEqual(['A1 A2']);
    expect(await refused('tellMembersApart', { licence: 'A3', other: 'A2' })).toBe('told-apart');
    expect(await refused('tellMembersApart', { licence: 'A3', other: 'nobody' })).toBe('member-not-found');
  });

  it('S17 are read as one, and are two again when that is undone', async () => {
    await done('correctPersonal', { licence: 'A2', familyName: 'Bouleau', givenName: 'Ondine' });
    expect(await names('coupe')).toEqual(['Ondine Merisier', 'Ondine Bouleau', 'Ysé Tremble']);
    const before = [await member('A1'), await member('A2'), await listed()];
    const heads = await backend.store.head();
    expect(await refused('mergeMembers', { licence: 'A2', into: 'A1', expectedVersion: 7 })).toBe(
      'conflicting-version',
    );
    expect(await backend.store.head()).toEqual(heads);
    await done('mergeMembers', { licence: 'A2', into: 'A1' });
    expect(await member('A2')).toMatchObject({
      ...{ licence: 'A1', aliases: ['A2'], personal: { familyName: 'Merisier' } },
      results: [{ competition: 'coupe' }, { competition: 'coupe' }],
    });
    expect(await names('coupe')).toEqual(['Ondine Merisier', 'Ondine Merisier', 'Ysé Tremble']);
    expect(await listed()).toEqual(['A1', 'A3', 'A4', 'B1']);
    expect(await listed({ named: 'bouleau' })).toEqual([]);
    expect(await refused('renewLicence', { licence: 'A2', year: 2030 })).toBe('merged-into');
    expect(await refused('mergeMembers', { licence: 'A1', into: 'B1' })).toBe('has-aliases');
    expect(await refused('mergeMembers', { licence: 'B1', into: 'A2' })).toBe('merged-into');
    expect(await refused('mergeMembers', { licence: 'B1', into: 'B1' })).toBe('merged-with-itself');
    expect(await refused('mergeMembers', { licence: 'B1', into: 'nobody' })).toBe('member-not-found');
    await done('undoMemberMerge', { licence: 'A2' });
    expect([await member('A1'), await member('A2'), await listed()]).toEqual(before);
    expect(await names('coupe')).toEqual(['Ondine Merisier', 'Ondine Bouleau', 'Ysé Tremble']);
    expect(await refused('undoMemberMerge', { licence: 'A2' })).toBe('not-merged');
  });

  it('are merged once, however often the command comes', async () => {
    const input = { clientMutationId: '7d0b2b64-3a86-4bd5-9d0a-7a3d8b0c7d11', licence: 'A2', into: 'A1' };
    const answers = [await done('mergeMembers', input), await done('mergeMembers', input)];
    expect(answers.map(({ version }) => version)).toEqual([answers[0]?.version, answers[0]?.version]);
    const { events } = await backend.store.load('member-A1');
    const before = events.filter(({ type }) => type === 'MemberReleased').length;
    expect(events.filter(({ type }) => type === 'MemberAbsorbed').length).toBe(before + 1);
  });

  it('are forgotten together', async () => {
    const vault = backend.api.app.get(Vault);
    const sealed = async (licence: string) => {
      const { events } = await backend.store.load(`member-${licence}`);
      const { personal } = events[0]?.data as { readonly personal: { readonly sealed: string } };
      const [who] = await vault.openAll([{ subject: `member-${licence}`, personal }]);
      return who ?? null;
    };
    expect(await sealed('A2')).not.toBeNull();
    await done('eraseMember', { licence: 'A1', reason: 'asked' });
    expect([await sealed('A1'), await sealed('A2')]).toEqual([null, null]);
    expect(await names('coupe')).toEqual([null, null, 'Ysé Tremble']);
    expect(await member('A2')).toMatchObject({ licence: 'A1', personal: null });
  });

  it('of a club are one page, with the members of both', async () => {
    await done('registerClub', { number: '59009', name: 'Lille Nord', region: 'nord', from: FROM });
    await done('registerMember', { ...memberInput('C1'), club: '59009' });
    const before = [await club('59001'), await club('59009'), await listed({ club: '59001' })];
    await done('mergeClubs', { club: '59009', into: '59001' });
    expect(await club('59009')).toEqual({ number: '59001', name: 'Lille', aliases: ['59009'] });
    expect(await listed({ club: '59001' })).toContain('C1');
    expect(await member('C1')).toMatchObject({ clubs: [{ club: { number: '59001' } }] });
    expect(await refused('renameClub', { club: '59009', name: 'Autre' })).toBe('merged-into');
    await done('undoClubMerge', { club: '59009' });
    expect([await club('59001'), await club('59009'), await listed({ club: '59001' })]).toEqual(before);
  });

  it('are merged by the staff alone', async () => {
    for (const [mutation, input] of [
      ['mergeMembers', { licence: 'B1', into: 'C1' }],
      ['undoMemberMerge', { licence: 'A2' }],
      ['tellMembersApart', { licence: 'B1', other: 'C1' }],
      ['mergeClubs', { club: '59009', into: '59001' }],
      ['undoClubMerge', { club: '59009' }],
    ] as const)
      for (const client of [roles.nobody, roles.club, roles.auditeur])
        expect([mutation, await write(client, mutation, input)]).toMatchObject([
          mutation,
          { __typename: 'NotAuthorized' },
        ]);
    const asked = await roles.auditeur.ask('{ namesakes { one { licence } } }');
    expect(asked.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
