import { randomUUID } from 'node:crypto';
import { competitionStream, type EventStore, fingerprintOf, matchWords, streams } from '@arbitre/events';
import { type Backend, startBackend } from '../../../testing/backend';
import { holderOf } from '../../../testing/holders';
import { registerClubs } from '../../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../../testing/writing';

type Row = Readonly<Record<string, unknown>>;
type Said = { word: string; competitions: number; entries: number; proposed: string | null; left: boolean };
type Receipt = Row & { readonly regions: readonly Row[]; readonly clubs: readonly Row[] };

const SAID = `query ($at: EventPosition) { saidWords(atLeast: $at) {
  kind word competitions entries proposed proposedName left saidBy { id entries } } }`;
const RECEIPTS = `query ($at: EventPosition) { wordReceipts(first: 10, atLeast: $at) { nodes {
  number by byName competitions regions { word means times } clubs { word means times } } } }`;
const SHOWN = `query ($id: ID!) { competition(id: $id) {
  region regionName entries(first: 10) { nodes { club clubName } } } }`;

describe('words that competitions have for regions and clubs', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const done = async (mutation: string, input: Row): Promise<Written> => {
    const answer = await write(roles.staff, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const open = async (id: string, region: string, clubs: readonly string[]): Promise<void> => {
    const rules = { ruleset: 'bridge-duplicate@1', method: 'butler', startsOn: '2026-11-21' };
    await done('openCompetition', { id, name: `Coupe ${id}`, region, ...rules });
    for (const [at, club] of clubs.entries())
      await done('registerEntry', { competition: id, number: at + 1, kind: 'pair', club });
  };
  const said = async (): Promise<readonly Said[]> =>
    (await roles.staff.one<{ length: number } & readonly Said[]>(SAID, { at: position })).slice();
  const receipts = async (): Promise<readonly Receipt[]> =>
    (await roles.auditeur.one<{ nodes: Receipt[] }>(RECEIPTS, { at: position })).nodes;
  const typesOf = async (competition: string): Promise<readonly string[]> =>
    (await backend.store.load(competitionStream(competition))).events.map(({ type }) => type);
  /** Until no competition says any of these words any more. */
  const gone = async (...words: readonly string[]): Promise<readonly Said[]> => {
    for (;;) {
      const now = await said();
      if (!now.some(({ word }) => words.includes(word))) return now;
    }
  };

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    await open(
      'one',
      'NORD',
      ['Lille', 'LILLE ', 'Cercle inconnu'].map((club) => club.trim()),
    );
    await open('two', 'Flandre', ['Lille']);
    await open('three', 'nord', ['59001']);
    await done('closeCompetition', { competition: 'two', reason: 'played' });
  }, 60_000);
  afterAll(() => backend.stop());

  it('are told with how often they are said, and what is written alike', async () => {
    expect(await said()).toEqual([
      ...[
        { kind: 'region', word: 'Flandre', competitions: 1, entries: 0, proposed: null, left: false },
        { kind: 'region', word: 'NORD', competitions: 1, entries: 0, proposed: 'nord', left: false },
      ].map((each) => expect.objectContaining(each) as unknown),
      ...[
        {
          kind: 'club',
          word: 'Lille',
          competitions: 2,
          entries: 2,
          proposed: '59001',
          proposedName: 'Lille',
        },
        { kind: 'club', word: 'Cercle inconnu', competitions: 1, entries: 1, proposed: null },
        { kind: 'club', word: 'LILLE', competitions: 1, entries: 1, proposed: '59001' },
      ].map((each) => expect.objectContaining(each) as unknown),
    ]);
    const [, , lille] = (await said()) as unknown as { saidBy: unknown }[];
    expect(lille?.saidBy).toEqual(
      expect.arrayContaining([
        { id: 'one', entries: 1 },
        { id: 'two', entries: 1 },
      ]),
    );
  });

  it('are told and matched for nobody but the staff of the federation; auditors read them', async () => {
    const nord = await holderOf(backend, 'staff of nord', { role: 'staff', scopes: ['region:nord'] });
    const input = { regions: [{ word: 'NORD', means: 'nord' }], clubs: [] };
    expect(await write(nord.client, 'matchWords', input)).toMatchObject({ code: 'not-permitted-here' });
    expect(await write(roles.club, 'matchWords', input)).toMatchObject({ code: 'not-permitted' });
    for (const client of [nord.client, roles.club, roles.nobody])
      expect((await client.ask(SAID)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await roles.auditeur.ask(SAID)).errors).toEqual([]);
  });

  it.each<[string, Row, string]>([
    [
      'a region that nobody knows',
      { regions: [{ word: 'NORD', means: 'ouest' }], clubs: [] },
      'region-not-found',
    ],
    [
      'a club that nobody knows',
      { regions: [], clubs: [{ word: 'Lille', means: '00000' }] },
      'club-not-found',
    ],
    [
      'a word twice',
      { regions: [], clubs: [59001, 13001].map((means) => ({ word: 'Lille', means: String(means) })) },
      'word-twice',
    ],
    [
      'words that nobody says',
      { regions: [{ word: 'Ouest', means: 'nord' }], clubs: [] },
      'nothing-to-match',
    ],
    ['nothing', { regions: [], clubs: [] }, 'nothing-to-match'],
  ])('refuses %s, and writes nothing', async (_, input, code) => {
    expect(await write(roles.staff, 'matchWords', input)).toMatchObject({ code });
    expect(await typesOf('one')).not.toContain('CompetitionMatched');
    expect(await receipts()).toEqual([]);
  });

  it('are matched once, in all competitions that say them, closed ones too, with a receipt', async () => {
    const input = {
      clientMutationId: randomUUID(),
      regions: [
        { word: 'NORD', means: 'nord' },
        { word: 'Flandre', means: 'sud' },
      ],
      clubs: [
        { word: 'Lille', means: '59001' },
        { word: 'Cercle inconnu', means: null },
      ],
    };
    await done('matchWords', input);
    const left = await gone('NORD', 'Flandre', 'Lille');
    expect(left.map(({ word, left: stays }) => [word, stays])).toEqual([
      ['Cercle inconnu', true],
      ['LILLE', false],
    ]);
    const shown = await roles.nobody.one<{ entries: { nodes: Row[] } } & Row>(SHOWN, { id: 'one' });
    expect(shown).toMatchObject({ region: 'nord', regionName: 'Nord' });
    expect(shown.entries.nodes).toEqual([
      { club: '59001', clubName: 'Lille' },
      { club: 'LILLE', clubName: 'LILLE' },
      { club: 'Cercle inconnu', clubName: 'Cercle inconnu' },
    ]);
    expect(await roles.nobody.one<Row>(SHOWN, { id: 'two' })).toMatchObject({
      region: 'sud',
      regionName: 'Sud',
    });
    expect(await receipts()).toEqual([
      {
        ...{ number: 1, by: 'staff', byName: 'Federation staff', competitions: 2 },
        regions: [
          { word: 'NORD', means: 'nord', times: 1 },
          { word: 'Flandre', means: 'sud', times: 1 },
        ],
        clubs: [
          { word: 'Lille', means: '59001', times: 2 },
          { word: 'Cercle inconnu', means: null, times: 1 },
        ],
      },
    ]);

    const before = await backend.store.head();
    expect(await write(roles.staff, 'matchWords', input)).toMatchObject({ repeated: true });
    const another = { ...input, clientMutationId: randomUUID() };
    expect(await write(roles.staff, 'matchWords', another)).toMatchObject({ code: 'nothing-to-match' });
    expect(await backend.store.head()).toEqual(before);
  });

  it('are no regions of their own any more: lists and leaders follow the id, or what the registry calls it', async () => {
    const asked = `{ regions(first: 10) { nodes { name title competitionCount } }
      region(name: "Nord") { name competitionCount } competitions(first: 10, region: "Nord") { nodes { id } } }`;
    const { data } = await roles.nobody.ask(asked);
    expect(data).toEqual({
      regions: {
        nodes: [
          { name: 'nord', title: 'Nord', competitionCount: 2 },
          { name: 'sud', title: 'Sud', competitionCount: 1 },
        ],
      },
      region: { name: 'nord', competitionCount: 2 },
      competitions: { nodes: [{ id: 'three' }, { id: 'one' }] },
    });
  });

  it('are covered by a role in the region that they mean, and by one in the word that was said before', async () => {
    const codes = [];
    for (const scope of ['region:sud', 'region:Flandre', 'region:nord']) {
      const { client } = await holderOf(backend, `director ${scope.slice(7)}`, {
        role: 'director',
        scopes: [scope],
      });
      const answer = await client.ask('query ($c: ID!) { may(competition: $c) }', { c: 'two' });
      codes.push((answer.data?.may as string[]).includes('registerEntry'));
    }
    expect(codes).toEqual([true, true, false]);
  });

  it('of a command that was cut off are matched when it is sent again', async () => {
    const competitions = ['cut-1', 'cut-2', 'cut-3'];
    for (const id of competitions) await open(id, 'Midi', []);
    const { store } = backend;
    const cutting = Object.create(store, {
      append: {
        value: (...given: Parameters<EventStore['append']>) =>
          given[0] === competitionStream('cut-2') ? Promise.reject(new Error('cut')) : store.append(...given),
      },
    }) as EventStore;
    const input = { regions: [{ word: 'Midi', region: 'sud' }], clubs: [], competitions };
    const context = {
      ...{ commandId: randomUUID(), actor: { id: 'staff', role: 'staff' }, time: new Date().toISOString() },
      fingerprint: fingerprintOf(input),
    };
    await expect(matchWords(cutting, input, context)).rejects.toThrow('cut');
    expect(await typesOf('cut-2')).not.toContain('CompetitionMatched');
    expect(await matchWords(store, input, context)).toMatchObject({ kind: 'repeated' });
    for (const id of competitions)
      expect(await typesOf(id)).toEqual(['CompetitionOpened', 'CompetitionMatched']);
    const receiptsOf = await store.load(streams.name('words', 'registry'));
    expect(receiptsOf.events).toHaveLength(2);
  });
});
