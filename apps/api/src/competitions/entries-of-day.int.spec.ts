import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { refusedTo, type Roles, signInAll, type Written, write } from '../../testing/writing';

const ABOUT = {
  ...{ name: 'Coupe du Nord', region: 'Nord', method: 'matchpoints', startsOn: '2026-11-21' },
};
const ENTRIES = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
  places entries(first: 20) { nodes {
    id number name waiting withdrawn presence club members { name guest licence } substitutes { in { name guest } round } } }
  standings(first: 20) { nodes { entry { id } } } } }`;

type Entry = {
  readonly id: string;
  readonly number: number;
  readonly name: string | null;
  readonly waiting: boolean;
  readonly presence: string;
  readonly members: readonly { readonly name: string; readonly licence: string }[];
  readonly substitutes: readonly { readonly in: { readonly name: string }; readonly round: number }[];
};
type Shown = {
  readonly places: number | null;
  readonly entries: { readonly nodes: readonly Entry[] };
  readonly standings: { readonly nodes: readonly { readonly entry: { readonly id: string } }[] };
};

describe('entries until they play, and on the day', () => {
  let backend: Backend;
  let roles: Roles;
  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
  }, 60_000);
  afterAll(() => backend.stop());

  const guests = (...names: readonly string[]) => names.map((familyName) => ({ familyName }));
  const pair = (number: number, ...names: readonly string[]) => ({
    ...{ number, kind: 'pair', members: guests(...names) },
  });
  const shown = (id: string, at: unknown): Promise<Shown> => roles.staff.one<Shown>(ENTRIES, { id, at });
  const playing = ({ entries }: Shown) => entries.nodes.flatMap(({ id, waiting }) => (waiting ? [] : [id]));

  const rows = async (id: string, at: unknown): Promise<readonly object[]> => {
    const query = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
      standings(first: 20) { nodes { deals ranked entry { id withdrawn } } } } }`;
    type Ranked = { readonly standings: { readonly nodes: readonly object[] } };
    return (await roles.nobody.one<Ranked>(query, { id, at })).standings.nodes;
  };

  let opened = 0;
  /** Where the log stood when the last one had its entries. */
  let registered: unknown;
  /** A competition with two places and three pairs: the third waits. */
  const open = async (places: number | null = 2): Promise<string> => {
    const id = `day-${++opened}`;
    await write(roles.staff, 'openCompetition', { ...ABOUT, id, ruleset: 'bridge-duplicate@1', places });
    const entries = [pair(1, 'Loup', 'Ours'), pair(2, 'Loutre', 'Martre'), pair(3, 'Biche', 'Cerf')];
    const done = await write(roles.staff, 'registerEntries', { competition: id, entries });
    expect(done).toMatchObject({ __typename: 'Committed' });
    registered = done.position;
    return id;
  };
  const act = (
    mutation: string,
    input: Record<string, unknown>,
    by: Client = roles.staff,
  ): Promise<Written> => write(by, mutation, input);
  const result = (competition: string, northSouth = 1, eastWest = 2) => ({
    ...{ competition, place: { session: 1, round: 1, table: '1', board: 1 } },
    seating: ['N', 'E', 'S', 'W'].map((seat, at) => ({
      seat,
      entry: `pair-${at % 2 === 0 ? northSouth : eastWest}`,
    })),
    result: { contract: '4S', declarer: 'N', tricks: 10 },
  });

  it.each([
    ['admitEntry', { entry: 'pair-3' }],
    ['reviseEntry', { entry: 'pair-1', ...pair(7, 'Loup', 'Ours') }],
    ['reviseWithdrawal', { entry: 'pair-1', results: 'STRUCK', reason: 'moins de la moitié jouée' }],
  ])('%s is refused to whoever does not run the competition', async (mutation, more) => {
    const competition = await open();
    expect(await refusedTo(roles, mutation, { competition, ...more })).toEqual([
      'arbitre: not-permitted ARBITER',
      'auditeur: not-permitted AUDITOR',
      'club: not-permitted CLUB',
      'nobody: not-signed-in null',
    ]);
  });

  it('whoever comes beyond the limit waits, sits nowhere and is not ranked, until a place becomes free', async () => {
    const id = await open();
    expect(await act('recordResult', result(id, 1, 3))).toMatchObject({ code: 'entry-waits' });
    const gone = await act('withdrawEntry', { competition: id, entry: 'pair-1', reason: 'malade' });
    const after = await shown(id, gone.position);
    expect(after.places).toBe(2);
    expect(after.entries.nodes.map(({ id: entry, waiting }) => [entry, waiting])).toEqual([
      ['pair-1', false],
      ['pair-2', false],
      ['pair-3', false],
    ]);
    const played = await act('recordResult', result(id, 2, 3));
    expect(played).toMatchObject({ __typename: 'Committed' });
    expect(
      (await shown(id, played.position)).standings.nodes.map(({ entry }) => entry.id).toSorted(),
    ).toEqual(['pair-2', 'pair-3']);
  });

  it('after the first result nobody moves up by himself: somebody lets him in, or there are more places', async () => {
    const id = await open();
    const played = await act('recordResult', result(id));
    const ranked = await shown(id, played.position);
    expect(ranked.standings.nodes.map(({ entry }) => entry.id)).not.toContain('pair-3');
    const gone = await act('withdrawEntry', { competition: id, entry: 'pair-2', reason: 'malade' });
    expect(playing(await shown(id, gone.position))).toEqual(['pair-1', 'pair-2']);
    const admitted = await act('admitEntry', { competition: id, entry: 'pair-3' });
    expect(playing(await shown(id, admitted.position))).toContain('pair-3');
    expect(await act('admitEntry', { competition: id, entry: 'pair-3' })).toMatchObject({
      code: 'entry-not-waiting',
    });
    const other = await open();
    const larger = await act('reviseCompetition', { ...ABOUT, competition: other, places: 3 });
    expect(playing(await shown(other, larger.position))).toHaveLength(3);
  });

  it('S13 who comes late plays from the round he is there for, and is ranked by what he played', async () => {
    const id = await open(null);
    await act('recordResult', result(id));
    const late = await act('registerEntry', { competition: id, ...pair(4, 'Lynx', 'Hermine') });
    expect(late).toMatchObject({ __typename: 'Committed' });
    const second = { ...result(id, 4, 3), place: { session: 1, round: 2, table: '1', board: 2 } };
    const played = await act('recordResult', second);
    expect(await rows(id, played.position)).toEqual(
      expect.arrayContaining([
        { deals: 1, ranked: true, entry: { id: 'pair-4', withdrawn: false } },
        { deals: 1, ranked: true, entry: { id: 'pair-1', withdrawn: false } },
      ]),
    );
  });

  it('S14 who withdraws keeps his results and his opponents theirs, is called withdrawn, and plays no more', async () => {
    const id = await open(null);
    await act('recordResult', result(id));
    const gone = await act('withdrawEntry', { competition: id, entry: 'pair-2', reason: 'malade' });
    expect(await rows(id, gone.position)).toEqual(
      expect.arrayContaining([
        { deals: 1, ranked: true, entry: { id: 'pair-1', withdrawn: false } },
        { deals: 1, ranked: true, entry: { id: 'pair-2', withdrawn: true } },
      ]),
    );
    const next = { ...result(id, 3, 2), place: { session: 1, round: 2, table: '1', board: 2 } };
    expect(await act('recordResult', next)).toMatchObject({ code: 'entry-withdrawn' });
  });

  it('S14 who withdraws is struck from the ranking where that is decided, with a look at it before, until it is official', async () => {
    const id = await open(null);
    const played = await act('recordResult', result(id));
    const query = `query ($id: ID!, $entry: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) {
      withdrawalEffect(entry: $entry) { deals given changes { rankNow rankThen entry { id } } } } }`;
    const effect = async (entry: string, at: unknown) =>
      (await roles.staff.one<{ readonly withdrawalEffect: object }>(query, { id, entry, at }))
        .withdrawalEffect;
    expect(await effect('pair-3', played.position)).toEqual({ deals: 0, given: 0, changes: [] });
    expect(await effect('pair-2', played.position)).toMatchObject({
      ...{ deals: 1, given: 0 },
      changes: expect.arrayContaining([{ rankNow: 1, rankThen: null, entry: { id: 'pair-2' } }]) as unknown,
    });
    const gone = { competition: id, entry: 'pair-2', reason: 'malade' };
    const struck = await act('withdrawEntry', { ...gone, results: 'STRUCK' });
    const entered = async (at: unknown) =>
      (await rows(id, at)) as { readonly entry: { readonly id: string } }[];
    const ranked = await entered(struck.position);
    expect(ranked.map(({ entry }) => entry.id)).not.toContain('pair-2');
    expect(ranked).toContainEqual({ deals: 1, ranked: true, entry: { id: 'pair-1', withdrawn: false } });
    expect(await effect('pair-2', struck.position)).toMatchObject({
      changes: expect.arrayContaining([{ rankNow: null, rankThen: 1, entry: { id: 'pair-2' } }]) as unknown,
    });
    const stands = await act('reviseWithdrawal', { ...gone, results: 'STAND' });
    expect(await entered(stands.position)).toContainEqual({
      ...{ deals: 1, ranked: true, entry: { id: 'pair-2', withdrawn: true } },
    });
    const asOf = `query ($id: ID!, $at: EventPosition) { competition(id: $id, atLeast: $at) { publishing { asOf } } }`;
    type Publishing = { readonly publishing: { readonly asOf: string } };
    const { publishing } = await roles.staff.one<Publishing>(asOf, { id, at: stands.position });
    await act('publishRanking', { competition: id, asOf: publishing.asOf });
    await act('closeCorrections', { competition: id, reason: 'jury' });
    expect(await act('reviseWithdrawal', { ...gone, results: 'STRUCK' })).toMatchObject({
      code: 'corrections-closed',
    });
  });

  it('an entry is said anew until its first result: number, a guest’s name, a partner, the club', async () => {
    const id = await open(null);
    const anew = { ...pair(9, 'Loup', 'Blaireau'), club: 'Cercle de Lille' };
    const revised = await act('reviseEntry', { competition: id, entry: 'pair-1', ...anew, reason: 'faute' });
    const found = (await shown(id, revised.position)).entries.nodes.find((entry) => entry.id === 'pair-1');
    expect(found).toMatchObject({
      ...{ number: 9, club: 'Cercle de Lille' },
      members: [{ name: 'Loup' }, { name: 'Blaireau' }],
    });
    expect(
      await act('reviseEntry', { competition: id, entry: 'pair-1', ...pair(2, 'A', 'B') }),
    ).toMatchObject({
      code: 'number-taken',
    });
    expect(
      await act('reviseEntry', { competition: id, entry: 'pair-1', ...pair(9, 'A'.repeat(300), 'B') }),
    ).toMatchObject({ code: 'invalid-field', path: 'input.members.0.familyName' });
    const played = await act('recordResult', result(id));
    await shown(id, played.position);
    expect(
      await act('reviseEntry', { competition: id, entry: 'pair-1', ...pair(8, 'A', 'B') }),
    ).toMatchObject({
      code: 'entry-has-played',
    });
    expect(
      await act('reviseEntry', { competition: id, entry: 'pair-3', ...pair(8, 'A', 'B') }),
    ).toMatchObject({
      __typename: 'Committed',
    });
  });

  it('is noted here or away, one or all, and said again is no news', async () => {
    const competition = await open(null);
    const all = { competition, entries: ['pair-1', 'pair-2', 'pair-3'] };
    await act('notePresence', { ...all, entries: ['pair-2'], presence: 'away' }, roles.club);
    const noted = await act('notePresence', { ...all, presence: 'here' }, roles.club);
    const presences = async (at: unknown) =>
      (await shown(competition, at)).entries.nodes.map(({ presence }) => presence);
    expect(await presences(noted.position)).toEqual(['HERE', 'HERE', 'HERE']);
    expect(await act('notePresence', { ...all, presence: 'here' })).toMatchObject({ code: 'presence-known' });
    expect(await act('notePresence', { ...all, presence: 'late' })).toMatchObject({
      path: 'input.presence',
    });
    const away = await act('notePresence', { ...all, entries: ['pair-3'], presence: 'away' });
    expect(await presences(away.position)).toEqual(['HERE', 'HERE', 'AWAY']);
    expect(await refusedTo(roles, 'notePresence', { ...all, presence: 'here' })).toEqual([
      'auditeur: not-permitted AUDITOR',
      'nobody: not-signed-in null',
    ]);
  });

  it('S16 has a guest as a substitute, who is written down with the substitution and plays for nobody else', async () => {
    const id = await open(null);
    const [before] = (await shown(id, registered)).entries.nodes;
    const out = before?.members[0]?.licence;
    const named = { competition: id, entry: 'pair-1', out, session: 1, round: 2 };
    expect(await act('nameSubstitute', named)).toMatchObject({ code: 'licence-or-name', path: 'input.in' });
    const guest = { familyName: 'Fouine', givenName: 'Lise' };
    expect(await act('nameSubstitute', { ...named, in: 'F-404' })).toMatchObject({
      code: 'person-not-registered',
    });
    expect(await act('nameSubstitute', { ...named, guest: { familyName: 'A'.repeat(300) } })).toMatchObject({
      ...{ code: 'invalid-field', path: 'input.guest.familyName' },
    });
    const done = await act('nameSubstitute', { ...named, guest });
    const [first] = (await shown(id, done.position)).entries.nodes;
    expect(first?.substitutes).toEqual([{ in: { name: 'Lise Fouine', guest: true }, round: 2 }]);
    // The log has no name of hers.
    const { events } = await backend.store.load(`competition-${id}`);
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('Fouine');
    expect(await act('nameSubstitute', { ...named, guest })).toMatchObject({ code: 'not-of-the-entry' });
    expect(await refusedTo(roles, 'nameSubstitute', { ...named, guest })).toEqual([
      'auditeur: not-permitted AUDITOR',
      'club: not-permitted CLUB',
      'nobody: not-signed-in null',
    ]);
  });
});
