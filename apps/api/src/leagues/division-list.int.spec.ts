import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '../../testing/backend';
import type { Client } from '../../testing/client';
import { holderOf } from '../../testing/holders';
import { FROM, memberInput, registerClubs } from '../../testing/registry';
import { type Roles, signInAll, write, type Written } from '../../testing/writing';

type Row = Readonly<Record<string, unknown>>;

const DIVISION = '2026.teams';
const RULES = {
  ...{ league: 1, format: 'fixtures', title: { fr: 'Essai', en: 'Trial' }, calendar: { legs: 1 } },
  entries: { kind: 'team', most: 2, waiting: 1, roster: { least: 2, most: 3, substitutes: 1 } },
  ...{ match: { by: 'result', win: 3, draw: 1, loss: 0 }, forfeit: { score: [3, 0] } },
  ...{ withdrawal: { results: 'struck' }, order: ['difference', 'lot'] },
};
const TITLES = 'Équipe;Club;Joueurs;Capitaine;Remplaçants';
const LILLE = 'Lille I;59001;P-1 P-2;P-2;P-3';
const DOUAI = 'Douai;59002;P-4, P-5;;';
const ARRAS = 'Arras;59002;P-6 P-7;;';
const LIST = [TITLES, LILLE, DOUAI, ARRAS].join('\n');

const PLAN = `query ($list: String!, $at: EventPosition) { division(id: "${DIVISION}", atLeast: $at) {
  planOfList(list: $list) { ignored lines { line does entry members { licence } substitutes { licence } problem { code field rule messageEn } } } } }`;
const ENTRIES = `query ($at: EventPosition) { division(id: "${DIVISION}", atLeast: $at) {
  entries { entry name club place members { licence } substitutes { licence } } } }`;

describe('a list of entries of a division', () => {
  let backend: Backend;
  let roles: Roles;
  let position: unknown;

  const done = async (mutation: string, input: Row, client = roles.staff): Promise<Written> => {
    const answer = await write(client, mutation, input);
    expect(answer).toMatchObject({ __typename: 'Committed' });
    ({ position } = answer);
    return answer;
  };
  const sends = (list: string, client: Client = roles.staff) =>
    write(client, 'enterDivisionList', { division: DIVISION, list });
  const plan = async (list: string, client: Client = roles.staff) => {
    const { planOfList } = await client.one<{
      readonly planOfList: { readonly lines: readonly Row[] } | null;
    }>(PLAN, { list, at: position });
    return planOfList?.lines ?? null;
  };
  const told = async (list: string, client?: Client) =>
    (await plan(list, client))?.map(({ line, does, problem }) => {
      const { code, field, rule } = (problem ?? {}) as Row;
      return problem === null ? [line, does] : [line, code, field, rule];
    });
  const entries = async () =>
    (await roles.staff.one<{ readonly entries: readonly Row[] }>(ENTRIES, { at: position })).entries;

  beforeAll(async () => {
    backend = await startBackend();
    roles = await signInAll(backend);
    await registerClubs(roles.staff);
    await done('registerClub', { number: '59002', name: 'Douai', region: 'nord', from: FROM });
    for (let person = 1; person <= 11; person++) await done('registerMember', memberInput(`P-${person}`));
    const season = { season: '2026', name: 'Saison', from: '2026-09-01', until: '2027-06-30' };
    await done('openSeason', { ...season, games: ['skat'] });
    const of = { title: 'T', game: 'skat', level: 'first', region: 'nord', rules: RULES };
    await done('openDivision', { division: DIVISION, ...of });
  }, 60_000);
  afterAll(() => backend.stop());

  it('is told line by line before it is written, by the lines before each', async () => {
    expect(await told(LIST)).toEqual([
      [2, 'ENTERS'],
      [3, 'ENTERS'],
      [4, 'WAITS'],
    ]);
    const [first] = (await plan(LIST)) ?? [];
    expect(first).toMatchObject({
      ...{ entry: 'lille-i', substitutes: [{ licence: 'P-3' }] },
      members: [{ licence: 'P-2' }, { licence: 'P-1' }],
    });
    expect(await plan(LIST, roles.nobody)).toBeNull();
    expect(await entries()).toEqual([]);
  });

  it('tells every mistake at once, each with its line, its column and the league rule', async () => {
    const wrong = [
      TITLES,
      LILLE,
      'Douai;99999;P-4 P-5;;',
      'Arras;59002;P-6;;',
      'Lens;59002;P-1 P-7;;',
      'Liévin;59002;P-8 P-9;P-10 P-11;',
      'Béthune;59002;P-7 Q-9;;',
      'Calais;59002;P-4 P-5;;P-6 P-7',
      ';59002;;;',
      'Lille I;59002;;;',
    ].join('\n');
    expect(await told(wrong)).toEqual([
      [2, 'ENTERS'],
      [3, 'club-not-found', 'club', null],
      [4, 'members-do-not-fit', 'members', 'entries.roster'],
      [5, 'plays-already', 'members', null],
      [6, 'ENTERS'],
      [7, 'member-not-found', 'members', null],
      [8, 'too-many-substitutes', 'substitutes', 'entries.roster.substitutes'],
      [9, 'list-names-nobody', 'name', null],
      [10, 'line-differs', null, null],
    ]);
  });

  it('is written whole or not at all, and says the line that stands in the way', async () => {
    const answer = await sends([TITLES, LILLE, 'Douai;59002;P-4 Q-9;;'].join('\n'));
    expect(answer).toMatchObject({ __typename: 'NotFound', code: 'member-not-found' });
    const roster = await sends([TITLES, LILLE, 'Arras;59002;P-6;;'].join('\n'));
    expect(roster).toMatchObject({ code: 'members-do-not-fit', act: 3, facts: { rule: 'entries.roster' } });
    expect(await sends(`${TITLES}\nLille;"59001`)).toMatchObject({ code: 'quote-not-closed', act: 2 });
    expect(await entries()).toEqual([]);
    const before = await backend.store.head();
    await done('enterDivisionList', { division: DIVISION, list: LIST });
    expect((await entries()).map(({ entry, place }) => [entry, place])).toEqual([
      ['arras', 'WAITING'],
      ['douai', 'PLAYING'],
      ['lille-i', 'PLAYING'],
    ]);
    expect(await backend.store.head()).not.toBe(before);
  });

  it('writes nothing when it is sent twice, and the new players alone when a line has changed', async () => {
    expect(await told(LIST)).toEqual([
      [2, 'SAME'],
      [3, 'SAME'],
      [4, 'SAME'],
    ]);
    const head = await backend.store.head();
    expect(await sends(LIST)).toMatchObject({ code: 'list-unchanged' });
    // Other capitals, another order of columns, a line a player: it says the same.
    const again = ['Licence;Rôle;Équipe', 'p-1;;LILLE i', 'P-2;C;Lille I', 'P-3;R;Lille I'].join('\n');
    expect(await told(again)).toEqual([[2, 'entered-otherwise', 'name', null]]);
    expect(await told(again.replace('LILLE i', 'Lille I'))).toEqual([[2, 'SAME']]);
    expect(await backend.store.head()).toEqual(head);
    const changed = LIST.replace('P-4, P-5', 'P-4, P-8');
    expect(await told(changed)).toEqual([
      [2, 'SAME'],
      [3, 'NAMES'],
      [4, 'SAME'],
    ]);
    const { version } = await done('enterDivisionList', { division: DIVISION, list: changed });
    expect(version).toBe(7);
    expect(await told(LIST.replace('Douai;59002', 'Douai;59001'))).toContainEqual([
      ...[3, 'entered-otherwise', 'club', null],
    ]);
  });

  it('is the same answer for the same command, and a conflict for who has seen less', async () => {
    const list = `${TITLES}\nDouai;59002;P-4, P-5;;`;
    const input = { clientMutationId: randomUUID(), division: DIVISION, list };
    const first = await done('enterDivisionList', input);
    expect(await done('enterDivisionList', input)).toMatchObject({ ...first, repeated: true });
    expect(
      await write(roles.staff, 'enterDivisionList', { ...input, list: `${TITLES}\nX;59002;;;` }),
    ).toMatchObject({
      code: 'command-id-reused',
    });
    const seen = { division: DIVISION, expectedVersion: 3, list: `${TITLES}\nDouai;59002;P-4, P-8;;` };
    expect(await write(roles.staff, 'enterDivisionList', seen)).toMatchObject({
      code: 'conflicting-version',
    });
  });

  it('is sent by a club for its own teams alone', async () => {
    const scopes = ['club:59002'];
    const { client } = await holderOf(backend, 'club of douai', { role: 'club', scopes });
    const own = `${TITLES}\nDouai;59002;P-4, P-8;;`;
    expect(await told(own, client)).toEqual([[2, 'NAMES']]);
    for (const list of [LIST, `${TITLES}\nLille I;;P-1 P-2;;`, `${TITLES}\nLens;;P-6 P-7;;`]) {
      expect(await sends(list, client)).toMatchObject({ code: 'not-permitted-here' });
      expect(await told(list, client)).toEqual([[0, 'not-permitted-here', null, null]]);
    }
    await done('enterDivisionList', { division: DIVISION, list: own }, client);
  });

  it('of members takes licences and no names, whatever stands beside them', async () => {
    const rules = {
      ...{ league: 1, format: 'circuit', title: RULES.title, competitions: 3, entries: { kind: 'member' } },
      ...{ figure: { by: 'wins' }, order: ['lot'] },
    };
    const division = '2026.solo';
    await done('openDivision', { division, title: 'S', game: 'skat', level: 'solo', rules });
    const list = 'Nom;Licence;Club\nDurand Léa;P-1;59001\n<b>x</b>;P-2;59001';
    await done('enterDivisionList', { division, list });
    const { events } = await backend.store.load(`division-${division}`);
    expect(events.slice(1).map(({ data }) => data)).toEqual([
      { entry: 'p-1', members: ['P-1'], club: '59001', region: 'nord' },
      { entry: 'p-2', members: ['P-2'], club: '59001', region: 'nord' },
    ]);
  });
});
